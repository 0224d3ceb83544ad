// The preview of a passport page over HTTP: the bytes of the public page in a sandbox of their own, under a key, without a request for anything else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { changeStatus, publishStored } from '../../../server/features/issuing/index.ts';
import { changeMaintenance } from '../../../server/features/maintenance/index.ts';
import { importText } from '../../../server/features/passports/index.ts';
import { isPreviewPath } from '../../../server/lib/preview-path.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const { context, reader, ask, report } = reachedWorkbench(overSocket, { sample: true, now: () => NOW });
let listener: Client;
beforeAll(async () => {
  listener = await overSocket(createPublic(reader, { report }));
});
afterAll(() => listener.close());

const wanted = (dppCode: unknown, language = 'en') =>
  ask('/workbench/resolver/preview', { method: 'POST', headers: { 'accept-language': language }, body: JSON.stringify({ dppCode }) });
const pathOf = async (dppCode: string, language?: string): Promise<string> => (await wanted(dppCode, language)).json.path;
const preview = async (dppCode: string, language?: string) => ask(await pathOf(dppCode, language));
const inPublic = (dppCode: string, language = 'en') =>
  listener.ask(`/dpp/${dppCode}`, { headers: { accept: 'text/html', 'accept-language': language } });
/** Without what the preview changes: where the page loads its style sheet and picture from, and where its links lead. */
const bare = (html: string): string =>
  html
    .replace(/(<link rel="stylesheet" href|<img src)="[^"]*"/g, '$1=""')
    .replace(/(<a[^>]*) href="[^"]*"/g, '$1 role="link" aria-disabled="true" tabindex="0"');

const HOSTILE = `</title><script>parent.hit = 1</script><base href="https://evil.example/"><img src=x onerror="hit()"><link rel="stylesheet" href="//evil.example/x.css">`;
const passport = (dppCode: string, serial: string, name: string) => ({
  ...{ dppCode, gtin: SAMPLE.gtin, serial, category: 'other', defaultLanguage: 'en', countryOfOrigin: 'DE' },
  productName: { en: name },
  manufacturer: { name: `Muster ${HOSTILE}` },
});
const bring = (serial: string, name: string): string => {
  const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
  expect(importText(JSON.stringify(passport(dppCode, serial, name)), context).refused).toEqual([]);
  publishStored(dppCode, context);
  return dppCode;
};

describe('a preview', () => {
  it('is the page that the public interface serves, in the language of the screen', async () => {
    for (const language of ['en', 'de', 'fr']) {
      const { text, status } = await preview(SAMPLE.dppCode, language);
      const there = await inPublic(SAMPLE.dppCode, language);
      expect([status, there.status]).toEqual([200, 200]);
      expect(bare(text)).toBe(bare(there.text));
      expect(text).toContain(`<html lang="${language}">`);
    }
  });

  it('has a policy of its own: nothing is loaded, run, sent or opened, and only the app may frame it', async () => {
    const { headers } = await preview(SAMPLE.dppCode);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  it('holds its style sheet and its picture as they are served, so that the frame asks for nothing', async () => {
    const { text } = await preview(SAMPLE.dppCode);
    const loaded = [...text.matchAll(/(?:<link rel="stylesheet" href|\bsrc)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(loaded.map((address) => address.slice(0, address.indexOf(',')))).toEqual(['data:text/css;base64', 'data:image/png;base64']);
    const [css, png] = loaded.map((address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    expect(css?.toString()).toBe(`${(await listener.ask('/passport.css')).text}:where(a) { text-decoration: underline; }\n`);
    expect(png).toEqual((await listener.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/qr.png`)).bytes);
  });

  it('takes from every link where it leads, so that nothing can open it', async () => {
    const links = (html: string) => html.match(/<a\b[^>]*>/g) ?? [];
    const [there, here] = [links((await inPublic(SAMPLE.dppCode)).text), links((await preview(SAMPLE.dppCode)).text)];
    expect(here.length).toBe(there.length);
    expect(there.every((link) => link.includes(' href="'))).toBe(true);
    expect(here.filter((link) => link.includes('href="') || !link.includes('aria-disabled="true"'))).toEqual([]);
  });

  it('has no more markup than another one, whatever the texts of the passport say', async () => {
    const [harmless, hostile] = [await preview(bring('PV1', 'Lamp')), await preview(bring('PV2', HOSTILE))];
    const tags = (html: string) => html.match(/<[a-z!/][^>\s]*/gi);
    expect(tags(hostile.text)).toEqual(tags(harmless.text));
    expect(hostile.text).not.toMatch(/<script|<img src=x|<base href|href="\/\/evil/);
    expect(hostile.text).toContain('&lt;script&gt;');
  });

  it('of a revoked passport, or of a draft, is the page that readers get for it', async () => {
    const draft = `DPP-${SAMPLE.gtin}-PV4`;
    expect(importText(JSON.stringify(passport(draft, 'PV4', 'Lamp')), context).refused).toEqual([]);
    const missing = await inPublic(draft);
    expect([missing.status, bare((await preview(draft)).text)]).toEqual([404, bare(missing.text)]);
    const code = bring('PV3', 'Lamp');
    changeStatus(code, { action: 'revoke', who: 'Ana', reason: 'a forgery' }, context);
    const there = await inPublic(code);
    expect(there.status).toBe(410);
    const { status, text } = await preview(code);
    expect([status, bare(text)]).toEqual([200, bare(there.text)]);
  });
});

describe('its address', () => {
  it('holds a key that nobody can guess, and is the only one that the shell and the session let a frame load', async () => {
    const [one, two] = [await pathOf(SAMPLE.dppCode), await pathOf(SAMPLE.dppCode)];
    expect([isPreviewPath(one), one === two]).toEqual([true, false]);
    for (const path of ['/workbench/resolver/preview/', `${one}/x`, `${one}x`, `/x${one}`, '/workbench/resolver/preview/../../state'])
      expect([path, isPreviewPath(path)]).toEqual([path, false]);
  });

  it('of another key, or of a page that gave way to newer ones, shows nothing and may not be framed', async () => {
    const first = await pathOf(SAMPLE.dppCode);
    expect((await ask(first)).status).toBe(200);
    for (let more = 0; more < 8; more++) await pathOf(SAMPLE.dppCode);
    for (const path of [first, `/workbench/resolver/preview/${'x'.repeat(43)}`]) {
      const { status, headers } = await ask(path);
      expect([status, headers['content-security-policy']]).toEqual([404, "default-src 'none'; frame-ancestors 'none'"]);
    }
  });

  it('is given for passports of this computer only', async () => {
    expect((await wanted('DPP-NONE')).json.code).toBe('not-found');
    for (const code of ['', 'x'.repeat(301), 1, undefined]) expect((await wanted(code)).json.code).toBe('bad-body');
  });

  it('is given during maintenance too', async () => {
    changeMaintenance(context.store, { on: true, who: 'Ana', reason: 'the disk is exchanged' }, NOW);
    try {
      expect((await preview(SAMPLE.dppCode)).status).toBe(200);
    } finally {
      changeMaintenance(context.store, { on: false, who: 'Ana' }, NOW);
    }
  });
});
