// The front page of the service: what a browser is shown at its bare address, and what a program gets there as ever.
import { expect, test } from 'vitest';
import { reachedPublic } from '../../fixtures/reached.ts';

const { context, ask } = reachedPublic({ sample: true });

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const browser = (target: string, language = 'en', headers: Readonly<Record<string, string>> = {}) =>
  ask(target, { headers: { accept: BROWSER, 'accept-language': language, ...headers } });

test.each([
  ['en', 'This service keeps digital product passports.', 'Open a passport'],
  ['de', 'Dieser Dienst hält digitale Produktpässe bereit.', 'Einen Pass öffnen'],
  ['fr', 'Ce service conserve des passeports numériques de produits.', 'Ouvrir un passeport'],
])('says what the service is and how to open a passport, in %s', async (language, what, open) => {
  const { status, headers, text } = await browser('/', language);
  expect([status, headers['content-type'], headers['content-language']]).toEqual([200, 'text/html; charset=utf-8', language]);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(what);
  expect(text).toContain(open);
  expect(text).toContain('http://localhost:8080/api/v1/public/01/<var>GTIN</var>/21/<var>SERIAL</var>');
  expect(text).toContain('did:web:localhost%3A8080');
  expect(text).not.toMatch(/<script|\sstyle=/);
});

test('is called by the name in the settings, and by its host until there is one', async () => {
  expect((await browser('/')).text).toContain('<bdi>localhost:8080</bdi></h1>');
  context.changeSettings({ serviceName: 'Passports <of> Rheintal' });
  try {
    expect((await browser('/')).text).toContain('<bdi>Passports &lt;of&gt; Rheintal</bdi></h1>');
    const named = '<a href="../"><bdi>Passports &lt;of&gt; Rheintal</bdi></a>';
    for (const target of ['/dpp/DPP-09520123456788-ABC123', '/gtin/09520123456788']) expect((await browser(target)).text).toContain(named);
  } finally {
    context.changeSettings({ serviceName: '' });
  }
  expect((await browser('/dpp/DPP-09520123456788-ABC123')).text).toContain('<p class="kind">Digital product passport</p>');
});

test('is there for HEAD, and unchanged for a browser that has it', async () => {
  const { headers } = await browser('/');
  expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  expect(headers.vary).toMatch(/Accept, Accept-Language/);
  const head = await ask('/', { method: 'HEAD', headers: { accept: BROWSER, 'accept-language': 'en' } });
  expect([head.status, head.headers.etag, head.text]).toEqual([200, headers.etag, '']);
  const again = await browser('/', 'en', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['application/json', 'application/json, text/plain, */*', '*/*', undefined])(
  'is a problem for a program (%s)',
  async (accept) => {
    const { status, headers, json } = await ask('/', { headers: accept === undefined ? {} : { accept } });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'application/problem+json', 'no-store']);
    expect(json).toMatchObject({ code: 'not-found', detail: 'there is nothing at this address' });
  },
);

test('leads to addresses that answer, below a base URL with a path too', async () => {
  const found = async (target: string): Promise<string[]> => {
    const { status, text } = await browser(target);
    const addresses = [...text.matchAll(/ href="([^"]+)"/g)].map(([, address = '']) => new URL(address, `http://localhost:8080${target}`));
    expect([target, status, addresses.length]).toEqual([target, 200, 5]);
    for (const { pathname } of addresses) expect([pathname, (await browser(pathname)).status]).toEqual([pathname, 200]);
    return addresses.map(({ pathname }) => pathname);
  };
  expect(await found('/')).toEqual(['/passport.css', '/', '/docs', '/openapi.json', '/.well-known/did.json']);
  context.changeSettings({ baseUrl: 'http://localhost:8080/lab' });
  try {
    for (const target of ['/lab', '/lab/', '/lab?lang=de']) {
      expect(await found(target)).toEqual(['/lab/passport.css', '/lab/', '/lab/docs', '/lab/openapi.json', '/lab/.well-known/did.json']);
    }
  } finally {
    context.changeSettings({ baseUrl: 'http://localhost:8080' });
  }
});
