// A credential whose graph is signed, inspected over the workbench: good, and with its expiry hidden.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { Inspection, InspectResponse } from '../../../server/contract/index.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { keysIn } from '../../../server/features/trust/trust-overview.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { signedGraph } from '../../fixtures/graph-proofs.ts';
import { passport } from '../../fixtures/issuing.ts';
import { entry, OPERATOR, signed } from '../../fixtures/office.ts';

const operator = didKeyOf(OPERATOR);
const fingerprint =
  keysIn({
    id: operator,
    verificationMethod: [{ id: '#k', type: 'Multikey', controller: operator, publicKeyMultibase: operator.slice(8) }],
    assertionMethod: ['#k'],
  })[0]?.fingerprint ?? '';
const LIST = signed(1, [entry()], { issuedAt: '2027-03-01T00:00:00Z', nextUpdate: '2027-04-01T00:00:00Z' });
const credential = passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle €' } });

describe.each(TRANSPORTS)('over %s', (_, connect) => {
  const { context, close } = freshApp({ now: () => new Date('2027-03-02T12:00:00Z') });
  const faults: unknown[] = [];
  let client: Client;
  beforeAll(async () => {
    client = await connect(createWorkbench(context, { report: (fault) => void faults.push(fault) }));
    const { status } = await client.ask('/workbench/trust/import', {
      method: 'POST',
      body: JSON.stringify({ text: LIST, who: 'Ana', fingerprint }),
    });
    expect(status).toBe(200);
  });
  afterAll(async () => {
    await client.close();
    close();
    expect(faults).toEqual([]);
  });
  const inspect = async (document: object): Promise<Inspection | undefined> => {
    const body = JSON.stringify({ channel: 'paste', text: JSON.stringify(document) });
    const { json } = await client.ask('/workbench/inspections', { method: 'POST', body });
    return (json as InspectResponse).inspections[0];
  };

  test('a good one is valid', async () => expect(await inspect(await signedGraph(credential))).toMatchObject({ headline: 'valid' }));

  test('one with a hidden expiry is invalid, with the reason', async () => {
    const { validUntil, ...rest } = await signedGraph({ ...credential, validUntil: '2027-02-01T00:00:00Z' });
    const hidden = {
      ...rest,
      'https://www.w3.org/2018/credentials#validUntil': { '@value': validUntil, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
    };
    const found = await inspect(hidden);
    expect([found?.headline, found?.reasons[0]]).toEqual(['invalid', 'DPP-SIG-42']);
    expect(found?.checks).toContainEqual(expect.objectContaining({ check: 'integrity', outcome: 'failed', code: 'DPP-SIG-42' }));
  });
});
