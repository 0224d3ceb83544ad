// Makes a checked backup of the store while the service runs (`desk backup`), with or without the sealed keys, and the one before a large import.

import type { BackupFault } from '../contract/index.ts';
import { named as inQuotes, oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import type { AppContext } from '../features/app-context/index.ts';
import { BackupRefusal, backupInto, beforeImport, faultOf, readKeep, writeBackup } from '../features/backups/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { deviceKeyAtHand, signWith } from '../store/audit-log/device.ts';
import { openStore } from '../store/open.ts';
import { openedKeyFiles } from '../store/service-keys/carried-keys.ts';
import { readSettings } from '../store/settings.ts';
import { folderWithStore } from './input/data-folder.ts';
import { backupPassphraseIn, passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';
import { only } from './trust/options.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    texts: ['data', 'by', 'keep'],
    flags: ['without-keys', 'into', 'json'],
    words: true,
  });
  const named = only(positionals, values.into ? 'the folder of the backups' : 'the backup that is to be made');
  const now = new Date();
  const keep = values.keep === undefined ? undefined : readKeep(values.keep);
  if (values.keep !== undefined && keep === undefined)
    throw new UsageFault(`--keep takes numbers of days, weeks and months such as 7d,4w,12m, not '${values.keep}'`);
  if (keep !== undefined && !values.into) throw new UsageFault('--keep goes with --into');
  const { passphrase } = backupPassphraseIn(process.env);
  if (values['without-keys'] === (passphrase !== undefined))
    throw new UsageFault(
      'say what becomes of the keys of the service: DPP_DESK_BACKUP_PASSPHRASE seals them into the backup, --without-keys leaves them out',
    );
  const folder = folderWithStore(values.data);
  using store = closing(openStore(folder));
  const { secret } = passphraseIn(process.env);
  const device = deviceKeyAtHand(folder, secret);
  if (device !== undefined) signWith(store.db, device);
  try {
    const order = {
      who: values.by ?? (readSettings(store).officer || 'command line'),
      now,
      ...(passphrase === undefined ? {} : { keys: { passphrase, files: openedKeyFiles(folder, secret) } }),
    };
    const made = values.into
      ? backupInto(store, { ...order, folder: named, keep })
      : { file: named, facts: writeBackup(store, { ...order, file: named }) };
    const { file, facts, retained } = { retained: undefined, ...made };
    const { keys, ...told } = facts;
    if (values.json) print({ file, ...told, keys: keys !== undefined, ...defined({ retained }) });
    else {
      print(`backup ${file}: ${facts.bytes} bytes, read again and whole`);
      print(
        `${facts.passports} passports, ${facts.heads.inspections} inspections up to ${facts.heads.inspectionsHead.slice(0, 16)}, ${trustListOf(facts.trustSequence)}`,
      );
      if (facts.office !== undefined) print('with the draft of the trust list that is kept here');
      print(keys === undefined ? 'WITHOUT the keys of the service' : 'with the keys of the service, sealed: keep the passphrase elsewhere');
      if (retained !== undefined) print(`${retained.kept.length} backups kept, ${retained.deleted.length} deleted`);
      for (const { name, why } of retained?.left ?? []) print(`left as it is: ${oneLine(name)} (${why})`);
    }
    return 0;
  } catch (error) {
    return refusedBackup(error);
  }
}

export const trustListOf = (sequence: number | undefined): string => (sequence === undefined ? 'no trust list' : `trust list ${sequence}`);

export function refusedBackup(error: unknown): number {
  if (!(error instanceof BackupRefusal)) throw error;
  const next = NEXT[error.code];
  note(`REFUSED ${error.code}: ${error.message}`);
  if (next !== undefined) note(next);
  return 1;
}

/** What to do next, for refusals whose message does not state it. */
const NEXT: Readonly<Partial<Record<BackupFault, string>>> = {
  newer: 'install that version or a later one here',
  truncated: 'copy the file again from where it lies whole, or take an earlier backup',
  changed: 'copy the file again, or take another backup',
  'damaged-store': 'take another backup',
  'foreign-schema': 'do not use it: DPP Desk writes nothing of that kind',
  'broken-log': 'do not use it: an entry of its log was changed or is missing',
  'bad-settings': 'take another backup',
  exists: 'give another name',
  'passphrase-needed': 'DPP_DESK_BACKUP_PASSPHRASE holds it; --without-keys leaves the keys out',
  'passphrase-wrong': 'mind capitals and blanks in DPP_DESK_BACKUP_PASSPHRASE; --without-keys leaves the keys in the backup',
  rollback: '--reason TEXT says why, and stands in the log',
  'second-person': '--second NAME names another person than --by',
};

/** Called with each import before it begins. Throws a BackupRefusal, and the import must not begin. */
export type BackupFirst = (isLarge: boolean) => void;

export function backupFirst(context: AppContext, who: string | undefined, isLeftOut: boolean): BackupFirst {
  let isSettled = false;
  return (isLarge) => {
    if (isSettled || !isLarge) return;
    isSettled = true;
    if (isLeftOut) return note('no backup is made first, because of --without-backup');
    const { store } = context;
    const { passphrase } = backupPassphraseIn(process.env);
    const keys = passphrase === undefined ? {} : { keys: { passphrase, files: context.keyFiles() } };
    const order = { who: who ?? (context.settings().officer || 'command line'), now: context.now() };
    const { file } = refusing(() => backupInto(store, { ...beforeImport(store), ...order, ...keys }));
    note(`a backup was made first: ${inQuotes(file)}`);
  };
}

/** A fault of the system, such as a full disk, refuses the import too. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BackupRefusal || typeof (error as { readonly code?: unknown }).code !== 'string') throw error;
    throw new BackupRefusal(faultOf(error), (error as Error).message);
  }
}

/** Returns the exit code of an import that did not begin. */
export function withoutImport(error: unknown): number {
  const code = refusedBackup(error);
  note(
    'this import did not begin, because no backup could be made: make room, or a folder for backups, or leave it out with --without-backup',
  );
  return code;
}
