// The list of notified bodies in force.
export { bodiesInForce, importBodies } from './bodies.ts';
