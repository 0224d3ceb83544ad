// Addresses at the resolver that are unusual: malformed, unknown, binary, from a QR code, or under a base URL with a path.
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../server/api/public/reader.ts';
import { createPublic } from '../../../server/api/public.ts';
import { DESCRIPTION_SCHEMA } from '../../../server/domain/formats/linkset-schema.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { openStore } from '../../../server/store/open.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import {
  accepting,
  anchors,
  ask,
  BASE,
  closed,
  expectProblem,
  expectRedirect,
  GTIN,
  HTML,
  ITEM,
  item,
  JSON_,
  LINKSET,
  linksetOf,
  OTHER,
  PAGE,
  ROOT,
  report,
  serveItems,
  UNKNOWN,
} from '../../fixtures/resolver.ts';

serveItems();

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

describe('a phone on a network without a name server', () => {
  const from = (host: string, headers: Readonly<Record<string, string>> = {}) => ({ headers: { ...HTML.headers, host, ...headers } });
  const page = PAGE.slice(BASE.length);

  test.each(['192.168.1.5:8080', '10.0.0.7:8080', '172.31.255.1', '169.254.3.4:8080', '[fd00::5]:8080', '[fe80::1]:8080'])(
    'stays at the private address that it asked: %s',
    async (host) => {
      // Twice: the second one may be a kept answer.
      for (const _time of [1, 2]) {
        const { headers } = await expectRedirect(`${ITEM}?a=b`, `http://${host}${page}?a=b`, from(host));
        expect(headers['cache-control']).toMatch(/^private/);
        const { json } = await ask(ITEM, { headers: { ...LINKSET.headers, host } });
        const [{ anchor, ...links }] = json.linkset;
        expect(anchor).toBe(`http://${host}${ITEM}`);
        expect(links['https://ref.gs1.org/voc/defaultLink'][0].href).toBe(`http://${host}${page}`);
      }
      await expectRedirect(ITEM, PAGE, { headers: { ...HTML.headers } });
    },
  );

  test.each([
    '127.0.0.1:8080',
    '[::1]:8080',
    'localhost',
    '172.32.0.1:8080',
    '8.8.8.8',
    '[2001:db8::1]:8080',
    'evil.example',
    '192.168.1.5.evil.example',
  ])('is led to the base URL from any other Host: %s', async (host) => void (await expectRedirect(ITEM, PAGE, from(host))));

  test('and behind a proxy, whatever it names in Host', async () => {
    for (const field of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host'])
      await expectRedirect(ITEM, PAGE, from('192.168.1.5:8080', { [field]: 'anything' }));
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
    const phone = { headers: { ...HTML.headers, host: '10.0.0.7:8080' } };
    expect((await under.ask(target, phone)).headers.location).toBe(`http://10.0.0.7:8080/dpp-desk/dpp/${SAMPLE.dppCode}`);
    expect((await under.ask(ITEM, phone)).headers.location).toBe(`http://10.0.0.7:8080/dpp/${SAMPLE.dppCode}`);
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
