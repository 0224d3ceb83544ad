// Finds rows by words through an index of every three letters in a row (FTS5, tokenizer trigram).
import { fold, likeAny } from '../domain/encoding/fold.ts';

/** In characters: the index knows every three in a row. */
const INDEXED = 3;

export interface Words {
  /** The query for the index. Empty: every word is too short for it. */
  readonly match: string;
  /** The index alone is right. Otherwise its rows are compared: for the order of several words, and for words that are too short. */
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
    match: indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' '),
    isExact: words.length === 1 && indexed.length === 1,
    like: likeAny(query),
  };
}
