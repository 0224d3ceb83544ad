// Runs the built-in vectors, verifies credentials made for the test, and checks a data folder (`desk self-test`).
// Exits with 1 on any failure.
// The checks of a folder cover file modes, database pages, hash chains and signed heads of the logs, and their Merkle tree.
import { isDamage } from '../features/backups/index.ts';
import { examineVerifying } from '../features/diagnosis/index.ts';
import { missedByLibsodium } from '../features/engines/index.ts';
import { type SelfTestResult, selfTest } from '../features/self-test/index.ts';
import { closing } from '../lib/closing.ts';
import { print } from '../lib/terminal.ts';
import { firstBroken, logsIn } from '../store/audit-log/audit-log.ts';
import { devicePublicKey } from '../store/audit-log/device.ts';
import { headFault, type LogName } from '../store/audit-log/heads.ts';
import { damageIn } from '../store/integrity.ts';
import { firstDamagedLeaf } from '../store/log-tree/recompute.ts';
import { namesOf, openToOthers } from '../store/modes.ts';
import { openStore } from '../store/open.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions } from './input/usage.ts';

export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { texts: ['data'], flags: ['json'] });
  const results = [
    ...selfTest(),
    ...(await checkVerifying()),
    ...checkLibsodium(),
    ...(values.data === undefined ? [] : checkFolder(dataFolder(values.data))),
  ];
  for (const result of results) {
    const { name, ok, detail } = result;
    print(values.json ? result : `${ok ? 'ok  ' : 'FAIL'} ${name}${detail === undefined ? '' : `: ${detail}`}`);
  }
  return results.every(({ ok }) => ok) ? 0 : 1;
}

/** The built-in vectors are listed one by one. */
const checkVerifying = async (): Promise<readonly SelfTestResult[]> =>
  (await examineVerifying(new Date()))
    .filter(({ check }) => check !== 'examples')
    .map(({ check, outcome, detail }) => ({ name: `credentials made here: ${check}`, ok: outcome === 'ok', detail }));

/** Without libsodium there is nothing to report, because no result depends on it. */
function checkLibsodium(): readonly SelfTestResult[] {
  const missed = missedByLibsodium();
  return missed === undefined ? [] : [result('known answers of Ed25519 (libsodium)', missed.join('; ') || undefined)];
}

const NAMES: Readonly<Record<LogName, string>> = {
  inspections: 'inspection log',
  decisions: 'decisions',
  backup_log: 'backups',
  clock_resets: 'clock resets',
  key_rotations: 'key rotations',
  run_log: 'runs',
  officer_log: 'officers',
  customs_log: 'declarations',
  erasure_log: 'erasures',
  maintenance_log: 'maintenance',
};

function checkFolder(folder: string): readonly SelfTestResult[] {
  const open = openToOthers(folder);
  const modes = result('files closed to other users', open.length === 0 ? undefined : namesOf(open));
  using store = closing(openStore(folder, { readonly: true }));
  const key = devicePublicKey(folder);
  return [
    modes,
    unlessDamaged('integrity check of SQLite', () => damageIn(store.db).join('; ') || undefined),
    ...logsIn(store).flatMap((log) => [
      unlessDamaged(`hash chain of the ${NAMES[log]}`, () => {
        const broken = firstBroken(store, log);
        return broken === undefined ? undefined : `number ${broken} does not fit`;
      }),
      ...(key === undefined ? [] : [unlessDamaged(`signed end of the ${NAMES[log]}`, () => headFault(store, log, key))]),
    ]),
    unlessDamaged('Merkle tree of the logs', () => {
      const leaf = firstDamagedLeaf(store.db);
      return leaf === undefined ? undefined : `damaged from leaf ${leaf} on`;
    }),
  ];
}

const result = (name: string, fault: string | undefined): SelfTestResult =>
  fault === undefined ? { name, ok: true } : { name, ok: false, detail: fault };

/** Damage that prevents reading is reported like any other finding. */
function unlessDamaged(name: string, check: () => string | undefined): SelfTestResult {
  try {
    return result(name, check());
  } catch (error) {
    if (!isDamage(error)) throw error;
    return result(name, (error as Error).message);
  }
}
