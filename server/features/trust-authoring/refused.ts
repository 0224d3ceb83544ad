// Makes the refusals of trust-list authoring, which the screen shows.
import type { OfficeRefusal } from '../../contract/index.ts';
import type { ShapeFault } from '../../domain/json/shape.ts';
import { Refusal } from '../../lib/problem.ts';

/** The first error gives the reason, the others the places. */
export const refusedOffice = (code: OfficeRefusal, detail: string, faults: readonly ShapeFault[] = []): Refusal =>
  new Refusal('trust-refused', detail, { errors: [{ pointer: '', detail, code }, ...faults.slice(0, 20)] });
