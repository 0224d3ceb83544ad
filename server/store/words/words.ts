// Reads the words of a search, for an index of all sequences of three characters (FTS5, tokenizer trigram) and for a comparison.
import { fold, likeAny } from '../../domain/encoding/fold.ts';

/** The length of the shortest word that the index can find, in characters. */
const INDEXED = 3;

export interface Words {
  /** The folded words. */
  readonly words: readonly string[];
  /** The query for the index. Empty if every word is too short for it. */
  readonly match: string;
  /**
   * Whether the rows that the index finds need no further comparison. Otherwise the order of the words, or short words, must be compared.
   */
  readonly isExact: boolean;
  /** Compared with `LIKE ? ESCAPE '\'`. */
  readonly like: string;
}

/** Words are found anywhere in the folded text, in the order in which they are given. */
export function wordsOf(query: string): Words {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '');
  const indexed = words.filter((word) => [...word].length >= INDEXED && !word.includes('\0'));
  return {
    words,
    match: indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' '),
    isExact: words.length === 1 && indexed.length === 1,
    like: likeAny(query),
  };
}
