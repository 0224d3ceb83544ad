// Defines a line of a log as it is hashed and signed.
import { entryHash } from '../merkle/entry.ts';
import { pinnedBy } from '../merkle/parts.ts';

/** The previous hash of the first line. */
export const CHAIN_START = '0'.repeat(64);

/** `hash` covers the previous hash and the record. */
export interface LoggedLine {
  readonly number: number;
  readonly record: string;
  readonly previousHash: string;
  /** Null for lines of earlier versions. */
  readonly salt: string | null;
  readonly hash: string;
}

/** Returns an empty text for a partly erased line of an earlier version, because such a line proves nothing on its own. */
export const hashOfLine = ({ previousHash, record, salt }: LoggedLine): string =>
  pinnedBy(salt) === undefined ? entryHash(previousHash, record, salt) : '';
