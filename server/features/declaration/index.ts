// Compares customs declarations with inspected items, and records the results, suspensions and measured values.
export { listQuantities, recordMeasurement } from './measure.ts';
export { keyOf, knownOfItem, passportIn, passportOfEntry } from './of-item.ts';
export { compareWithCode, recordLine } from './printed-line.ts';
export { declareEntry, declareForRun, declareTyped, recordHold } from './record.ts';
export { importSnapshot } from './registry-snapshot.ts';
