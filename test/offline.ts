// `npm run test:offline`: the whole of `npm test` in a network that leads nowhere; Chromium is looked for, and installed, before.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { boringRuntime } from './fixtures/boringssl.ts';
import { whyNot as noInstallers } from './fixtures/installer-tools.ts';
import { inOwnNetwork, whyNot } from './fixtures/own-network.ts';

const [program, ...args] = inOwnNetwork(process.execPath, fileURLToPath(new URL('run.ts', import.meta.url))) ?? [];
if (program === undefined) {
  console.log(`skipped: ${whyNot}`);
} else {
  // Fetched here if they are not on this computer yet: the tests will have no network.
  boringRuntime();
  noInstallers();
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  process.exitCode = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1;
}
