// How a passport stood at a past date, over the workbench API: two lists, one after the other, and a key, an issuer and a credential that ended between them.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { Inspection, InspectionList, InspectResponse, Problem } from '../../../server/contract/index.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { keysIn } from '../../../server/features/trust/trust-overview.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { DID, didDocument, KEY } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, OPERATOR, revocationList, signed } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';

const operator = didKeyOf(OPERATOR);
const fingerprint =
  keysIn({
    id: operator,
    verificationMethod: [{ id: '#k', type: 'Multikey', controller: operator, publicKeyMultibase: operator.slice(8) }],
    assertionMethod: ['#k'],
  })[0]?.fingerprint ?? '';

const listed = (set: readonly number[], retrievedAt: string) => ({
  statusLists: [{ url: LIST_URL, credential: revocationList(set), retrievedAt }],
});
const MARCH = signed(1, [entry(listed([], '2027-03-01T00:00:00Z'))], {
  issuedAt: '2027-03-01T00:00:00Z',
  nextUpdate: '2027-04-01T00:00:00Z',
});
const MAY = signed(2, [entry({ didDocument: didDocument(DID, KEY.jwk, { revoked: '2027-04-15T00:00:00Z' }) })], {
  issuedAt: '2027-05-01T00:00:00Z',
  nextUpdate: '2027-06-30T00:00:00Z',
});

const text = passportAt(8);

describe.each(TRANSPORTS)('a past date over %s', (_, connect) => {
  let moment = '2027-03-02T12:00:00Z';
  const { context, close } = freshApp({ now: () => new Date(moment), sample: true });
  const faults: unknown[] = [];
  let client: Client;
  beforeAll(async () => {
    client = await connect(createWorkbench(context, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    close();
    expect(faults).toEqual([]);
  });

  const ask = async (method: string, path: string, body?: object) =>
    client.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const inspect = async (more: object, input = text): Promise<Inspection> => {
    const { status, json } = await ask('POST', '/inspections', { channel: 'paste', text: input, ...more });
    expect([status, json.detail]).toEqual([201, undefined]);
    const [inspection] = (json as InspectResponse).inspections;
    if (inspection === undefined) throw new Error('nothing was inspected');
    return inspection;
  };

  test('is judged by the lists of that time, though later ones came', async () => {
    expect((await ask('POST', '/trust/import', { text: MARCH, who: 'Ana', fingerprint })).status).toBe(200);
    expect((await inspect({})).headline).toBe('valid');
    moment = '2027-05-02T12:00:00Z';
    expect((await ask('POST', '/trust/import', { text: MAY, who: 'Ana' })).status).toBe(200);

    const now = await inspect({});
    expect([now.headline, now.reasons[0], now.asOf]).toEqual(['invalid', 'DPP-KEY-04', undefined]);

    const then = await inspect({ asOf: '2027-03-02' });
    expect([then.headline, then.reasons[0], then.reasons.includes('DPP-CLK-03')]).toEqual(['valid-not-current', 'DPP-KEY-08', true]);
    expect([then.asOf, then.at]).toEqual(['2027-03-02T23:59:59.999Z', '2027-05-02T12:00:00.000Z']);

    const after = await inspect({ asOf: '2027-04-20T00:00:00Z' });
    expect([after.headline, after.reasons[0]]).toEqual(['invalid', 'DPP-KEY-04']);
    const before = await inspect({ asOf: '2027-02-01' });
    expect(before.checks.map(({ code }) => code)).toEqual(expect.arrayContaining(['DPP-TRU-08', 'DPP-STA-08']));
  });

  test('both moments stand in the log, its list, its export and its chain', async () => {
    const { items } = (await ask('GET', '/inspections?limit=50')).json as InspectionList;
    expect(items.map(({ asOf }) => asOf?.slice(0, 10))).toEqual(['2027-02-01', '2027-04-20', '2027-03-02', undefined, undefined]);
    const csv = (await ask('GET', '/inspections/export?format=csv')).text;
    expect(csv).toContain('inspectedAt,asOf,headline,headlineAsOf,');
    expect(csv).toContain('2027-05-02T12:00:00.000Z,2027-03-02T23:59:59.999Z,,valid-not-current');
    expect(firstBroken(context.store, 'inspections')).toBeUndefined();
    const { id } = items[0] ?? { id: 0 };
    const read = (await ask('GET', `/inspections/${id}`)).json as Inspection;
    expect(read.asOf).toBe('2027-02-01T23:59:59.999Z');
    // Nothing is released by how it stood once.
    const decision = { decision: 'released', officer: 'Ana', place: 'Gate 4', reference: '', note: '' };
    expect((await ask('POST', `/inspections/${id}/decisions`, decision)).status).toBe(409);
  });

  test.each([
    ['2027-05-03', 'future-moment'],
    ['2027-05-02T12:00:01Z', 'future-moment'],
    ['2027-05-02T12:00', 'bad-body'],
    ['last week', 'bad-body'],
  ])('%s is refused: %s, and nothing is logged', async (asOf, code) => {
    const count = async () => ((await ask('GET', '/inspections')).json as InspectionList).total;
    const before = await count();
    const { status, json } = await ask('POST', '/inspections', { channel: 'paste', text, asOf });
    expect([status, json.code, (json as Problem).errors?.[0]?.pointer]).toEqual([400, code, '/asOf']);
    expect(await count()).toBe(before);
  });

  test('an own passport stood by the log of this service', async () => {
    asReal(context);
    const code = SAMPLE.dppCode;
    const status = (action: 'suspend' | 'reinstate' | 'revoke', at: string): void => {
      moment = at;
      changeStatus(code, { action, who: 'Ana' }, context);
    };
    status('suspend', '2027-05-10T00:00:00Z');
    status('reinstate', '2027-05-11T00:00:00Z');
    status('revoke', '2027-05-12T00:00:00Z');
    moment = '2027-05-20T00:00:00Z';
    const stood = async (asOf: string) => (await inspect({ asOf }, code)).checks.find(({ check }) => check === 'status')?.code;
    expect(await stood('2027-05-09')).toBe('DPP-STA-09');
    expect(await stood('2027-05-10T12:00:00Z')).toBe('DPP-STA-21');
    expect(await stood('2027-05-11T12:00:00Z')).toBe('DPP-STA-09');
    expect(await stood('2027-05-12T00:00:00Z')).toBe('DPP-STA-20');
  });
});
