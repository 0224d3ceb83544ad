// Fetches passports from another service.
export { itemsOfGtins, itemsOfLines, itemsOfText, wantedItem } from './items.ts';
export { startSync } from './run.ts';
