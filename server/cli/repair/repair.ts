// Recovers what can be read of a damaged store into a new data folder (`desk repair`).
import { resolve } from 'node:path';
import { BackupRefusal } from '../../features/backups/index.ts';
import { type LogLoss, type Repaired, RepairRefusal, repairStore, type TableLoss } from '../../features/repair/index.ts';
import { isAlone } from '../../features/trust/index.ts';
import { note, print } from '../../lib/terminal.ts';
import { dataFolder } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { need, only } from '../trust/options.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data', 'by', 'second', 'reason'], flags: ['json'], words: true });
  const output = resolve(only(positionals, 'the new folder'));
  const [who, secondPerson, reason] = [need(values.by, 'by'), need(values.second, 'second'), need(values.reason, 'reason')];
  if (isAlone({ who, secondPerson }, { twoPersons: true })) throw new UsageFault('--second NAME names another person than --by');
  const folder = dataFolder(values.data);
  try {
    const done = repairStore({ folder, output, who, secondPerson, reason, now: new Date(), ...passphraseIn(process.env) });
    values.json ? print(inJson(done)) : tell(done, output);
    return done.tables.length + done.logs.length === 0 ? 0 : 2;
  } catch (error) {
    if (!(error instanceof RepairRefusal || error instanceof BackupRefusal)) throw error;
    note(`REFUSED: ${error.message}`);
    return 1;
  }
}

const inJson = ({ rows, tables, logs }: Repaired) => ({
  rows,
  tables: tables.map(({ gaps, ...one }) => ({ ...one, gaps: gaps.map(spoken) })),
  logs,
});

const spoken = ({ after, before, why }: TableLoss['gaps'][number]): string => {
  if (after === undefined) return `between rows that can be read (${why})`;
  const from = after < 0n ? 'from the first row' : `after row ${after}`;
  return `${from}${before === undefined ? ' to the end' : `, before row ${before}`} (${why})`;
};

function tell({ rows, tables, logs }: Repaired, output: string): void {
  print(`recovered ${rows} rows into ${output}; the damaged store is as it was`);
  for (const one of tables) sayTable(one);
  for (const one of logs) sayLog(one);
  if (tables.length + logs.length === 0) {
    print('nothing is missing: every row could be read, and every log is whole');
    return;
  }
  print('What is missing stands in the log of the new folder.');
  print(
    'Next: restore your last backup in the new folder (desk restore). Revocations, trust lists and received copies of both count; inspections and passports made',
  );
  print(
    'since the backup are named, and stay in the folder that the restore keeps aside. Without a backup, revoke again what was revoked: a',
  );
  print('revocation can be among what is lost. A store whose logs have gaps can be read and served, and makes no backups.');
}

const SHOWN = 20;

function sayTable({ table, rows, refused, dangling, gaps, gapCount }: TableLoss): void {
  print(
    `MISSING in ${table}: ${gapCount} gaps, ${refused} damaged rows, ${dangling} rows of which another part is lost; ${rows} recovered`,
  );
  for (const gap of gaps.slice(0, SHOWN)) print(`  ${spoken(gap)}`);
  if (gapCount > SHOWN) print(`  and ${gapCount - SHOWN} more`);
}

function sayLog({ log, missing, missingCount, broken, end }: LogLoss): void {
  print(`MISSING in the log ${log}: ${missingCount} lines${missing.length === 0 ? '' : ` (${missing.slice(0, SHOWN).join(', ')})`}`);
  if (broken.length > 0) print(`  lines that do not fit the one before: ${broken.slice(0, SHOWN).join(', ')}`);
  if (end !== undefined) print(`  ${end}`);
}
