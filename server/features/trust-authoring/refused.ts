// Why an office's list is left as it is: a code and a sentence in, the refusal that the screen reads out.
import type { OfficeRefusal } from '../../contract/index.ts';
import type { ShapeFault } from '../../domain/json/shape.ts';
import { Refusal } from '../../lib/problem.ts';

/** The first entry says why, the others where. */
export const refusedOffice = (code: OfficeRefusal, detail: string, faults: readonly ShapeFault[] = []): Refusal =>
  new Refusal('trust-refused', detail, { errors: [{ pointer: '', detail, code }, ...faults.slice(0, 20)] });
