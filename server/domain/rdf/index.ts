// Returns the hash that an RDF proof signs, and the document as its statements are read.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import type { Digest, RdfAnswer, RdfTask } from './canonical.ts';
import { CONTEXT_HASHES } from './context-hashes.ts';
import { breachAsWritten } from './rules.ts';
import { canonicalise, canonicaliseAside } from './thread.ts';

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
  if (run !== undefined) {
    const ready = run.ready.get(name);
    if (ready === undefined) run.wanted.set(name, { task, isSmall });
    return ready ?? TOO_LONG;
  }
  const answer = canonicalise(task);
  if (answer === undefined) return TOO_LONG;
  if (isSmall) keep(name, answer);
  return answer;
}

function keep(name: string, answer: RdfAnswer): void {
  if (answers.size >= MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
  answers.set(name, answer);
}

/** A run of `withoutWaiting`: the graphs that are known by now, and those that it has met and not known. */
interface Run {
  readonly ready: ReadonlyMap<string, RdfAnswer>;
  readonly wanted: Map<string, { readonly task: RdfTask; readonly isSmall: boolean }>;
}

let run: Run | undefined;

/** One document at a time is canonicalised for all callers. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Returns the result of `work`, which verifies and is synchronous, and holds this thread only for the work besides graphs. It runs `work`
 * again once the graphs that it met are canonicalised. After one graph that takes too long, the others are given up as well.
 */
export async function withoutWaiting<T>(work: () => T): Promise<T> {
  const ready = new Map<string, RdfAnswer>();
  let isOver = false;
  for (;;) {
    const wanted: Run['wanted'] = new Map();
    run = { ready, wanted };
    try {
      const result = work();
      if (wanted.size === 0) return result;
    } finally {
      run = undefined;
    }
    for (const [name, { task, isSmall }] of wanted) {
      const answering = turn.then(() => (isOver ? undefined : canonicaliseAside(task)));
      turn = answering.catch(() => undefined);
      const answer = await answering;
      isOver ||= answer === undefined;
      ready.set(name, answer ?? TOO_LONG);
      if (answer !== undefined && isSmall) keep(name, answer);
    }
  }
}

const TOO_LONG: RdfAnswer = { kind: 'refused', breach: { code: 'DPP-SIG-43', detail: 'it took too long' } };
