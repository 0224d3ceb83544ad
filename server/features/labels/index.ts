// Makes labels for published passports.
export { makeLabels } from './labels.ts';
