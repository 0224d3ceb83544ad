// Desk, resolver and screens in a network that leads nowhere: everything works, and nothing tries to leave.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { ensureChromium } from '../chromium.ts';
import { inOwnNetwork, OWN_ADDRESS, whyNot } from '../fixtures/own-network.ts';

interface Report {
  readonly answers: readonly (readonly [asked: string, status: number])[];
  readonly imports: readonly unknown[];
  readonly inspected: readonly string[];
  readonly exitCode: number | null;
  readonly tried: readonly string[];
  readonly after: { readonly withoutRoute4: number; readonly withoutRoute6: number; readonly datagrams: number };
  readonly sent: Readonly<Record<string, number>>;
  readonly requested: readonly string[];
  readonly desk: string;
  readonly complaints: readonly string[];
  readonly control: { readonly tried: readonly string[]; readonly withoutRoute: number };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-offline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(whyNot !== undefined)(`without any network${whyNot === undefined ? '' : ` (${whyNot})`}`, () => {
  let report: Report;

  beforeAll(async () => {
    buildWhatIsStale(root, ['dist/renderer'], () => undefined);
    const inside = fileURLToPath(new URL('offline/inside.ts', import.meta.url));
    const [program = '', ...args] = inOwnNetwork(process.execPath, inside, folder) ?? [];
    const { stdout } = await promisify(execFile)(program, args, { env: { ...process.env, CHROMIUM_PATH: ensureChromium() } });
    report = JSON.parse(stdout) as Report;
  }, 240_000);

  it('all fourteen endpoints answer on the network’s own address and on loopback, the desk inspects, imports and publishes', () => {
    const refused = report.answers.filter(([, status]) => ![200, 201, 307].includes(status));
    expect(refused).toEqual([]);
    for (const origin of [`http://${OWN_ADDRESS}:8080/`, 'http://127.0.0.1:8080/']) {
      expect(report.answers.filter(([asked]) => asked.includes(origin)).length).toBeGreaterThan(18);
    }
    expect(report.imports).toEqual([expect.objectContaining({ refused: [] }), expect.objectContaining({ refused: [] })]);
    expect(report.inspected).toEqual(['valid', 'unknown-issuer']);
    expect(report.exitCode).toBe(0);
  });

  it('no process opened a connection, looked up a name, sent a datagram or started another program', () => {
    expect([...new Set(report.tried)].sort()).toEqual(
      ['cli.ts', 'picture.worker.ts', 'public.ts', 'workbench.ts'].map((name) => `watched ${name}`),
    );
  });

  it('the kernel counted no attempt without a route, no datagram, and no packet on any device but loopback', () => {
    expect(report.after).toEqual({ withoutRoute4: 0, withoutRoute6: 0, datagrams: 0 });
    expect(Object.entries(report.sent).filter(([, packets]) => packets !== 0)).toEqual([]);
  });

  it('the screens come up and ask nobody but the desk', () => {
    expect(report.requested).toEqual([report.desk]);
    expect(report.complaints).toEqual([]);
  });

  it('what watched would have seen it: attempts of a control program are told and counted', () => {
    const { tried, withoutRoute } = report.control;
    expect(tried).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^look-up .*foreign\.example$/),
        expect.stringMatching(/^datagram .*192\.0\.2\.1/),
        expect.stringMatching(/^connect .*192\.0\.2\.2:80$/),
        expect.stringMatching(/^connect .*192\.0\.2\.1:443$/),
      ]),
    );
    expect(withoutRoute).toBeGreaterThan(0);
  });
});
