// The hash of a log entry or decision from the hash of the one before and its record: a missing or changed one shows.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Decision } from '../../contract/index.ts';

/** Hash of what comes before the first. */
export const CHAIN_START = '0'.repeat(64);

export const entryHash = (previousHash: string, record: string): string =>
  createHash('sha256').update(`${previousHash}\n${record}`, 'utf8').digest('hex');

/** RFC 8785 canonical JSON; a record that has none is a fault, never an empty one. */
export function canonical(record: object): string {
  const text = canonicalize(record);
  if (text === undefined) throw new TypeError('a log record has no canonical form');
  return text;
}

export type RecordedDecision = Pick<Decision, 'at' | 'decision' | 'officer' | 'place' | 'reference' | 'note'>;

/** RFC 8785 canonical JSON of a decision with the number and hash of the entry that it is about. */
export const decisionRecord = (
  inspection: number,
  inspectionHash: string,
  { at, decision, officer, place, reference, note }: RecordedDecision,
): string => canonical({ inspection, inspectionHash, at, decision, officer, place, reference, note });
