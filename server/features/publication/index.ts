// Publishes a store into PostgreSQL, and serves a publication of another service from there.
export type { Address } from './address.ts';
export { followDatabase } from './follow.ts';
export { publish } from './publish.ts';
