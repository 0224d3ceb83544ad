// Returns the hash that an RDF proof signs, and the document as its statements are read.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import type { Digest, RdfAnswer, RdfTask } from './canonical.ts';
import { CONTEXT_HASHES } from './context-hashes.ts';
import { breachAsWritten } from './rules.ts';
import { canonicalise } from './thread.ts';

export type { Digest, RdfAnswer, RdfTask };

const answers = new Map<string, RdfAnswer>();
/** Policy: 500 answers, at most 8 KiB of document each. A batch in which documents repeat needs no more. */
const MAX_ANSWERS = 500;
const MAX_KEPT = 8 * 1024;

/** Cached by the content of the document and the proof. Whether a key signed it is not cached. */
export function rdfHash(task: RdfTask): RdfAnswer {
  const breach = breachAsWritten(task.document, (url) => CONTEXT_HASHES.has(url));
  if (breach?.unprocessable === true) return { kind: 'refused', breach };
  const bytes = canonicalBytes({ document: task.document, options: task.options, digest: task.digest });
  const [name, isSmall] = [hash('sha256', bytes, 'hex'), bytes.length <= MAX_KEPT];
  const known = answers.get(name);
  if (known !== undefined) return known;
  const answer = canonicalise(task);
  if (answer === undefined) return TOO_LONG;
  if (isSmall) {
    if (answers.size >= MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
    answers.set(name, answer);
  }
  return answer;
}

const TOO_LONG: RdfAnswer = { kind: 'refused', breach: { code: 'DPP-SIG-43', detail: 'it took too long' } };
