// Canonicalises graphs in the thread that checks a bundle. Replaces server/domain/rdf/thread.ts in a page.
import { canonicalHash, type RdfAnswer, type RdfTask } from '../../server/domain/rdf/canonical.ts';
import { bundledContexts } from '../../server/domain/rdf/contexts.ts';

/** Returns no result synchronously: the check is repeated when the graph has been canonicalised. */
export const canonicalise = (): undefined => undefined;

/** The number of statements and steps is bounded. The caller that started this thread stops it if it takes too long. */
export const canonicaliseAside = (task: RdfTask): Promise<RdfAnswer> => canonicalHash(task, bundledContexts());
