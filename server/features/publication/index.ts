// Publishes a store into PostgreSQL, and serves what another service has published there.
export type { Address } from './database.ts';
export { type FollowDatabaseOptions, followDatabase } from './follow.ts';
export { publish } from './publish.ts';
