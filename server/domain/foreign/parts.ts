// A text from outside as parts to draw: what reads as it stands, and what has to be marked.
import { confusables, HIDDEN, MARK, MAX_MARKS, nameOf, SELECTOR } from './characters.ts';

export interface Part {
  /** What is drawn: for a hidden character its name, for surplus marks their number. */
  readonly text: string;
  readonly mark?: 'hidden' | 'confusable' | 'stacked';
}

export interface Layout {
  /** Line breaks stay: the text is shown as a block of its own. */
  readonly keepLines?: boolean;
  /** Runs of blanks stay: the text is a line of the app with a text from outside in it, or a block. */
  readonly keepBlanks?: boolean;
}

/** A blank that is not between two words: a second one, the first or the last. A screen draws none of them, and a terminal starts its next row with them. */
const BLANKS = /\p{Zs}+/gu;
const OPEN_BOX = '\u2423';
const withBlanks = (text: string): string =>
  text.replace(BLANKS, (run: string, at: number) => {
    const isBetween = at > 0 && at + run.length < text.length;
    return isBetween ? `${run.charAt(0)}${OPEN_BOX.repeat(run.length - 1)}` : OPEN_BOX.repeat(run.length);
  });

/** Nothing in the parts starts a line, reorders, hides, or leaves its own line of text. */
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
      // A mark with nothing to stand on would join the character before the text.
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
