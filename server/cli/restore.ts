// Restores the store of a data folder from a backup, or only checks and describes the backup (`desk restore`).

import { oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import { BY_ITSELF, checkBackup, type Restored, restoreBackup, sentenceOf } from '../features/backups/index.ts';
import { print } from '../lib/terminal.ts';
import { refusedBackup, trustListOf } from './backup.ts';
import { dataFolder } from './input/data-folder.ts';
import { backupPassphraseIn, passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';
import { need, only } from './trust/options.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    texts: ['data', 'by', 'reason', 'second'],
    lists: ['switch-on'],
    flags: ['check', 'without-keys', 'json'],
    words: true,
  });
  const file = only(positionals, 'the backup');
  try {
    if (values.check) return look(file, values.json);
    const restored = restoreBackup({
      folder: dataFolder(values.data),
      file,
      who: need(values.by, 'by'),
      now: new Date(),
      withoutKeys: values['without-keys'],
      switchOn: values['switch-on'].map(readSwitch),
      ...backupPassphraseIn(process.env),
      ...passphraseIn(process.env),
      ...defined({ secondPerson: values.second, reason: values.reason }),
    });
    tell(restored, values.json);
    return 0;
  } catch (error) {
    return refusedBackup(error);
  }
}

function readSwitch(given: string) {
  const found = BY_ITSELF.find((what) => what === given);
  if (found === undefined) throw new UsageFault(`--switch-on takes ${BY_ITSELF.join(' or ')}, not '${given}'`);
  return found;
}

function look(file: string, json: boolean): number {
  const { keys, ...facts } = checkBackup(file);
  if (json) print({ ...facts, keys: keys !== undefined });
  else {
    print(
      `whole: ${facts.service}, made ${facts.madeAt} by ${facts.madeBy}, ${keys === undefined ? 'without' : 'with'} the keys of the service`,
    );
    print(`${facts.passports} passports, ${facts.heads.inspections} inspections, ${trustListOf(facts.trustSequence)}`);
    if (facts.office !== undefined) print('the draft of a trust list that is kept for others');
  }
  return 0;
}

const KEYS = {
  restored: 'the keys of the service were put back',
  kept: 'the keys of the service stay: they are the same or newer',
  'left-out': 'NO keys of the service were put back: the next start makes one that follows them, and what they signed is still verified',
} as const;

const SIGNERS = {
  'this-computer': 'that of this computer',
  'earlier-backup': 'known from a backup that was restored here before',
  no: 'NOT known here: that they are intact is the word of that key; compare it with the computer that made the backup',
} as const;

function tell({ facts, differences, signers, keptAside, keys, leftOff, office }: Restored, json: boolean): void {
  if (json) {
    print({
      madeAt: facts.madeAt,
      sha256: facts.sha256,
      differences,
      signers,
      keys,
      keptAside: keptAside ?? null,
      leftOff,
      office: office ?? null,
    });
    return;
  }
  print(
    `restored: ${facts.service} as of ${facts.madeAt}, ${facts.passports} passports, ${facts.heads.inspections} inspections, ${trustListOf(facts.trustSequence)}`,
  );
  for (const line of differences) print(`GONE BACK: ${sentenceOf(line)}`);
  for (const { fingerprint, known } of signers) print(`the ends of its logs were signed with the key ${fingerprint}, ${SIGNERS[known]}`);
  print(KEYS[keys]);
  if (office !== undefined)
    print(
      `the draft of the trust list of “${oneLine(office.name)}” was put back: the next list is number ${office.sequence + 1}. Was a later one signed since? Then take its draft`,
    );
  for (const { what, value } of leftOff) print(`NOT switched on, as it was in the backup: ${what} (${value})`);
  if (keptAside !== undefined) print(`what was here before lies in ${keptAside}`);
}
