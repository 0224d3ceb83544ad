// Answers from the cache, and answers made anew ahead of the framework, compared with those of the framework: the same at every moment, whatever is written in between.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RateLimit, rateLimit } from '../../../server/api/http/rate.ts';
import type { CacheOptions } from '../../../server/api/public/cache/response-cache.ts';
import { createPublic, PUBLIC_TABLE, type PublicOptions } from '../../../server/api/public.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { NOT_COUNTED } from '../../../server/store/data-version.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { removeSample } from '../../../server/store/passports/sample.ts';
import { type Asked, type AskOptions, type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const clock = { now: Date.parse('2026-11-21T10:00:00Z') };
const fresh = freshApp({ sample: true, now: () => new Date(clock.now) });
const { context } = fresh;
const report = (fault: unknown) => {
  throw fault;
};
let fromCache = 0;
let direct = 0;
const served: CacheOptions['served'] = (_request, _status, made) => {
  if (made === undefined) fromCache += 1;
  else direct += 1;
};
/** The first makes every answer anew, by the framework alone; the second ahead of it where it can; the last has room for a few only. */
const WAYS: readonly Partial<PublicOptions>[] = [
  { cacheBytes: 0, ahead: false },
  { cacheBytes: 0 },
  { cacheBytes: 1 << 20 },
  { cacheBytes: 30_000 },
];
let clients: Client[] = [];
beforeAll(async () => {
  clients = await Promise.all(WAYS.map((way) => overSocket(createPublic(fresh.reader, { report, served, ...way }))));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  fresh.close();
});

const OWN = { serial: 'OWN1', dppCode: `DPP-${SAMPLE.gtin}-OWN1` } as const;

function importOwn(productName: string): void {
  const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const { digitalProductPassportId: _, uniqueProductIdentifier: __, batteryPassportIdentifier: ___, sample: ____, ...rest } = document;
  const { refused } = importText(JSON.stringify({ ...rest, ...OWN, productName: { en: productName }, defaultLanguage: 'en' }), context);
  expect(refused).toEqual([]);
}

const setStatus = (dppCode: string, status: string) =>
  context.store.db.prepare('UPDATE passports SET dpp_status = ? WHERE dpp_code = ?').run(status, dppCode);

const isThere = (dppCode: string): boolean => passportByCode(context.store, dppCode) !== undefined;

/** What the other process may do in between. */
const WRITES: Readonly<Record<string, () => void>> = {
  'publishes again': () => {
    clock.now += 1000;
    if (isThere(SAMPLE.dppCode)) {
      setStatus(SAMPLE.dppCode, 'active');
      publishStored(SAMPLE.dppCode, context);
    }
  },
  withdraws: () => void setStatus(SAMPLE.dppCode, 'invalid'),
  'sets to inactive': () => void setStatus(SAMPLE.dppCode, 'inactive'),
  'imports and publishes another': () => {
    clock.now += 1000;
    if (!isThere(SAMPLE.dppCode)) return;
    importOwn(`Battery ${clock.now}`);
    setStatus(OWN.dppCode, 'active');
    publishStored(OWN.dppCode, context);
  },
  'imports an event': () => {
    clock.now += 1000;
    const event = {
      type: 'ObjectEvent',
      action: 'OBSERVE',
      eventTime: new Date(clock.now).toISOString(),
      eventTimeZoneOffset: '+00:00',
      epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
      bizStep: 'inspecting',
    };
    const terms = ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'];
    const body = { eventList: [event] };
    const document = { '@context': terms, type: 'EPCISDocument', schemaVersion: '2.0', creationDate: event.eventTime, epcisBody: body };
    if (isThere(SAMPLE.dppCode)) expect(importText(JSON.stringify(document), context).refused).toEqual([]);
  },
  'takes the sample set out': () => removeSample(context.store),
  'loads the sample set': () => {
    clock.now += 1000;
    loadSample(context);
  },
  'is called otherwise': () => void context.changeSettings({ baseUrl: `https://a${clock.now}.example/lab` }),
  'is named': () => void context.changeSettings({ serviceName: `Service ${clock.now}` }),
  'is called as before': () => void context.changeSettings({ baseUrl: 'http://localhost:8080' }),
  'logs an inspection': () => void inspect({ channel: 'paste', text: SAMPLE.dppCode }, context),
  'an hour passes': () => {
    clock.now += 3_600_000;
  },
};

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const ITEM = `/api/v1/public/01/${SAMPLE.gtin}/21`;
const TARGETS = [
  '/',
  '/lab',
  '/.well-known/did.json',
  '/.well-known/gs1resolver',
  '/health',
  DPP,
  `${DPP}?x=1`,
  `http://other.example${DPP}`,
  `/lab${DPP}`,
  `${DPP}/vc`,
  `${DPP}/vc.jwt`,
  `${DPP}/vc.jwt#x`,
  `${DPP}/vc.sd-jwt`,
  `${DPP}/`,
  `${DPP}//vc`,
  `${DPP}/../${OWN.dppCode}`,
  `${DPP.replace('DPP-', 'DPP%2D')}/vc`,
  `/api/v1/public/dpp/${'x'.repeat(300)}/vc`,
  `${DPP}/qr.png?size=120`,
  `${DPP}/aas.json`,
  `/api/v1/public/dpp/${OWN.dppCode}`,
  `${ITEM}/${SAMPLE.serial}`,
  `${ITEM}/${OWN.serial}`,
  `${ITEM}/${SAMPLE.serial}?linkType=all`,
  `${ITEM}/${SAMPLE.serial}?a=1&b=%zz#c`,
  `${ITEM}/${SAMPLE.serial}/`,
  `/api/v1/public/01/${SAMPLE.gtin}?linkType=gs1:nothing`,
  `${ITEM}/%`,
  `/api/v1/public/01/${SAMPLE.gtin}`,
  `/gtin/${SAMPLE.gtin}`,
  `/dpp/${SAMPLE.dppCode}`,
  `/dpp/${SAMPLE.dppCode}?lang=fr`,
  `/api/v1/verify/${SAMPLE.dppCode}`,
  `/api/v1/public/customs/verify/${SAMPLE.dppCode}`,
  `/api/v1/dpp/${SAMPLE.dppCode}/events/document`,
  '/api/v1/public/nando/search?q=lab',
  '/public/schemas/shacl/battery.ttl',
  '/public/schemas/json/passport.json',
  '/passport.css',
  '/nothing',
];

/** One time in `every` one of the values. */
const maybe = (every: number, ...values: readonly string[]) =>
  fc.oneof({ weight: every - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
const optional = (...values: readonly string[]) => maybe(2, ...values);
const aRequest = fc
  .record({
    target: fc.constantFrom(...TARGETS),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST'),
    accept: optional(
      'application/json',
      'text/html',
      'application/linkset+json',
      'application/ld+json;q=0.1, */*',
      'text/turtle',
      'application/vc+jwt',
      'application/dc+sd-jwt',
      'text/plain',
    ),
    'accept-language': optional('de', 'fr, en;q=0.5', ''),
    // Each of them has a port of its own, which would show in anchors.
    host: fc.constantFrom('localhost:8080', '127.0.0.1:9', 'elsewhere.example', 'no host'),
    'x-forwarded-for': maybe(4, '10.0.0.1', '10.0.0.2'),
    'x-stakeholder-key': maybe(20, 'nobody'),
    'content-encoding': maybe(20, 'gzip'),
    'content-type': maybe(20, 'text/plain'),
    'accept-version': maybe(20, '2.x'),
    connection: maybe(8, 'close', 'keep-alive'),
    'if-none-match': optional('*', 'what came last', '"x"'),
  })
  .map(({ target, method, ...fields }) => ({
    target,
    method,
    headers: Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)),
  }));
const aStep = fc.oneof({ weight: 9, arbitrary: aRequest }, { weight: 1, arbitrary: fc.constantFrom(...Object.keys(WRITES)) });

const comparable = ({ status, headers: { date: _, ...headers }, bytes }: Asked) => ({ status, headers, text: bytes.toString('latin1') });

describe('an answer from the cache', () => {
  // In five parts, each well within the time of a test on a busy computer.
  test.each([1, 2, 3, 4, 5])('is the answer that would be made now, to every request, between any writes: part %i of 5', async () => {
    const tags = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 20, maxLength: 60 }), async (steps) => {
        for (const step of steps) {
          if (typeof step === 'string') {
            WRITES[step]?.();
            continue;
          }
          const { target, method, headers } = step;
          const condition = headers['if-none-match'] === 'what came last' ? { 'if-none-match': tags.get(target) ?? '"none"' } : {};
          const options: AskOptions = { method, headers: { ...headers, ...condition } };
          // Three times: the second answer may be kept, and the third come from the cache.
          for (const _ of [1, 2, 3]) {
            const [anew, ...kept] = await Promise.all(clients.map((client) => client.ask(target, options)));
            if (anew === undefined) throw new Error('there are four');
            for (const answer of kept) expect({ target, options, ...comparable(answer) }).toEqual({ target, options, ...comparable(anew) });
            if (anew.headers.etag !== undefined) tags.set(target, anew.headers.etag);
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  test('was both kept and made ahead of the framework in those parts', () => {
    // How often depends on the requests that were drawn.
    expect(Math.min(fromCache, direct)).toBeGreaterThan(20);
  });

  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    const before = fromCache;
    await work();
    return fromCache - before;
  };
  const ask = (target: string, options: AskOptions = {}) => clients[2]?.ask(target, options);
  const again = async (target: string, options?: AskOptions): Promise<number> => {
    for (const _ of [1, 2]) await ask(target, options);
    return counted(async () => ask(target, options));
  };

  test('serves the representations of a passport, also to HEAD and to who has the tag, and survives an inspection', async () => {
    WRITES['loads the sample set']?.();
    WRITES['publishes again']?.();
    for (const target of [DPP, `${DPP}/vc`, `${DPP}/qr.png`, `${ITEM}/${SAMPLE.serial}`, `/api/v1/dpp/${SAMPLE.dppCode}/events/document`]) {
      expect([target, await again(target)]).toEqual([target, 1]);
      expect(await counted(async () => ask(target, { method: 'HEAD' }))).toBe(1);
      expect(await counted(async () => ask(target, { headers: { 'if-none-match': '*' } }))).toBe(1);
      WRITES['logs an inspection']?.();
      expect(await counted(async () => ask(target))).toBe(1);
      WRITES['publishes again']?.();
      expect(await counted(async () => ask(target))).toBe(0);
    }
  });

  test('is never given where time, trust or a key of the reader has a say', async () => {
    for (const target of [`/dpp/${SAMPLE.dppCode}`, `/api/v1/verify/${SAMPLE.dppCode}`, '/health', '/nothing']) {
      expect([target, await again(target)]).toEqual([target, 0]);
    }
    expect(await again(DPP, { headers: { 'x-stakeholder-key': 'nobody' } })).toBe(0);
  });

  test('counts for the rate of its reader, and is refused like any other', async () => {
    const rate: RateLimit = rateLimit({ requests: 4, window: 60_000, addresses: 3 }, () => clock.now);
    const client = await overSocket(createPublic(fresh.reader, { report, rate, served }));
    const answers: Asked[] = [];
    expect(
      await counted(async () => {
        for (let count = 0; count < 5; count++) answers.push(await client.ask(DPP));
      }),
    ).toBe(2);
    expect(answers.map(({ status, headers }) => [status, /r=(\d+)/.exec(headers.ratelimit ?? '')?.[1]])).toEqual([
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    await client.close();
  });
});

test('a plain request for a row that is marked so is answered ahead of the framework, and counts for the rate of its reader once', async () => {
  WRITES['loads the sample set']?.();
  WRITES['publishes again']?.();
  const rate: RateLimit = rateLimit({ requests: 100, window: 60_000, addresses: 3 }, () => clock.now);
  const client = await overSocket(createPublic(fresh.reader, { report, rate, served, cacheBytes: 0 }));
  let left = 100;
  const counted = async (target: string): Promise<number> => {
    const before = direct;
    const { headers } = await client.ask(target);
    expect([target, headers.ratelimit]).toEqual([target, expect.stringContaining(`r=${--left};`)]);
    return direct - before;
  };
  for (const { path } of PUBLIC_TABLE.filter((row) => row.fast)) {
    const target = path.replace(':dpp_code', SAMPLE.dppCode).replace(':gtin', SAMPLE.gtin).replace(':serial', SAMPLE.serial);
    expect([target, await counted(target)]).toEqual([target, 1]);
    expect(await counted(`http://other.example${target}`)).toBe(0);
    expect(await counted(`${target}#x`)).toBe(0);
  }
  expect(await counted('/api/v1/public/dpp/NOBODY/vc')).toBe(0);
  await client.close();
});

test('every table of the store is counted, or named with the reason why not', () => {
  const names = (type: string) =>
    context.store.db.prepare(`SELECT name FROM sqlite_schema WHERE type = ? AND name NOT GLOB 'sqlite_*'`).pluck().all(type) as string[];
  const triggers = new Set(names('trigger'));
  const silent = names('table').filter(
    (table) => !['insert', 'update', 'delete'].every((change) => triggers.has(`${table}_${change}_counted`)),
  );
  expect(silent.sort()).toEqual(Object.keys(NOT_COUNTED).sort());
});
