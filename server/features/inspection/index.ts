// Inspects what was scanned or imported and logs the verdict.
export { withLines } from './copies.ts';
export { copiesIn, NO_COPIES } from './copies-in.ts';
export { toWords, withEngines } from './engines.ts';
export { type Copy, type ExamineContext, type Examined, examine } from './examine.ts';
export { credentialsIn, decodeText, describe, entriesOf, type Inspecting, inspect } from './inspect.ts';
export { inspectAgain, reinspection } from './inspect-again.ts';
export { inspectedItem } from './inspected-item.ts';
export { isNews, lookBack, type Slice } from './look-back.ts';
