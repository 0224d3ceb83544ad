// Manages the list of notified bodies.
export { bodiesInForce, importBodies } from './bodies.ts';
