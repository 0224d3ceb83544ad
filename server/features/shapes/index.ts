// Checks credentials against the SHACL shapes of their product group, in a thread of its own.
export { checkShapes, endShapesThread } from './check.ts';
export { notCheckedWords } from './words.ts';
