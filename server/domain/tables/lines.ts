// Splits decoded text into numbered lines, and limits the length of a line.

export type Line = { readonly line: number; readonly text: string } | { readonly line: number; readonly tooLong: true };

export interface LineSplitter {
  /** Adds text and returns the lines that it completes. */
  push(text: string): readonly Line[];
  end(): readonly Line[];
}

/** In UTF-16 code units. The row of a passport with every field takes about 60,000. */
export const MAX_LINE = 1024 * 1024;

/** Splits at LF and CR LF. Skips the rest of a line that is too long without holding it in memory. */
export function splitLines(): LineSplitter {
  let rest = '';
  let tooLong = false;
  let line = 1;

  const complete = (text: string): Line => {
    const number = line++;
    const fits = !tooLong && rest.length + text.length <= MAX_LINE;
    const whole = fits ? rest + text : '';
    rest = '';
    tooLong = false;
    if (!fits) return { line: number, tooLong: true };
    return { line: number, text: whole.endsWith('\r') ? whole.slice(0, -1) : whole };
  };
  return {
    push: (text) => {
      const lines: Line[] = [];
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        lines.push(complete(text.slice(from, end)));
        from = end + 1;
      }
      tooLong ||= rest.length + text.length - from > MAX_LINE;
      rest = tooLong ? '' : rest + text.slice(from);
      return lines;
    },
    end: () => (rest === '' && !tooLong ? [] : [complete('')]),
  };
}
