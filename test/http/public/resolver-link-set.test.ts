// The link set of a GS1 Digital Link: what it names, in which order and language.
import { describe, expect, test } from 'vitest';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import {
  accepting,
  ask,
  BASE,
  expectProblem,
  expectRedirect,
  GS1,
  GTIN,
  HTML,
  ITEM,
  LINKSET,
  linksetOf,
  PAGE,
  ROOT,
  serveItems,
  validLinkset,
} from '../../fixtures/resolver.ts';

serveItems();

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
