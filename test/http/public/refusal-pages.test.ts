// What a browser is shown of a passport that is revoked, suspended, archived, invalid or unknown, and what a program gets in its place.
import { expect, test } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedPublic } from '../../fixtures/reached.ts';

const T0 = Date.parse('2026-11-01T08:00:00Z');
let moment = T0;
const at = (time: string): void => {
  moment = Date.parse(time);
};
const { context, ask } = reachedPublic({ sample: true, now: () => new Date(moment) });

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const AXIOS = 'application/json, text/plain, */*';
const ROOT = '/api/v1/public';

/** A passport of our own, made from one of the sample set, and published. */
function own(serial: string | undefined, gtin: string = SAMPLE.gtin, change: object = {}): string {
  const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const {
    digitalProductPassportId: _,
    uniqueProductIdentifier: _1,
    batteryPassportIdentifier: _2,
    sample: _3,
    batchOrLot: _4,
    granularity: _5,
    ...rest
  } = document;
  const dppCode = serial === undefined ? 'DPP-1b4e28ba-2fa1-41d2-883f-0016d3cca427' : `DPP-${gtin}-${serial}`;
  expect(importText(JSON.stringify({ ...rest, gtin, serial, dppCode, ...change }), context).refused).toEqual([]);
  publishStored(dppCode, context);
  return dppCode;
}
const change = (dppCode: string, action: 'revoke' | 'suspend' | 'reinstate'): void =>
  changeStatus(dppCode, { action, who: 'A. Person', reason: 'secret reason' }, context);
const browser = (target: string, language: string) => ask(target, { headers: { accept: BROWSER, 'accept-language': language } });

const TEXTS = {
  revoked: { en: 'This passport was revoked', de: 'Dieser Pass wurde widerrufen', fr: 'Ce passeport a été révoqué' },
  unknown: { en: 'There is no such passport here', de: 'Diesen Pass gibt es hier nicht', fr: 'Ce passeport n’existe pas ici' },
  suspended: {
    en: 'The issuer has suspended this passport',
    de: 'Der Aussteller hat diesen Pass ausgesetzt',
    fr: 'L’émetteur a suspendu ce passeport',
  },
  archived: { en: 'This passport is archived', de: 'Dieser Pass ist archiviert', fr: 'Ce passeport est archivé' },
} as const;
const DATES = { en: '20 November 2026|November 20, 2026', de: '20. November 2026', fr: '20 novembre 2026' } as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;

test('revoked: 410 with a page that says so and since when, at the passport, its data and its Digital Link', async () => {
  at('2026-11-01T08:00:00Z');
  const code = own('REVOKED');
  at('2026-11-20T10:30:00Z');
  change(code, 'revoke');
  at('2026-11-21T08:00:00Z');
  for (const target of [
    `/dpp/${code}`,
    `${ROOT}/dpp/${code}`,
    `${ROOT}/dpp/${code}/vc`,
    `${ROOT}/01/${SAMPLE.gtin}/21/REVOKED`,
    `${ROOT}/01/${SAMPLE.gtin}/10/L1/21/REVOKED`,
  ]) {
    for (const language of LANGUAGES) {
      const { status, headers, text } = await browser(target, language);
      expect([target, status, headers['content-type'], headers['content-language'], headers['cache-control']]).toEqual([
        target,
        410,
        'text/html; charset=utf-8',
        language,
        'no-store',
      ]);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(TEXTS.revoked[language]);
      expect(text).toMatch(new RegExp(`<time datetime="2026-11-20T10:30:00.000Z">(?:${DATES[language]})`));
      expect(text).not.toMatch(/A\. Person|secret reason|<script|was revoked by its issuer/);
      expect(headers.vary?.split(', ')).toEqual(expect.arrayContaining(['Accept', 'Accept-Language']));
    }
    const { status, headers, json } = await ask(target, { headers: { accept: AXIOS } });
    expect([status, headers['content-type']]).toEqual([410, 'application/problem+json']);
    expect(json).toMatchObject({ code: 'gone', state: 'revoked', since: '2026-11-20T10:30:00.000Z' });
    expect((await ask(target)).headers['content-type']).toBe('application/problem+json');
  }
  expect((await browser(`/dpp/${code}?lang=fr`, 'de')).text).toContain(TEXTS.revoked.fr);
});

test('set to invalid by its issuer: the same, in its own words', async () => {
  at('2026-11-01T08:00:00Z');
  const code = own('DECLARED');
  at('2026-11-20T10:30:00Z');
  own('DECLARED', SAMPLE.gtin, { brand: 'Changed' });
  context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(code);
  const { status, text } = await browser(`/dpp/${code}`, 'en');
  expect([status, text.includes('This passport is no longer valid')]).toEqual([410, true]);
  expect((await ask(`/dpp/${code}`)).json).toMatchObject({ code: 'gone', state: 'invalid' });
});

test('suspended: the passport with a banner that says so and since when, and none once it is reinstated', async () => {
  at('2026-11-01T08:00:00Z');
  const code = own('SUSPENDED');
  at('2026-11-20T10:30:00Z');
  change(code, 'suspend');
  at('2026-11-21T08:00:00Z');
  const link = await browser(`${ROOT}/01/${SAMPLE.gtin}/21/SUSPENDED`, 'de');
  expect([link.status, link.headers.location]).toEqual([307, `http://localhost:8080/dpp/${code}`]);
  for (const language of LANGUAGES) {
    const { status, text } = await browser(`/dpp/${code}`, language);
    expect(status).toBe(200);
    expect(text).toContain(TEXTS.suspended[language]);
    expect(text).toMatch(new RegExp(`<time datetime="2026-11-20T10:30:00.000Z">(?:${DATES[language]})`));
    expect(text).not.toMatch(/A\. Person|secret reason/);
  }
  change(code, 'reinstate');
  expect((await browser(`/dpp/${code}`, 'en')).text).not.toContain('class="notice');
});

test('archived: the passport with a banner', async () => {
  at('2026-11-20T10:30:00Z');
  const code = own('ARCHIVED', SAMPLE.gtin, { dppStatus: 'archived' });
  at('2026-11-21T08:00:00Z');
  for (const language of LANGUAGES) {
    const { status, text } = await browser(`/dpp/${code}`, language);
    expect(status).toBe(200);
    expect(text).toContain(TEXTS.archived[language]);
    expect(text).toContain('<time datetime="2026-11-20T10:30:00.000Z">');
  }
});

test('unknown: 404 with a page, at the passport and the Digital Link; a program gets the problem', async () => {
  for (const target of [
    `/dpp/DPP-${SAMPLE.gtin}-NONE`,
    `${ROOT}/dpp/DPP-${SAMPLE.gtin}-NONE`,
    `${ROOT}/01/${SAMPLE.gtin}/21/NONE`,
    // An item of a GTIN that is not known either: no other resolver is named for an item.
    `${ROOT}/01/09506000134352/21/NONE`,
    `${ROOT}/01/09506000134352/10/L1/21/NONE`,
    '/gtin/09506000134352',
  ]) {
    for (const language of LANGUAGES) {
      const { status, headers, text } = await browser(target, `${language}-LU`);
      expect([target, status, headers['content-language']]).toEqual([target, 404, language]);
      expect(text).toContain(TEXTS.unknown[language]);
    }
    expect((await ask(target, { headers: { accept: AXIOS } })).json).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('what else a browser is refused is a page too: a mistyped address, a wrong check digit', async () => {
  const nothing = await browser('/nothing/here', 'de');
  expect([nothing.status, nothing.text.includes('Unter dieser Adresse gibt es nichts')]).toEqual([404, true]);
  expect(nothing.text).toContain('Prüfen Sie die Adresse, oder scannen Sie den Code');
  expect(nothing.text).not.toContain('there is nothing at');
  const digit = await browser(`${ROOT}/01/09520123456789`, 'fr');
  expect([digit.status, digit.text.includes('Cette adresse est illisible')]).toEqual([400, true]);
  const hostile = await browser(`/dpp/%3Cscript%3Ealert(1)%3C%2Fscript%3E`, 'en');
  expect([hostile.status, /<script/i.test(hostile.text)]).toEqual([404, false]);
});

test('the style sheet of the page is found from every address', async () => {
  for (const target of ['/nothing', `/dpp/x`, `${ROOT}/dpp/x`, `${ROOT}/dpp/x/vc`, `${ROOT}/01/${SAMPLE.gtin}/21/NONE`]) {
    const { text, headers } = await browser(target, 'en');
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec(text)?.[1] ?? '';
    expect([target, new URL(href, `http://other.example${target}`).pathname]).toEqual([target, '/passport.css']);
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  }
});

test('a product whose only passport is gone is gone too, never sent to another resolver', async () => {
  const gtin = '09520123456894';
  const code = own(undefined, gtin);
  change(code, 'revoke');
  for (const target of [`${ROOT}/01/${gtin}`, `/gtin/${gtin}`, `${ROOT}/01/${gtin}/10/L9`]) {
    const page = await browser(target, 'en');
    expect([target, page.status, page.text.includes(TEXTS.revoked.en)]).toEqual([target, 410, true]);
    expect((await ask(target)).status).toBe(410);
  }
});

test('a passport that is readable keeps its media type for a browser: data as data, the page as a page', async () => {
  const data = await browser(`${ROOT}/dpp/${SAMPLE.dppCode}`, 'de');
  expect([data.status, data.headers['content-type'], data.headers['content-language']]).toEqual([200, 'application/json', 'de']);
  const page = await browser(`/dpp/${SAMPLE.dppCode}`, 'de');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const link = await browser(`${ROOT}/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`, 'de');
  expect([link.status, link.headers.location]).toEqual([307, `http://localhost:8080/dpp/${SAMPLE.dppCode}`]);
});
