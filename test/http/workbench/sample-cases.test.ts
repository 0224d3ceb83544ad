// The headlines that the sample set shows, over the workbench API: what to inspect, and what comes of it.
import { expect, test } from 'vitest';
import type { Inspection, InspectResponse, SampleCase } from '../../../server/contract/index.ts';
import { overSocket } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { ask } = reachedWorkbench(overSocket, { sample: true });

const post = (path: string, body: unknown) => ask(`/workbench${path}`, { method: 'POST', body: JSON.stringify(body) });
const caseOf = async (name: string): Promise<SampleCase> => {
  const { status, json } = await post('/sample/cases', { case: name });
  expect(status).toBe(200);
  return json;
};
const inspected = async (made: SampleCase): Promise<Inspection> => {
  const { status, json } = await post('/inspections', { channel: 'paste', ...made });
  expect(status).toBe(201);
  const { inspections } = json as InspectResponse;
  expect(inspections).toHaveLength(1);
  return inspections[0] as Inspection;
};

test.each([
  ['valid', 'valid', 'DPP-ISS-02'],
  ['altered', 'invalid', 'DPP-SIG-02'],
  ['revoked', 'invalid', 'DPP-STA-20'],
  ['unknown-issuer', 'unknown-issuer', 'DPP-ISS-10'],
  ['another-product', 'invalid', 'DPP-PRD-03'],
  ['cannot-check', 'cannot-check', 'DPP-SIG-10'],
] as const)('%s: reads %s, for its own reason, and carries SAMPLE, each time that it is asked for', async (name, headline, reason) => {
  for (let time = 0; time < 2; time += 1) {
    const inspection = await inspected(await caseOf(name));
    expect(inspection).toMatchObject({ headline, sample: true });
    expect(inspection.reasons[0]).toBe(reason);
    // What was made stays a sample when it is inspected again.
    const again = await post(`/inspections/${inspection.id}/again`, {});
    expect(again.json).toMatchObject({ headline, sample: true, again: inspection.id });
  }
});

test('none counts as goods: no issuer is asked about, no copy is wanted, and the first steps stay', async () => {
  const stranger = await inspected(await caseOf('unknown-issuer'));
  expect(stranger.issuer?.id).toMatch(/^did:key:z6Mk/);
  expect((await ask('/workbench/trust/unknown')).json).toEqual({ issuers: [] });
  expect((await ask('/workbench/want-list')).json.items).toEqual([]);
  expect((await ask('/workbench/state')).json).toMatchObject({ hasInspectedGoods: false });
  await post('/inspections', { channel: 'paste', text: '09506000134352' });
  expect((await ask('/workbench/state')).json).toMatchObject({ hasInspectedGoods: true });
});

test('the revoked one goes with the sample set, and no case is made without it', async () => {
  const { text } = await caseOf('revoked');
  const { text: altered } = await caseOf('altered');
  expect((await ask('/workbench/passports?query=REVOKED1')).json.total).toBe(1);
  expect((await ask('/workbench/sample', { method: 'DELETE' })).json.sampleLoaded).toBe(false);
  expect((await ask('/workbench/passports?query=REVOKED1')).json.total).toBe(0);
  expect(await inspected({ text })).toMatchObject({ headline: 'cannot-check' });
  expect(await inspected({ text: altered })).toMatchObject({ headline: 'invalid', sample: true });
  for (const name of ['valid', 'altered', 'revoked', 'unknown-issuer', 'another-product', 'cannot-check']) {
    const { status, json } = await post('/sample/cases', { case: name });
    expect([status, json.code]).toEqual([409, 'conflict']);
  }
  expect((await ask('/workbench/passports')).json.total).toBe(0);
  expect((await ask('/workbench/sample', { method: 'PUT' })).json.sampleLoaded).toBe(true);
  expect(await inspected(await caseOf('revoked'))).toMatchObject({ headline: 'invalid', sample: true });
});

test('a case that does not exist is refused with its place', async () => {
  const { status, json } = await post('/sample/cases', { case: 'expired' });
  expect([status, json.code]).toEqual([400, 'bad-body']);
  expect(json.errors).toContainEqual(expect.objectContaining({ pointer: '/case' }));
});
