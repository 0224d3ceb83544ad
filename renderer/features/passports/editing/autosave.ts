// Saves an edit to the workbench as it is typed: one request at a time, with retries, until a conflict stops it.
import type { EditChange, EditReview, JsonObject } from '../../../../server/contract/index.ts';
import { Refused, Unreachable } from '../../../lib/call.ts';

export interface Kept {
  readonly document: JsonObject;
  /** The review of the document that was sent last. */
  readonly review: EditReview;
  /**
   * `failed`: not kept, and tried again. `conflict`: changed in another window. `gone`: saved or discarded in another window.
   */
  readonly state: 'kept' | 'unsent' | 'failed' | 'conflict' | 'gone';
  readonly fault?: unknown;
}

export interface Autosave {
  get(): Kept;
  subscribe(changed: () => void): () => void;
  change(document: JsonObject): void;
  /** Sends unsent entries immediately. Resolves when they are kept, or with another state. */
  flush(): Promise<Kept>;
  /** The edit was found to be saved or discarded. */
  end(): void;
  /** After a conflict: continues from this state of the edit, with this document. */
  resume(review: EditReview, document: JsonObject): void;
}

interface Options {
  /** `conflict`: a person decides before anything is sent. */
  readonly state?: Kept['state'];
  readonly send: (change: EditChange) => Promise<EditReview>;
  /** Milliseconds between the last key and the request. */
  readonly pace?: number;
  readonly again?: number;
}

export function createAutosave(
  review: EditReview,
  document: JsonObject,
  { send, state = 'kept', pace = 500, again = 3000 }: Options,
): Autosave {
  let kept: Kept = { document, review, state };
  // Sent, but not answered: the server may have stored it, so it is sent again before anything newer.
  let doubtful: JsonObject | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Kept): void => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const isOpen = (): boolean => kept.state === 'unsent' || kept.state === 'failed';
  const transmit = async (): Promise<void> => {
    const sent = doubtful ?? kept.document;
    try {
      const answer = await send({ revision: kept.review.revision, document: sent });
      doubtful = undefined;
      set({ document: kept.document, review: answer, state: kept.document === sent ? 'kept' : 'unsent' });
    } catch (fault) {
      const problem = fault instanceof Refused ? fault.problem : undefined;
      doubtful = problem === undefined || problem.status >= 500 ? sent : undefined;
      if (problem?.errors?.[0]?.code === 'edit-changed') set({ ...kept, state: 'conflict' });
      else if (problem?.status === 404) set({ ...kept, state: 'gone' });
      else {
        set({ ...kept, state: 'failed', fault });
        if (fault instanceof Unreachable) later(again);
      }
    }
  };
  const flush = async (): Promise<Kept> => {
    clearTimeout(timer);
    if (sending !== undefined) await sending;
    while (isOpen()) {
      sending ??= transmit().finally(() => {
        sending = undefined;
      });
      await sending;
      if (kept.state === 'failed') break;
    }
    return kept;
  };
  return {
    get: () => kept,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change: (next) => {
      // What is typed after a conflict stays on the screen until a person decides.
      const stopped = kept.state === 'conflict' || kept.state === 'gone';
      const { fault: _, ...rest } = kept;
      set({ ...rest, document: next, state: stopped ? kept.state : 'unsent' });
      if (!stopped) later(pace);
    },
    flush,
    end: () => {
      clearTimeout(timer);
      set({ ...kept, state: 'gone' });
    },
    resume: (from, next) => {
      doubtful = undefined;
      set({ document: next, review: from, state: 'unsent' });
      later(0);
    },
  };
}
