// Extracts the exact source text of each member of a JSON object or array.

export interface Member {
  /** The name of the member. Undefined in an array. */
  readonly name?: string;
  /** The text of the value as written, without surrounding white space. */
  readonly text: string;
}

const BLANKS = /[ \t\n\r]*/y;
const SCALAR = /[-+.0-9A-Za-z]+/y;

/**
 * Policy: verification uses the text as received, never a re-serialised value.
 *
 * Accepts only text that `parseStrictJson` has accepted. For other text the result is meaningless, but the loop always ends.
 */
export function members(text: string): readonly Member[] {
  const found: Member[] = [];
  let at = past(BLANKS, text, 0);
  const object = text[at] === '{';
  at = past(BLANKS, text, at + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    let name: string | undefined;
    if (object) {
      const end = endOfString(text, at);
      name = String(JSON.parse(text.slice(at, end)));
      at = past(BLANKS, text, past(BLANKS, text, end) + 1);
    }
    const end = endOfValue(text, at);
    found.push({ ...(name === undefined ? {} : { name }), text: text.slice(at, end) });
    at = past(BLANKS, text, end);
    if (text[at] === ',') at = past(BLANKS, text, at + 1);
  }
  return found;
}

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** Returns the offset after the closing quotation mark of the string that starts at `at`. */
function endOfString(text: string, at: number): number {
  for (let place = at + 1; place < text.length; place++) {
    if (text[place] === '\\') place++;
    else if (text[place] === '"') return place + 1;
  }
  return text.length;
}

/** Counts brackets outside strings. The result is always at least `at` + 1. */
function endOfValue(text: string, at: number): number {
  const first = text[at];
  if (first === '"') return endOfString(text, at);
  if (first !== '{' && first !== '[') return Math.max(past(SCALAR, text, at), at + 1);
  let depth = 0;
  for (let place = at; place < text.length; place++) {
    const character = text[place];
    if (character === '"') place = endOfString(text, place) - 1;
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return place + 1;
  }
  return text.length;
}
