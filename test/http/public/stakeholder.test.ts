// Stakeholder keys over real sockets and over the port: what each role reads on 5, 12 and 13, and which keys are refused.

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import type { Role } from '../../../server/contract/index.ts';
import { epcisFaults } from '../../../server/domain/epcis/schema.ts';
import { ROLE_NAMES } from '../../../server/domain/passport/roles.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { portOf } from '../../../server/lib/loopback.ts';
import { writeSettings } from '../../../server/store/settings.ts';
import { createKey, listKeys, revokeKey } from '../../../server/store/stakeholder-keys.ts';
import { type Asked, type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { roleMatrix } from '../../fixtures/role-matrix.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const CUSTOMS = `/api/v1/public/customs/verify/${SAMPLE.dppCode}`;
const EVENTS = `/api/v1/dpp/${SAMPLE.dppCode}/events/document`;
const DAY = 86_400_000;

const EPCIS_TEXT = JSON.stringify({
  '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
  id: 'https://maker.example/captures/7',
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-06-02T06:00:00.000Z',
  sender: 'urn:epc:id:sgln:9520123.00002.0',
  epcisBody: {
    eventList: [
      {
        type: 'ObjectEvent',
        eventID: 'urn:uuid:5d1c9a1e-6a0f-4f0e-9d2c-0a1b2c3d4e5f',
        eventTime: '2026-06-01T08:00:00.000Z',
        eventTimeZoneOffset: '+02:00',
        action: 'OBSERVE',
        bizStep: 'shipping',
        epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
      },
    ],
  },
});

describe.each(TRANSPORTS)('a stakeholder key over %s', (_, connect) => {
  let clock = new Date('2026-11-21T12:00:00.000Z');
  const fresh = freshApp({ sample: true, now: () => clock });
  const { store } = fresh.context;
  const keys = Object.fromEntries(ROLE_NAMES.map((role) => [role, createKey(store, { label: role, role }, clock).secret])) as Record<
    Role,
    string
  >;
  const faults: unknown[] = [];
  let client: Client;
  const ask = (path: string, key?: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> =>
    client.ask(path, { headers: { ...headers, ...(key === undefined ? {} : { 'x-stakeholder-key': key }) } });

  beforeAll(async () => {
    expect(importText(EPCIS_TEXT, fresh.context).refused).toEqual([]);
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  const closed = roleMatrix().filter(({ place, roles }) => !place.includes('.') && !roles.includes('consumer'));

  test.each(ROLE_NAMES)('5 as %s: the public view and the fields that the matrix opens to this role, no other', async (role) => {
    const open = (await ask(DPP)).json;
    const { status, headers, json } = await ask(DPP, keys[role]);
    expect([status, json.view, headers['cache-control'], headers.vary]).toEqual([
      200,
      role,
      'no-store',
      'Accept, Accept-Language, X-Stakeholder-Key',
    ]);
    expect(Object.keys(open).filter((name) => !Object.hasOwn(json, name))).toEqual([]);
    const more = Object.keys(json).filter((name) => !Object.hasOwn(open, name) && name !== 'view');
    expect(more.filter((name) => !closed.some(({ place, roles }) => place === name && roles.includes(role)))).toEqual([]);
    const MORE: Record<Role, readonly string[]> = {
      consumer: [],
      retailer: ['grossMassKg'],
      customs: ['hsCode', 'producerLei', 'grossMassKg'],
      msa: ['hsCode', 'producerLei', 'grossMassKg', 'testReports', 'detailedComposition'],
      notified_body: ['testReports', 'detailedComposition'],
    };
    expect(more).toEqual(expect.arrayContaining([...MORE[role]]));
    if (role === 'consumer') expect(more).toEqual([]);
    if (role === 'retailer' || role === 'notified_body')
      expect(JSON.stringify(json)).not.toMatch(/"(?:hsCode|producerLei|commodityCodes|eori)"/);
  });

  test('5: members within a field have readers of their own', async () => {
    const facilities = async (role: Role) => JSON.stringify((await ask(DPP, keys[role])).json.facilities);
    expect(await facilities('msa')).toContain('"facilityId"');
    expect(await facilities('customs')).not.toContain('"facilityId"');
  });

  test('5: another tag for another view; a tag of one view does not hold for another', async () => {
    const tags = [await ask(DPP), ...(await Promise.all(ROLE_NAMES.map((role) => ask(DPP, keys[role]))))].map(
      ({ headers }) => headers.etag ?? '',
    );
    expect(new Set(tags).size).toBe(ROLE_NAMES.length + 1);
    expect((await ask(DPP, keys.customs, { 'if-none-match': tags[0] ?? '' })).status).toBe(200);
    const same = await ask(DPP, keys.customs, { 'if-none-match': tags[1 + ROLE_NAMES.indexOf('customs')] ?? '' });
    expect([same.status, same.headers['cache-control']]).toEqual([304, 'no-store']);
  });

  test('5: in the reader’s language, and the public view is served after a role’s as before', async () => {
    const before = await ask(DPP);
    const german = await ask(DPP, keys.customs, { 'accept-language': 'de' });
    expect([german.headers['content-language'], german.json.labels.hsCode]).toEqual(['de', 'Warennummer']);
    const after = await ask(DPP);
    expect([after.text, after.headers.etag, after.headers['cache-control']]).toEqual([
      before.text,
      before.headers.etag,
      'public, max-age=60, must-revalidate',
    ]);
    expect(before.text).not.toMatch(/"(?:view|hsCode|producerLei)"/);
  });

  describe('13', () => {
    test.each(['customs', 'msa'] as const)('as %s: where each event came from is next to the events', async (role) => {
      const { status, headers, json } = await ask(EVENTS, keys[role]);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-store', 'application/ld+json']);
      expect(epcisFaults(json)).toEqual([]);
      expect(json['@context']).toContainEqual({ dpp: 'http://localhost:8080/docs#' });
      const { eventList } = json.epcisBody;
      const metadata: Record<string, string>[] = json['dpp:eventMetadata'];
      expect(metadata.map(({ eventID }) => eventID)).toEqual(eventList.map(({ eventID }: { eventID: string }) => eventID));
      const [imported] = metadata.filter((entry) => entry['dpp:source'] === 'epcis-document');
      expect(imported).toEqual({
        eventID: expect.stringMatching(/^ni:\/\/\/sha-256;/),
        'dpp:receivedAt': '2026-11-21T12:00:00.000Z',
        'dpp:documentSha256': expect.stringMatching(/^[0-9a-f]{64}$/),
        'dpp:source': 'epcis-document',
        'dpp:documentId': 'https://maker.example/captures/7',
        'dpp:documentCreationDate': '2026-06-02T06:00:00.000Z',
        'dpp:sender': 'urn:epc:id:sgln:9520123.00002.0',
        'dpp:receivedEventID': 'urn:uuid:5d1c9a1e-6a0f-4f0e-9d2c-0a1b2c3d4e5f',
      });
      expect(metadata.filter((entry) => entry['dpp:source'] === 'sample-set').length).toBe(eventList.length - 1);
    });

    test.each(['retailer', 'notified_body', 'consumer'] as const)(
      'as %s: the document that everybody sees, kept by nobody',
      async (role) => {
        const [open, own] = [await ask(EVENTS), await ask(EVENTS, keys[role])];
        expect([own.status, own.text, own.headers['cache-control']]).toEqual([200, open.text, 'no-store']);
        expect(open.text).not.toContain('dpp:eventMetadata');
      },
    );

    test('the same event has the same ID for every reader', async () => {
      const ids = async (key?: string) =>
        (await ask(EVENTS, key)).json.epcisBody.eventList.map(({ eventID }: { eventID: string }) => eventID);
      expect(await ids(keys.msa)).toEqual(await ids());
    });

    test.skipIf(vectors === undefined)(
      `is valid against the official schema in every view${vectors === undefined ? `: ${skipReason}` : ''}`,
      async () => {
        const official = officialSchema(vectors ?? '');
        for (const key of [undefined, ...Object.values(keys)]) {
          official((await ask(EVENTS, key)).json);
          expect(official.errors ?? []).toEqual([]);
        }
      },
    );
  });

  describe('12', () => {
    afterAll(() => void writeSettings(store, { hsCodeNeedsKey: false }));

    test('shows the commodity code to everybody', async () => {
      const { headers, json } = await ask(CUSTOMS);
      expect([json.hsCode, headers.vary]).toEqual(['850760', 'Accept, X-Stakeholder-Key']);
      expect(json).not.toHaveProperty('hsCodeWithheld');
    });

    test('shows it to customs and market surveillance only, where the delegate has set that', async () => {
      writeSettings(store, { hsCodeNeedsKey: true });
      for (const key of [undefined, keys.consumer, keys.retailer, keys.notified_body]) {
        const { status, json } = await ask(CUSTOMS, key);
        expect([status, json.hsCode, json.hsCodeWithheld]).toEqual([200, undefined, true]);
      }
      for (const key of [keys.customs, keys.msa]) {
        const { json } = await ask(CUSTOMS, key);
        expect([json.hsCode, json.hsCodeWithheld]).toEqual(['850760', undefined]);
      }
      writeSettings(store, { hsCodeNeedsKey: false });
      expect((await ask(CUSTOMS)).json.hsCode).toBe('850760');
    });
  });

  describe.each([DPP, CUSTOMS, EVENTS])('%s', (path) => {
    const refused = async (key: string, says: string | RegExp) => {
      const { status, headers, json } = await ask(path, key);
      expect([status, headers['content-type'], json.code]).toEqual([401, 'application/problem+json', 'unknown-key']);
      expect(json.detail).toMatch(says);
      expect(headers['www-authenticate']).toBe('StakeholderKey realm="dpp"');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.vary).toContain('X-Stakeholder-Key');
    };

    test('refuses what was never given out, and what is no key at all', async () => {
      const known = keys.customs;
      for (const key of [
        '',
        'secret',
        `dppk_${'A'.repeat(43)}`,
        known.slice(0, -1),
        `${known}A`,
        known.toUpperCase(),
        `Bearer ${known}`,
        'x'.repeat(4000),
      ])
        await refused(key, 'is not known here');
    });

    test('refuses a revoked key at once', async () => {
      const { key, secret } = createKey(store, { label: 'soon gone', role: 'msa' }, clock);
      expect((await ask(path, secret)).status).toBe(200);
      revokeKey(store, key.id, clock);
      await refused(secret, /was revoked on 2026-11-21T12:00/);
    });

    test('refuses an expired key from the moment on that it expires', async () => {
      const expiresAt = new Date(clock.getTime() + DAY).toISOString();
      const { secret } = createKey(store, { label: 'for a day', role: 'customs', expiresAt }, clock);
      const start = clock;
      clock = new Date(start.getTime() + DAY);
      expect((await ask(path, secret)).status).toBe(200);
      clock = new Date(start.getTime() + DAY + 1);
      await refused(secret, `expired on ${expiresAt}`);
      clock = start;
    });

    test('refuses two keys at once', async () => {
      const { status, json } = await ask(path, `${keys.customs}, ${keys.msa}`);
      expect([status, json.code, json.errors]).toEqual([
        400,
        'bad-parameter',
        [{ parameter: 'X-Stakeholder-Key', detail: 'is given more than once: send one key' }],
      ]);
    });
  });

  test.each([DPP, EVENTS])('%s: a refusal varies by what the view varies by', async (path) => {
    const refusals = [
      await ask(path, keys.customs, { accept: 'image/png' }),
      await ask(path.replace(SAMPLE.serial, 'NOBODY'), keys.customs),
      await ask(path, 'nobody'),
    ];
    expect(refusals.map(({ status, headers }) => [status, headers.vary])).toEqual(
      [406, 404, 401].map((status) => [status, 'Accept, Accept-Language, X-Stakeholder-Key']),
    );
  });

  test('endpoints that the interface names no key for pay no heed to one', async () => {
    for (const path of [`${DPP}/vc`, `${DPP}/vc.jwt`, `${DPP}/qr.png`, `/api/v1/verify/${SAMPLE.dppCode}`, '/.well-known/did.json']) {
      expect([path, (await ask(path, 'nobody')).status]).toEqual([path, 200]);
    }
  });

  test('a key is kept as its hash alone, and holds for a year unless said', () => {
    const rows = JSON.stringify(store.db.prepare('SELECT * FROM stakeholder_keys').all());
    for (const secret of Object.values(keys)) {
      expect(secret).toMatch(/^dppk_[\w-]{43}$/);
      expect(rows).not.toContain(secret.slice(5));
    }
    expect(listKeys(store, clock).find(({ label }) => label === 'customs')).toMatchObject({
      role: 'customs',
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2027-11-21T12:00:00.000Z',
      state: 'active',
    });
  });
});

test('two header fields of the name are refused, however they arrive', async () => {
  const fresh = freshApp({ sample: true });
  const app = createPublic(fresh.reader, { report: () => {} });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { secret } = createKey(fresh.context.store, { label: 'one', role: 'customs' }, new Date());
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = ['Host', 'localhost', 'X-Stakeholder-Key', secret, 'X-Stakeholder-Key', secret];
    request({ host: '127.0.0.1', port: portOf(app), path: DPP, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
  await app.close();
  fresh.close();
});

function officialSchema(folder: string): ValidateFunction {
  const ajv = new Ajv({ strict: false });
  (addFormats as unknown as (instance: Ajv) => void)(ajv);
  return ajv.compile(JSON.parse(readFileSync(join(folder, 'epcis/reference/EPCIS-JSON-Schema.json'), 'utf8')));
}
