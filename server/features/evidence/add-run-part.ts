// Adds the run of another desk to a run here: receives its evidence bundle, checks it and logs who added it.
import { statfsSync } from 'node:fs';
import type { PackFile, RunHead, RunPartAdded, RunPartRequest, RunPartUpload } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isSameJob, type KeptPart } from '../../domain/runs/part.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { addPart, numberOfPart } from '../../store/runs/parts.ts';
import { requireUnclosed, startOf } from '../../store/runs/run-log.ts';
import type { AppContext } from '../app-context/index.ts';
import { isSameFile, openUpload, type Upload } from '../upload/index.ts';
import { checkPart } from './check-part.ts';
import { deskListsIn, judgeBundle } from './judge.ts';
import { isOwnDesk, keepSightings } from './take-sightings.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

const bundleFile = (folder: string): Upload =>
  openUpload(folder, {
    name: 'run-part-incoming',
    requireRoom: (disk, size) => {
      if (size > LIMITS.runPart) throw new Refusal('too-large', `a bundle of a run has at most ${LIMITS.runPart} bytes`);
      const { bavail, bsize } = statfsSync(disk);
      // Needs room for the file, and for the data kept from it.
      if (2 * size > bavail * bsize) throw new Refusal('too-large', `the disk has no room for a bundle of ${size} bytes`);
    },
    requireBeginning: (part) => {
      if (!part.subarray(0, ZIP.length).equals(ZIP)) throw new Refusal('bad-body', 'this file is no evidence bundle');
    },
  });

export function runPartDoor(context: AppContext) {
  const incoming = bundleFile(context.store.folder);
  /** No other upload may replace a bundle while it is checked. */
  let isChecking = false;
  const announced = (): PackFile => {
    const file = incoming.announced();
    if (file === undefined) throw new Refusal('not-found', 'no bundle was brought to this computer');
    return file;
  };
  const state = ({ size }: PackFile): RunPartUpload => {
    const held = incoming.heldBytes();
    return { stage: held === size ? 'received' : 'receiving', held };
  };
  const requireIdle = (): void => {
    if (isChecking) throw new Refusal('conflict', 'another bundle is being checked: wait until it is done');
  };
  return {
    begin: (file: PackFile): RunPartUpload => {
      requireIdle();
      const before = incoming.announced();
      if (before === undefined || !isSameFile(before, file)) incoming.begin(file);
      return state(file);
    },
    append: (at: number, bytes: Buffer): RunPartUpload => {
      requireIdle();
      const file = announced();
      incoming.append(file, at, bytes);
      return state(file);
    },
    /** The file is removed afterwards, even if it was refused. */
    add: async (run: string, request: RunPartRequest): Promise<RunPartAdded> => {
      requireIdle();
      const start = startOf(context.store, run);
      if (start === undefined) throw new Refusal('not-found', 'there is no such run');
      if (state(announced()).stage !== 'received') throw new Refusal('conflict', 'the bundle has not arrived completely');
      isChecking = true;
      try {
        return await addChecked(context, { run, start }, incoming.path, request);
      } finally {
        isChecking = false;
        incoming.discard();
      }
    },
  };
}

async function addChecked(
  { store, now: clock }: AppContext,
  { run, start }: { readonly run: string; readonly start: RunHead },
  path: string,
  { officer, signer, note }: RunPartRequest,
): Promise<RunPartAdded> {
  const { finding, part, sightings } = await checkPart(path);
  const now = clock();
  const judged = judgeBundle(finding, { lists: deskListsIn(store, now), now, ...defined({ signer }) });
  if (judged.state === 'altered') throw new Refusal('bad-body', `the bundle was altered: ${judged.why}`);
  if (!('manifest' in judged)) throw new Refusal('bad-body', `the bundle cannot be read: ${judged.why}`);
  if (part === undefined || typeof part === 'string') throw new Refusal('bad-body', part ?? 'the bundle cannot be read');
  if (isOwnDesk(store, judged.manifest.desk))
    throw new Refusal('conflict', 'the bundle is of this computer: its inspections are in the log here');
  if (judged.state === 'undetermined' && judged.doubt === 'other-key') throw new Refusal('conflict', judged.why);
  // A fingerprint may be given later; the line that has it then takes precedence.
  const given = judged.desk.by === 'given' ? judged.desk.fingerprint : undefined;
  const already = numberOfPart(store, run, part, given);
  if (already !== undefined) return { number: already, isAlready: true };
  const why = note?.trim() ?? '';
  const said = { officer, ...defined({ signer: given }), ...(why === '' ? {} : { note: why }) };
  requireUnclosed(store, run);
  if (why === '') requireSameJob(start, part);
  const number = addPart(store, run, part, said, now);
  if (judged.state === 'intact') keepSightings(store, judged, sightings, { officer, now });
  return { number, isAlready: false };
}

function requireSameJob(start: RunHead, { run }: KeptPart): void {
  const other = { name: original(run.name), reference: original(run.reference) };
  if (isSameJob(start, other)) return;
  const said = (one: { readonly name: string; readonly reference: string }): string => JSON.stringify(one.reference.trim() || one.name);
  throw new Refusal(
    'conflict',
    `the bundle is of another run: ${said(other)} there, ${said(start)} here; if it belongs to this run all the same, say why`,
  );
}
