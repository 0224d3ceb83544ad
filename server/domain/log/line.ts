// Defines a line of a log as it is hashed and signed.
import { entryHash } from '../merkle/entry.ts';
import { pinnedBy } from '../merkle/parts.ts';

/** The previous hash of the first line. */
export const CHAIN_START = '0'.repeat(64);

/** `hash` is that of the hash before and the record. */
export interface LoggedLine {
  readonly number: number;
  readonly record: string;
  readonly previousHash: string;
  /** Null for lines of earlier versions. */
  readonly salt: string | null;
  readonly hash: string;
}

/** Empty for a line that alone proves nothing: of an earlier version, and partly erased. */
export const hashOfLine = ({ previousHash, record, salt }: LoggedLine): string =>
  pinnedBy(salt) === undefined ? entryHash(previousHash, record, salt) : '';
