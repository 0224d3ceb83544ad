// `npm run test:long`, after the store of a million: 200 kills each of programs that apply a pack, import a trust list and restore a backup, a bulk inspection of ten thousand inputs through twenty kills, four hundred bursts of keys in Chromium, ten thousand histories of a trust list, as many of a desk next to the reference model, an import of ten thousand passports, every generated case of the properties, a million mutated signatures in every engine, and a million cases of too few operators.
// DPP_DESK_KILLS, DPP_DESK_BULK, DPP_DESK_BURSTS, DPP_DESK_CASES, DPP_DESK_HISTORIES, DPP_DESK_PASSPORTS, DPP_DESK_MUTANTS and DPP_DESK_QUORUM set other counts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const RUNS = [
  {
    args: [
      '--project',
      'http',
      'test/http/processes/pack-kill.test.ts',
      'test/http/processes/trust-list-kill.test.ts',
      'test/http/processes/restore-kill.test.ts',
    ],
    env: { DPP_DESK_KILLS: '200' },
  },
  {
    args: ['--project', 'http', 'test/http/processes/bulk-kill.test.ts'],
    env: { DPP_DESK_BULK: '10000', DPP_DESK_KILLS: '20' },
  },
  { args: ['--project', 'browser', 'test/browser/bursts.test.ts'], env: { DPP_DESK_BURSTS: '400' } },
  {
    args: ['--project', 'model', '--testTimeout', '3600000', 'test/features/trust/histories.test.ts'],
    env: { DPP_DESK_HISTORIES: '10000' },
  },
  {
    args: [
      '--project',
      'unit',
      '--project',
      'store',
      '--project',
      'http',
      'test/domain',
      'test/features',
      'test/renderer',
      'test/store',
      'test/http/public/fuzz.test.ts',
    ],
    env: { DPP_DESK_CASES: '1' },
  },
  { args: ['--project', 'unit', 'test/domain/trust-list/quorum.test.ts'], env: { DPP_DESK_QUORUM: '1000000' } },
  { args: ['--project', 'http', 'test/cli/import.test.ts'], env: { DPP_DESK_PASSPORTS: '10000' } },
  { args: ['--project', 'model', 'test/model/model-based.test.ts'], env: { DPP_DESK_HISTORIES: '10000' } },
  { args: ['--project', 'model', 'test/model/engine-mutants.test.ts'], env: { DPP_DESK_MUTANTS: '1000000' } },
];

const codes = RUNS.map(
  ({ args, env }) =>
    spawnSync(process.execPath, [vitest, 'run', ...args], { stdio: 'inherit', env: { ...env, ...process.env } }).status ?? 1,
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
