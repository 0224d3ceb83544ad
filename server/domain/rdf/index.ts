// Returns the hash that an RDF proof signs, and the document as its statements are read.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import type { Digest, RdfAnswer, RdfTask } from './canonical.ts';
import { CONTEXT_HASHES } from './context-hashes.ts';
import { breachAsWritten } from './rules.ts';
import { canonicalise, canonicaliseAside } from './thread.ts';

export type { Digest, RdfAnswer, RdfTask };

interface Kept {
  readonly answer: RdfAnswer;
  /** By `performance.now()`. */
  readonly until: number;
}

const answers = new Map<string, Kept>();
/** Policy: 500 answers, for documents of at most 8 KiB each. A batch in which documents repeat needs no more. */
const MAX_ANSWERS = 500;
const MAX_KEPT = 8 * 1024;
/** Policy: how long a document that timed out is not tried again, because it may occur many times. In milliseconds. */
const PAUSE = 10_000;

/** The graph is not canonicalised yet. Ends a run of `withoutWaiting`, so that nothing is concluded, or cached, without it. */
class Pending extends Error {}

/** Cached by the content of the document and the proof. Whether a key signed it is not cached. Throws only within `withoutWaiting`. */
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

/** A run of `withoutWaiting`: the graphs that are known by now, and those that it has met and not known. */
interface Run {
  readonly ready: ReadonlyMap<string, RdfAnswer>;
  readonly wanted: Map<string, { readonly task: RdfTask; readonly isSmall: boolean }>;
}

let run: Run | undefined;

/** One document at a time is canonicalised for all callers. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Policy: the documents that wait for their turn. At three seconds each, the last one waits for a minute. */
export const MAX_WAITING = 20;

async function inTurn(name: string, task: RdfTask, isSmall: boolean): Promise<RdfAnswer> {
  if (waiting >= MAX_WAITING) return TOO_MANY;
  waiting += 1;
  // Another caller may have asked the same in the meantime.
  const answering = turn.then(async () => kept(name) ?? keep(name, (await canonicaliseAside(task)) ?? TOO_LONG, isSmall));
  turn = answering.catch(() => undefined);
  try {
    return await answering;
  } finally {
    waiting -= 1;
  }
}

/**
 * Returns the result of `work`, which verifies and is synchronous, and holds this thread only for work other than canonicalising graphs. It
 * runs `work` again once a graph that it met is canonicalised. After one graph that takes too long, the others are given up as well.
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
