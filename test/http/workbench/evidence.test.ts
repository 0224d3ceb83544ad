// Evidence bundles over the workbench API: of a run, of chosen inspections, and what is refused before the first byte.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { InspectResponse } from '../../../server/contract/index.ts';
import { inspectBundle } from '../../../server/features/evidence/index.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

describe.each(TRANSPORTS)('evidence over %s', (_, connect) => {
  const { ask } = reachedWorkbench(connect, { sample: true });
  const post = (path: string, body: object) => ask(`/workbench${path}`, { method: 'POST', body: JSON.stringify(body) });
  const numbers = async (path: string) => {
    const { status, bytes } = await ask(`/workbench${path}`, { method: 'GET' });
    if (status !== 200) return status;
    const finding = await inspectBundle(new Blob([Buffer.from(bytes)]));
    return finding.state !== 'as-signed' ? finding.detail : finding.entries.map(({ number, anew }) => `${number} ${anew}`);
  };

  test('a bundle of a run and of chosen entries is what another computer can check', async () => {
    const id = randomUUID();
    await post('/runs', { id, name: 'Pallet 7', place: 'Gate 4', reference: '', officer: 'Ana' });
    expect(await numbers(`/runs/${id}/evidence`)).toBe(404);
    for (const serial of ['ABC123', 'NONE']) {
      const { json } = await post('/inspections', { channel: 'wedge', text: `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}` });
      expect((json as InspectResponse).inspections).toHaveLength(1);
    }
    expect(await numbers(`/runs/${id}/evidence`)).toEqual(['1 same', '2 same']);
    expect(await numbers('/evidence?inspections=2')).toEqual(['2 same']);
    expect(await numbers('/evidence?inspections=2,1,2')).toEqual(['1 same', '2 same']);
  });

  test('what is no number, or of nothing, is refused', async () => {
    expect(await numbers('/evidence?inspections=99')).toBe(404);
    expect(await numbers('/evidence?inspections=')).toBe(400);
    expect(await numbers('/evidence?inspections=x')).toBe(400);
    expect(await numbers(`/evidence?inspections=${Array(1001).fill(1).join()}`)).toBe(400);
    expect(await numbers(`/runs/${randomUUID()}/evidence`)).toBe(404);
  });
});
