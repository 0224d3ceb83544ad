// Slips over the workbench API: made for an inspection, checked, refused; and one sent as an item gets no verdict.
import { describe, expect, test } from 'vitest';
import type { InspectResponse, JudgedSlip, MadeSlip } from '../../../server/contract/index.ts';
import { writeSlip } from '../../../server/domain/slip/signed.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { changedAt, SLIP, slipSigner } from '../../fixtures/slip.ts';

describe.each(TRANSPORTS)('slips over %s', (_, connect) => {
  const { ask } = reachedWorkbench(connect, { sample: true });
  const get = (path: string) => ask(`/workbench${path}`, { method: 'GET' });
  const inspect = async (text: string) => {
    const { json } = await ask('/workbench/inspections', { method: 'POST', body: JSON.stringify({ channel: 'wedge', text }) });
    return (json as InspectResponse).inspections;
  };
  const judged = async (text: string) => (await get(`/evidence/slip?text=${encodeURIComponent(text)}`)).json as JudgedSlip;

  test('one is made, drawn, and found to agree with the log', async () => {
    const [item] = await inspect(`https://id.gs1.org/01/${SAMPLE.gtin}/21/ABC123`);
    const { status, json } = await get(`/inspections/${item?.id}/slip`);
    const made = json as MadeSlip;
    expect([status, made.slip]).toMatchObject([200, { number: item?.id, hash: item?.hash, headline: item?.headline, sample: true }]);
    expect(made.svg).toMatch(/^<svg/);
    expect(await judged(made.text)).toMatchObject({ state: 'genuine', desk: { by: 'own', fingerprint: made.fingerprint } });
    expect(await judged(changedAt(made.text, 99))).toMatchObject({ state: 'altered' });
    expect(await judged(writeSlip(SLIP, slipSigner()))).toMatchObject({ state: 'undetermined', doubt: 'unnamed' });
  });

  test('what is of nothing, or too long, is refused', async () => {
    expect((await get('/inspections/999/slip')).status).toBe(404);
    expect((await get('/inspections/x/slip')).status).toBe(400);
    expect((await get('/evidence/slip')).status).toBe(400);
    expect((await get(`/evidence/slip?text=DPPSLIP${'0'.repeat(594)}`)).json).toMatchObject({ state: 'altered' });
    expect((await get(`/evidence/slip?text=DPPSLIP${'0'.repeat(595)}`)).status).toBe(400);
  });

  test('sent as an item it cannot be checked, and takes no decision', async () => {
    const [logged] = await inspect(writeSlip(SLIP, slipSigner()));
    expect(logged).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-32'], recognised: { kind: 'slip' } });
    const { json } = await get('/inspections');
    expect(json).toMatchObject({ items: [{ id: logged?.id, takesDecision: false }, {}] });
  });
});
