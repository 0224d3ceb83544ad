// Reads the record of an inspection in a bundle.
// Anyone can sign a bundle, so the form of every displayed value is checked first.
import { parseDateTime } from '../dates/dates.ts';
import { HEADLINES } from '../evidence/evidence.ts';
import type { Json } from '../json/json.ts';
import { faultsOf, list, matching, oneOf, open, required, type Shape, text } from '../json/shape.ts';
import type { LoggedLine } from '../log/line.ts';
import type { RunLine } from '../log/run-line.ts';
import { withErasedMarked } from '../merkle/parts.ts';
import type { RecordedInspection } from './entry.ts';

const code = matching((value) => /^DPP-[A-Z]{3}-\d{2,3}$/.test(value), 'a reason code');

const sha256 = matching((value) => /^[0-9a-f]{64}$/.test(value), 'a SHA-256 digest in hexadecimal');

const inspection = open({
  at: required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone')),
  headline: required(oneOf(...HEADLINES)),
  reasons: required(list(code)),
  checks: required(list(open({ code: required(code), outcome: required(oneOf('passed', 'failed', 'not-checked')) }))),
  input: required(open({ sha256: required(sha256) })),
  product: open({ name: text }),
});

const runLine = open({ action: required(text), name: text });

/** Throws a TypeError for an unknown form, which a later version may have written. */
function read<Read>(shape: Shape, record: string): Read {
  const value = JSON.parse(record) as Json;
  const [fault] = faultsOf(shape, value);
  if (fault !== undefined) throw new TypeError(`a record: ${fault.pointer} ${fault.detail}`);
  return value as unknown as Read;
}

type Line = Pick<LoggedLine, 'record' | 'salt'>;

/** Marks the erased values. */
export const readRecord = ({ record, salt }: Line): RecordedInspection => read(inspection, withErasedMarked(record, salt));

/** A line of a run as the report shows it. */
export type ReportedLine = RunLine & { readonly isErased?: true };

/** `erasedPhotos`: SHA-256 of the photos whose bytes were erased and are missing from the bundle. */
export function readRunLine({ record, salt }: Line, erasedPhotos: readonly string[] = []): ReportedLine {
  const line: RunLine = read(runLine, withErasedMarked(record, salt));
  return line.action === 'photo' && erasedPhotos.includes(line.sha256) ? { ...line, isErased: true } : line;
}

/** Returns a function that adds up the lengths of the texts in a report, and throws a RangeError once they exceed `most` characters. */
export function roomOf(most: number): (text: string) => void {
  let left = most;
  return ({ length }) => {
    left -= length;
    if (left < 0) throw new RangeError('the records are larger together than a report may be');
  };
}
