// Runs built-in examples that every runtime must judge alike.
export { type SelfTestResult, selfTest } from './self-test.ts';
