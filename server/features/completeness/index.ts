// Judges the content of an inspected credential by the law of a day and by the shapes of its product group.
export { completenessOfEntry, shapesOfEntry } from './of-entry.ts';
