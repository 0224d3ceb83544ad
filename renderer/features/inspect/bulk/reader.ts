// Reads the pictures and PDF documents of bulk inspections in this window, a few at a time, while it is open.
import { Unreachable } from '../../../lib/api.ts';
import { original } from '../../../ui/index.ts';
import type { Requests } from '../queue/brought.ts';
import { readingsOf } from '../queue/requests.ts';
import { bulks } from './calls.ts';
import { heldFile, isHandingOver, letGo } from './hand-over.ts';
import { patiently, pause, reasonOf } from './patience.ts';
import { toReading } from './reading.ts';

/** Inputs read at the same time. The workbench needs cores too. */
const LANES = Math.max(2, Math.min(4, navigator.hardwareConcurrency - 1));
/** Intervals in milliseconds: of requests while there is nothing to read, and of reports about inputs that are still being read. */
const LOOK_MS = 2_000;
const RENEW_MS = 15_000;

const reader = crypto.randomUUID();
let isReading = false;

/** Reports what an input contains, or why it is unreadable. Never rejects because of a bad input. */
async function read(id: string, position: number, name: string): Promise<void> {
  const found = await (async () => {
    try {
      const fetched = async (): Promise<File> => new File([await patiently(() => bulks.content(id, position))], name);
      const readingOf = async (file: File): Promise<Requests> =>
        readingsOf({ kind: 'file', file, channel: 'file' }, new AbortController().signal);
      const file = heldFile(id, position);
      // The file of this window may have been deleted since; the workbench has its content.
      const read = file === undefined ? undefined : await readingOf(file).catch(() => undefined);
      return { readings: (read ?? (await readingOf(await fetched()))).map(toReading) };
    } catch (fault) {
      return { fault: reasonOf(fault) };
    }
  })();
  letGo(id, position);
  try {
    await patiently(() => bulks.wasRead(id, position, found));
  } catch (fault) {
    // The workbench refused the readings, for example as too large. If it also refuses the reason, its claim on the input expires.
    await patiently(() => bulks.wasRead(id, position, { fault: reasonOf(fault) })).catch(() => undefined);
  }
}

/** Reads the inputs of one queue until the workbench assigns no more of them. */
async function readQueue(id: string): Promise<void> {
  const open = new Map<number, Promise<void>>();
  for (;;) {
    const { items } = await bulks.claim(id, { reader, holding: [...open.keys()], most: LANES - open.size });
    for (const { position, name } of items)
      open.set(
        position,
        read(id, position, original(name)).finally(() => open.delete(position)),
      );
    if (open.size === 0) return;
    await Promise.race([...open.values(), pause(RENEW_MS)]);
  }
}

async function work(): Promise<void> {
  for (;;) {
    try {
      const { items } = await bulks.list();
      const running = items.filter(({ state }) => state === 'running' || state === 'filling').toReversed();
      if (running.length === 0 && !isHandingOver()) return;
      for (const { id, items: counts } of running) if ((counts.unread ?? 0) > 0) await readQueue(id);
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
    }
    await pause(LOOK_MS);
  }
}

/** Call when the window opens, and when a queue starts or continues. */
export function wakeReader(): void {
  if (isReading) return;
  isReading = true;
  work()
    // The session has ended, or the workbench refuses. The next queue or a reload starts the reader again.
    .catch(() => undefined)
    .finally(() => {
      isReading = false;
    });
}
