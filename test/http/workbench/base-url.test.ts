// Base URLs as people write them: one canonical spelling each, or the reason why it cannot name this service.
import { expect, test } from 'vitest';
import { createPublic, PUBLIC_TABLE } from '../../../server/api/public.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { parseBaseUrl } from '../../../server/lib/base-url.ts';
import { PUBLIC_ROOTS } from '../../../server/lib/public-roots.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

test.each([
  ['http://localhost:8080', 'http://localhost:8080'],
  ['HTTPS://DPP.Example.org/', 'https://dpp.example.org'],
  ['https://dpp.example.org:443', 'https://dpp.example.org'],
  ['https://dpp.example.org/passports/v1/', 'https://dpp.example.org/passports/v1'],
  ['https://pässe.example', 'https://xn--psse-loa.example'],
])('%s is written %s', (text, canonical) => {
  expect(parseBaseUrl(text)).toBe(canonical);
});

test.each([
  ['', 'begin with'],
  ['ftp://a.example', 'begin with'],
  ['javascript:alert(1)', 'begin with'],
  ['//a.example', 'begin with'],
  ['http://', 'not a valid address'],
  ['http://127.0.0.1:8080', 'IP address'],
  ['http://2130706433', 'IP address'],
  ['http://[::1]:8080', 'IP address'],
  ['http://user:secret@a.example', 'user name'],
  ['http://a.example@b.example', 'user name'],
  ['http://a.example/?x', 'question mark'],
  ['http://a.example/#x', 'number sign'],
  ['http://a.example/a b', 'space'],
  ['http://a.example\\b', 'backslash'],
  ['http://a.example//', 'path'],
  ['http://a.example//b', 'path'],
  ['http://a.example/../b', 'path'],
  ['http://a.example/./b', 'path'],
  ['http://a.example/%2e%2e/b', 'path'],
  ['http://a.example/a%2Fb', 'path'],
  ['http://a.example/ä', 'path'],
  ['http://a.example/~lab', 'path'],
  ['http://a.example/api', '/api'],
  ['http://a.example/dpp/x', '/dpp'],
  ['http://a.example./', 'host name'],
  ['http://a..example', 'domain name'],
  ['http://-a.example', 'domain name'],
  [`http://${'a'.repeat(64)}.example`, 'domain name'],
  ['http://a_b.example', 'host name'],
  [`http://${'a'.repeat(220)}.example`, '200'],
])('%s is refused', (text, why) => {
  expect(() => parseBaseUrl(text)).toThrow(why);
});

test('the first segments of all routes are known', () => {
  expect([...new Set(PUBLIC_TABLE.map(({ path }) => path.split('/')[1]))].filter((root) => root !== '').sort()).toEqual(
    [...PUBLIC_ROOTS].sort(),
  );
});

test('under a base URL with a path every address that is told can be asked, with the path and without', async () => {
  const fresh = freshApp();
  fresh.context.changeSettings({ baseUrl: parseBaseUrl('https://lab.example/passports/v1') });
  loadSample(fresh.context);
  const app = createPublic(fresh.reader, { report: () => undefined });
  const get = async (url: string) => {
    const answer = await app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  // did:web 3.2: did:web:host:path is resolved at https://host/path/did.json.
  for (const url of ['https://lab.example/passports/v1/did.json', '/passports/v1/.well-known/did.json', '/.well-known/did.json'])
    expect((await get(url)).json().id).toBe('did:web:lab.example:passports:v1');
  const { vcUrl } = (await get(`/passports/v1/api/v1/public/dpp/${SAMPLE.dppCode}`)).json();
  expect(vcUrl).toBe(`https://lab.example/passports/v1/api/v1/public/dpp/${SAMPLE.dppCode}/vc`);
  expect((await get(new URL(vcUrl).pathname)).json().issuer.id).toBe('did:web:lab.example:passports:v1');
  expect((await get(`/passports/v1/api/v1/verify/${SAMPLE.dppCode}`)).json().verdict).toBe('valid');
  const page = `https://lab.example/passports/v1/dpp/${SAMPLE.dppCode}`;
  const { body } = await get(new URL(page).pathname);
  for (const [, relative = ''] of body.matchAll(/(?:stylesheet" href|img src)="([^"]+)"/g)) await get(new URL(relative, page).pathname);
  expect((await app.inject({ url: '/passports/v1' })).statusCode).toBe(404);
  await app.close();
  fresh.close();
});
