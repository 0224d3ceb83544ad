// Splits words into parts of up to five characters, by which an index finds a word anywhere in a text.

const LONGEST = 5;
/** Shorter words are not in the index: most texts have them. */
const SHORTEST = 3;

/** The folded text as the index takes it: the parts that begin at each character of each word. */
export const indexedParts = (text: string): string => [...new Set(text.split(' ').flatMap(beginnings))].join(' ');

function beginnings(word: string): readonly string[] {
  const characters = [...word];
  return characters.slice(SHORTEST - 1).map((_, at) => characters.slice(at, at + LONGEST).join(''));
}

/** The parts that a text with this folded word has. The text of a shorter part may go on: it is the beginning of an indexed one. */
export function partsOf(word: string): readonly string[] {
  const length = [...word].length;
  if (length < SHORTEST) return [];
  return length < LONGEST ? [word] : beginnings(word).filter((part) => isWhole(part));
}

export const isWhole = (part: string): boolean => [...part].length === LONGEST;
