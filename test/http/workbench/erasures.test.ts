// Erasures over the workbench API: the rule, one inspection, and who may ask for it.
import { describe, expect, test } from 'vitest';
import type { ErasureState, Inspection, InspectResponse } from '../../../server/contract/index.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

describe.each(TRANSPORTS)('erasures over %s', (_, connect) => {
  const clock = { now: new Date('2027-06-01T12:00:00Z') };
  const { context, ask: send } = reachedWorkbench(connect, { now: () => clock.now });
  const ask = (method: string, path: string, body?: object) =>
    send(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const said = { who: 'Office', why: 'request 17' };

  test('the rule is set with a reason, and shown with what was erased', async () => {
    expect((await ask('GET', '/erasures')).json).toEqual({ total: 0, newest: [] });
    expect((await ask('PUT', '/erasures/rule', { ...said, why: ' ', days: {} })).status).toBe(400);
    expect((await ask('PUT', '/erasures/rule', { ...said, days: { name: 3 } })).status).toBe(400);
    expect((await ask('PUT', '/erasures/rule', { ...said, days: { officer: -1 } })).status).toBe(400);
    const { status, json } = await ask('PUT', '/erasures/rule', { ...said, days: { officer: 730, note: 365 } });
    expect([status, (json as ErasureState).rule]).toMatchObject([
      200,
      { officer: 'Office', why: 'request 17', days: { officer: 730, note: 365 } },
    ]);
  });

  test('the personal data of one inspection are erased, and the answer names the erasure', async () => {
    const [entry] = ((await ask('POST', '/inspections', { channel: 'manual', text: '(01)09520123456788(21)A' })).json as InspectResponse)
      .inspections;
    const id = entry?.id ?? 0;
    await ask('POST', `/inspections/${id}/decisions`, { decision: 'held', officer: 'Ana', place: 'Gate 4', reference: '', note: 'torn' });
    const erase = (more: object = {}) =>
      ask('POST', `/inspections/${id}/erase`, { ...said, inspectionHash: entry?.hash, parts: ['officer', 'note'], ...more });
    expect((await erase({ inspectionHash: '0'.repeat(64) })).status).toBe(409);
    expect((await erase({ parts: [] })).status).toBe(400);
    context.changeSettings({ trustTwoPersons: true });
    expect((await erase()).status).toBe(409);
    context.changeSettings({ trustTwoPersons: false });
    const { status, json } = await erase();
    expect([status, (json as ErasureState).newest[0]]).toMatchObject([200, { cause: 'request', lines: 2, parts: ['officer', 'note'] }]);
    const read = (await ask('GET', `/inspections/${id}`)).json as Inspection;
    expect(read.decisions).toMatchObject([{ decision: 'held', officer: '', place: 'Gate 4', note: '' }]);
    expect(read.erased).toMatchObject([{ cause: 'request', officer: 'Office', why: 'request 17', parts: ['officer', 'note'] }]);
    expect([read.hash, read.isChanged]).toEqual([entry?.hash, undefined]);
  });
});
