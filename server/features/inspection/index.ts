// Inspects scanned or imported inputs and logs the verdicts.
export { withLines } from '../../domain/examination/copies.ts';
export { examine } from '../../domain/examination/examine.ts';
export type { ExamineContext, Examined } from '../../domain/examination/examined.ts';
export { credentialsIn, inspectedItem } from '../../domain/examination/inspected-item.ts';
export { copiesIn, NO_COPIES, sharedCopies } from './copies-in.ts';
export { toWords, withEngines } from './engines.ts';
export { decodeText, describe, entriesOf, type Inspecting, inspect } from './inspect.ts';
export { inspectAgain, reinspection } from './inspect-again.ts';
export { lookBack } from './look-back.ts';
