// Canonicalises graphs in the thread that checks a bundle, instead of the thread that the server starts (server/domain/rdf/thread.ts).
import { canonicalHash, type RdfAnswer, type RdfTask } from '../../server/domain/rdf/canonical.ts';
import { bundledContexts } from '../../server/domain/rdf/contexts.ts';

/** Nothing waits for a graph here: the check runs again when it is canonicalised. */
export const canonicalise = (): undefined => undefined;

/** The number of statements and steps is bounded. The caller that started this thread stops it if it takes too long. */
export const canonicaliseAside = (task: RdfTask): Promise<RdfAnswer> => canonicalHash(task, bundledContexts());
