// Uploads the inputs of a bulk inspection to the workbench, which keeps them until they are inspected.
import type { Bulk, BulkInput } from '../../../../server/contract/index.ts';
import { PDF_LIMITS } from '../../../../server/domain/pdf/limits.ts';
import { Refused } from '../../../lib/api.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { kindOfFile } from '../../../scan/sniff.ts';
import { toast } from '../../../ui/index.ts';
import { recordedName } from '../queue/brought.ts';
import type { FileSource, Source } from '../queue/jobs.ts';
import { LARGEST_DOCUMENT, readingsOf } from '../queue/requests.ts';
import { bulks } from './calls.ts';
import { matchFiles, type ToSend } from './match-files.ts';
import { packParcel, parcels, type Sized } from './parcel.ts';
import { patiently, reasonOf } from './patience.ts';
import { toReading } from './reading.ts';

/** The most inputs that the workbench accepts in one request. */
const AT_ONCE = 500;
/** The size of a part of a file, in bytes. */
const PART = 4 * 1024 * 1024;
const LANES = 4;

/** The files of this window that are still to be sent, or that it reads once the workbench has them. */
const held = new Map<string, File>();
const keyOf = (id: string, position: number): string => `${id} ${position}`;

export const heldFile = (id: string, position: number): File | undefined => held.get(keyOf(id, position));
export const letGo = (id: string, position: number): void => void held.delete(keyOf(id, position));

/** The queues whose inputs are being uploaded. If the page is closed now, some inputs are missing. */
const handing = new Set<string>();
export const isHandingOver = (): boolean => handing.size > 0;
askBeforeLeaving(isHandingOver);

/** Refuses a file that is neither a picture nor a document in the same way as Inspect does for a single file. */
async function toInput(source: Source): Promise<BulkInput> {
  const asCode = async (name: string): Promise<BulkInput> => ({
    name,
    kind: 'code',
    readings: (await readingsOf(source, new AbortController().signal)).map(toReading),
  });
  if (source.kind === 'text') return asCode(recordedName(source.fileName ?? source.text.slice(0, 100)) || '…');
  const { file, refused } = source;
  const { size } = file;
  const name = recordedName(file.name);
  try {
    if (refused !== undefined || size === 0 || size > PDF_LIMITS.bytes) return await asCode(name);
    const { kind } = await kindOfFile(file);
    if (kind === 'picture' || kind === 'pdf') return { name, kind: 'unread', bytes: size };
    return kind === 'document' && size <= LARGEST_DOCUMENT ? { name, kind: 'document', bytes: size } : await asCode(name);
  } catch {
    // The file cannot be read now. The attempt to send it reports why.
    return { name, kind: 'unread', bytes: Math.min(size, PDF_LIMITS.bytes) };
  }
}

async function sendFile(id: string, { position, file }: ToSend): Promise<void> {
  let at = 0;
  do {
    const start = at;
    // Read before sending: a request with a deleted file would fail like one that did not reach the workbench.
    const part = new Blob([await file.slice(start, start + PART).arrayBuffer()]);
    try {
      await patiently(() => bulks.send(id, position, start, part));
      at = start + PART;
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.problem.status !== 409) throw fault;
      // An answer was lost: the workbench has more of the file than this window knows.
      const { items } = await patiently(() => bulks.missing(id));
      const there = items.find((item) => item.position === position)?.held;
      if (there === undefined) return;
      if (there === start) throw fault;
      at = there;
    }
  } while (at < file.size);
}

const isTooLarge = (fault: Refused): boolean => fault.problem.status === 413;

/** Whether this window still has to read the input after the workbench has received it. */
const isReadHere = async (file: File): Promise<boolean> => {
  const { kind } = await kindOfFile(file).catch(() => ({ kind: 'unsupported' }));
  return kind === 'picture' || kind === 'pdf';
};

/** Records that the input can no longer be read, and why. */
async function giveUp(id: string, position: number, fault: unknown): Promise<void> {
  letGo(id, position);
  await patiently(() => bulks.wasRead(id, position, { fault: reasonOf(fault) }));
}

async function sent(id: string, { position, file }: ToSend): Promise<void> {
  if (!(await isReadHere(file))) letGo(id, position);
}

async function sendAlone(id: string, one: ToSend): Promise<void> {
  try {
    await sendFile(id, one);
    await sent(id, one);
  } catch (fault) {
    if (fault instanceof Refused && !isTooLarge(fault)) throw fault;
    await giveUp(id, one.position, fault);
  }
}

/** Sends small files in one request. If the workbench refuses it, sends each file alone, so that the refusal names the file. */
async function sendParcel(id: string, files: readonly ToSend[]): Promise<void> {
  const read: (ToSend & { readonly content: ArrayBuffer })[] = [];
  for (const one of files) {
    try {
      read.push({ ...one, content: await one.file.arrayBuffer() });
    } catch (fault) {
      await giveUp(id, one.position, fault);
    }
  }
  if (read.length === 0) return;
  try {
    await patiently(() => bulks.sendParcel(id, packParcel(read)));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    for (const one of read) await sendAlone(id, one);
    return;
  }
  for (const one of read) await sent(id, one);
}

/** Sends the files that this window holds, and releases each one afterwards. */
async function sendAll(id: string, files: Iterable<Sized>): Promise<void> {
  const next = parcels(files);
  const lane = async (): Promise<void> => {
    for (const parcel of next) {
      const held = parcel.flatMap(({ position }) => {
        const file = heldFile(id, position);
        return file === undefined ? [] : [{ position, file }];
      });
      const [only, ...others] = held;
      if (only !== undefined && others.length === 0) await sendAlone(id, only);
      else await sendParcel(id, held);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function whileHanding(id: string, work: Promise<void>): Promise<void> {
  handing.add(id);
  try {
    await work;
  } finally {
    handing.delete(id);
  }
}

/** Registers the inputs with the workbench. From then on, `held` has their files by position, each until it is no longer needed. */
async function register(id: string, sources: readonly Source[]): Promise<void> {
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const items: BulkInput[] = [];
    for (const [at, source] of sources.slice(from, from + AT_ONCE).entries()) {
      const input = await toInput(source);
      items.push(input);
      if (input.kind !== 'code' && source.kind === 'file') held.set(keyOf(id, from + at), source.file);
    }
    await patiently(() => bulks.add(id, { from, items }));
  }
}

async function sendMissing(id: string, total: number): Promise<void> {
  const { items } = await patiently(() => bulks.missing(id));
  const wanted = new Set(items.map(({ position }) => position));
  // Files that were not drawn for the sample are not missing.
  for (let position = 0; position < total; position += 1) if (!wanted.has(position)) letGo(id, position);
  await sendAll(id, items);
}

/** The queue has started. `onRegistered` is called once the workbench knows all inputs; the upload of the files continues. */
export function handOver(id: string, sources: readonly Source[], onRegistered: () => void): Promise<void> {
  const { length } = sources;
  return whileHanding(
    id,
    register(id, sources)
      .then(onRegistered)
      .then(() => sendMissing(id, length)),
  );
}

export interface Completed {
  readonly name: Bulk['name'];
  /** The number of files that were missing, and of those that had arrived before. */
  readonly missing: number;
  readonly here: number;
}

/**
 * Sends the files that an earlier window did not upload. Returns the number of files per queue, and the sources that belong to no queue. If
 * a file of a queue was missing, files of the same queue that had already arrived are recognised and not inspected again.
 */
export async function completeMissing(
  sources: readonly FileSource[],
): Promise<{ readonly completed: readonly Completed[]; readonly others: readonly FileSource[] }> {
  const { items: queues } = await bulks.list();
  const open = queues.filter(
    ({ id, state, items }) => !handing.has(id) && (state === 'running' || state === 'paused') && (items.awaited ?? 0) > 0,
  );
  const found = await Promise.all(open.map(async ({ id, name }) => ({ id, name, known: await bulks.missing(id) })));
  let others = sources;
  const completed: Completed[] = [];
  for (const { id, name, known } of found) {
    const { missing, here, rest } = matchFiles(others, known);
    if (missing.length === 0) continue;
    others = rest;
    completed.push({ name, missing: missing.length, here });
    for (const { position, file } of missing) held.set(keyOf(id, position), file);
    const sized = missing.map(({ position, file }) => ({ position, bytes: file.size }));
    whileHanding(id, sendAll(id, sized)).catch((fault: unknown) => toast('bad', reasonOf(fault)));
  }
  return { completed, others };
}
