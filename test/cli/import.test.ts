// `desk import`, `publish` and `self-test` on real files and a real store.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { passportsByCode } from '../../server/store/passports/credentials.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const write = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return join(folder, name);
};
const [battery, second] = sampleSet().map(({ passport }) => passport);

describe('desk import and publish', () => {
  it('stores what is right, refuses the rest with pointers, and exits 1', () => {
    const file = write('passports.json', [battery, { ...second, gtin: '09520123456789', nonsense: 1 }]);
    const { code, lines } = desk(['import', '--json', '--data', data, file]);
    expect(code).toBe(1);
    expect(lines()[0]).toMatchObject({ imported: [{ index: 0, what: 'passport', dppCode: battery?.dppCode }], refused: [{ index: 1 }] });
    const [refused] = (lines()[0]?.refused ?? []) as { errors: { pointer: string }[] }[];
    expect(refused?.errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/gtin', '/nonsense']));
    const own = openApp({ folder: data });
    const [due, found] = ['passport_words_due', "passport_words WHERE passport_words MATCH 'velop'"].map((from) =>
      own.store.db.prepare(`SELECT count(*) FROM ${from}`).pluck().get(),
    );
    own.close();
    expect([due, found]).toEqual([0, 1]);
  });

  it('publishes what is stored; the credentials verify and the passport says when', () => {
    const { code, stdout } = desk(['publish', '--data', data, '--base-url', 'https://passports.example', '--all']);
    expect([code, stdout]).toEqual([0, `${battery?.dppCode}: published\n`]);
    const own = openApp({ folder: data });
    const copies = passportsByCode(own.store, battery?.dppCode ?? '');
    expect(new Set(copies.map(({ format }) => format))).toEqual(new Set(['vc', 'vc-jwt', 'sd-jwt']));
    expect(new Set(copies.map(({ issuer }) => issuer))).toEqual(new Set(['did:web:passports.example']));
    expect(passportByCode(own.store, battery?.dppCode ?? '')?.verifiedAt).toMatch(/Z$/);
    write('copy.json', copies.find(({ format }) => format === 'vc')?.body ?? '');
    own.close();
  });

  it('takes a foreign credential as it is and refuses an altered one whose key is known', () => {
    const elsewhere = join(folder, 'elsewhere');
    expect(desk(['import', '--data', elsewhere, join(folder, 'copy.json')])).toMatchObject({ code: 0 });
    const altered = write('altered.json', readFileSync(join(folder, 'copy.json'), 'utf8').replace('VeloPack', 'VeloPakk'));
    const { code, stdout } = desk(['import', '--data', data, altered]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('REFUSED DPP-SIG-02')]);
  });

  it('refuses an unknown code and goes on; a base URL that cannot name a service is wrong', () => {
    expect(desk(['publish', '--data', data, 'DPP-nothing', battery?.dppCode ?? ''])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(': published'),
    });
    expect(desk(['publish', '--data', data, '--all', '--base-url', 'http://192.168.0.1:8080'])).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('did:web'),
    });
    expect(desk(['publish', '--data', data]).code).toBe(64);
  });

  it('says that localhost names every computer, and signs anew after a change of the base URL what was published, nothing else', () => {
    const moved = join(folder, 'moved');
    const draft = { ...second, sample: false };
    expect(desk(['import', '--data', moved, write('two.json', [battery, draft])]).code).toBe(0);
    const first = desk(['publish', '--data', moved, battery?.dppCode ?? '']);
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('did:web:localhost%3A8080, a name that every computer has')]);

    const own = openApp({ folder: moved, baseUrl: 'https://new.example' });
    expect(own.state()).toMatchObject({ baseUrlIsDefault: false, signedUnderOtherName: 1 });
    for (const baseUrl of ['http://localhost:9999', 'https://desk.localhost/a']) {
      own.changeSettings({ baseUrl });
      expect(own.state().baseUrlIsDefault).toBe(true);
    }
    own.changeSettings({ baseUrl: 'https://new.example' });
    own.close();

    const again = desk(['publish', '--data', moved, '--again']);
    expect([again.code, again.stdout, again.stderr]).toEqual([0, `${battery?.dppCode}: published\n`, '']);
    expect(desk(['inspect', '--json', '--data', moved, write('code.txt', battery?.dppCode)]).lines()[0]).toMatchObject({
      headline: 'valid',
    });
    expect(desk(['publish', '--data', moved, '--again', '--all']).code).toBe(64);
  });

  it('locks the key with a passphrase: without it nothing is published', () => {
    expect(desk(['publish', '--data', data, '--all'], { env: { DPP_DESK_PASSPHRASE: 'open the drawer' } }).code).toBe(0);
    const { code, stderr } = desk(['publish', '--data', data, '--all']);
    expect([code, stderr]).toEqual([65, expect.stringContaining('DPP_DESK_PASSPHRASE')]);
  });
});

describe('desk self-test', () => {
  it('passes in this runtime and on a whole log', () => {
    const { code, lines } = desk(['self-test', '--json', '--data', data]);
    expect(lines().length).toBeGreaterThan(3);
    expect(lines().filter(({ ok }) => ok !== true)).toEqual([]);
    expect(code).toBe(0);
  });
});

describe('what an import takes', () => {
  const own = {
    ...battery,
    sample: undefined,
    dppCode: undefined,
    digitalProductPassportId: undefined,
    uniqueProductIdentifier: undefined,
    batteryPassportIdentifier: undefined,
  };
  const numbered = (serial: string | number) => ({ ...own, serial: String(serial), dppCode: `DPP-${battery?.gtin}-${serial}` });
  // More than an entry may have, several parts of a file and many batches; `npm run test:long` asks for more.
  const MANY = Number(process.env.DPP_DESK_PASSPORTS ?? 3000);
  it(`${MANY} passports of an export, as one array of any length, and says of the second time that nothing changed`, () => {
    const [many, copy] = [join(folder, 'many'), join(folder, 'many-copy')];
    const lines = Array.from({ length: MANY }, (_, at) => JSON.stringify(numbered(at)));
    expect(desk(['import', '--json', '--data', many, write('many.ndjson', lines.join('\n'))]).code).toBe(0);
    const out = join(folder, 'many.json');
    expect(desk(['export', '--all', '--passports', '--out', out, '--data', many]).code).toBe(0);
    expect(statSync(out).size).toBeGreaterThan(6 * 1024 * 1024);
    const first = desk(['import', '--json', '--data', copy, out]);
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining(`\n${out}: ${MANY} stored, 0 unchanged, 0 refused\n`)]);
    const second = desk(['import', '--json', '--data', copy, out]);
    expect([second.code, second.stderr]).toEqual([0, expect.stringContaining(`\n${out}: 0 stored, ${MANY} unchanged, 0 refused\n`)]);
  }, 600_000);

  it('passports that were published are unchanged when their file comes again, and changed where it says something else', () => {
    const mine = join(folder, 'unchanged');
    const file = write('three.json', [numbered('A'), numbered('B'), numbered('C')]);
    expect(desk(['import', '--data', mine, file]).code).toBe(0);
    expect(desk(['publish', '--data', mine, '--all', '--base-url', 'https://passports.example']).code).toBe(0);
    const again = desk(['import', '--data', mine, file]);
    expect(again.stdout.match(/unchanged passport/g)).toHaveLength(3);
    const store = openApp({ folder: mine });
    expect(passportByCode(store.store, `DPP-${battery?.gtin}-A`)?.publishedDocument).toBeUndefined();
    store.close();
    const other = desk(['import', '--data', mine, write('changed.json', [numbered('A'), { ...numbered('B'), brand: 'Other' }])]);
    expect([other.stdout.match(/unchanged passport/g)?.length, other.stdout.match(/stored passport/g)?.length]).toEqual([1, 1]);
  });

  it('desk publish --drafts publishes what was never published and leaves the rest', () => {
    const mine = join(folder, 'drafts');
    expect(desk(['import', '--data', mine, write('drafts.json', [numbered('A'), numbered('B')])]).code).toBe(0);
    const base = ['--base-url', 'https://passports.example'];
    expect(desk(['publish', '--data', mine, `DPP-${battery?.gtin}-A`, ...base]).code).toBe(0);
    expect(desk(['publish', '--data', mine, '--drafts', ...base])).toMatchObject({
      code: 0,
      stdout: `DPP-${battery?.gtin}-B: published\n`,
    });
    expect(desk(['publish', '--data', mine, '--drafts'])).toMatchObject({ code: 0, stdout: 'nothing to publish\n' });
    expect(desk(['publish', '--data', mine, '--drafts', '--all']).code).toBe(64);
  });

  it.each(['--drafts', '--all', '--again'])('desk publish %s goes by the code, whatever was imported last', (which) => {
    const mine = join(folder, `order${which}`);
    const serials = ['C', 'A', 'B'];
    for (const serial of serials) expect(desk(['import', '--data', mine, write('one.json', [numbered(serial)])]).code).toBe(0);
    const base = ['--base-url', 'https://passports.example'];
    if (which === '--again') expect(desk(['publish', '--data', mine, '--drafts', ...base]).code).toBe(0);
    expect(desk(['publish', '--data', mine, which, ...base]).stdout).toBe(
      serials
        .toSorted()
        .map((serial) => `DPP-${battery?.gtin}-${serial}: published\n`)
        .join(''),
    );
  });

  it('a file with a byte order mark, from standard input too', () => {
    const text = `\uFEFF${JSON.stringify(numbered('BOM'))}`;
    const bom = join(folder, 'bom');
    expect(desk(['import', '--data', bom, write('bom.json', text)])).toMatchObject({ code: 0 });
    expect(desk(['import', '--data', bom, '-'], { input: text }).stdout).toContain('unchanged passport');
  });

  it('reports what is in a file twice, and stores the first', () => {
    const { code, stdout } = desk([
      'import',
      '--data',
      join(folder, 'twice'),
      write('twice.json', [numbered('A'), numbered('B'), { ...numbered('A'), brand: 'Other' }]),
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain('twice.json #2: REFUSED duplicate');
    expect(stdout).toContain('entry 1 was imported');
  });

  it('rehearses without changing anything', () => {
    const mine = join(folder, 'rehearsed');
    expect(desk(['import', '--data', mine, write('a.json', [numbered('A')])]).code).toBe(0);
    const file = write('rehearsal.json', [numbered('A'), numbered('B'), { ...numbered('C'), gtin: '1' }]);
    const dry = desk(['import', '--dry-run', '--json', '--data', mine, file]);
    expect([dry.code, dry.lines()[0]?.counts]).toEqual([1, { stored: 1, unchanged: 1, refused: 1 }]);
    expect(dry.stderr).toContain('1 would be stored, 1 unchanged, 1 refused; nothing was changed');
    const store = openApp({ folder: mine });
    expect([passportByCode(store.store, `DPP-${battery?.gtin}-B`), passportByCode(store.store, `DPP-${battery?.gtin}-A`)?.dppCode]).toEqual(
      [undefined, `DPP-${battery?.gtin}-A`],
    );
    store.close();
    expect(desk(['import', '--data', mine, write('b.json', [numbered('B')])]).stdout).toContain('stored passport');
  });

  it('a file that is no UTF-8 says so, and what came before stays', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${JSON.stringify(numbered('U'))}\n${JSON.stringify(numbered('V'))}\n`),
      Buffer.from([0xff, 0xfe]),
    ]);
    writeFileSync(join(folder, 'latin.ndjson'), bytes);
    const { code, stdout } = desk(['import', '--data', join(folder, 'latin'), join(folder, 'latin.ndjson')]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('REFUSED DPP-INP-14')]);
  });
});
