// GS1 Digital Links of items and products: where they lead, and in which form.
import { describe, expect, test } from 'vitest';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import {
  accepting,
  anchors,
  ask,
  BASE,
  expectProblem,
  expectRedirect,
  GTIN,
  HTML,
  ITEM,
  JSON_,
  LINKSET,
  linksetOf,
  MODEL,
  PAGE,
  ROOT,
  serveItems,
  UNKNOWN,
} from '../../fixtures/resolver.ts';

serveItems();

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
