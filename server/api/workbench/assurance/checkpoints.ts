// Makes, compares and cosigns checkpoints of the logs over the workbench API.
import { statSync } from 'node:fs';
import type { CarriedNote, CheckpointFinding, CosignAnswer, LogCheckpoint, LogWitness } from '../../../contract/index.ts';
import { defined } from '../../../domain/json/defined.ts';
import { keyFingerprint } from '../../../domain/keys/fingerprint.ts';
import { asWritten, toCarried } from '../../../domain/merkle/carried.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { qrSvg } from '../../../features/labels/index.ts';
import {
  cosignCheckpoint,
  lookAtCheckpoint,
  makeCheckpoint,
  readSeen,
  readWitness,
  witnessesOf,
  witnessKey,
} from '../../../features/log-witness/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { deviceOf } from '../../../store/audit-log/device.ts';
import { epochsOf } from '../../../store/log-tree/epochs.ts';
import { storeFile } from '../../../store/open.ts';
import type { ServiceKey } from '../../../store/service-keys/keys.ts';
import type { Store } from '../../../store/store.ts';
import { type Routes, read } from '../../http/routes.ts';
import { CHECKPOINT, COMPARISON, COSIGNING } from '../schemas/checkpoints.ts';

export function checkpointRoutes(app: Routes, { store, now }: AppContext): void {
  app.post('/workbench/log/checkpoint', { schema: { body: CHECKPOINT } }, async ({ body }): Promise<LogCheckpoint> => {
    requireReadable(store);
    const key = deviceKey(store);
    const text = makeCheckpoint(store, key, body.since);
    const made = readSeen(text);
    if (made === undefined) throw new TypeError('the checkpoint that was made cannot be read');
    const { origin, size, root } = made;
    const since = epochsOf(store.db).find((epoch) => epoch.origin === origin)?.at;
    return {
      ...{ origin, size, root: root.toString('base64'), fingerprint: keyFingerprint(key.publicJwk) },
      ...defined({ since }),
      ...carried(text),
    };
  });

  app.post('/workbench/log/compare', { schema: { body: COMPARISON } }, async ({ body }): Promise<CheckpointFinding> => {
    requireReadable(store);
    const seen = readSeen(body.text);
    if (seen === undefined) throw mistake('/text', 'this is no checkpoint, or its signature is not valid');
    const witness = body.witness === undefined ? undefined : readWitness(body.witness.trim());
    if (body.witness !== undefined && witness === undefined) throw mistake('/witness', 'this is not the key of a witness');
    return lookAtCheckpoint(store, seen, witness);
  });

  app.post('/workbench/log/cosign', { schema: { body: COSIGNING } }, async ({ body }): Promise<CosignAnswer> => {
    const key = deviceKey(store);
    const made = cosignCheckpoint(store, key, asWritten(body.text), now());
    const before = made.before?.size;
    if (made.outcome === 'refused') return { outcome: 'refused', reason: made.reason, detail: made.detail, ...defined({ before }) };
    const { origin, size, key: theirs } = made.checkpoint;
    return {
      ...{ outcome: 'cosigned', origin, size, fingerprint: theirs.fingerprint, witnessKey: witnessKey(key) },
      ...defined({ before }),
      ...carried(made.note),
    };
  });

  read(app, '/workbench/log/witnesses', async (): Promise<readonly LogWitness[]> => witnessesOf(store));
}

function carried(text: string): CarriedNote {
  const code = toCarried(text);
  return { text, ...(code === undefined ? {} : { svg: qrSvg(code) }) };
}

const mistake = (pointer: string, detail: string): Refusal =>
  new Refusal('bad-body', detail, { errors: [{ pointer, detail, code: 'wrong' }] });

function deviceKey({ db }: Store): ServiceKey {
  const key = deviceOf(db);
  if (key === undefined) throw new Refusal('unavailable', 'the key of this computer is not open');
  return key;
}

/** Refuses a large store, because reading the whole log makes other requests wait. */
function requireReadable({ folder }: Store): void {
  const { size } = statSync(storeFile(folder));
  if (size > LIMITS.backupAtOnce)
    throw new Refusal('conflict', `the store has ${size} bytes: use 'desk log', which goes on next to this app`);
}
