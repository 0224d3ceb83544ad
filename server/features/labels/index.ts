// Makes labels for published passports, and the codes for testing and setting up a scanner.
export { qrSvg } from './bare.ts';
export { makeLabels } from './labels.ts';
export { scannerCode, scannerSetupCodes } from './test-code.ts';
