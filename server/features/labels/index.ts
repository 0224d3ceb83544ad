// Makes labels for published passports, and the code with which a scanner is tried.
export { qrSvg } from './bare.ts';
export { makeLabels } from './labels.ts';
export { scannerCode } from './test-code.ts';
