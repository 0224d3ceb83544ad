// Endpoints 10 and 11: what this service took back reads so in every form that is submitted, also where no list says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

const [{ passport }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const { sample: _, ...model } = passport;

describe.each(TRANSPORTS)('a passport that its issuer set to invalid, over %s', (_transport, connect) => {
  const fresh = freshApp();
  let client: Client;
  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => expect(fault).toBeUndefined() }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
  });

  test('is valid in no form any more', async () => {
    importText(JSON.stringify(model), fresh.context);
    publishStored(model.dppCode, fresh.context);
    const copies = credentialsByCode(fresh.context.store, model.dppCode).filter(({ type }) => type.endsWith('DigitalProductPassport'));
    const readings = async () => {
      const read: unknown[] = [];
      for (const { format, body } of copies) {
        const sent = format === 'sd-jwt' ? { token: body } : format === 'vc' ? JSON.parse(body) : undefined;
        if (sent === undefined) continue;
        const path = format === 'sd-jwt' ? '/api/v1/verify/sd-jwt' : '/api/v1/verify';
        const { json } = await client.ask(path, { method: 'POST', body: JSON.stringify(sent) });
        read.push([json.valid, json.reasons?.[0]?.code ?? json.reasons?.[0]]);
      }
      return read;
    };
    const before = await readings();
    expect(before.length).toBeGreaterThan(1);
    expect(before.every((one) => Array.isArray(one) && one[0] === true)).toBe(true);
    importText(JSON.stringify({ ...model, dppStatus: 'invalid' }), fresh.context);
    expect(new Set((await readings()).map((one) => JSON.stringify(one)))).toEqual(new Set(['[false,"DPP-STA-22"]']));
  });
});
