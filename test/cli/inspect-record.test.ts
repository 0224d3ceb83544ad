// `desk inspect --record`: what was inspected is in the log of the folder before it is printed, within a run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import QRCode from 'qrcode';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { openStore, storeFile } from '../../server/store/open.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { listRuns, readRunDetail } from '../../server/store/runs/read.ts';
import { closeRun, pauseRun, startRun } from '../../server/store/runs/run-log.ts';
import { drawPage, partsOf, toPng } from '../fixtures/clips.ts';
import { desk } from '../fixtures/desk-command.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(at(name), content);
  return at(name);
};
const LINK = 'https://id.gs1.org/01/09520123456788/21/ABC123';
const record = (data: string, ...args: readonly string[]) =>
  desk(['inspect', '--json', '--record', '--by', 'A. Officer', '--place', 'Gate 3', '--data', at(data), ...args]);
/** What the log of a folder holds. */
function held(data: string) {
  const store = openStore(at(data), { readonly: true });
  try {
    const numbers = store.db.prepare('SELECT id FROM inspections ORDER BY id').pluck().all() as number[];
    const items = numbers.flatMap((id) => readInspection(store, id) ?? []);
    const runs = listRuns(store, { limit: 100, offset: 0 }).items.map(({ id }) => readRunDetail(store, id));
    return { items, runs };
  } finally {
    store.close();
  }
}

let vc = '';
beforeAll(async () => {
  mkdirSync(at('data'));
  const own = openApp({ folder: at('data') });
  loadSample(own);
  vc = credentialsByCode(own.store, 'DPP-09520123456788-ABC123').find(({ format }) => format === 'vc')?.body ?? '';
  own.close();
  write('vc.json', vc);
  write('label.png', await QRCode.toBuffer(LINK, { margin: 4, scale: 6 }));
  write('codes.csv', `${LINK}\nnonsense\n`);
});

describe('a record', () => {
  it('has an entry for each line, with its number, and is made in a new folder too', () => {
    const { code, lines } = record('new', at('vc.json'), at('label.png'), at('codes.csv'), at('missing.json'));
    const { items, runs } = held('new');
    expect(lines().map(({ entry, headline }) => [entry, headline])).toEqual(items.map(({ id, headline }) => [id, headline]));
    expect(items.map(({ input, recognised }) => [input.fileName, recognised.inputCode ?? recognised.kind])).toEqual([
      [at('vc.json'), 'vc'],
      [at('label.png'), 'gs1'],
      [`${at('codes.csv')}:1`, 'gs1'],
      [`${at('codes.csv')}:2`, 'other'],
      [at('missing.json'), 'DPP-INP-17'],
    ]);
    expect(items.every(({ run }) => run?.officer === 'A. Officer' && run.place === 'Gate 3')).toBe(true);
    expect(runs).toMatchObject([{ state: 'closed', officer: 'A. Officer', name: expect.stringMatching(/^desk inspect 20/) }]);
    // The sample is signed under the name of every service that was not given one, here by another key.
    expect(code).toBe(1);
  });

  it('reads the same verdict as without --record', () => {
    const plain = desk(['inspect', '--json', '--data', at('data'), at('vc.json'), at('label.png')]);
    const kept = record('data', at('vc.json'), at('label.png'));
    expect([plain.code, kept.code]).toEqual([0, 0]);
    const verdicts = ({ lines }: typeof plain) =>
      lines().map(({ headline, reasons, kind, text, input, item }) => ({ headline, reasons, kind, text, input, item }));
    expect(verdicts(kept)).toEqual(verdicts(plain));
    expect(desk(['inspect', '--record', '--by', 'A', '--data', at('data'), at('vc.json')]).stdout).toMatch(/VALID.* {2}entry \d+$/m);
  });

  it('holds a code that is spread over pictures once, and a part without the others as such', () => {
    const [one, two] = partsOf(LINK).map((part, index) => write(`part-${index}.png`, toPng(drawPage([part])))) as [string, string];
    expect(record('parts', one, two).lines()).toMatchObject([{ entry: 1, kind: 'gs1' }]);
    expect(record('parts', one).lines()).toMatchObject([{ entry: 2, inputCode: 'DPP-INP-23' }]);
    expect(held('parts').items.map(({ recognised }) => recognised.inputCode ?? recognised.kind)).toEqual(['gs1', 'DPP-INP-23']);
  });

  it('at an earlier date is recorded as of that date', () => {
    const { code, lines } = record('data', '--as-of', new Date(Date.now() - 1000).toISOString(), at('vc.json'));
    expect([code, lines()[0]]).toMatchObject([expect.any(Number), { asOf: expect.any(String), entry: expect.any(Number) }]);
    expect(held('data').items.at(-1)?.asOf).toBe(lines()[0]?.asOf);
  });
});

describe('a run', () => {
  it('is started by its name, continued by the next command, and paused in between', () => {
    record('runs', '--run', 'Pallet 7', at('vc.json'));
    expect(held('runs').runs).toMatchObject([{ name: 'Pallet 7', state: 'paused', items: 1, notes: [] }]);
    const { stderr } = desk(['inspect', '--record', '--by', 'B. Other', '--data', at('runs'), '--run', 'Pallet 7', at('label.png')]);
    expect(stderr).toContain("the run 'Pallet 7' is continued");
    expect(held('runs').runs).toMatchObject([
      {
        name: 'Pallet 7',
        state: 'paused',
        officer: 'A. Officer',
        notes: [{ officer: 'B. Other', text: expect.stringContaining('desk inspect') }],
      },
    ]);
    expect(held('runs').items.map(({ run }) => [run?.name, run?.officer, run?.place])).toEqual([
      ['Pallet 7', 'A. Officer', 'Gate 3'],
      ['Pallet 7', 'B. Other', 'Gate 3'],
    ]);
  });

  it('that is open in the app takes the entries and stays open; another name is refused', () => {
    const store = openStore(at('runs'));
    const id = '00000000-0000-4000-8000-000000000001';
    startRun(store, id, { name: 'Of the app', place: 'Hall', reference: '', officer: 'C' }, new Date());
    store.close();
    expect(record('runs', at('vc.json')).lines()).toHaveLength(1);
    expect(held('runs').runs[0]).toMatchObject({ name: 'Of the app', state: 'open', officer: 'C', place: 'Hall' });
    expect(held('runs').items.at(-1)?.run).toMatchObject({ name: 'Of the app', officer: 'A. Officer', place: 'Gate 3' });
    const before = held('runs').items.length;
    const other = record('runs', '--run', 'Pallet 8', at('vc.json'));
    expect([other.code, other.stdout, other.stderr]).toEqual([65, '', expect.stringContaining('another run is open')]);
    expect(held('runs').items).toHaveLength(before);
    const again = openStore(at('runs'));
    pauseRun(again, id, 'C', new Date());
    again.close();
  });

  it.skipIf(onWindows)(named('is paused when the command is interrupted, or its output is not read', onWindows), async () => {
    const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));
    const args = [cli, 'inspect', '--json', '--record', '--by', 'A', '--data', at('interrupted'), '--files-from', '-'];
    for (const end of ['SIGINT', 'SIGTERM', undefined] as const) {
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
      const ended = once(child, 'exit');
      child.stdin.on('error', () => undefined);
      child.stdin.write(`${at('vc.json')}\n`);
      await once(child.stdout, 'data');
      if (end !== undefined) child.kill(end);
      else {
        child.stdout.destroy();
        child.stdin.write(`${at('vc.json')}\n`);
      }
      const [code] = await ended;
      expect([end, code]).toEqual([end, end === 'SIGINT' ? 130 : end === 'SIGTERM' ? 143 : 141]);
      expect(held('interrupted').runs.map((run) => run?.state)).not.toContain('open');
    }
    expect(held('interrupted').runs.map((run) => run?.state)).toEqual(['paused', 'paused', 'paused']);
  });

  it('that is closed is not added to: the name begins another one', () => {
    const store = openStore(at('runs'));
    const [run] = listRuns(store, { limit: 10, offset: 0 }).items.filter(({ name }) => name === 'Pallet 7');
    closeRun(store, run?.id ?? '', 'A', () => ({ items: 2, undecided: 0, headlines: {} }), new Date());
    store.close();
    record('runs', '--run', 'Pallet 7', at('vc.json'));
    expect(
      held('runs')
        .runs.filter((one) => one?.name === 'Pallet 7')
        .map((one) => one?.state),
    ).toEqual(['paused', 'closed']);
  });
});

describe('what is not recorded', () => {
  it('is said before anything is written: wrong use exits 64', () => {
    for (const args of [
      ['--record', '--data', at('none')],
      ['--record', '--by', 'A'],
      ['--record', '--by', ' ', '--data', at('none')],
      ['--by', 'A'],
      ['--record', '--by', 'A', '--data', at('none'), '--trust', at('vc.json')],
      ['--record', '--by', 'A', '--data', at('none'), '--now', '2026-01-01T00:00:00Z'],
      ['--record', '--by', 'A', '--data', at('none'), '--as-of', '2199-01-01'],
    ])
      expect([args, desk(['inspect', ...args, at('vc.json')])]).toMatchObject([args, { code: 64, stdout: '' }]);
  });

  it.skipIf(onWindows)(named('for want of room is an error, and every number that was printed is in the log', onWindows), () => {
    record('full', at('vc.json'));
    const many = Array.from({ length: 400 }, (_, index) => write(`many${index}.txt`, `${index}-${'x'.repeat(2000)}-${Math.random()}`));
    const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));
    // As if the disk were full: files of more than this many blocks cannot be written.
    const script = `trap '' XFSZ; ulimit -f $(( ($(stat -c %s "${storeFile(at('full'))}") + 200000) / 1024 )); exec "$@"`;
    const args = [process.execPath, cli, 'inspect', '--json', '--record', '--by', 'A', '--data', at('full'), '--files-from', '-'];
    const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...args], { input: many.join('\n'), encoding: 'utf8' });
    const printed = stdout.split('\n').filter((line) => line !== '');
    expect([status, stderr]).toEqual([65, expect.stringMatching(/disk.*nothing was stored/)]);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.length).toBeLessThan(many.length);
    expect(held('full').items).toHaveLength(printed.length + 1);
  });
});
