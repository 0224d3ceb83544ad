// The Asset Administration Shell over a real socket: as DESIGN has it for every representation of a passport.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const AAS = `/api/v1/public/dpp/${SAMPLE.dppCode}/aas.json`;

describe.each(TRANSPORTS)('aas.json over %s', (_transport, connect) => {
  const fresh = freshApp({ sample: true });
  const faults: unknown[] = [];
  let client: Client;

  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  test('is one shell with five submodels, whose identifiers lead back to it', async () => {
    const { status, headers, json, text } = await client.ask(AAS);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60, must-revalidate',
      'access-control-allow-origin': '*',
      vary: 'Accept',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(json.assetAdministrationShells).toHaveLength(1);
    expect(json.submodels.map(({ id }: { id: string }) => id)).toEqual(
      ['Nameplate', 'TechnicalData', 'CarbonFootprint', 'Circularity', 'EnergyConsumption'].map(
        (name) => `http://localhost:8080${AAS}#${name}`,
      ),
    );
    expect(text).not.toMatch(/850760|hsCode|producerLei|529900SAMPLEBATT0121/);
  });

  test('keeps its tag from one request to the next, and sends nothing to whoever holds it', async () => {
    const { headers, bytes } = await client.ask(AAS);
    const again = await client.ask(AAS, { headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await client.ask(AAS, { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      0,
      headers.etag,
      String(bytes.length),
    ]);
  });

  test('is gone with an invalid passport, not there for an unknown one, and refused as another type', async () => {
    const problem = async (target: string, headers = {}) => {
      const answer = await client.ask(target, { headers });
      return [answer.status, answer.headers['content-type'], answer.json.code];
    };
    const state = fresh.context.store.db.prepare('UPDATE passports SET dpp_status = ? WHERE dpp_code = ?');
    state.run('invalid', SAMPLE.dppCode);
    expect(await problem(AAS)).toEqual([410, 'application/problem+json', 'gone']);
    state.run('active', SAMPLE.dppCode);
    expect(await problem(AAS.replace('ABC123', 'NOBODY'))).toEqual([404, 'application/problem+json', 'not-found']);
    expect(await problem(AAS, { accept: 'application/xml' })).toEqual([406, 'application/problem+json', 'not-acceptable']);
    expect((await client.ask(AAS, { method: 'DELETE' })).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test('a serial number with a slash has its shell too', async () => {
    const { status, json } = await client.ask('/api/v1/public/dpp/DPP-09520123000226-WM26%2F0042-7/aas.json');
    expect(status).toBe(200);
    expect(json.assetAdministrationShells[0].idShort).toBe('DPP_09520123000226_WM26_0042_7');
  });
});
