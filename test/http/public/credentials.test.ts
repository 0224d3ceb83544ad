// The credentials of a passport over a real socket: the list, each in every form, and how they are linked, refused and renewed.
import { compactVerify, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { verifyIndependently } from '../../fixtures/independent.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { reachedPublic } from '../../fixtures/reached.ts';

const PATH = `/api/v1/public/dpp/${SAMPLE.dppCode}/credentials`;
const BASE = 'http://localhost:8080';
const UNTP = 'https://vocabulary.uncefact.org/untp/';

describe('the credentials of a passport', () => {
  const fresh = reachedPublic({ sample: true });
  const { store } = fresh.context;
  const { ask } = fresh;
  const typed = async (target: string, accept?: string) => {
    const { status, headers, text } = await ask(target, accept === undefined ? {} : { headers: { accept } });
    return { status, type: headers['content-type'], text };
  };
  const jwk = () => fresh.context.signer().publicJwk;
  /** A passport of the person's own from the sample, without what names the sample. */
  const own = (serial: string, change: Readonly<Record<string, unknown>> = {}): string => {
    const document = JSON.parse(passportByCode(store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
    const { digitalProductPassportId: _, uniqueProductIdentifier: __, batteryPassportIdentifier: ___, sample: ____, ...rest } = document;
    const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
    const { refused } = importText(JSON.stringify({ ...rest, ...change, dppCode, serial }), fresh.context);
    expect(refused).toEqual([]);
    publishStored(dppCode, fresh.context);
    return dppCode;
  };

  test('are listed, the passport’s own first, each with its forms and their addresses', async () => {
    const { status, headers, json } = await ask(PATH);
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'application/json',
      'public, max-age=60, must-revalidate',
      'Accept',
    ]);
    expect(json).toMatchObject({ dppCode: SAMPLE.dppCode, total: 5 });
    expect(json.credentials.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual([
      ['passport', 'DigitalProductPassport'],
      ['declaration-doc-vp520-2026-1', 'DigitalConformityCredential'],
      ['certificate-sample-50604-2231', 'DigitalConformityCredential'],
      ['events', 'DigitalTraceabilityEvent'],
      ['facility', 'DigitalFacilityRecord'],
    ]);
    const dpp = `${BASE}/api/v1/public/dpp/${SAMPLE.dppCode}`;
    expect(json.credentials[0]).toMatchObject({
      formats: [
        { format: 'vc', mediaType: 'application/vc+ld+json', url: `${dpp}/vc` },
        { format: 'vc-jwt', mediaType: 'application/vc+jwt', url: `${dpp}/vc.jwt` },
        { format: 'sd-jwt', mediaType: 'application/dc+sd-jwt', url: `${dpp}/vc.sd-jwt` },
      ],
    });
    expect(json.credentials[2]).toEqual({
      id: 'certificate-sample-50604-2231',
      type: 'DigitalConformityCredential',
      name: 'SAMPLE – EN 50604-1 safety certificate, SAMPLE-50604-2231',
      validFrom: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      validUntil: '2029-01-31T23:59:59Z',
      description: expect.stringContaining('declares that the product has the certificate'),
      url: `${dpp}/credentials/certificate-sample-50604-2231`,
      formats: [
        { format: 'vc', mediaType: 'application/vc+ld+json', url: `${dpp}/credentials/certificate-sample-50604-2231` },
        { format: 'vc-jwt', mediaType: 'application/vc+jwt', url: `${dpp}/credentials/certificate-sample-50604-2231.jwt` },
        { format: 'sd-jwt', mediaType: 'application/dc+sd-jwt', url: `${dpp}/credentials/certificate-sample-50604-2231.sd-jwt` },
      ],
    });
  });

  test('stand at every address of the list, in the form that it names, and verify as what they are', async () => {
    const { credentials } = (await ask(PATH)).json;
    for (const { type, formats } of credentials) {
      for (const { format, mediaType, url } of formats) {
        const { status, headers, text } = await ask(url.slice(BASE.length), { headers: { accept: mediaType } });
        expect([status, headers['content-type']]).toEqual([200, mediaType]);
        if (format === 'vc') {
          expect(verifyIndependently(text, jwk())).toBe(true);
          const answer = (await ask('/api/v1/verify', { method: 'POST', body: text })).json;
          expect([answer.valid, answer.credentialType]).toEqual([true, type]);
        } else {
          const jws = format === 'sd-jwt' ? text.slice(0, text.indexOf('~')) : text;
          await compactVerify(jws, await importJWK({ ...jwk() }, 'EdDSA'));
        }
        if (format === 'sd-jwt') {
          const answer = (await ask('/api/v1/verify/sd-jwt', { method: 'POST', body: JSON.stringify({ token: text }) })).json;
          expect(answer).toMatchObject({ valid: true, algorithm: 'EdDSA' });
        }
      }
    }
  });

  test('as tokens have a type with an address, at which it is described', async () => {
    for (const [name, type] of [
      ['events', 'DigitalTraceabilityEvent'],
      ['facility', 'DigitalFacilityRecord'],
      ['declaration-doc-vp520-2026-1', 'DigitalConformityCredential'],
    ]) {
      const { text } = await ask(`${PATH}/${name}.sd-jwt`);
      const { vct } = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
      expect(vct).toBe(`${BASE}/vct/${type}`);
      expect((await ask(vct.slice(BASE.length))).json).toMatchObject({ vct, name: expect.any(String) });
    }
  });

  test('come in the form that the client likes best', async () => {
    const path = `${PATH}/events`;
    const linked = await typed(path);
    expect([linked.status, linked.type]).toEqual([200, 'application/vc+ld+json']);
    for (const accept of ['application/vc', 'application/json', 'application/ld+json'])
      expect(await typed(path, accept)).toEqual({ ...linked, type: accept });
    const token = await typed(path, 'application/vc+jwt');
    expect([token.type, token.text.split('.').length]).toEqual(['application/vc+jwt', 3]);
    expect(await typed(`${path}.jwt`)).toEqual(token);
    const selective = await typed(path, 'application/dc+sd-jwt');
    expect([selective.type, selective.text.endsWith('~')]).toEqual(['application/dc+sd-jwt', true]);
    expect(await typed(`${path}.sd-jwt`)).toEqual(selective);
    const older = await typed(path, 'application/vc+sd-jwt');
    expect(older.type).toBe('application/vc+sd-jwt');
    const header = (text: string) => JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()).typ;
    expect([header(selective.text), header(older.text)]).toEqual(['dc+sd-jwt', 'vc+sd-jwt']);
    expect((await typed(path, 'image/png')).status).toBe(406);
    expect((await typed(`${path}.jwt`, 'application/vc')).status).toBe(406);
  });

  test('the passport among them is the passport’s own credential, and its token that conceals is not given whole', async () => {
    const own = await ask(`${PATH}/passport`);
    expect(own.text).toBe((await ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc`)).text);
    expect((await ask(`${PATH}/passport.jwt`)).text).toBe((await ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc.jwt`)).text);
    expect((await ask(`${PATH}/passport.sd-jwt`)).status).toBe(404);
    expect((await typed(`${PATH}/passport`, 'application/dc+sd-jwt')).status).toBe(406);
  });

  test('have a tag, answer HEAD, and are refused by name where there is none', async () => {
    for (const target of [PATH, `${PATH}/facility`]) {
      const { headers, bytes } = await ask(target);
      expect((await ask(target, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
      const head = await ask(target, { method: 'HEAD' });
      expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)]);
    }
    for (const name of ['nothing', 'events.png', 'EVENTS', '%2e%2e', 'events%2Fx', 'events.jwt.jwt', '']) {
      const { status, headers, json } = await ask(`${PATH}/${name}`);
      expect([name, status, headers['content-type'], json.code]).toEqual([name, 404, 'application/problem+json', 'not-found']);
    }
    expect((await ask('/api/v1/public/dpp/DPP-09506000134352-X/credentials')).status).toBe(404);
    expect((await ask(PATH, { headers: { accept: 'text/html' } })).status).toBe(406);
  });

  test('are gone with a passport that was set to invalid', async () => {
    const code = own('GONE1');
    store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(code);
    for (const rest of ['', '/facility']) {
      const { status, json } = await ask(`/api/v1/public/dpp/${code}/credentials${rest}`);
      expect([status, json.code]).toEqual([410, 'gone']);
    }
  });

  test('tell of no event of the sample set in a real passport, and are renewed when it is published again', async () => {
    const code = own('RENEW1', { facilities: undefined, conformityCertificates: undefined });
    const ids = async () =>
      (await ask(`/api/v1/public/dpp/${code}/credentials`)).json.credentials.map(({ id }: { id: string }) => id) as string[];
    expect(await ids()).toEqual(['passport', 'declaration-doc-vp520-2026-1']);
    const event = {
      type: 'ObjectEvent',
      action: 'OBSERVE',
      eventTime: '2026-05-01T10:00:00Z',
      eventTimeZoneOffset: '+00:00',
      bizStep: 'inspecting',
      readPoint: { id: 'urn:epc:id:sgln:9520123.00002.0' },
      epcList: ['urn:epc:id:sgtin:9520123.045678.RENEW1'],
    };
    const document = {
      '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2026-05-02T00:00:00Z',
      epcisBody: { eventList: [event] },
    };
    expect(importText(JSON.stringify(document), fresh.context).refused).toEqual([]);
    expect(await ids()).toEqual(['passport', 'declaration-doc-vp520-2026-1']);
    publishStored(code, fresh.context);
    expect(await ids()).toEqual(['passport', 'declaration-doc-vp520-2026-1', 'events']);
  });

  test('of a store that was published before there were any are those of the passport alone', async () => {
    const code = own('OLD1');
    asPlainRows(store);
    store.db.prepare("DELETE FROM credentials WHERE dpp_code = ? AND type <> 'DigitalProductPassport'").run(code);
    expect((await ask(`/api/v1/public/dpp/${code}/credentials`)).json).toMatchObject({ total: 1, credentials: [{ id: 'passport' }] });
    expect((await ask(`/api/v1/public/dpp/${code}/credentials/events`)).status).toBe(404);
    const linkset = (await ask(`/api/v1/public/01/${SAMPLE.gtin}/21/OLD1?linkType=linkset`)).json.linkset[0];
    expect(Object.keys(linkset).filter((name) => name.startsWith(UNTP))).toEqual([`${UNTP}dpp`]);
  });

  test('are in the link set by the link types of UNTP, and reached by them', async () => {
    const item = `/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
    const [entity] = (await ask(`${item}?linkType=linkset`)).json.linkset;
    const type = 'application/vc+ld+json';
    expect(entity[`${UNTP}dcc`]).toMatchObject([
      { href: `${BASE}${PATH}/declaration-doc-vp520-2026-1`, type, title: expect.stringContaining('(declaration-doc-vp520-2026-1)') },
      { href: `${BASE}${PATH}/certificate-sample-50604-2231`, type },
    ]);
    expect(entity[`${UNTP}dte`]).toMatchObject([
      { href: `${BASE}${PATH}/events`, type, title: expect.stringMatching(/^Traceability events: /) },
    ]);
    expect(entity[`${UNTP}dfr`]).toMatchObject([{ href: `${BASE}${PATH}/facility`, type, hreflang: ['en'] }]);
    for (const [linkType, target] of [
      ['untp:dte', 'events'],
      ['untp:dfr', 'facility'],
    ]) {
      const { status, headers } = await ask(`${item}?linkType=${linkType}`);
      expect([status, headers.location?.split('?')[0]]).toEqual([307, `${BASE}${PATH}/${target}`]);
    }
    // Two certificates, and nothing that decides between them.
    expect((await ask(`${item}?linkType=untp:dcc`)).status).toBe(300);
  });
});
