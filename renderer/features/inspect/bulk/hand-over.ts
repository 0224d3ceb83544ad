// Hands the inputs of a bulk inspection over to the workbench, which keeps them until they are inspected.
import type { BulkInput, BulkReading } from '../../../../server/contract/index.ts';
import { Refused } from '../../../lib/api.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { SNIFFED_BYTES, sniff } from '../../../scan/sniff.ts';
import { original } from '../../../ui/index.ts';
import type { FileSource, Source } from '../queue/jobs.ts';
import { readingsOf } from '../queue/requests.ts';
import { bulks } from './calls.ts';
import { patiently } from './patience.ts';
import { toReading } from './reading.ts';

/** As many inputs as the workbench takes at once. */
const AT_ONCE = 500;
/** A part of a file. */
const PART = 4 * 1024 * 1024;
/** The largest file that the workbench takes, and the largest document. */
const LARGEST = 50 * 1024 * 1024;
const LARGEST_DOCUMENT = 8 * 1024 * 1024;
const LANES = 4;

/** The files of this window, so that they are not fetched again to be read. */
const held = new Map<string, File>();
const keyOf = (id: string, position: number): string => `${id} ${position}`;

export const heldFile = (id: string, position: number): File | undefined => held.get(keyOf(id, position));
export const letGo = (id: string, position: number): void => void held.delete(keyOf(id, position));

/** The queues whose inputs are being handed over; a page that is closed now leaves some behind. */
const handing = new Set<string>();
export const isHandingOver = (): boolean => handing.size > 0;
askBeforeLeaving(isHandingOver);

/** What is no picture and no document is refused here, as it would be alone. */
async function toInput(source: Source): Promise<BulkInput> {
  const asCode = async (name: string): Promise<BulkInput> => ({
    name: name.slice(-255) || '…',
    kind: 'code',
    readings: (await readingsOf(source, new AbortController().signal)).map(toReading),
  });
  if (source.kind === 'text') return asCode(source.fileName ?? source.text.slice(0, 100));
  const { file, refused } = source;
  const { size } = file;
  if (refused !== undefined || size === 0 || size > LARGEST) return asCode(file.name);
  const { kind } = sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  const name = file.name.slice(-255).toWellFormed();
  if (kind === 'picture' || kind === 'pdf') return { name, kind: 'unread', bytes: size };
  return kind === 'document' && size <= LARGEST_DOCUMENT ? { name, kind: 'document', bytes: size } : asCode(name);
}

/** The reason is a reading too: an input is never left out. */
async function accounted(source: Source): Promise<BulkInput> {
  try {
    return await toInput(source);
  } catch (fault) {
    const name = source.kind === 'file' ? source.file.name : '…';
    const detail = fault instanceof Error ? fault.message : String(fault);
    const reading: BulkReading = { channel: 'file', text: '', fileName: name, unreadable: { code: 'DPP-INP-17', detail } };
    return { name: name.slice(-255), kind: 'code', readings: [reading] };
  }
}

async function sendFile(id: string, position: number, file: File, from: number): Promise<void> {
  let at = from;
  while (at < file.size) {
    const start = at;
    try {
      await patiently(() => bulks.send(id, position, start, file.slice(start, start + PART)));
      at = start + PART;
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.problem.status !== 409) throw fault;
      // An answer was lost: more is there than this window knows.
      const { items } = await patiently(() => bulks.missing(id));
      const there = items.find((item) => item.position === position)?.held;
      if (there === undefined) return;
      if (there === start) throw fault;
      at = there;
    }
  }
}

interface ToSend {
  readonly position: number;
  readonly file: File;
  readonly held: number;
}

/** A file that cannot be read any more is recorded as such, and the others go on. */
async function sendAll(id: string, files: readonly ToSend[]): Promise<void> {
  const next = files.values();
  const lane = async (): Promise<void> => {
    for (const { position, file, held: from } of next) {
      try {
        await sendFile(id, position, file, from);
      } catch (fault) {
        if (fault instanceof Refused) throw fault;
        letGo(id, position);
        await patiently(() => bulks.wasRead(id, position, { fault: fault instanceof Error ? fault.message : String(fault) }));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function whileHanding<T>(id: string, work: () => Promise<T>): Promise<T> {
  handing.add(id);
  try {
    return await work();
  } finally {
    handing.delete(id);
  }
}

/** The queue was begun. `onRegistered` is called when the workbench knows all inputs; sending the files goes on. */
export const handOver = (id: string, sources: readonly Source[], onRegistered: () => void): Promise<void> =>
  whileHanding(id, async () => {
    for (let from = 0; from < sources.length; from += AT_ONCE) {
      const items: BulkInput[] = [];
      for (const [at, source] of sources.slice(from, from + AT_ONCE).entries()) {
        const input = await accounted(source);
        items.push(input);
        if (input.kind !== 'code' && source.kind === 'file') held.set(keyOf(id, from + at), source.file);
      }
      await patiently(() => bulks.add(id, { from, items }));
    }
    onRegistered();
    // Those that were not drawn for a sample are not missing.
    const { items } = await patiently(() => bulks.missing(id));
    const wanted = new Set(items.map(({ position }) => position));
    for (let position = 0; position < sources.length; position += 1) if (!wanted.has(position)) letGo(id, position);
    await sendAll(
      id,
      items.flatMap(({ position, held: from }) => {
        const file = heldFile(id, position);
        return file === undefined ? [] : [{ position, file, held: from }];
      }),
    );
  });

/** Sends the files that an earlier window did not hand over. Returns the sources that are none of them. */
export async function completeMissing(sources: readonly FileSource[]): Promise<readonly FileSource[]> {
  const { items: queues } = await bulks.list();
  let rest = sources;
  for (const { id, state, items } of queues) {
    if (handing.has(id) || (state !== 'running' && state !== 'paused') || (items.awaited ?? 0) === 0) continue;
    const missing = (await bulks.missing(id)).items;
    const files: ToSend[] = [];
    rest = rest.filter(({ file }) => {
      const found = missing.find(
        (one) =>
          one.bytes === file.size &&
          original(one.name) === file.name.slice(-255).toWellFormed() &&
          !files.some(({ position }) => position === one.position),
      );
      if (found === undefined) return true;
      files.push({ position: found.position, file, held: found.held });
      held.set(keyOf(id, found.position), file);
      return false;
    });
    if (files.length > 0) void whileHanding(id, () => sendAll(id, files));
  }
  return rest;
}
