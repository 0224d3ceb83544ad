// `desk inspect` reads PDF documents: each code on each page, each embedded file, and a reason for what is not read.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { RIGHTS } from '../../server/features/pdf/index.ts';
import { storeFile } from '../../server/store/open.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { pdf } from '../fixtures/pdf.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const inspect = (...files: readonly string[]) => desk(['inspect', '--json', '--data', data, ...files]);
const link = (serial: string) => `https://id.gs1.org/01/09520123456788/21/${serial}`;

let vc = '';
beforeAll(() => {
  mkdirSync(data);
  const own = openApp({ folder: data });
  loadSample(own);
  vc = credentialsByCode(own.store, 'DPP-09520123456788-ABC123').find(({ format }) => format === 'vc')?.body ?? '';
  own.close();
});

describe('a PDF document', () => {
  it('gives a line for each code with its page, for each embedded file, and one for the pages without a code', () => {
    const files = { 'valid.json': vc, 'note.txt': 'no code', 'more.zip': 'PK\x03\x04\x14\0' };
    const file = write('papers.pdf', pdf({ codes: [link('ABC123'), '', link('NOCOPY'), '', ''], files }));
    const { code, lines } = inspect(file);
    expect(lines().map(({ page, embedded, headline, inputCode, detail }) => [embedded ?? page ?? detail, inputCode ?? headline])).toEqual([
      ['valid.json', 'valid'],
      ['note.txt', 'cannot-check'],
      ['more.zip', 'DPP-INP-31'],
      [1, 'valid'],
      [3, 'cannot-check'],
      ['pages 2, 4–5 of 5', 'DPP-INP-32'],
    ]);
    expect(lines().every(({ input }) => input === file)).toBe(true);
    expect(code).toBe(2);
  });

  it('that holds nothing but valid items exits 0, and names their pages in text', () => {
    const file = write('label.pdf', pdf({ codes: [link('ABC123')] }));
    const { code, stdout } = desk(['inspect', '--data', data, file]);
    expect([code, stdout.includes(`label.pdf#page=1' #0: VALID`)]).toEqual([0, true]);
  });

  it('that cannot be read is one line with the reason, and the others are read', () => {
    const files = [
      write('secret.pdf', pdf({ password: 'hunter2' })),
      write('catalogue.pdf', pdf({ pages: 5_000 })),
      write('torn.pdf', '%PDF-1.7 nothing follows'),
      write('good.pdf', pdf({ codes: [link('ABC123')] })),
    ];
    expect(
      inspect(...files)
        .lines()
        .map(({ inputCode, headline }) => inputCode ?? headline),
    ).toEqual(['DPP-INP-29', 'DPP-INP-30', 'DPP-INP-31', 'valid']);
  });

  it('whose embedded file unpacks to 300 MB loses that file only', () => {
    const file = write('bomb.pdf', pdf({ codes: [link('ABC123')], files: { 'zeros.json': Buffer.alloc(300_000_000) }, compressions: 2 }));
    expect(inspect(file).lines()).toMatchObject([
      { embedded: 'zeros.json', inputCode: 'DPP-INP-31', detail: expect.stringContaining('unpacks to more than') },
      { page: 1, headline: 'valid' },
    ]);
  });

  it('with a file that is attached to a place of a page gives it too', () => {
    const file = write('attached.pdf', pdf({ codes: [link('ABC123')], files: { 'valid.json': vc }, areOnPage: true }));
    const { code, lines } = inspect(file);
    expect(lines()).toMatchObject([
      { embedded: 'valid.json', headline: 'valid' },
      { page: 1, headline: 'valid' },
    ]);
    expect(code).toBe(0);
  });

  it('within a document is not opened', () => {
    const file = write('outer.pdf', pdf({ codes: [link('ABC123')], files: { 'inner.pdf': pdf({ codes: [link('NOCOPY')] }) } }));
    expect(inspect(file).lines()).toMatchObject([{ embedded: 'inner.pdf', inputCode: 'DPP-INP-31' }, { page: 1 }]);
  });
});

describe('the process that reads it', () => {
  const run = (script: string) =>
    spawnSync(process.execPath, [...RIGHTS.execArgv, '--input-type=module', '-e', script], { encoding: 'utf8' });

  it('may read no store, write no file and start no program', () => {
    const store = JSON.stringify(storeFile(data));
    for (const script of [
      `import fs from 'node:fs'; fs.readFileSync(${store})`,
      `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(join(folder, 'new.txt'))}, 'x')`,
      `import { spawnSync } from 'node:child_process'; const { error } = spawnSync('node'); if (error) throw error;`,
    ]) {
      const { status, stderr } = run(script);
      expect([status, stderr.includes('ERR_ACCESS_DENIED')]).toEqual([1, true]);
    }
    expect(run('').status).toBe(0);
  });
});
