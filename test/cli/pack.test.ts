// `desk pack` as it is used: an office makes a pack, two computers without a network take it over and say the same of every good.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { wantedCodes } from '../../server/domain/formats/wanted-codes.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string) => join(folder, name);
const put = (name: string, content: string): string => {
  writeFileSync(file(name), content);
  return file(name);
};
const run = (...args: string[]) => desk(args);
const ok = (...args: string[]): string => {
  const { code, stdout, stderr } = desk(args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trim();
};

/** One file for every link, code and signed copy of the sample set. */
const goods: string[] = [];
let fingerprint = '';
let created = '';

beforeAll(() => {
  const office = openApp({ folder: file('office'), baseUrl: 'https://office.example' });
  loadSample(office);
  const all = <Row>(sql: string) => office.store.db.prepare(sql).all() as Row[];
  for (const { gtin, serial, dpp_code } of all<Record<'gtin' | 'serial' | 'dpp_code', string | null>>('SELECT * FROM passports'))
    goods.push(
      put(`${goods.length}.txt`, serial === null ? `${dpp_code}` : `https://id.gs1.org/01/${gtin}/21/${serial}`),
      put(`${goods.length}-code.txt`, `${dpp_code}`),
    );
  for (const { body } of all<{ body: string }>('SELECT body FROM credentials')) goods.push(put(`${goods.length}.json`, body));
  put('office.json', JSON.stringify(office.signer().didDocument));
  office.close();
  fingerprint = ok('trust', 'keygen', '--out', file('key.pem'));
  ok('trust', 'create', file('draft.json'), '--operator', 'did:web:office.example', '--name', 'Office');
  ok('trust', 'add', file('draft.json'), file('office.json'), '--name', 'Office');
  ok('trust', 'sign', file('draft.json'), '--key', file('key.pem'), '--days', '30', '--out', file('list.jwt'));
  created = ok(
    'pack',
    'create',
    '--key',
    file('key.pem'),
    '--trust',
    file('list.jwt'),
    '--name',
    'Office',
    '--out',
    file('1.pack'),
    '--data',
    file('office'),
  );
});

describe('desk pack', () => {
  it('gives two computers the same verdict, byte for byte, on everything of the sample set', () => {
    const moment = new Date().toISOString();
    const said = ['one', 'two'].map((name, at) => {
      const data = ['--data', file(name)];
      if (at === 1) ok('publish', '--all', ...data, '--base-url', 'https://another.example');
      ok('pack', 'apply', file('1.pack'), '--by', 'Ana', '--creator-key', fingerprint, ...data);
      const { stdout, code } = run('inspect', '--json', '--now', moment, ...goods, ...data);
      expect(code).not.toBe(1);
      return stdout;
    });
    const lines = (said[0] ?? '').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(goods.length);
    expect(lines.filter((line) => line.includes('DPP-ISS-01')).length).toBeGreaterThan(lines.length / 2);
    expect(said[0]).toBe(said[1]);
  });

  it('tells what is inside and whether it can be applied, and changes nothing', () => {
    const data = ['--data', file('fresh')];
    const first = run('pack', 'verify', file('1.pack'), ...data);
    expect(first).toMatchObject({ code: 1, stdout: expect.stringContaining(fingerprint) });
    expect(first.stdout).toContain('unknown-creator');
    const other = run('pack', 'apply', file('1.pack'), '--by', 'Ana', '--creator-key', '0'.repeat(64), '--data', file('warned'));
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('not the one that was given') });
    expect(other.stderr).not.toContain('confirm');
    const told = JSON.parse(ok('pack', 'verify', file('1.pack'), '--creator-key', fingerprint, '--json', ...data));
    expect(told).toMatchObject({
      creator: 'Office',
      sequence: 1,
      refused: 0,
      already: false,
      trust: { becomes: 'taken-over', sequence: 1 },
    });
    expect(told.against).toBeUndefined();
    expect(run('pack', 'list', ...data).code).toBe(65);
  });

  it('lists what was applied, and takes a delta after it', () => {
    const data = ['--data', file('field')];
    ok('pack', 'apply', file('1.pack'), '--by', 'Ana', '--creator-key', fingerprint, ...data);
    expect(ok('pack', 'apply', file('1.pack'), '--by', 'Ana', ...data)).toContain('applied before');
    expect(created).toMatch(/^pack 1: \d+ credentials, (?:\d+ status lists?, )?signed with the key /);
    const since = ok('pack', 'create', '--key', file('key.pem'), '--since', '1', '--out', file('2.pack'), '--data', file('office'));
    expect(since).toMatch(/^pack 2: nothing, signed with the key /);
    expect(ok('pack', 'apply', file('2.pack'), '--by', 'Bo', ...data)).toContain('pack 2 of “DPP Desk”: nothing; ');
    expect(JSON.parse(ok('pack', 'list', '--json', ...data))).toMatchObject({
      applied: [
        { sequence: 2, since: 1, appliedBy: 'Bo' },
        { sequence: 1, appliedBy: 'Ana', report: { trust: 'taken-over' } },
      ],
    });
    expect(ok('pack', 'verify', file('1.pack'), ...data)).toContain('already');
  });

  it('tells with exit code 2 and one line each what of a pack was refused', () => {
    const office = openApp({ folder: file('careless') });
    office.store.db.exec(
      `INSERT INTO credentials (type, format, issuer, received_at, source, sha256, body) VALUES ('x', 'vc', 'x', 'x', 'imported', 'x', '{"a":1}')`,
    );
    office.close();
    ok('pack', 'create', '--own', '--out', file('careless.pack'), '--data', file('careless'));
    const { code, stderr } = run('pack', 'apply', file('careless.pack'), '--by', 'Ana', '--data', file('careless'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('#0 credential: REFUSED not-importable')]);
  });

  it('takes what a scanner reads off the QR code of a want-list, and its file, where a file would be named', () => {
    // As on the screen of the computer without a network: codes and links, one a line.
    const [text = ''] = wantedCodes([{ dppCode: 'DPP-09520123456788-ABC123' }, { gtin: '09520123456788', serial: 'NOT-HERE' }]).texts;
    const list = JSON.stringify({ format: 'dpp-want-list', version: 1, items: [{ dppCode: 'DPP-09520123456788-ABC123' }] });
    for (const [at, input] of [text, `${text}\r\n`, list].entries()) {
      const args = ['pack', 'create', '--own', '--json', '--codes', '-', '--out', file(`scanned-${at}.pack`), '--data', file('office')];
      const { code, stdout, stderr } = desk(args, { input });
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout).counts.credentials).toBeGreaterThan(0);
    }
    const none = desk(['pack', 'create', '--own', '--codes', '-', '--out', file('none.pack'), '--data', file('office')], {
      input: 'hello',
    });
    expect(none).toMatchObject({ code: 64, stderr: expect.stringMatching(/line 1/) });
  });

  it('holds what a saved list of wanted copies names as it holds what lines do', () => {
    writeFileSync(file('codes.txt'), 'https://id.example.org/01/09520123456788/21/ABC123\n');
    const items = [{ gtin: '09520123456788', serial: 'ABC123' }];
    writeFileSync(file('wanted.json'), JSON.stringify({ format: 'dpp-want-list', version: 1, items }));
    const counts = ['codes.txt', 'wanted.json'].map((name) => {
      const out = file(`${name}.pack`);
      return JSON.parse(ok('pack', 'create', '--own', '--json', '--out', out, '--codes', file(name), '--data', file('office'))).counts;
    });
    expect(counts[0].credentials).toBeGreaterThan(0);
    expect(counts[1]).toEqual(counts[0]);
    writeFileSync(file('odd.txt'), 'DPP-09520123456788-ABC123\nhello there\n');
    const { code, stderr } = run(
      'pack',
      'create',
      '--own',
      '--out',
      file('odd.pack'),
      '--codes',
      file('odd.txt'),
      '--data',
      file('office'),
    );
    expect([code, stderr, existsSync(file('odd.pack'))]).toEqual([64, expect.stringContaining('line 2'), false]);
  });

  it.each([
    [['create', '--own', '--out', file('1.pack')], 64, 'already'],
    [['create', '--out', file('x.pack')], 64, '--own'],
    [['create', '--own', '--out', file('x.pack'), '--role', 'king'], 64, '--role'],
    [['create', '--own', '--out', file('x.pack'), '--since', 'yesterday'], 64, '--since'],
    [['create', '--own', '--out', file('x.pack'), '--since', '77'], 1, 'REFUSED bad-base'],
    [['create', '--own', '--out', file('x.pack'), '--since', '1', '--codes', file('0.txt')], 64, 'selection'],
    [['create', '--own', '--out', file('x.pack'), '--trust', file('office.json')], 64, '--trust'],
    [['apply', file('1.pack')], 64, '--by'],
    [['apply', file('office.json'), '--by', 'Ana'], 1, 'REFUSED not-a-pack'],
    [['verify', file('nothing')], 1, 'REFUSED not-a-pack'],
    [['unpack', file('1.pack')], 64, 'say what to do'],
  ])('refuses %j', (args, code, why) => {
    const ended = run('pack', ...args, '--data', file('refusing'));
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(why)]);
  });
});
