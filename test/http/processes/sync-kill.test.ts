// `desk sync` killed in the middle of a run: what was settled stays, and the same command asks for the rest only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SyncRun, SyncSettled } from '../../../server/contract/index.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { CLI } from '../../fixtures/program.ts';
import { closeServices, maker, passOn, serviceThat } from '../../fixtures/services.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

closeServices();
const folder = temporaryFolder();
let attempt = 0;
const absent = `DPP-${SAMPLE.gtin}-NOBODY`;

it('goes on after a kill', async () => {
  const data = join(folder, String(attempt++));
  const other = await maker();
  let killed = false;
  let reached: () => void = () => undefined;
  const stalled = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const service = await serviceThat((request, response, target) => {
    if (target.includes(absent) && !killed) reached();
    else void passOn(other.url, request, response);
  });
  const start = () => {
    const child = spawn(process.execPath, [CLI, 'sync', service.url, '--codes', '-', '--allow-http', '--json', '--data', data]);
    child.stdin.end(`${SAMPLE.dppCode}\n${absent}\n`);
    return child;
  };
  const first = start();
  await stalled;
  first.kill('SIGKILL');
  await once(first, 'exit');
  killed = true;

  const second = start();
  let output = '';
  second.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(second, 'close');
  const run = JSON.parse(output) as SyncRun & { readonly items: readonly SyncSettled[] };
  expect([code, run.id, run.state]).toEqual([0, 1, 'ended']);
  expect(run.items).toMatchObject([
    { dppCode: SAMPLE.dppCode, outcome: expect.stringMatching(/^(?:fetched|unchanged)$/) },
    { dppCode: absent, outcome: 'not-there' },
  ]);
});
