// Encodes a signed note as letters and digits, because hand scanners change line breaks, dashes and other punctuation.
const PREFIX = 'DPPDESKNOTE';
const CARRIED = /^DPPDESKNOTE((?:[0-9A-F]{2})+)$/i;

/** Policy: a code with more characters is hard to read from a screen. */
const MOST_CARRIED = 2_000;

/** Returns undefined if the text is too long for one code. */
export function toCarried(text: string): string | undefined {
  const carried = `${PREFIX}${Buffer.from(text).toString('hex').toUpperCase()}`;
  return carried.length <= MOST_CARRIED ? carried : undefined;
}

/** Restores a note from a code, a file or the clipboard: decoded, with the line ends of the standard and a final newline. */
export function asWritten(text: string): string {
  const hex = CARRIED.exec(text.trim())?.[1];
  const whole = hex === undefined ? text : Buffer.from(hex, 'hex').toString('utf8');
  return `${whole.replaceAll('\r\n', '\n').trim()}\n`;
}
