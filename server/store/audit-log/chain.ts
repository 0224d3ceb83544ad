// Computes the hash chain of the audit log, so that a missing or changed line is detected.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Decision } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';

export { CHAIN_START } from '../../domain/log/line.ts';

/** Whether a text is the input with this hash. The text is empty if the input was not text. */
export const isInput = (text: string, sha256: unknown): boolean =>
  text === '' || createHash('sha256').update(text).digest('hex') === sha256;

/** RFC 8785 canonical JSON. Throws a TypeError for a record that has no canonical form; never returns an empty one. */
export function canonical(record: object): string {
  const text = canonicalize(record);
  if (text === undefined) throw new TypeError('a log record has no canonical form');
  return text;
}

export type RecordedDecision = Pick<Decision, 'at' | 'decision' | 'officer' | 'place' | 'reference' | 'note' | 'signedIn'>;

/** RFC 8785 canonical JSON of a decision, together with the number and hash of the entry that it decides. */
export const decisionRecord = (
  inspection: number,
  inspectionHash: string,
  { at, decision, officer, place, reference, note, signedIn }: RecordedDecision,
): string => canonical({ inspection, inspectionHash, at, decision, officer, place, reference, note, ...defined({ signedIn }) });
