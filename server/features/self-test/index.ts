// Runs built-in examples that every runtime must judge alike.
export { RFC_6979 } from './golden.ts';
export { type SelfTestResult, selfTest } from './self-test.ts';
