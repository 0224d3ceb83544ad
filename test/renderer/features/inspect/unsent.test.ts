// What is not finished when the page goes: kept for the tab, bounded, given back once, and only when somebody asks.
import { describe, expect, it } from 'vitest';
import type { Job, Stage } from '../../../../renderer/features/inspect/queue/jobs.ts';
import { requestsOf } from '../../../../renderer/features/inspect/queue/requests.ts';
import { createQueue } from '../../../../renderer/features/inspect/queue/scan-queue.ts';
import { createUnsent } from '../../../../renderer/features/inspect/queue/unsent.ts';
import { SessionOver } from '../../../../renderer/lib/api.ts';
import type { InspectRequest } from '../../../../server/contract/index.ts';
import { valid } from '../../../fixtures/inspections.ts';

const AT = '2026-11-22T00:10:00.000Z';
const scan = (id: number, text: string, stage: Stage = { stage: 'holding', why: 'no-answer' }): Job => ({
  id,
  batch: 1,
  source: { kind: 'text', text, channel: 'wedge' },
  requestId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  state: stage,
});
const file = (id: number): Job => ({
  id,
  batch: 1,
  source: { kind: 'file', file: new File(['x'], 'x.json'), channel: 'file' },
  state: { stage: 'waiting' },
});

/** A tab: what is in it stays when a page of it goes and another one comes. */
function tab(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, load: (jobs: readonly Job[] = []) => createUnsent({ storage, jobs: () => jobs, now: () => AT }) };
}

describe('scans that are not finished when the page goes', () => {
  it('are there when it is loaded again, in the order in which they were brought, each under its own id', () => {
    const { load } = tab();
    const [first, second] = [scan(1, 'one'), scan(2, 'two', { stage: 'verifying' })];
    load([second, first]).leave();
    expect(load().get()).toEqual({
      at: AT,
      scans: [first, second].map(({ source, requestId }) => ({ source, requestId })),
      lost: 0,
    });
  });

  it('are given once', () => {
    const { load, kept } = tab();
    load([scan(1, 'one')]).leave();
    const page = load();
    expect(page.take()).toHaveLength(1);
    expect(page.get()).toBeUndefined();
    expect(page.take()).toEqual([]);
    expect(load().get()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('stay as long as nobody decides about them, and later ones are added', () => {
    const { load } = tab();
    load([scan(1, 'one')]).leave();
    load([]).leave();
    load([scan(1, 'two')]).leave();
    expect(
      load()
        .get()
        ?.scans.map(({ source }) => source.text),
    ).toEqual(['one', 'two']);
  });

  it('are those alone that nobody has a verdict of; one for which the session was over is among them', () => {
    const { load } = tab();
    load([
      scan(1, 'done', { stage: 'done', inspections: [valid] }),
      scan(2, 'cancelled', { stage: 'cancelled' }),
      scan(3, 'failed', { stage: 'failed', error: new Error('refused') }),
      scan(4, 'over', { stage: 'failed', error: new SessionOver() }),
    ]).leave();
    expect(
      load()
        .get()
        ?.scans.map(({ source }) => source.text),
    ).toEqual(['over']);
  });

  it('are not kept by a page that comes back as it was: it goes on with them itself', () => {
    const { load } = tab();
    const page = load([scan(1, 'one')]);
    page.leave();
    page.stay();
    expect(load().get()).toBeUndefined();
  });

  it('are bounded in number and size; files and what has no room are counted, never left out in silence', () => {
    const { load } = tab();
    load([...Array.from({ length: 502 }, (_, at) => scan(at + 1, 'code')), scan(600, 'x'.repeat(600_000)), file(700)]).leave();
    const { scans, lost } = load().get() ?? { scans: [], lost: 0 };
    expect([scans.length, lost]).toEqual([500, 4]);
    const small = tab(200);
    small.load([scan(1, 'x'.repeat(300)), scan(2, 'y')]).leave();
    expect(small.load().get()).toEqual({ at: AT, scans: [], lost: 2 });
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"at":"x","scans":[null],"lost":0}',
    '{"at":"x","scans":[{"requestId":"a","source":{"kind":"file"}}],"lost":0}',
  ])('are none where something else stands in their place: %s', (text) => {
    const { kept, load } = tab();
    kept.set('unsent', text);
    expect(load().get()).toBeUndefined();
  });

  it('reach the workbench under the ids that they had before', async () => {
    const { load } = tab();
    load([scan(1, 'one'), scan(2, 'two')]).leave();
    const asked: InspectRequest[] = [];
    const queue = createQueue({
      requests: requestsOf,
      inspect: async (request) => {
        asked.push(request);
        return { inspections: [valid] };
      },
      obstacle: () => undefined,
      language: () => 'en',
      pause: async () => undefined,
    });
    queue.restore(load().take());
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ text, requestId }) => [text, requestId])).toEqual([
      ['one', '00000000-0000-4000-8000-000000000001'],
      ['two', '00000000-0000-4000-8000-000000000002'],
    ]);
  });

  it('have an id from the moment at which they are brought, the same for every attempt', async () => {
    const ids: (string | undefined)[] = [];
    let down = true;
    const queue = createQueue({
      requests: requestsOf,
      inspect: async ({ requestId }) => {
        ids.push(requestId);
        if (down) throw new Error('refused');
        return { inspections: [valid] };
      },
      obstacle: () => undefined,
      language: () => 'en',
      pause: async () => undefined,
    });
    queue.bring([{ kind: 'text', text: 'code', channel: 'wedge' }]);
    const brought = queue.get().jobs[0]?.requestId;
    await expect.poll(() => queue.get().jobs[0]?.state.stage).toBe('failed');
    down = false;
    queue.retry(1);
    await expect.poll(() => queue.get().jobs[0]?.state.stage).toBe('done');
    expect(ids).toEqual([brought, brought]);
    expect(brought).toMatch(/^[0-9a-f-]{36}$/);
  });
});
