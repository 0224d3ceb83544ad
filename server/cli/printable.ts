// Text of strangers in, what a terminal may show of it out: control and format characters are no part of a line.

export const printable = (text: string): string => text.replace(/\p{C}/gu, '\u{FFFD}');
