// `desk inspect` as scripts use it: JSON lines, flags, exit codes, on real files.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import QRCode from 'qrcode';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { drawPage, type PartOfCode, partsOf, toPng } from '../fixtures/clips.ts';
import { desk } from '../fixtures/desk-command.ts';
import { didDocument } from '../fixtures/issuing.ts';
import { revocationList, signed, withList } from '../fixtures/office.ts';
import { claim, flat, hiding, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { passportAt } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const file = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(file(name), content);
  return file(name);
};

const CODE = 'DPP-09520123456788-ABC123';
const SHORT = ['did.json', 'vc.json'].map(file);
let vc = '';

beforeAll(() => {
  mkdirSync(data);
  const own = openApp({ folder: data });
  loadSample(own);
  const copies = credentialsByCode(own.store, CODE);
  vc = copies.find(({ format }) => format === 'vc')?.body ?? '';
  write('vc.json', vc);
  write('vc.jwt', copies.find(({ format }) => format === 'vc-jwt')?.body ?? '');
  write('did.json', JSON.stringify(own.signer().didDocument));
  own.close();
});

describe('desk inspect', () => {
  it('calls a credential of a trusted issuer valid, in one JSON line, and exits 0', () => {
    const { code, lines } = desk(['inspect', '--json', '--trust', file('did.json'), file('vc.json')]);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ input: file('vc.json'), item: 0, kind: 'vc', flags: ['sample'], headline: 'valid' });
    expect(lines()[0]?.checks).toContainEqual({ check: 'integrity', outcome: 'passed', code: 'DPP-SIG-01' });
    expect(code).toBe(0);
  });

  it('lets every engine answer with --engines all, in JSON and in text, and takes no other value', () => {
    const files = ['--trust', file('did.json'), file('vc.jwt')];
    const { code, lines } = desk(['inspect', '--json', '--engines', 'all', ...files]);
    const [line] = lines() as unknown as readonly [
      { headline: string; engines: { algorithm: string; answers: { engine: string; answer: string }[] }[] },
    ];
    expect([code, line.headline, line.engines[0]?.algorithm]).toEqual([0, 'valid', 'Ed25519']);
    const answers = line.engines[0]?.answers ?? [];
    expect(answers.map(({ engine }) => engine)).toEqual(['node:crypto', 'WebCrypto', 'noble', 'libsodium']);
    expect(answers.slice(0, 3).map(({ answer }) => answer)).toEqual(['match', 'match', 'match']);
    expect(desk(['inspect', '--engines', 'all', ...files]).stdout).toContain(
      'Ed25519: node:crypto match, WebCrypto match, noble match, libsodium ',
    );
    expect(desk(['inspect', '--json', ...files]).lines()[0]).not.toHaveProperty('engines');
    expect(desk(['inspect', '--engines', 'noble', ...files]).code).toBe(64);
  });

  describe('V10: parts of one code in several pictures', () => {
    const TEXT = 'https://id.gs1.org/01/09520123456788/21/ABC123';
    const [one, two] = partsOf(TEXT).map((part, index) => write(`part-${index + 1}.png`, toPng(drawPage([part])))) as [string, string];
    const both = write('both.png', toPng(drawPage([...partsOf(TEXT), 'https://x.example/'], { width: 1280, height: 960 })));
    const run = (...files: readonly string[]) => desk(['inspect', '--json', '--data', data, ...files]);
    it.each([
      ['in order', () => [one, two]],
      ['the last first', () => [two, one]],
      ['with one twice', () => [two, one, two]],
    ])('are one item, given %s', (_how, files) => {
      const { code, lines } = run(...files());
      expect(lines()).toHaveLength(1);
      expect(lines()[0]).toMatchObject({
        input: one,
        item: 0,
        text: TEXT,
        kind: 'gs1',
        serial: 'ABC123',
        headline: 'valid',
        joined: [one, two],
      });
      expect(code).toBe(0);
    });
    it('that are not all there cannot be checked, and the missing ones are named', () => {
      for (const [given, number, missing] of [
        [one, 1, 2],
        [two, 2, 1],
      ] as const) {
        const { code, lines } = run(given);
        expect(lines()).toMatchObject([
          {
            input: given,
            kind: 'invalid',
            inputCode: 'DPP-INP-23',
            parts: { count: 2, read: [number] },
            headline: 'cannot-check',
            reasons: ['DPP-SIG-27'],
          },
        ]);
        expect(lines()[0]?.detail).toContain(`missing: ${missing}`);
        expect(code).toBe(2);
      }
    });
    it('may be in one picture, next to other codes', () => {
      expect(
        run(both)
          .lines()
          .map(({ kind, serial }) => [kind, serial])
          .sort(),
      ).toEqual([
        ['gs1', 'ABC123'],
        ['link', undefined],
      ]);
    });
    it('of two codes are not mixed', () => {
      const [, other] = partsOf('https://id.gs1.org/01/09520123456788/21/ABC999');
      const foreign = write('foreign.png', toPng(drawPage([{ ...(other as PartOfCode), parity: partsOf(TEXT)[0]?.parity ?? 0 }])));
      expect(run(one, foreign).lines()).toMatchObject([{ headline: 'cannot-check' }, { headline: 'cannot-check' }]);
    });
  });

  it('takes the issuers and the status lists of a trust list, and its age', () => {
    const token = write('maker.json', passportAt(7));
    const run = (list: readonly number[], now: string) =>
      desk(['inspect', '--json', '--trust', write('trust.jwt', signed(1, [withList(list)])), '--now', now, token]).lines()[0];
    expect(run([], '2027-06-01T12:00:00Z')).toMatchObject({ headline: 'valid' });
    expect(run([7], '2027-06-01T12:00:00Z')).toMatchObject({ headline: 'invalid', reasons: ['DPP-STA-20'] });
    expect(run([], '2027-07-01T12:00:00Z')).toMatchObject({ headline: 'valid-not-current', reasons: ['DPP-TRU-03', 'DPP-STA-04'] });
    const alone = ['--trust', write('maker-did.json', JSON.stringify(didDocument())), '--trust', write('list.json', revocationList([7]))];
    expect(desk(['inspect', '--json', ...alone, '--now', '2027-06-01T12:00:00Z', token]).lines()[0]).toMatchObject({
      reasons: ['DPP-STA-20'],
    });
    expect(desk(['inspect', '--trust', write('cut.jwt', signed(1).slice(0, -9)), token])).toMatchObject({ code: 64 });
  });

  it('says what an SD-JWT discloses', () => {
    const [shown, hidden] = [claim('carbonFootprint', '74.5 kg CO2e'), claim('hsCode', '850760')];
    const trust = write('maker-did.json', JSON.stringify(didDocument()));
    const token = write('token.sd-jwt', issueSdJwt(flat({ exp: 4_000_000_000, ...hiding(shown, hidden) }), [shown]));
    const { code, lines } = desk(['inspect', '--json', '--trust', trust, token]);
    expect(lines()[0]).toMatchObject({ kind: 'sd-jwt', headline: 'valid', disclosed: { carbonFootprint: '74.5 kg CO2e' } });
    expect(code).toBe(0);
  });

  it('calls it unknown issuer without trust, and exits 2', () => {
    const { code, lines } = desk(['inspect', '--json', file('vc.json'), file('vc.jwt')]);
    expect(lines().map(({ headline }) => headline)).toEqual(['unknown-issuer', 'unknown-issuer']);
    expect(code).toBe(2);
  });

  it('calls one altered by a character invalid, and exits 1 whatever else was valid', () => {
    const altered = write('altered.json', vc.replace('VeloPack', 'VeloPakk'));
    const { code, lines } = desk(['inspect', '--json', '--trust', file('did.json'), file('vc.json'), altered]);
    expect(lines().map(({ headline, reasons }) => [headline, (reasons as string[])[0]])).toEqual([
      ['valid', 'DPP-PRD-02'],
      ['invalid', 'DPP-SIG-02'],
    ]);
    expect(code).toBe(1);
  });

  it('compares with the product in hand', () => {
    const [did, credential] = SHORT as [string, string];
    const expecting = (gtin: string, serial: string) =>
      desk(['inspect', '--json', '--trust', did, '--expect-gtin', gtin, '--expect-serial', serial, credential]).lines()[0];
    expect(expecting('09520123456788', 'ABC123')).toMatchObject({ headline: 'valid' });
    expect(expecting('9520123456788', 'ABC123')).toMatchObject({ headline: 'valid' });
    expect(expecting('09520123456788', 'ABC124')).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-04'] });
    expect(expecting('09520123456795', 'ABC123')).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-03'] });
  });

  it('judges as of the moment given, with the clock floor off', () => {
    const at = (moment: string) => desk(['inspect', '--json', '--trust', file('did.json'), '--now', moment, file('vc.json')]).lines()[0];
    expect(at('2001-01-01T00:00:00Z')).toMatchObject({ headline: 'invalid', reasons: ['DPP-DAT-04'] });
  });

  it('reads the code in a picture and looks it up in a store', async () => {
    const picture = write('qr.png', await QRCode.toBuffer('https://id.example.org/01/09520123456788/21/ABC123', { scale: 6 }));
    const alone = desk(['inspect', '--json', picture]);
    expect(alone.lines()[0]).toMatchObject({
      text: 'https://id.example.org/01/09520123456788/21/ABC123',
      symbology: ']Q1',
      kind: 'gs1',
      gtin: '09520123456788',
      serial: 'ABC123',
      headline: 'cannot-check',
      reasons: ['DPP-SIG-13'],
    });
    const looked = desk(['inspect', '--json', '--data', data, picture]);
    expect(looked.lines()[0]).toMatchObject({ kind: 'gs1', headline: 'valid', flags: ['sample'] });
    expect([alone.code, looked.code]).toEqual([2, 0]);
  });

  it('inspects every credential of a file and counts items from 0', () => {
    const both = write('both.json', `[${vc}, ${vc.replace('VeloPack', 'VeloPakk')}]`);
    const { lines } = desk(['inspect', '--json', '--trust', file('did.json'), both]);
    expect(lines().map(({ item, headline }) => [item, headline])).toEqual([
      [0, 'valid'],
      [1, 'invalid'],
    ]);
  });

  it('takes the raw characters of a scan from a text file', () => {
    const scan = write('scan.txt', ']d2010952012345678810LOT1\u001d21ABC123\r\n');
    expect(desk(['inspect', '--json', scan]).lines()[0]).toMatchObject({
      kind: 'gs1',
      gtin: '09520123456788',
      serial: 'ABC123',
      flags: [],
    });
    const lost = write('lost.txt', '010952012345678810LOT121ABC123');
    expect(desk(['inspect', '--json', lost]).lines()[0]).toMatchObject({
      kind: 'ambiguous',
      headline: 'cannot-check',
      flags: ['ambiguous'],
    });
  });

  it('gives one line and a reason for every file in which nothing is found', () => {
    const files = [
      write('empty.json', ''),
      write('renamed.png', '%PDF-1.7 not a picture'),
      write('broken.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])),
      write('truncated.jwt', 'eyJhbGciOiJFZERTQSJ9.eyJ'),
      write('duplicate.json', '{"@context":1,"@context":2}'),
      write('deep.json', '['.repeat(10_000)),
      write('large.json', `"${'x'.repeat(6 * 1024 * 1024)}"`),
      write('bytes.bin', new Uint8Array([0xff, 0xfe, 0, 0])),
      write('nul.txt', 'abc\u0000def'),
      file('missing.json'),
      file('hollow'),
    ];
    mkdirSync(file('hollow'));
    const { code, lines, stderr } = desk(['inspect', '--json', ...files]);
    expect(lines().map(({ input }) => input)).toEqual(files);
    for (const line of lines()) {
      expect(line).toMatchObject({ item: 0, headline: 'cannot-check' });
      expect((line.checks as { code: string }[]).map(({ code: one }) => one)).toContain((line.reasons as string[])[0]);
    }
    expect(stderr).toBe('');
    expect(code).toBe(2);
  });

  it.skipIf(onWindows)(named('never waits for what is no file', onWindows), () => {
    const pipe = file('pipe');
    execFileSync('mkfifo', [pipe]);
    expect(desk(['inspect', '--json', pipe]).lines()).toMatchObject([{ headline: 'cannot-check', inputCode: 'DPP-INP-17' }]);
    for (const endless of [pipe, '/dev/zero']) {
      expect(desk(['import', '--data', data, endless])).toMatchObject({ code: 64, stderr: expect.stringContaining('is not a file') });
      expect(desk(['inspect', '--trust', endless, file('vc.json')])).toMatchObject({ code: 64 });
    }
  });

  it('says in a sentence that a store is damaged', () => {
    const damaged = file('damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'dpp-desk.sqlite'), 'x'.repeat(100_000));
    for (const args of [
      ['inspect', '--data', damaged, file('vc.json')],
      ['publish', '--data', damaged, '--all'],
    ]) {
      const { code, stderr } = desk(args);
      expect([code, stderr]).toEqual([
        65,
        expect.stringMatching(
          /^desk \w+: the store is .*damaged; restore it from a backup \[unusable\]\n'desk restore FILE' puts a backup in its place, and keeps what is here\n$/,
        ),
      ]);
    }
  });

  it('reads the list of files from standard input', () => {
    const { code, lines } = desk(['inspect', '--json', '--trust', file('did.json'), '--files-from', '-'], {
      input: `${file('vc.json')}\n${file('vc.jwt')}\n`,
    });
    expect(lines().map(({ kind, headline }) => [kind, headline])).toEqual([
      ['vc', 'valid'],
      ['vc-jwt', 'valid'],
    ]);
    expect(code).toBe(0);
  });

  it('exits 64 on wrong use and says what is wrong', () => {
    for (const args of [
      [],
      ['--nonsense', 'a'],
      ['--now', 'yesterday', 'a'],
      ['--expect-gtin', '123', 'a'],
      ['--expect-serial', 'A', 'a'],
      ['--files-from', 'list'],
      ['--trust', file('missing'), 'a'],
      ['--trust', file('vc.json'), 'a'],
    ]) {
      const { code, stderr, stdout } = desk(['inspect', ...args]);
      expect([code, stdout]).toEqual([64, '']);
      expect(stderr).toMatch(/^desk inspect: .+\n'desk inspect --help' explains the options\n$/);
    }
    expect(desk(['nonsense']).code).toBe(64);
    expect(desk(['inspect', '--help'])).toMatchObject({ code: 0, stderr: '' });
    expect(desk(['inspect', '--data', file('nothing'), file('vc.json')])).toMatchObject({ code: 65 });
  });
});
