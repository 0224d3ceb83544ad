// The newer verdicts of what was inspected again, brought into the queue.
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../renderer/features/inspect/queue/jobs.ts';
import { renew, type Ways } from '../../../../renderer/features/inspect/queue/renewal.ts';
import type { RepeatedInspections } from '../../../../server/contract/index.ts';
import { valid } from '../../../fixtures/inspections.ts';

const ITEMS: RepeatedInspections['items'] = [
  { id: 11, of: 1, item: 0, input: 'a' },
  { id: 12, of: 2, item: 1, input: 'b' },
  { id: 13, of: 3, item: 0, input: 'c' },
];

function waysWith(more: Partial<Ways> = {}) {
  const replaced: number[] = [];
  const of = (id: number, input: string, item: number) => ({
    ...valid,
    id,
    item,
    headline: 'unknown-issuer' as const,
    input: { ...valid.input, sha256: input },
  });
  const job: Job = {
    id: 1,
    batch: 1,
    source: { kind: 'text', text: 'x', channel: 'wedge' },
    state: { stage: 'done', inspections: [of(1, 'a', 0), of(2, 'b', 0), of(3, 'c', 0)] },
  };
  const ways: Ways = {
    jobs: () => [job],
    repeatedAfter: async (after) => ({ items: ITEMS.filter(({ id }) => id > after).slice(0, 2) }),
    read: async (id) => ({ ...valid, id }),
    replace: ({ id }) => replaced.push(id),
    isBusy: () => false,
    ...more,
  };
  return { ways, replaced };
}

describe('what was inspected again', () => {
  it('is read for the items of the queue alone, page after page', async () => {
    const { ways, replaced } = waysWith();
    expect(await renew(0, ways)).toBe(13);
    // The second is another item of its input.
    expect(replaced).toEqual([11, 13]);
  });

  it('waits while a decision is chosen, and is asked for again from there', async () => {
    let left = 1;
    const { ways, replaced } = waysWith({ isBusy: () => left-- <= 0 });
    const done = await renew(0, ways);
    expect([done, replaced]).toEqual([11, [11]]);
    left = 10;
    expect([await renew(done, ways), replaced]).toEqual([13, [11, 13]]);
  });

  it('is asked for again after a fault', async () => {
    const { ways } = waysWith({ read: () => Promise.reject(new Error('no answer')) });
    await expect(renew(0, ways)).rejects.toThrow('no answer');
  });
});
