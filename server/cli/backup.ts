// The name of a new file in, a checked backup of the store out, while the service runs; with its keys under a passphrase, or said to be without.
import { existsSync } from 'node:fs';
import { BackupRefusal } from '../backup/backup.ts';
import { writeBackup } from '../backup/write.ts';
import { openedKeyFiles } from '../identity/carried-keys.ts';
import { openStore, storeFile } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { dataFolder } from './data-folder.ts';
import { backupPassphraseIn, passphraseIn } from './passphrase.ts';
import { only, print } from './trust-options.ts';
import { readOptions, UsageFault } from './usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      by: { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const file = only(positionals, 'the backup that is to be made');
  const { passphrase } = backupPassphraseIn(process.env);
  if (values['without-keys'] === (passphrase !== undefined))
    throw new UsageFault(
      'say what becomes of the keys of the service: DPP_DESK_BACKUP_PASSPHRASE seals them into the backup, --without-keys leaves them out',
    );
  const folder = dataFolder(values.data);
  if (!existsSync(storeFile(folder))) throw new UsageFault(`there is no store in the folder '${folder}'`);
  const store = openStore(folder);
  try {
    const facts = writeBackup(store, {
      file,
      who: values.by ?? (readSettings(store).officer || 'command line'),
      now: new Date(),
      ...(passphrase === undefined ? {} : { keys: { passphrase, files: openedKeyFiles(folder, passphraseIn(process.env).secret) } }),
    });
    const { keys, ...told } = facts;
    if (values.json) print({ file, ...told, keys: keys !== undefined });
    else {
      print(`backup ${file}: ${facts.bytes} bytes, read again and whole`);
      print(
        `${facts.passports} passports, ${facts.heads.inspections} inspections up to ${facts.heads.inspectionsHead.slice(0, 16)}, ${trustOf(facts.trustSequence)}`,
      );
      print(keys === undefined ? 'WITHOUT the keys of the service' : 'with the keys of the service, sealed: keep the passphrase elsewhere');
    }
    return 0;
  } catch (error) {
    return refusedBackup(error);
  } finally {
    store.close();
  }
}

export const trustOf = (sequence: number | undefined): string => (sequence === undefined ? 'no trust list' : `trust list ${sequence}`);

export function refusedBackup(error: unknown): number {
  if (!(error instanceof BackupRefusal)) throw error;
  process.stderr.write(`REFUSED ${error.code}: ${error.message}\n`);
  return 1;
}
