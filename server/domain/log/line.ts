// Defines a line of a log as it is hashed and signed.
import { entryHash } from '../merkle/entry.ts';

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

export const hashOfLine = ({ previousHash, record, salt }: LoggedLine): string => entryHash(previousHash, record, salt);
