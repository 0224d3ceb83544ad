// Continues without a lost store, lost key files or with a changed log (`desk start-anew`).
// Records the person and the reason in the log.

import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defined } from '../domain/json/defined.ts';
import { keyFingerprint } from '../domain/keys/fingerprint.ts';
import { openApp } from '../features/app/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { logBackup } from '../store/audit-log/backup-log.ts';
import { openDeviceKey } from '../store/audit-log/device.ts';
import { logHeads, signAll } from '../store/audit-log/heads.ts';
import { endFaults } from '../store/audit-log/signing.ts';
import { isEmptied, storeFile } from '../store/open.ts';
import { keyFileOf } from '../store/service-keys/keys.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions } from './input/usage.ts';
import { need } from './trust/options.ts';

export function run(args: string[]): number {
  const { values } = readOptions(args, { texts: ['data', 'by', 'reason'], flags: ['compromised'] });
  const folder = dataFolder(values.data);
  const [who, reason] = [need(values.by, 'by'), need(values.reason, 'reason')];
  const now = new Date();
  const { secret } = passphraseIn(process.env);
  const isGone = isEmptied(folder);
  if (!isGone && !existsSync(storeFile(folder))) {
    note(`there is nothing in the folder '${folder}': DPP Desk begins a store there at its first start`);
    return 1;
  }
  const kept = isGone ? moveAside(folder, now) : undefined;
  const before = new Set(readdirSync(folder));
  using context = closing(
    openApp({
      folder,
      ...defined({ secret }),
      newStore: isGone,
      newKey: { who, reason, compromised: values.compromised },
    }),
  );
  const { key, rotations } = context.ownKeys();
  const replaced = rotations.filter((rotation) => !before.has(basename(keyFileOf(folder, Number(rotation.key.slice('key-'.length))))));
  const device = openDeviceKey(folder, secret);
  const faults = endFaults(context.store, device.publicJwk.x);
  if (faults.length > 0) signAll(context.store, device, now);
  for (const { log, detail } of faults) print(`${log}: ${detail}. It is signed from now on as it was found`);
  if (isGone || faults.length > 0)
    logBackup(context.store, {
      at: now.toISOString(),
      action: 'start-anew',
      who,
      file: '',
      sha256: '',
      heads: logHeads(context.store),
      keys: false,
      reason,
      ...defined({ keptAside: kept }),
    });
  if (isGone) print('a new store was begun: it knows no inspection, no passport and nothing of what was revoked before');
  if (kept !== undefined) print(`what was left of the former store lies in ${join(folder, kept)}`);
  for (const one of replaced)
    print(
      `${one.key} (${one.fingerprint}) is gone: what it signed is ${one.compromised ? 'invalid' : 'still verified'}, and it signs nothing more`,
    );
  if (!isGone && replaced.length === 0 && faults.length === 0) {
    note('nothing is gone here: the store, its logs and its keys are in place, and nothing was changed');
    return 1;
  }
  if (replaced.length > 0)
    print(
      `${key} signs from now on, fingerprint ${keyFingerprint(context.signer().publicJwk)}: offices with a trust list need the new DID document`,
    );
  return 0;
}

/** Moves the remains of the store aside and never deletes them. Returns the name of their folder, or undefined if there are none. */
function moveAside(folder: string, now: Date): string | undefined {
  const left = ['', '-wal', '-shm', '-journal'].map((end) => `${storeFile(folder)}${end}`).filter((file) => existsSync(file));
  if (left.length === 0) return undefined;
  const name = `before-start-${now.toISOString().replaceAll(':', '-')}`;
  mkdirSync(join(folder, name), { mode: 0o700 });
  for (const file of left) renameSync(file, join(folder, name, basename(file)));
  return name;
}
