// Splits text from outside into parts to draw, and marks those that are hidden, confusable or stacked.
import { confusables, HIDDEN, MARK, MAX_MARKS, nameOf, SELECTOR } from './characters.ts';

export interface Part {
  /** The text to draw: the name of a hidden character, or the number of surplus marks. */
  readonly text: string;
  readonly mark?: 'hidden' | 'confusable' | 'stacked';
}

export interface Layout {
  /** Keeps line breaks. Set it if the text is shown as a separate block. */
  readonly keepLines?: boolean;
  /** Keeps runs of blanks. Set it if the text is a block, or a line of the app that contains a text from outside. */
  readonly keepBlanks?: boolean;
}

/**
 * Matches runs of blanks. Repeated, leading and trailing blanks are made visible, because a screen does not draw them and a terminal wraps
 * at them.
 */
const BLANKS = /\p{Zs}+/gu;
const OPEN_BOX = '\u2423';
const withBlanks = (text: string): string =>
  text.replace(BLANKS, (run: string, at: number) => {
    const isBetween = at > 0 && at + run.length < text.length;
    return isBetween ? `${run.charAt(0)}${OPEN_BOX.repeat(run.length - 1)}` : OPEN_BOX.repeat(run.length);
  });

/** The text of the returned parts cannot start a new line, change the order of text, hide text or cover other lines. */
export function parts(given: string, { keepLines = false, keepBlanks = keepLines }: Layout = {}): readonly Part[] {
  const found: Part[] = [];
  const text = keepBlanks ? given : withBlanks(given);
  const lookalikes = confusables(text);
  let [plain, marks, surplus, at] = ['', 0, 0, 0];
  const end = (part?: Part): void => {
    if (plain !== '') found.push({ text: plain });
    plain = '';
    if (part !== undefined) found.push(part);
  };
  const endMarks = (): void => {
    if (surplus > 0) end({ text: `⟨+${surplus}⟩`, mark: 'stacked' });
    [marks, surplus] = [0, 0];
  };
  for (const character of text) {
    if (SELECTOR.test(character)) plain += character;
    else if (HIDDEN.test(character) && !(keepLines && character === '\n')) {
      endMarks();
      end({ text: nameOf(character), mark: 'hidden' });
    } else if (MARK.test(character)) {
      marks += 1;
      // A leading mark would join the character before the text.
      if (marks === 1 && plain === '' && found.at(-1)?.mark !== 'confusable') plain += '◌';
      if (marks <= MAX_MARKS) plain += character;
      else surplus += 1;
    } else {
      endMarks();
      if (lookalikes.has(at)) end({ text: character, mark: 'confusable' });
      else plain += character;
    }
    at += character.length;
  }
  endMarks();
  end();
  return found;
}
