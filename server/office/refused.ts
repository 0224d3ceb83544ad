// Why an office's list is left as it is: a code and a sentence in, the refusal that the screen reads out.
import { Refusal } from '../problem.ts';
import type { ShapeFault } from '../verify/shape.ts';

export const OFFICE_REFUSALS = [
  /** There is no draft yet, there is one already, or it cannot be read and stays as it is. */
  'no-draft',
  'draft-exists',
  'damaged-draft',
  /** Somebody changed the draft after it was read: another tab, or the command line. */
  'stale-draft',
  'bad-content',
  'too-large',
  /** A draft or a list of somebody else, or from before the present one. */
  'other-office',
  'lower-sequence',
  /** Without the last list nobody can say which key signs the next one. */
  'last-list-missing',
  'wrong-passphrase',
  'not-a-key',
  'other-key',
  'clock-behind',
] as const;
export type OfficeRefusal = (typeof OFFICE_REFUSALS)[number];

/** The first entry says why, the others where. */
export const refusedOffice = (code: OfficeRefusal, detail: string, faults: readonly ShapeFault[] = []): Refusal =>
  new Refusal('trust-refused', detail, { errors: [{ pointer: '', detail, code }, ...faults.slice(0, 20)] });
