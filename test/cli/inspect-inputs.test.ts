// `desk inspect` takes folders, archives and lists of codes: a line for each thing in them, and a reason for what is not read.
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import QRCode from 'qrcode';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { pdf } from '../fixtures/pdf.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { zip } from '../fixtures/zip.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const at = (...names: readonly string[]) => join(folder, ...names);
const write = (name: string, content: string | Uint8Array) => {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), content);
  return at(name);
};
const inspect = (...args: readonly string[]) => desk(['inspect', '--json', '--data', data, ...args]);
const bytes = (text: string) => new TextEncoder().encode(text);
const LINK = 'https://id.gs1.org/01/09520123456788/21/ABC123';
/** What a line is about and what became of it. */
const short = ({ input, line, page, inputCode, headline }: Record<string, unknown>) => [
  `${String(input).replace(`${folder}${sep}`, '')}${line === undefined ? '' : `:${line}`}${page === undefined ? '' : `#${page}`}`,
  inputCode ?? headline,
];

let vc = '';
let png: Buffer;
beforeAll(async () => {
  mkdirSync(data);
  const own = openApp({ folder: data });
  loadSample(own);
  vc = credentialsByCode(own.store, 'DPP-09520123456788-ABC123').find(({ format }) => format === 'vc')?.body ?? '';
  own.close();
  png = await QRCode.toBuffer(LINK, { margin: 4, scale: 6 });
});

describe('an archive', () => {
  it('gives a line for each picture, document and row in it, and one with the reason for each file that is not read', () => {
    const inner = zip([
      { name: 'b.json', bytes: bytes(vc) },
      { name: 'deeper.zip', bytes: zip([{ name: 'c.json', bytes: bytes(vc) }]) },
    ]);
    const file = write(
      'day.zip',
      zip([
        { name: 'photos/a.png', bytes: png },
        { name: 'secret.json', bytes: bytes(vc), flags: 0x801 },
        { name: 'wrong.json', bytes: bytes(vc), crc: 1 },
        { name: 'bomb.json', bytes: new Uint8Array(8 * 1024 * 1024), size: 10 },
        { name: '../../etc/passwd', bytes: bytes('root') },
        { name: 'damaged.png', bytes: png.subarray(0, 60) },
        { name: 'papers.pdf', bytes: pdf({ codes: [LINK] }) },
        { name: 'codes.csv', bytes: bytes(`name;code\nA;${LINK}\nB;\n`) },
        { name: '.DS_Store', bytes: bytes('x') },
        { name: 'inner.zip', bytes: inner },
      ]),
    );
    const { code, lines } = inspect(file, write('after.json', vc));
    expect(lines().map(short)).toEqual([
      ['day.zip!photos/a.png', 'valid'],
      ['day.zip!secret.json', 'DPP-INP-28'],
      ['day.zip!wrong.json', 'DPP-INP-28'],
      ['day.zip!bomb.json', 'DPP-INP-28'],
      ['day.zip!../../etc/passwd', 'cannot-check'],
      ['day.zip!damaged.png', 'DPP-INP-19'],
      ['day.zip!papers.pdf#1', 'valid'],
      ['day.zip!codes.csv:2', 'valid'],
      ['day.zip!codes.csv:3', 'cannot-check'],
      ['day.zip!inner.zip!b.json', 'valid'],
      ['day.zip!inner.zip!deeper.zip', 'DPP-INP-28'],
      ['after.json', 'valid'],
    ]);
    const details = lines().map(({ detail }) => detail);
    expect(details.slice(1, 4)).toEqual([
      'the file is encrypted',
      'the file is damaged: its checksum differs',
      'the file unpacks to far more than it takes: it is not read',
    ]);
    expect(details[10]).toBe('archives are nested more than 2 deep');
    expect(code).toBe(2);
  });

  it('of valid items alone exits 0, and names them in text', () => {
    const { code, stdout } = desk(['inspect', '--data', data, write('good.zip', zip([{ name: 'a b.png', bytes: png }]))]);
    expect([code, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(/good\.zip!a b\.png'? #0: VALID/)]);
  });

  it('that is empty, cut off or an Office file is one line with the reason', () => {
    const whole = zip([{ name: 'one.json', bytes: bytes(vc) }]);
    const files = [
      write('empty.zip', zip([])),
      write('cut.zip', whole.subarray(0, whole.length - 30)),
      write('book.xlsx', zip([{ name: '[Content_Types].xml', bytes: bytes('<x/>') }])),
    ];
    expect(
      inspect(...files)
        .lines()
        .map(({ inputCode }) => inputCode),
    ).toEqual(['DPP-INP-28', 'DPP-INP-28', 'DPP-INP-28']);
  });
});

describe('a folder', () => {
  it('gives its files in the order of their names, folders in it included, and leaves out what file managers add', () => {
    write('tree/b.json', vc);
    write('tree/a/z.json', vc.replace('VeloPack', 'VeloPakk'));
    write('tree/.hidden', 'x');
    write('tree/a/list.csv', LINK);
    const { code, lines } = inspect(at('tree'));
    expect(lines().map(short)).toEqual([
      [join('tree', 'a', 'list.csv:1'), 'valid'],
      [join('tree', 'a', 'z.json'), 'invalid'],
      [join('tree', 'b.json'), 'valid'],
    ]);
    expect(code).toBe(1);
  });

  it('without a file is one line with the reason', () => {
    mkdirSync(at('nothing'));
    expect(inspect(at('nothing')).lines()).toMatchObject([{ inputCode: 'DPP-INP-01', detail: 'the folder holds no file' }]);
  });

  it.skipIf(onWindows)(named('with links in a circle ends, and names what is closed or gone', onWindows), () => {
    write('circle/below/one.json', vc);
    symlinkSync(at('circle'), at('circle', 'below', 'up'));
    symlinkSync('loop', at('circle', 'loop'));
    symlinkSync(at('gone'), at('circle', 'lost'));
    write('circle/shut/two.json', vc);
    chmodSync(at('circle', 'shut'), 0);
    const found = inspect(at('circle')).lines().map(short);
    chmodSync(at('circle', 'shut'), 0o700);
    rmSync(at('circle'), { recursive: true });
    const isRoot = process.getuid?.() === 0;
    expect(found).toEqual([
      ['circle/below/one.json', 'valid'],
      ['circle/below/up', 'DPP-INP-17'],
      ['circle/loop', 'DPP-INP-17'],
      ['circle/lost', 'DPP-INP-17'],
      isRoot ? ['circle/shut/two.json', 'valid'] : ['circle/shut', 'DPP-INP-17'],
    ]);
  });

  it('of data is not read, because its keys belong in no output', () => {
    expect(inspect(data).lines()).toMatchObject([{ inputCode: 'DPP-INP-17', detail: expect.stringContaining('data folder') }]);
  });

  it('can be named on the standard input too, next to files, archives and lists', () => {
    const input = `${at('tree', 'b.json')}\n${at('good.zip')}\n${at('tree', 'a')}\n`;
    const { lines } = desk(['inspect', '--json', '--data', data, '--files-from', '-'], { input });
    expect(lines().map(({ headline }) => headline)).toEqual(['valid', 'valid', 'valid', 'invalid']);
  });
});

describe('a list of codes', () => {
  it.each([',', ';', '\t'])('separated by %j is read by the one column that holds codes, row by row', (mark) => {
    const rows = [
      ['No', 'Name', 'Code'],
      ['20260101', 'A', LINK],
      ['20260102', 'B', ''],
      ['20260103', 'A', LINK],
    ];
    const file = write(`list${mark.charCodeAt(0)}.csv`, `${rows.map((row) => row.join(mark)).join('\r\n')}\r\n9${mark}"x"y${mark}z\r\n`);
    const { code, lines, stderr } = inspect(file);
    expect(lines().map(({ line, item, kind, inputCode, headline }) => [line, item, inputCode ?? kind, headline])).toEqual([
      [2, 0, 'gs1', 'valid'],
      [3, 1, 'empty', 'cannot-check'],
      [4, 2, 'gs1', 'valid'],
      [5, 3, 'DPP-INP-33', 'cannot-check'],
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('codes are read from column 3 Code; the first row is the heading')]);
  });

  it('whose column is not clear is refused with its columns, and read with --column', () => {
    const file = write('two.csv', `EAN;Link;Qty\n09520123456788;${LINK};3\n`);
    const unclear = inspect(file);
    expect([unclear.code, unclear.stdout]).toEqual([64, '']);
    expect(unclear.stderr).toMatch(/more than one column holds codes; name one of: 1 EAN, 2 Link, 3 Qty \(--column NAME\)/);
    for (const column of ['Link', '2']) expect(inspect(file, '--column', column)).toMatchObject({ code: 0 });
    expect(inspect(file, '--column', 'link').stderr).toContain('no column is called link; the columns are: 1 EAN, 2 Link, 3 Qty');
    expect(inspect(write('none.csv', 'a,b\n1,2\n')).stderr).toContain('no column holds codes');
  });

  it('without a heading keeps its first row, whatever code that is', () => {
    for (const first of ['urn:epc:id:sgtin:9520123.045678.1', '0952O123456788', '{"a":1}', '3f2504e0-4f89-41d3-9a0c-0305e82c3301']) {
      const { lines, stderr } = inspect(write('bare.csv', `${first}\n${LINK}\n`));
      expect([first, lines().map(({ line }) => line), stderr]).toEqual([first, [1, 2], expect.not.stringContaining('heading')]);
    }
    for (const first of ['GTIN-14', 'Code', 'Produit n° 1'])
      expect(
        inspect(write('headed.csv', `${first}\n${LINK}\n`))
          .lines()
          .map(({ line }) => line),
      ).toEqual([2]);
  });

  it('that is not there makes --column wrong use, or is told where inputs are opened first', () => {
    const alone = inspect(at('after.json'), '--column', 'Code');
    expect([alone.code, alone.stdout, alone.stderr]).toEqual([64, '', expect.stringContaining('none of the inputs is a list')]);
    const within = inspect(at('good.zip'), '--column', 'Code');
    expect([within.code, within.lines().length, within.stderr]).toEqual([0, 1, expect.stringContaining('none of the inputs is a list')]);
    expect(inspect(at('tree'), '--column', '1').stderr).not.toContain('none of the inputs');
  });

  it('named twice is numbered from 0 twice', () => {
    const file = write('twice.csv', `${LINK}\n${LINK}\n`);
    expect(
      inspect(file, file, at('after.json'), at('after.json'))
        .lines()
        .map(({ item }) => item),
    ).toEqual([0, 1, 0, 1, 0, 0]);
  });

  it('that is not clear inside a folder does not stop the others', () => {
    write('mixed/a.csv', `EAN;Link\n09520123456788;${LINK}\n`);
    write('mixed/b.json', vc);
    expect(inspect(at('mixed')).lines().map(short)).toEqual([
      [join('mixed', 'a.csv'), 'DPP-INP-33'],
      [join('mixed', 'b.json'), 'valid'],
    ]);
  });

  it('of ten thousand rows is read to its end', () => {
    const file = write(
      'long.csv',
      `${Array.from({ length: 10_000 }, (_, row) => `https://id.gs1.org/01/09520123456788/21/${row}`).join('\n')}\n`,
    );
    const { lines } = inspect(file);
    expect([lines().length, lines().at(-1)]).toMatchObject([10_000, { line: 10_000, item: 9_999, serial: '9999' }]);
  });
});
