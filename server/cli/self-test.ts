// Runs the built-in vectors in this runtime, and the log's hash chain when a folder is given; exit 1 when anything is wrong.

import { firstBrokenBackup } from '../log/backup-log.ts';
import { firstBrokenDecision, firstBrokenEntry } from '../log/check.ts';
import { firstBrokenClockReset } from '../log/clock-resets.ts';
import { firstBrokenRotation } from '../log/key-rotations.ts';
import { openStore } from '../store/open.ts';
import { print } from '../terminal.ts';
import { selfTest } from '../verify/self-test.ts';
import { dataFolder } from './data-folder.ts';
import { readOptions } from './usage.ts';

type Result = ReturnType<typeof selfTest>[number];

export function run(args: string[]): number {
  const { values } = readOptions(args, { options: { json: { type: 'boolean', default: false }, data: { type: 'string' } } });
  const results = [...selfTest(), ...(values.data === undefined ? [] : checkLog(values.data))];
  for (const result of results) {
    const { name, ok, detail } = result;
    print(values.json ? result : `${ok ? 'ok  ' : 'FAIL'} ${name}${detail === undefined ? '' : `: ${detail}`}`);
  }
  return results.every(({ ok }) => ok) ? 0 : 1;
}

function checkLog(folder: string): readonly Result[] {
  const store = openStore(dataFolder(folder), { readonly: true });
  const result = (name: string, broken: number | undefined): Result =>
    broken === undefined ? { name, ok: true } : { name, ok: false, detail: `number ${broken} does not fit` };
  try {
    return [
      result('hash chain of the inspection log', firstBrokenEntry(store)),
      result('hash chain of the decisions', firstBrokenDecision(store)),
      result('hash chain of the key rotations', firstBrokenRotation(store)),
      result('hash chain of the clock resets', firstBrokenClockReset(store)),
      result('hash chain of the backups', firstBrokenBackup(store)),
    ];
  } finally {
    store.close();
  }
}
