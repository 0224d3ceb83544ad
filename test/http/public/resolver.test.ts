import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerOf } from '../../../server/api/public/reader.ts';
import { createPublic } from '../../../server/api/public.ts';
import { DESCRIPTION_SCHEMA, LINKSET_SCHEMA } from '../../../server/domain/formats/linkset-schema.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { openStore } from '../../../server/store/open.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { type AskOptions, type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const ROOT = '/api/v1/public';
const GTIN = `${ROOT}/01/${SAMPLE.gtin}`;
const ITEM = `${GTIN}/21/${SAMPLE.serial}`;
const UNKNOWN = `${ROOT}/01/09506000134352`;
const BASE = 'http://localhost:8080';
const PAGE = `${BASE}/dpp/${SAMPLE.dppCode}`;
const GS1 = 'https://ref.gs1.org/voc';
const accepting = (accept: string): AskOptions => ({ headers: { accept } });
const LINKSET = accepting('application/linkset+json');
const HTML = accepting('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
const JSON_ = accepting('application/json');

const fresh = freshApp({ sample: true });
const faults: unknown[] = [];
const report = (fault: unknown) => void faults.push(fault);
let client: Client;
let closed: Client;
const closedStore = openStore(fresh.folder, { readonly: true });

type Change = Readonly<Record<string, unknown>>;

/** A passport of our own from one of the sample set. */
function add(dppCode: string, change: Change, { publish = true } = {}): string {
  const document = JSON.parse(passportByCode(fresh.context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const {
    digitalProductPassportId: _1,
    uniqueProductIdentifier: _2,
    batteryPassportIdentifier: _3,
    sample: _4,
    serial: _5,
    batchOrLot: _6,
    dppCode: _7,
    ...rest
  } = document;
  const { refused } = importText(JSON.stringify({ ...rest, ...change, dppCode }), fresh.context);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  if (publish) publishStored(dppCode, fresh.context);
  return dppCode;
}
const item = (gtin: string, serial: string, change: Change = {}, options = {}): string =>
  add(`DPP-${gtin}-${serial}`, { gtin, serial, ...change }, options);

const OTHER = '09520123456801';
const MODEL = '09520123456795';

beforeAll(async () => {
  item(SAMPLE.gtin, 'A/B%+1', { batchOrLot: 'L/1' });
  item(SAMPLE.gtin, '..');
  item(SAMPLE.gtin, 'INACTIVE', { dppStatus: 'inactive' });
  item(SAMPLE.gtin, 'DRAFT', {}, { publish: false });
  item(SAMPLE.gtin, '12');
  fresh.context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(item(SAMPLE.gtin, 'INVALID'));
  add('11111111-2222-4333-8444-555555555555', { gtin: MODEL, granularity: 'model' });
  add('11111111-2222-4333-8444-666666666666', { gtin: MODEL, granularity: 'batch', batchOrLot: 'LOT-1' });
  item(MODEL, 'S1', { batchOrLot: 'LOT-1' });
  client = await overSocket(createPublic(fresh.reader, { report }));
  closed = await overSocket(
    createPublic(
      readerOf(closedStore, () => new Date(), 'none'),
      { report },
    ),
  );
});
afterAll(async () => {
  await Promise.all([client.close(), closed.close()]);
  closedStore.close();
  fresh.close();
  expect(faults).toEqual([]);
});

const ask: Client['ask'] = (...args) => client.ask(...args);
const expectProblem = async (target: string, status: number, code: string, options: AskOptions = {}) => {
  const answer = await ask(target, options);
  // A browser is shown a page.
  const type = options === HTML ? 'text/html; charset=utf-8' : 'application/problem+json';
  expect([target, answer.status, answer.headers['content-type']]).toEqual([target, status, type]);
  if (options !== HTML) expect(answer.json.code).toBe(code);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer;
};
const expectRedirect = async (target: string, location: string, options: AskOptions = {}) => {
  const answer = await ask(target, options);
  expect([target, answer.status, answer.headers.location]).toEqual([target, 307, location]);
  return answer;
};
const validLinkset = new Ajv({ strict: false }).compile(LINKSET_SCHEMA);
const linksetOf = async (target: string, options: AskOptions = LINKSET) => {
  const answer = await ask(target, options);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/linkset+json']);
  expect(validLinkset(answer.json), JSON.stringify(validLinkset.errors)).toBe(true);
  return answer;
};
const anchors = ({ json }: Awaited<ReturnType<typeof ask>>): string[] =>
  json.linkset.map(({ anchor }: { anchor: string }) => decodeURIComponent(new URL(anchor).pathname));

describe('3: GTIN and serial', () => {
  test('a passport reference for a program', async () => {
    const { status, headers, json } = await ask(ITEM, JSON_);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(json).toEqual({
      dppCode: SAMPLE.dppCode,
      gtin: SAMPLE.gtin,
      serial: SAMPLE.serial,
      passportUrl: PAGE,
      apiUrl: `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}`,
      productName: expect.any(String),
      manufacturer: expect.any(String),
      sample: true,
    });
    expect(headers).toMatchObject({ vary: 'Accept, Accept-Language', link: expect.stringContaining('rel="linkset"') });
    const german = await ask(ITEM, { headers: { accept: 'application/json', 'accept-language': 'de-AT' } });
    expect(german.json.productName).not.toBe(json.productName);
  });

  test.each([
    ['a browser', HTML],
    ['anything', accepting('*/*')],
    ['no Accept', {}],
    ['an empty Accept', accepting('')],
    ['what no link has', accepting('image/png')],
    ['html rather than JSON', accepting('application/json;q=0.5, text/html')],
  ])('307 to the page for %s', async (_, options) => {
    const { headers, bytes } = await expectRedirect(ITEM, PAGE, options);
    expect(headers.link).toContain('?linkType=linkset>; rel="linkset"');
    expect(headers.vary).toBe('Accept, Accept-Language');
    expect(bytes.toString()).toContain(PAGE);
  });

  // The header fields that these clients send when their user sets none.
  test.each([
    ['curl 8, wget, Python requests, Node fetch, Postman, iOS URLSession', '*/*', 'page'],
    ['Java HttpClient, .NET HttpClient, Go net/http, OkHttp', undefined, 'page'],
    [
      'Chrome 140',
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
      'page',
    ],
    ['Firefox 140', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'page'],
    ['Safari 18', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'page'],
    ['Java HttpURLConnection', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', 'page'],
    ['axios, Angular HttpClient', 'application/json, text/plain, */*', 'json'],
    ['jQuery.getJSON', 'application/json, text/javascript, */*; q=0.01', 'json'],
    ['HTTPie with --json', 'application/json, */*;q=0.5', 'json'],
    ['Spring RestTemplate', 'application/json, application/*+json', 'json'],
    ['Retrofit, Dart http with a JSON body', 'application/json', 'json'],
    ['a wallet', 'application/vc', 'vc'],
    ['a wallet that takes anything', 'application/vc, */*;q=0.1', 'vc'],
  ] as const)('what %s asks for', async (_, accept, gets) => {
    const options = accept === undefined ? {} : accepting(accept);
    if (gets === 'json') {
      const { status, headers, json } = await ask(ITEM, options);
      expect([status, headers['content-type'], json.apiUrl]).toEqual([200, 'application/json', `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}`]);
      expect(headers['content-language']).toMatch(/^[a-z]{2}$/);
    } else {
      const { headers } = await expectRedirect(ITEM, gets === 'vc' ? `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}/vc` : PAGE, options);
      const there = await ask(new URL(headers.location ?? '').pathname, options);
      expect([there.status, there.headers['content-type']]).toEqual([200, gets === 'vc' ? 'application/vc' : 'text/html; charset=utf-8']);
    }
  });

  test('the reference says in which language its name is', async () => {
    const { headers, json } = await ask(ITEM, { headers: { accept: 'application/json', 'accept-language': 'de-AT, en;q=0.5' } });
    expect(headers['content-language']).toBe('de');
    expect(json.productName).toBe((await ask(`${ROOT}/dpp/${SAMPLE.dppCode}`, { headers: { 'accept-language': 'de' } })).json.productName);
    const unknown = await ask(ITEM, { headers: { accept: 'application/json', 'accept-language': 'ja' } });
    expect(unknown.headers['content-language']).toBe('en');
  });

  test('the redirect leads to a page that is there', async () => {
    const { headers } = await ask(ITEM);
    const { pathname } = new URL(headers.location ?? '');
    expect((await ask(pathname)).headers['content-type']).toContain('text/html');
  });

  test.each([
    ['application/vc+ld+json', 'vc'],
    ['application/vc+jwt', 'vc.jwt'],
    ['application/dc+sd-jwt', 'vc.sd-jwt'],
  ])('%s is redirected to the credential', async (type, end) => {
    await expectRedirect(ITEM, `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}/${end}`, accepting(type));
  });

  test('the whole query is passed on, as it came', async () => {
    await expectRedirect(`${ITEM}?foo=bar&x=%20+&17=261231`, `${PAGE}?foo=bar&x=%20+&17=261231`);
    await expectRedirect(`${ITEM}?`, PAGE);
    await expectRedirect(`${ITEM}?a={b}|c"`, `${PAGE}?a=%7Bb%7D%7Cc%22`);
    await expectRedirect(`${ITEM}?//evil.example&\\`, `${PAGE}?//evil.example&%5C`);
  });

  test('one trailing slash is tolerated, two are not', async () => {
    await expectRedirect(`${ITEM}/`, PAGE);
    await expectProblem(`${ITEM}//`, 400, 'bad-parameter');
    expect((await ask(`${GTIN}/`, JSON_)).json).toEqual((await ask(GTIN, JSON_)).json);
  });

  test('serials are read from the raw target: slash, percent sign, plus and dots are legal', async () => {
    const slash = await ask(`${GTIN}/21/A%2FB%25+1`, JSON_);
    expect([slash.status, slash.json.serial, slash.json.dppCode]).toEqual([200, 'A/B%+1', `DPP-${SAMPLE.gtin}-A/B%+1`]);
    for (const dots of ['..', '%2e%2E']) expect((await ask(`${GTIN}/21/${dots}`, JSON_)).json.serial).toBe('..');
    await expectRedirect(`${GTIN}/21/A%2fB%25%2B1`, `${BASE}/dpp/DPP-${SAMPLE.gtin}-A%2FB%25%2B1`, HTML);
  });

  test('a serial identifies the item with any lot, and without', async () => {
    for (const path of ['10/L%2F1/21/A%2FB%25+1', '10/KL8G/21/A%2FB%25+1', '22/V2/10/X/21/A%2FB%25+1']) {
      expect((await ask(`${GTIN}/${path}`, JSON_)).json.serial).toBe('A/B%+1');
    }
  });

  test('an unknown serial is never another item, for any Accept', async () => {
    for (const options of [HTML, JSON_, LINKSET, {}]) {
      for (const end of ['21/ABC124', '21/abc123', '10/LOT-1/21/ZZ', '21/0ABC123', '21/A%2FB', '235/XYZ', '21/DRAFT']) {
        await expectProblem(`${GTIN}/${end}`, 404, 'not-found', options);
      }
      await expectProblem(`${UNKNOWN}/21/ABC123`, 404, 'not-found', options);
      await expectProblem(`${GTIN}/21/INVALID`, 410, 'gone', options);
      await expectProblem(`${ITEM.replace('ABC123', 'X')}?linkType=linkset`, 404, 'not-found', options);
    }
  });

  test('an inactive passport stays readable', async () => {
    expect((await ask(`${GTIN}/21/INACTIVE`, JSON_)).json.dppCode).toBe(`DPP-${SAMPLE.gtin}-INACTIVE`);
  });

  test('HEAD says what GET says, and OPTIONS what there is', async () => {
    for (const options of [JSON_, LINKSET, HTML]) {
      const [get, head] = [await ask(ITEM, options), await ask(ITEM, { ...options, method: 'HEAD' })];
      expect([head.status, head.headers.location, head.headers.etag, head.headers.link, head.bytes.length]).toEqual([
        get.status,
        get.headers.location,
        get.headers.etag,
        get.headers.link,
        0,
      ]);
    }
    for (const target of [ITEM, GTIN, `${GTIN}/10/L1`, `${ITEM}/`]) {
      const { status, headers } = await ask(target, {
        method: 'OPTIONS',
        headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
      });
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
      for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(headers['access-control-allow-methods']).toContain(method);
    }
    await expectProblem(ITEM, 405, 'method-not-allowed', { method: 'DELETE' });
  });

  test('each representation has its own tag, and 304 for whoever holds it', async () => {
    const tags = new Set<string>();
    for (const options of [JSON_, LINKSET]) {
      const { headers } = await ask(ITEM, options);
      tags.add(headers.etag ?? '');
      const again = await ask(ITEM, { headers: { ...options.headers, 'if-none-match': headers.etag ?? '' } });
      expect([again.status, again.headers.link]).toEqual([304, headers.link]);
    }
    expect(tags.size).toBe(2);
  });
});

describe('4: a GTIN', () => {
  const codes = [SAMPLE.serial, '..', '12', 'A/B%+1'].map((serial) => `DPP-${SAMPLE.gtin}-${serial}`).sort();

  test.each([
    ['application/json', JSON_],
    ['*/*', accepting('*/*')],
    ['no Accept', {}],
  ])('lists the active passports for %s', async (_, options) => {
    const { status, headers, json } = await ask(GTIN, options);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(json).toMatchObject({ gtin: SAMPLE.gtin, total: codes.length });
    expect(json.results.map(({ dppCode }: { dppCode: string }) => dppCode)).toEqual(codes);
    for (const result of json.results) expect(Object.keys(result)).toEqual(['dppCode', 'passportUrl', 'apiUrl']);
    expect(headers.link).toContain('rel="linkset"');
  });

  test('in pages', async () => {
    const seen: string[] = [];
    let target: string | undefined = `${GTIN}?limit=3`;
    while (target !== undefined) {
      const { json, headers }: Awaited<ReturnType<typeof ask>> = await ask(target);
      expect(json.total).toBe(codes.length);
      seen.push(...json.results.map(({ dppCode }: { dppCode: string }) => dppCode));
      const next: string | undefined = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
      target = next === undefined ? undefined : next.slice(new URL(next).origin.length);
    }
    expect(seen).toEqual(codes);
    for (const bad of ['limit=0', 'limit=501', 'limit=1e2', 'limit=', 'limit=1&limit=2', 'offset=-1', 'offset=99999999999']) {
      await expectProblem(`${GTIN}?${bad}`, 400, 'bad-parameter');
    }
  });

  test('a known lot lists its own passports; an unknown one walks up to the GTIN', async () => {
    const known = await ask(`${GTIN}/10/L%2F1`);
    expect(known.json).toMatchObject({ gtin: SAMPLE.gtin, lot: 'L/1', total: 1, results: [{ dppCode: `DPP-${SAMPLE.gtin}-A/B%+1` }] });
    const unknown = await ask(`${GTIN}/10/KL8G`);
    expect([unknown.status, unknown.json]).toEqual([200, (await ask(GTIN)).json]);
    expect(anchors(await linksetOf(`${GTIN}/10/KL8G`))).toEqual([GTIN]);
  });

  test('a browser is sent to the page of the product, which names every passport', async () => {
    await expectRedirect(GTIN, `${BASE}/gtin/${SAMPLE.gtin}`, HTML);
    await expectRedirect(`${GTIN}/10/KL8G?x=1`, `${BASE}/gtin/${SAMPLE.gtin}?x=1`, HTML);
    const { status, headers, text } = await ask(`/gtin/${SAMPLE.gtin}?x=1`, { headers: { 'accept-language': 'de' } });
    expect([status, headers['content-type'], headers['content-language']]).toEqual([200, 'text/html; charset=utf-8', 'de']);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(text).toContain('Pässe dieses Produkts (4)');
    expect(text).toContain(`href="${BASE}/dpp/DPP-${SAMPLE.gtin}-A%2FB%25%2B1"`);
    expect(text).not.toContain('<script');
    const second = await ask(`/gtin/${SAMPLE.gtin}?limit=2&offset=2`);
    expect(second.text).toContain('rel="prev" href="?limit=2&amp;offset=0"');
    for (const gtin of ['09506000134352', '1', '%22%3E']) await expectProblem(`/gtin/${gtin}`, 404, 'not-found');
  });

  test('a product with a passport of its own leads to that one, a lot to its own', async () => {
    const model = `${BASE}/dpp/11111111-2222-4333-8444-555555555555`;
    const lot = `${BASE}/dpp/11111111-2222-4333-8444-666666666666`;
    await expectRedirect(`${ROOT}/01/${MODEL}`, model, HTML);
    await expectRedirect(`${ROOT}/01/${MODEL}/10/LOT-1`, lot, HTML);
    await expectRedirect(`${ROOT}/01/${MODEL}/10/OTHER`, model, HTML);
    const path = `${ROOT}/01/${MODEL}`;
    expect(anchors(await linksetOf(`${path}/21/S1`))).toEqual([`${path}/21/S1`, `${path}/10/LOT-1`, path]);
    expect((await ask(`${path}/10/LOT-1`)).json.total).toBe(2);
  });
});

describe('the link set', () => {
  test('is the same for the media type and for linkType=linkset', async () => {
    const byType = await linksetOf(ITEM);
    const byQuery = await linksetOf(`${ITEM}?linkType=linkset`, {});
    expect(byQuery.json).toEqual(byType.json);
    expect((await linksetOf(`${ITEM}?linkType=all`, {})).json).toEqual(byType.json);
    expect(byType.headers.link).toContain(
      '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"',
    );
  });

  test('names item and product, each with one default link of href and title, its target again under a type that says what it is', async () => {
    const { json } = await linksetOf(ITEM);
    expect(json.linkset).toHaveLength(2);
    for (const entry of json.linkset) {
      const links = entry[`${GS1}/defaultLink`];
      expect(links).toHaveLength(1);
      expect(Object.keys(links[0]).sort()).toEqual(['href', 'title']);
      const others = Object.entries(entry).filter(([key]) => key.startsWith('https:') && !key.endsWith('defaultLink'));
      const targets = others.flatMap(([, found]) => found as { href: string; title: string; type?: string }[]);
      expect(targets.map(({ href }) => href)).toContain(links[0].href);
      for (const target of targets) expect([target.title.length > 0, typeof target.type]).toEqual([true, 'string']);
    }
    const [page] = json.linkset[0][`${GS1}/dpp`];
    expect(page).toMatchObject({ href: PAGE, type: 'text/html', hreflang: expect.arrayContaining(['en', 'de', 'fr']) });
    expect(json.linkset[0].description).toMatch(/^SAMPLE – /);
  });

  test('every link of it answers with the type that it declares', async () => {
    const { json } = await linksetOf(ITEM);
    for (const entry of json.linkset) {
      for (const [key, links] of Object.entries(entry)) {
        if (!key.startsWith('https:') || key.endsWith('defaultLink')) continue;
        for (const { href, type } of links as { href: string; type: string }[]) {
          const answer = await ask(href.slice(BASE.length), accepting(type));
          expect([href, answer.status, answer.headers['content-type']?.split(';')[0]]).toEqual([href, 200, type]);
        }
      }
    }
  });

  test('anchors are the URI that was asked for, in its one spelling', async () => {
    const [entry] = (await linksetOf(`${GTIN}/21/A%2fB%25+1`)).json.linkset;
    expect(entry.anchor).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/public\/01\/09520123456788\/21\/A%2FB%25%2B1$/);
    const anchorFor = async (headers: Record<string, string>) =>
      (await linksetOf(ITEM, { headers: { ...LINKSET.headers, ...headers } })).json.linkset[0].anchor;
    expect(await anchorFor({ host: '[::1]:9' })).toBe(`http://[::1]:9${ITEM}`);
    for (const host of ['localhost:8080', 'evil.example', 'evil.example:80', '0x7f.1', ' ']) {
      expect([host, await anchorFor({ host })]).toEqual([host, `${BASE}${ITEM}`]);
    }
    for (const host of ['127.0.0.1@evil.example', '1.2.3.4/evil'])
      expect([host, (await ask(ITEM, { headers: { ...LINKSET.headers, host } })).status]).toEqual([host, 400]);
    expect(await anchorFor({ 'x-forwarded-for': '192.0.2.1' })).toBe(`${BASE}${ITEM}`);
  });

  test('an address from Host is for the one who asked: no cache that others share keeps it', async () => {
    const own = new URL(BASE).host;
    const cacheOf = async (target: string, host: string, accept: string) =>
      (await ask(target, { headers: { accept, host } })).headers['cache-control'];
    for (const target of [ITEM, `${ITEM}?linkType=linkset`, GTIN, `${GTIN}/21/${SAMPLE.serial}/`, '/.well-known/gs1resolver'])
      for (const accept of ['application/linkset+json', 'application/json', 'text/html'])
        for (const turn of [1, 2, 3]) {
          const [shared = '', own_ = ''] = [await cacheOf(target, own, accept), await cacheOf(target, '198.51.100.7', accept)];
          expect([turn, target, accept, shared.split(',')[0], own_]).toEqual([
            turn,
            target,
            accept,
            'public',
            shared.replace('public', 'private'),
          ]);
        }
  });

  test('each type with one link redirects to it, by IRI, CURIE and older namespaces', async () => {
    const { json } = await linksetOf(ITEM);
    const [own, product] = json.linkset;
    const vc = `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}/vc`;
    for (const [linkType, href] of [
      ['gs1:verificationService', own[`${GS1}/verificationService`][0].href],
      ['gs1:epcis', `${BASE}/api/v1/dpp/${SAMPLE.dppCode}/events/document`],
      ['gs1:masterData', `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}/aas.json`],
      ['verificationService', `${BASE}/api/v1/verify/${SAMPLE.dppCode}`],
      [`${GS1}/pip`, product[`${GS1}/pip`][0].href],
      ['https://gs1.org/voc/pip', `${BASE}/gtin/${SAMPLE.gtin}`],
      ['http://www.gs1.org/voc/pip', `${BASE}/gtin/${SAMPLE.gtin}`],
      ['gs1:defaultLink', PAGE],
      ['untp:dpp', vc],
      ['https://vocabulary.uncefact.org/untp/dpp', vc],
      ['gs1:dpp', PAGE],
      [`${GS1}/dpp`, PAGE],
    ]) {
      const query = `?linkType=${encodeURIComponent(linkType)}`;
      await expectRedirect(`${ITEM}${query}`, `${href}${query}`);
      await expectRedirect(`${ITEM}${query}`, `${href}${query}`, HTML);
    }
  });

  test('of several links, media type and language decide; what stays undecided is 300 with the choice', async () => {
    const asked = `${ITEM}?linkType=gs1:dpp`;
    const api = `${BASE}${ROOT}/dpp/${SAMPLE.dppCode}`;
    for (const [accept, href] of [
      ['application/json', api],
      ['application/json, text/plain, */*', api],
      ['application/vc+ld+json', `${api}/vc`],
      ['application/vc', `${api}/vc`],
      ['application/vc+jwt', `${api}/vc.jwt`],
      ['text/html', PAGE],
      ['application/json;q=0.4, application/vc+jwt;q=0.5', `${api}/vc.jwt`],
      ['image/png', PAGE],
    ] as const) {
      await expectRedirect(asked, `${href}?linkType=gs1:dpp`, accepting(accept));
    }
    await expectRedirect(asked, `${api}?linkType=gs1:dpp`, { headers: { accept: 'application/*', 'accept-language': 'de-CH' } });
    const { status, headers, json } = await ask(asked, accepting('application/vc+jwt, application/vc+ld+json'));
    expect([status, headers['content-type']]).toEqual([300, 'application/linkset+json']);
    expect(validLinkset(json)).toBe(true);
    expect(json.linkset[0][`${GS1}/dpp`].map(({ href }: { href: string }) => href)).toEqual([`${api}/vc`, `${api}/vc.jwt`]);
    expect(headers.location).toBeUndefined();
  });

  test('the context decides before media type and language; a link that names one is for those who ask for it', async () => {
    const asked = `${ITEM}?linkType=gs1:verificationService`;
    const [verify, customs] = [`${BASE}/api/v1/verify/${SAMPLE.dppCode}`, `${BASE}${ROOT}/customs/verify/${SAMPLE.dppCode}`];
    const [own] = (await linksetOf(ITEM)).json.linkset;
    expect(own[`${GS1}/verificationService`].map(({ href, context }: { href: string; context?: string[] }) => [href, context])).toEqual([
      [verify, undefined],
      [customs, ['customs']],
    ]);
    for (const [context, href] of [
      ['', verify],
      ['&context=', verify],
      ['&context=customs', customs],
      ['&context=Customs', customs],
      ['&context=%63ustoms', customs],
      ['&context=retail', verify],
      ['&context=__proto__', verify],
    ] as const) {
      const query = `?linkType=gs1:verificationService${context}`;
      await expectRedirect(`${asked}${context}`, `${href}${query}`);
      await expectRedirect(`${asked}${context}`, `${href}${query}`, { headers: { accept: 'image/png', 'accept-language': 'it' } });
    }
    // No link of this type names a context: it decides nothing.
    await expectRedirect(`${ITEM}?linkType=gs1:dpp&context=customs`, `${PAGE}?linkType=gs1:dpp&context=customs`);
    await expectRedirect(`${ITEM}?context=customs`, `${PAGE}?context=customs`);
    expect((await linksetOf(`${ITEM}?context=customs`)).json).toEqual((await linksetOf(ITEM)).json);
    const { json } = await ask('/.well-known/gs1resolver');
    expect(json.supportedContextValuesEnumerated).toEqual(['customs']);
  });

  test('a context that cannot be read is named', async () => {
    for (const query of ['context=a&context=b', 'context=%zz', `context=${'a'.repeat(201)}`]) {
      const { json } = await expectProblem(`${ITEM}?linkType=gs1:dpp&${query}`, 400, 'bad-parameter');
      expect(json.errors[0].parameter).toBe('context');
    }
  });

  test('a type that is not there is 404, with the way to the link set', async () => {
    for (const linkType of [
      'gs1:nosuchlt',
      'nosuch',
      'constructor',
      '__proto__',
      'toString',
      'https://a.example/x',
      'gs1:',
      '%00',
      'untp:',
    ]) {
      const { headers } = await expectProblem(`${ITEM}?linkType=${linkType}`, 404, 'not-found', HTML);
      expect(headers.link).toContain('rel="linkset"');
    }
    await expectProblem(`${GTIN}?linkType=gs1:epil`, 404, 'not-found');
  });

  test('a linkType that cannot be read is named', async () => {
    for (const query of ['linkType=a&linkType=b', 'linkType=%zz', `linkType=${'a'.repeat(201)}`]) {
      const { json } = await expectProblem(`${ITEM}?${query}`, 400, 'bad-parameter');
      expect(json.errors[0].parameter).toBe('linkType');
    }
    await expectRedirect(`${ITEM}?linkType=`, `${PAGE}?linkType=`);
  });
});

describe('what is no GS1 Digital Link is 400', () => {
  test.each([
    ['a wrong check digit', `${ROOT}/01/09520123456789/21/ABC123`, 'gtin'],
    ['a wrong check digit, alone', `${ROOT}/01/09520123456789`, 'gtin'],
    ['thirteen digits', `${ROOT}/01/9520123456788/21/ABC123`, 'gtin'],
    ['eight digits', `${ROOT}/01/96385074`, 'gtin'],
    ['letters', `${ROOT}/01/ABCDEFGHIJKLMN`, 'gtin'],
    ['full-width digits', `${ROOT}/01/${encodeURIComponent('０９５２０１２３４５６７８８')}`, 'gtin'],
    ['no GTIN', `${ROOT}/01/`, undefined],
    ['no GTIN but a serial', `${ROOT}/01//21/ABC123`, 'gtin'],
    ['21 characters', `${GTIN}/21/${'A'.repeat(21)}`, 'serial'],
    ['21 characters, encoded', `${GTIN}/21/${'%41'.repeat(21)}`, 'serial'],
    ['an empty serial', `${GTIN}/21//`, 'serial'],
    ['no serial behind 21', `${GTIN}/21`, undefined],
    ['a blank in the serial', `${GTIN}/21/A%20B`, 'serial'],
    ['NUL in the serial', `${GTIN}/21/A%00`, 'serial'],
    ['an accent in the serial', `${GTIN}/21/%C3%A9`, 'serial'],
    ['a character of no URI', `${GTIN}/21/A|B`, undefined],
    ['qualifiers out of order', `${GTIN}/21/S1/10/L1`, undefined],
    ['a qualifier twice', `${GTIN}/10/L1/10/L2`, undefined],
    ['235 next to 21', `${GTIN}/235/X/21/S`, undefined],
    ['a data attribute in the path', `${GTIN}/17/261231`, undefined],
    ['something behind the serial', `${ITEM}/foo`, undefined],
    ['another key behind the serial', `${ITEM}/01/${SAMPLE.gtin}`, undefined],
    ['words of release 1.1', `${ROOT}/01/${SAMPLE.gtin}/ser/ABC123`, undefined],
    ['a 21-character lot', `${GTIN}/10/${'L'.repeat(21)}`, 'lot'],
    ['a serial in the query', `${GTIN}?21=ABC123`, undefined],
    ['a repeated attribute', `${ITEM}?17=261231&17=261231`, undefined],
    ['an attribute that is none', `${ITEM}?9999=1`, undefined],
    ['a date that is none', `${ITEM}?17=261331`, undefined],
  ])('%s', async (_, target, parameter) => {
    for (const options of [{}, JSON_, LINKSET]) {
      const { json } = await expectProblem(target, 400, 'bad-parameter', options);
      if (parameter !== undefined) expect(json.errors[0].parameter).toBe(parameter);
      expect(json.detail.length).toBeGreaterThan(10);
    }
  });

  test('nor is malformed percent-encoding, in path or attribute', async () => {
    for (const target of [`${GTIN}/21/%zz`, `${GTIN}/21/%`, `${GTIN}/21/%ff`, `${ITEM}?17=%zz`, `${GTIN}/10/%2/21/S`]) {
      await expectProblem(target, 400, 'bad-encoding');
    }
  });

  test('a path segment beyond all identifiers is refused, however long', async () => {
    for (const target of [`${GTIN}/21/${'A'.repeat(300)}`, `${GTIN}/10/${'A'.repeat(9000)}`, `${ROOT}/01/${'1/'.repeat(3000)}`]) {
      const { status } = await ask(target);
      expect([400, 414]).toContain(status);
    }
  });
});

describe('a GTIN that nobody registered', () => {
  const url = 'https://id.gs1.org/01/09506000134352';

  test('gets the address of the global resolver; nothing is asked there', async () => {
    for (const options of [JSON_, {}, accepting('*/*')]) {
      const { status, headers, json } = await ask(UNKNOWN, options);
      expect([status, json]).toEqual([
        200,
        { gtin: '09506000134352', results: [], total: 0, fallback: { resolver: 'https://id.gs1.org', url } },
      ]);
      expect(headers.link).toBe(`<${url}>; rel="https://ref.gs1.org/voc/handledBy"`);
    }
    await expectRedirect(`${UNKNOWN}?a=b`, `${url}?a=b`, HTML);
    await expectRedirect(`${UNKNOWN}/10/L%2F1/`, `${url}/10/L%2F1`, HTML);
  });

  test('has no link set and no links', async () => {
    await expectProblem(UNKNOWN, 404, 'not-found', LINKSET);
    for (const linkType of ['linkset', 'gs1:dpp']) await expectProblem(`${UNKNOWN}?linkType=${linkType}`, 404, 'not-found', HTML);
  });

  test('is 404 where the fallback is switched off', async () => {
    for (const options of [JSON_, {}, HTML, LINKSET]) expect((await closed.ask(UNKNOWN, options)).status).toBe(404);
    const page = await closed.ask(UNKNOWN, { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' } });
    expect([page.status, page.headers['content-language'], page.text.includes('Ce passeport n’existe pas ici')]).toEqual([404, 'fr', true]);
    expect((await closed.ask(ITEM, HTML)).status).toBe(307);
  });
});

test('a product whose passports are all inactive is still known: an empty listing, no fallback', async () => {
  item(OTHER, 'OLD', { dppStatus: 'archived' });
  expect((await ask(`${ROOT}/01/${OTHER}`)).json).toEqual({ gtin: OTHER, results: [], total: 0 });
  expect((await ask(`/gtin/${OTHER}`)).text).toContain('No passport of this product is active.');
});

describe('a binary EPC stands for its Digital Link', () => {
  // SGTIN-96 of GTIN 09520123456788, company prefix of 12 digits: serials 12 and 99.
  const known = ['eh300376a16e4538000000000c', `ex${Buffer.from('300376a16e4538000000000c', 'hex').toString('base64url')}`];

  test.each(known)('%s', async (segment) => {
    const target = `${ROOT}/${segment}`;
    await expectRedirect(target, `${BASE}/dpp/DPP-${SAMPLE.gtin}-12`);
    await expectRedirect(`${target}/?a=b`, `${BASE}/dpp/DPP-${SAMPLE.gtin}-12?a=b`);
    expect((await ask(target, JSON_)).json.serial).toBe('12');
    expect(anchors(await linksetOf(target))[0]).toBe(`${GTIN}/21/12`);
  });

  test('an unknown one is 404, a broken one 400, the compressed form of release 1.1 nothing', async () => {
    await expectProblem(`${ROOT}/eh300376a16e45380000000063`, 404, 'not-found');
    for (const broken of ['eh', 'ex***', 'eh30164596F40C0E5CBE991A83', 'eh301e4596f40c0e5cbe991a83', 'eh3114257bf4499602d2000000']) {
      await expectProblem(`${ROOT}/${broken}`, 400, 'bad-parameter');
    }
    await expectProblem(`${ROOT}/DBFRJydaKAoAAQ`, 404, 'not-found');
    await expectProblem(`${ROOT}/EH300376a16e4538000000000c`, 404, 'not-found');
  });
});

test('the QR code of a passport leads to its page', async () => {
  const { bytes } = await ask(`${ROOT}/dpp/${SAMPLE.dppCode}/qr.png`);
  const picture = await readPicture(bytes);
  const text = 'symbols' in picture ? picture.symbols[0]?.text : undefined;
  expect(text).toBe(`${BASE}${ITEM}`);
  await expectRedirect((text ?? '').slice(BASE.length), PAGE, HTML);
});

describe('the resolver description', () => {
  test('is valid against the schema and says where the resolver is', async () => {
    const { status, headers, json } = await ask('/.well-known/gs1resolver', { headers: { host: 'localhost:8080' } });
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([200, 'application/json', '*']);
    const valid = new Ajv({ strict: false }).compile(DESCRIPTION_SCHEMA);
    expect(valid(json), JSON.stringify(valid.errors)).toBe(true);
    expect(json).toMatchObject({ resolverRoot: `${BASE}${ROOT}`, supportedPrimaryKeys: ['01'] });
  });
});

test('under a base URL with a path, the addresses hold it', async () => {
  const { context, folder, close } = freshApp({ sample: true });
  writeSetting(context.store, 'baseUrl', 'https://lab.example/dpp-desk');
  const store = openStore(folder, { readonly: true });
  const under = await overSocket(
    createPublic(
      readerOf(store, () => new Date()),
      { report },
    ),
  );
  try {
    const target = `/dpp-desk${ITEM}`;
    const { json } = await under.ask(target, { headers: { ...LINKSET.headers, host: 'lab.example' } });
    expect(json.linkset[0].anchor).toBe(`https://lab.example${target}`);
    expect((await under.ask(target)).headers.location).toBe(`https://lab.example/dpp-desk/dpp/${SAMPLE.dppCode}`);
    const direct = await under.ask(target, LINKSET);
    expect(direct.json.linkset[0].anchor).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dpp-desk\/api/);
    // Twice: the second one may be a kept answer.
    for (const _time of [1, 2]) expect((await under.ask(ITEM, LINKSET)).json.linkset[0].anchor).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api/);
    expect((await under.ask(target, LINKSET)).json.linkset[0].anchor).toBe(direct.json.linkset[0].anchor);
  } finally {
    await under.close();
    store.close();
    close();
  }
});
