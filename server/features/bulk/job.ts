// Works through the queues of bulk inspections: examines inputs in the background, and logs them in slices.
import { randomInt } from 'node:crypto';
import type {
  Bulk,
  BulkClaim,
  BulkClaimed,
  BulkFault,
  BulkInputs,
  BulkList,
  BulkMissing,
  BulkReadings,
  BulkRequest,
} from '../../contract/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import {
  addItems,
  awaitedBytes,
  begun,
  commitInspected,
  contentArrived,
  doneAmong,
  endWhenDone,
  type Inspected,
  type Item,
  itemOf,
  itemsHere,
  missingItems,
  nextItems,
  partsToJoin,
  replaceReadings,
  wasNotInspected,
  wasRead,
} from '../../store/bulk/items.ts';
import { allQueues, createQueue, forgetQueue, type Queue, queueOf, step, toBulk, toSummary, waitsForRun } from '../../store/bulk/queues.ts';
import type { AppContext } from '../app-context/index.ts';
import { appendContent, dropContent, dropContents, dropOthers, heldBytes, heldPositions, readContent, requireRoom } from './contents.ts';
import { type Examiners, examineHere, examineInProcesses } from './examiners.ts';
import { joinParts } from './join-parts.ts';
import { openLeases } from './leases.ts';
import type { WholeFile } from './parcel.ts';

export type BulkJob = ReturnType<typeof bulkJob>;

/** Policy: an input is given up after its process has ended this many times. */
const ATTEMPTS = 5;
/** The number of inputs logged in one transaction. It takes some hundredths of a second, in which no other request is served. */
const SLICE = 16;

export function bulkJob(context: AppContext, report: (fault: unknown) => void, examiners = examinersFor(context)) {
  const { store } = context;
  const { folder } = store;
  const leases = openLeases();
  let working: Promise<void> | undefined;
  let isStopped = false;
  let wasWoken = false;

  const kept = allQueues(store).filter((queue) => queue.state !== 'cancelled');
  dropOthers(folder, new Set(kept.map(({ id }) => id)));
  // Removes the contents of inputs that were logged just before an earlier process ended.
  for (const { id } of kept) for (const position of doneAmong(store, id, heldPositions(folder, id))) dropContent(folder, id, position);

  /** Records files that arrived completely before an earlier process ended, but were not recorded as such. */
  const recordWhole = (id: string): void => {
    for (const { position, bytes } of missingItems(store, id))
      if (heldBytes(folder, id, position) === bytes) contentArrived(store, id, position);
  };
  for (const { id, state } of kept) if (state === 'running' || state === 'paused') recordWhole(id);

  const runnable = (): readonly Queue[] =>
    allQueues(store)
      .filter((queue) => queue.state === 'running' && waitsForRun(store, queue) === undefined)
      .toReversed();

  const fail = (id: string, position: number, fault: BulkFault): void => wasNotInspected(store, id, position, fault);

  /** Returns the inputs that may be tried, and gives up the others. */
  const triable = (id: string, items: readonly Item[]): readonly Item[] =>
    items.filter(({ position, attempts }) => {
      if (attempts < ATTEMPTS) return true;
      fail(id, position, { kind: 'stopped' });
      return false;
    });

  /** Logs inspected inputs. Returns whether the queue may continue. */
  const log = (id: string, inspected: readonly Inspected[]): boolean => {
    if (!commitInspected(store, id, inspected)) return false;
    for (const { position } of inspected) dropContent(folder, id, position);
    return true;
  };

  /**
   * Examines these inputs and logs them in slices. Returns whether the queue may continue, which is false if they could
   * not be examined.
   */
  const examine = async ({ id, language }: Queue, items: readonly Item[]): Promise<boolean> => {
    const open = new Set(items.map(({ position }) => position));
    begun(store, id, [...open]);
    const under = items.map(({ position, name, readings, bytes }) => ({
      position,
      examination: examiners
        .examine({ queue: id, position, name, language, readings, bytes: bytes ?? 0 })
        .catch((fault: unknown) => ({ notBegun: fault })),
    }));
    let slice: Inspected[] = [];
    try {
      for (const [at, { position, examination }] of under.entries()) {
        const result = await examination;
        if (result !== undefined && 'notBegun' in result) {
          report(result.notBegun);
          log(id, slice);
          return false;
        }
        if (result !== undefined && 'entries' in result) slice.push({ position, entries: result.entries });
        else {
          open.delete(position);
          if (result !== undefined) fail(id, position, result.fault);
        }
        if (slice.length < SLICE && at + 1 < under.length) continue;
        if (!log(id, slice)) return false;
        for (const one of slice) open.delete(one.position);
        slice = [];
        // Serves other requests between two slices.
        await new Promise(setImmediate);
      }
      return true;
    } finally {
      // An input that was not logged, because the queue was stopped or the disk is full, does not count as a failed
      // attempt.
      if (open.size > 0) begun(store, id, [...open], -1);
    }
  };

  /** Does the next piece of work on a queue. Returns whether there was any. */
  const turn = async (queue: Queue): Promise<boolean> => {
    const { id } = queue;
    const found = nextItems(store, id, 'ready', examiners.most);
    if (found.length > 0) return examine(queue, triable(id, found));
    const parts = partsToJoin(store, queue);
    if (parts.length === 0) return endWhenDone(store, id);
    replaceReadings(store, id, joinParts(parts));
    return true;
  };

  const work = async (): Promise<void> => {
    for (;;) {
      wasWoken = false;
      let didWork = false;
      for (const queue of runnable()) {
        if (isStopped) return;
        if (await turn(queue)) {
          didWork = true;
          break;
        }
      }
      if (!didWork && !wasWoken) return;
    }
  };

  const wake = (): void => {
    wasWoken = true;
    if (working !== undefined || isStopped) return;
    working = work()
      .catch(report)
      .finally(() => {
        working = undefined;
        if (runnable().length === 0) examiners.close();
      });
  };

  const bulk = (id: string): Bulk => toBulk(store, queueOf(store, id));

  return {
    list: (): BulkList => ({ items: allQueues(store).map((queue) => toSummary(store, queue)) }),
    get: bulk,
    create: (request: BulkRequest): Bulk => {
      for (const id of createQueue(store, request, context.now())) dropContents(folder, id);
      return bulk(request.id);
    },
    add: (id: string, { from, items }: BulkInputs): Bulk => {
      requireRoom(
        folder,
        items.reduce((sum, { bytes = 0 }) => sum + bytes, awaitedBytes(store)),
      );
      addItems(store, id, from, items, (below) => randomInt(below));
      wake();
      return bulk(id);
    },
    missing: (id: string): BulkMissing => {
      queueOf(store, id);
      return {
        items: missingItems(store, id).map((item) => ({ ...item, held: heldBytes(folder, id, item.position) ?? 0 })),
        here: itemsHere(store, id),
      };
    },
    append: (id: string, position: number, at: number, part: Uint8Array) => {
      const { state, bytes } = itemOf(store, id, position);
      // Already received, or no longer wanted.
      if (state !== 'awaited') return;
      const size = bytes ?? 0;
      const held = (): number => heldBytes(folder, id, position) ?? 0;
      // The content may already be complete, if recording that failed.
      if (at === 0 || held() < size) appendContent(folder, id, position, size, at, part);
      if (held() < size) return;
      contentArrived(store, id, position);
      wake();
    },
    /** Stores whole files. Throws `conflict` if one has another size than was announced; then no further file is stored. */
    appendAll: (id: string, files: readonly WholeFile[]) => {
      const wanted = files.map((file) => ({ ...file, ...itemOf(store, id, file.position) })).filter(({ state }) => state === 'awaited');
      const other = wanted.find(({ content, bytes }) => content.length !== bytes);
      if (other !== undefined) throw new Refusal('conflict', `file ${other.position} was said to have ${other.bytes} bytes`);
      for (const { position, content } of wanted) appendContent(folder, id, position, content.length, 0, content);
      if (wanted.length === 0) return;
      contentArrived(store, id, ...wanted.map(({ position }) => position));
      wake();
    },
    content: (id: string, position: number): Buffer => {
      const { bytes } = itemOf(store, id, position);
      const content = readContent(folder, id, position, bytes ?? 0);
      if (content === undefined) throw new StoreFault('not-found', 'its content is not here');
      return content;
    },
    claim: (id: string, { reader, holding, most }: BulkClaim): BulkClaimed => {
      const queue = queueOf(store, id);
      const isOpen = queue.state === 'running' && waitsForRun(store, queue) === undefined;
      const lost = leases.renew(id, reader, holding);
      const items = isOpen && most > 0 ? triable(id, nextItems(store, id, 'unread', most, leases.held(id))) : [];
      const positions = items.map(({ position }) => position);
      begun(store, id, positions);
      leases.take(id, reader, positions);
      if (items.length === 0) wake();
      return { lost, items: items.map(({ position, name, bytes }) => ({ position, name, bytes: bytes ?? 0 })) };
    },
    read: (id: string, position: number, { readings, fault }: BulkReadings) => {
      const { state } = itemOf(store, id, position);
      if (readings !== undefined) wasRead(store, id, position, readings);
      // Another reader may have read it meanwhile.
      else if (state === 'awaited' || state === 'unread') fail(id, position, { kind: 'other', detail: fault ?? '' });
      leases.release(id, position);
      wake();
    },
    step: (id: string, to: 'pause' | 'resume' | 'cancel' | 'retry'): Bulk => {
      step(store, id, to);
      if (to === 'cancel') dropContents(folder, id);
      if (to === 'retry') recordWhole(id);
      wake();
      return bulk(id);
    },
    forget: (id: string) => {
      forgetQueue(store, id);
      dropContents(folder, id);
    },
    /** Continues the queues of an earlier process, and queues whose run was resumed. */
    wake,
    isRunning: (): boolean => working !== undefined,
    /** Stops after the inputs in progress. Inputs that were not logged are examined again later. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await working;
      examiners.close();
    },
  };
}

/** The packaged app cannot start Node programs. */
const examinersFor = (context: AppContext): Examiners =>
  process.versions.electron === undefined ? examineInProcesses(context.store.folder) : examineHere(context);
