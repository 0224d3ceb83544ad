// Makes labels for published passports, and the codes with which a scanner is tried and set up.
export { qrSvg } from './bare.ts';
export { makeLabels } from './labels.ts';
export { scannerCode, scannerSetupCodes } from './test-code.ts';
