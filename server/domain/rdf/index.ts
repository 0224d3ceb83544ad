// Returns the hash that an RDF proof signs, and the document as read back from its statements.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import type { Digest, RdfAnswer, RdfTask } from './canonical.ts';
import { CONTEXT_HASHES } from './context-hashes.ts';
import { breachAsWritten } from './rules.ts';
import { canonicalise, canonicaliseAside } from './thread.ts';

export type { Digest, RdfAnswer, RdfTask };

interface Kept {
  readonly answer: RdfAnswer;
  /** When the answer expires, as a value of `performance.now()`. */
  readonly until: number;
}

const answers = new Map<string, Kept>();
/** Policy: caches up to 500 answers for documents of at most 8 KiB each, which is enough for a batch with repeated documents. */
const MAX_ANSWERS = 500;
const MAX_KEPT = 8 * 1024;
/** Policy: milliseconds before a document that timed out is tried again, because a batch may contain it many times. */
const PAUSE = 10_000;

/** The graph is not canonicalised yet. Aborts a run of `withoutWaiting`, so that no result is returned or cached without it. */
class Pending extends Error {}

/**
 * Returns the hash that the proof signs. Answers are cached by the content of the document and the proof; signature checks
 * are not cached. Throws only within `withoutWaiting`.
 */
export function rdfHash(task: RdfTask): RdfAnswer {
  const breach = breachAsWritten(task.document, (url) => CONTEXT_HASHES.has(url));
  if (breach?.unprocessable === true) return { kind: 'refused', breach };
  const bytes = canonicalBytes({ document: task.document, options: task.options, digest: task.digest });
  const [name, isSmall] = [hash('sha256', bytes, 'hex'), bytes.length <= MAX_KEPT];
  const known = run?.ready.get(name) ?? kept(name);
  if (known !== undefined) return known;
  if (run === undefined) return keep(name, canonicalise(task) ?? TOO_LONG, isSmall);
  run.wanted.set(name, { task, isSmall });
  throw new Pending();
}

function kept(name: string): RdfAnswer | undefined {
  const found = answers.get(name);
  return found !== undefined && performance.now() < found.until ? found.answer : undefined;
}

function keep(name: string, answer: RdfAnswer, isSmall: boolean): RdfAnswer {
  const isPassing = answer.kind === 'refused' && answer.isPassing === true;
  if (!isSmall && !isPassing) return answer;
  if (answers.size >= MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
  answers.set(name, { answer, until: isPassing ? performance.now() + PAUSE : Number.POSITIVE_INFINITY });
  return answer;
}

/** A run of `withoutWaiting`: the answers so far, and the graphs that it still needs. */
interface Run {
  readonly ready: ReadonlyMap<string, RdfAnswer>;
  readonly wanted: Map<string, { readonly task: RdfTask; readonly isSmall: boolean }>;
}

let run: Run | undefined;

/** Canonicalises one document at a time for all callers. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Policy: the maximum number of waiting documents. At three seconds each, the last one waits for a minute. */
export const MAX_WAITING = 20;

async function inTurn(name: string, task: RdfTask, isSmall: boolean): Promise<RdfAnswer> {
  if (waiting >= MAX_WAITING) return TOO_MANY;
  waiting += 1;
  // Another caller may have requested the same document in the meantime.
  const answering = turn.then(async () => kept(name) ?? keep(name, (await canonicaliseAside(task)) ?? TOO_LONG, isSmall));
  turn = answering.catch(() => undefined);
  try {
    return await answering;
  } finally {
    waiting -= 1;
  }
}

/**
 * Runs `work`, a synchronous verification, without blocking this thread while graphs are canonicalised. When `work` needs a graph, the
 * graph is canonicalised in another thread and `work` runs again. After one graph takes too long, no further graph is canonicalised.
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
    } catch (error) {
      if (wanted.size === 0) throw error;
    } finally {
      run = undefined;
    }
    for (const [name, { task, isSmall }] of wanted) {
      const answer: RdfAnswer = isOver ? TOO_LONG : await inTurn(name, task, isSmall);
      isOver ||= answer === TOO_LONG || answer === TOO_MANY;
      ready.set(name, answer);
    }
  }
}

const unanswered = (detail: string): RdfAnswer => ({ kind: 'refused', breach: { code: 'DPP-SIG-43', detail }, isPassing: true });
const TOO_LONG = unanswered('it took too long');
const TOO_MANY = unanswered('too many other documents wait for their turn');
