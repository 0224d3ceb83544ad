// `desk sync` as a person uses it, against another desk that serves on a real port: what it prints, stores, and how it ends.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { passportsByProduct } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { endServed, serve } from '../fixtures/serving.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
let url = '';
beforeAll(async () => {
  const maker = ['--data', join(folder, 'maker'), '--base-url', 'https://maker.example', '--sample', '--workers', '1'];
  url = `http://127.0.0.1:${(await serve(...maker)).port}`;
});
afterAll(endServed);

const sync = (args: readonly string[], options: Parameters<typeof desk>[1] = {}) => desk(['sync', ...args, '--data', data], options);

describe('desk sync', () => {
  it('fetches by codes from standard input, shows whose service it is, and trusts nobody by itself', () => {
    const { code, stdout } = sync([url, '--codes', '-', '--allow-http', '--by', 'A. Officer'], { input: `${SAMPLE.dppCode}\n\n` });
    expect(stdout).toMatch(
      /^did:web:maker\.example, an issuer that is not known here\n {2}did:web:maker\.example#key-1 {2}(?:[0-9a-f]{4} ?){16}\n/,
    );
    expect(stdout).toMatch(new RegExp(`^${SAMPLE.dppCode}: fetched: \\d+ new, 0 here before, \\d+ of an unknown issuer$`, 'm'));
    expect(code).toBe(0);
    const { store, trust, close } = openApp({ folder: data });
    expect(passportsByProduct(store, SAMPLE).map(({ issuer }) => issuer)).toContain('did:web:maker.example');
    expect([...trust().issuers.keys()]).not.toContain('did:web:maker.example');
    close();
  });

  it('reads GTINs, a want-list and a link set, and gives one JSON object', () => {
    const file = (name: string, content: string | object): string => {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    };
    const gtins = file('gtins.txt', `${SAMPLE.gtin}\n`);
    const wanted = file('wanted.json', { format: 'dpp-want-list', version: 1, items: [{ gtin: SAMPLE.gtin, serial: 'NOBODY' }] });
    const { code, lines } = sync([url, '--gtins', gtins, '--wanted', wanted, '--allow-http', '--json']);
    const [result] = lines() as [{ state: string; counts: Record<string, number>; items: readonly object[] }];
    expect(code).toBe(0);
    expect(result).toMatchObject({ state: 'ended', service: url, counts: { 'not-there': 1, refused: 0, failed: 0 } });
    expect(result.items).toContainEqual(expect.objectContaining({ dppCode: SAMPLE.dppCode, outcome: 'unchanged' }));
    const linkset = file('links.json', { linkset: [{ anchor: `https://maker.example/01/${SAMPLE.gtin}/21/${SAMPLE.serial}` }] });
    expect(sync([url, '--wanted', linkset, '--allow-http', '--json']).lines()).toMatchObject([{ total: 1, counts: { unchanged: 1 } }]);
  });

  it('ends with 1 when nobody is there, and says that this is no “not there”', () => {
    const { code, stdout } = sync(['http://127.0.0.1:1', '--codes', '-', '--allow-http'], { input: SAMPLE.dppCode });
    expect([code, stdout]).toEqual([1, expect.stringMatching(/: FAILED connection /)]);
  });

  it('never writes the stakeholder key anywhere', () => {
    const env = { CUSTOMS_KEY: 'dppk_0123456789012345678901234567890123456789012' };
    const args = [url, '--codes', '-', '--key-from', 'CUSTOMS_KEY', '--allow-http', '--json'];
    const first = sync(args, { input: SAMPLE.dppCode, env });
    expect([first.code, first.stdout]).toEqual([1, expect.stringContaining('not-accepted')]);
    const [{ fingerprint = '' } = {}] = (first.lines()[0]?.identity as { keys: { fingerprint: string }[] } | undefined)?.keys ?? [];
    const { code, stdout, stderr } = sync([...args, '--fingerprint', fingerprint], { input: SAMPLE.dppCode, env });
    // The other desk does not know this key and says so.
    expect([code, stdout]).toEqual([1, expect.stringContaining('http-401')]);
    expect(stdout + stderr).not.toContain('dppk_');
  });

  it.each([
    ['no address', ['--codes', '-'], /name the address of one service/],
    ['nothing to fetch', ['https://maker.example'], /say what to fetch/],
    ['http without being allowed', ['http://127.0.0.1:9', '--codes', '-'], /not https/],
    [
      'a line that names nothing',
      ['https://maker.example', '--codes', '-'],
      /line 2: names no passport/,
      `${SAMPLE.dppCode}\nhello there\n`,
    ],
    ['two lists from one input', ['https://maker.example', '--codes', '-', '--wanted', '-'], /only one of --codes, --gtins and --wanted/],
    ['a list that is none from the input', ['https://maker.example', '--wanted', '-'], /neither a want-list nor a link set/, '{}'],
    ['a want-list with a line that names nothing', ['https://maker.example', '--wanted', '-'], /line 1: names no passport/, 'hello'],
    ['a variable that is not there', ['https://maker.example', '--codes', '-', '--key-from', 'NO_SUCH_KEY'], /NO_SUCH_KEY/],
  ])('%s is a wrong use', (_, args, why, input = SAMPLE.dppCode) => {
    expect(sync(args, { input })).toMatchObject({ code: 64, stderr: expect.stringMatching(why) });
  });
});
