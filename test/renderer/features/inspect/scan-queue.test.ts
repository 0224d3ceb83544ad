// The queue behind the Inspect screen: nothing that was brought is lost, and nothing is shown as another's verdict.
import { describe, expect, it, vi } from 'vitest';
import type { Source } from '../../../../renderer/features/inspect/queue/jobs.ts';
import { countBatch, unfinishedOf } from '../../../../renderer/features/inspect/queue/jobs.ts';
import { createQueue, type Ways } from '../../../../renderer/features/inspect/queue/scan-queue.ts';
import type { Inspection, InspectRequest } from '../../../../server/contract/index.ts';
import type { ReadSymbol } from '../../../../server/domain/decode/symbol.ts';
import { partsOf } from '../../../fixtures/clips.ts';
import { altered, cannotCheck, valid } from '../../../fixtures/inspections.ts';

class Down extends Error {}

const text = (text: string, channel: 'wedge' | 'manual' = 'wedge'): Source => ({ kind: 'text', text, channel });
const answers: Record<string, Inspection> = { valid, altered, link: cannotCheck };
let id = 0;

function queueWith(ways: Partial<Ways> = {}) {
  const asked: InspectRequest[] = [];
  const queue = createQueue({
    requests: async ({ source, expect: product }) =>
      source.kind === 'text' ? [{ channel: source.channel, text: source.text, ...(product ? { expect: product } : {}) }] : [],
    inspect: async (request) => {
      asked.push(request);
      id += 1;
      return { inspections: [{ ...(answers[request.text ?? ''] ?? valid), id }] };
    },
    obstacle: (error) => (error instanceof Down ? 'no-answer' : undefined),
    language: () => 'en',
    pause: async () => undefined,
    ...ways,
  });
  const settled = () =>
    vi.waitFor(() => expect(queue.get().jobs.every(({ state }) => ['done', 'failed', 'cancelled'].includes(state.stage))).toBe(true));
  return { queue, asked, settled };
}

describe('a slip, which is no item', () => {
  const slip: Ways['requests'] = async ({ source }) =>
    source.kind === 'text' && source.text !== 'slip' ? [{ channel: 'wedge', text: source.text }] : [];

  it('leaves no line, and the verdict before it gives way', async () => {
    const { queue, asked, settled } = queueWith({ requests: slip });
    queue.bring([text('valid')]);
    await settled();
    expect(queue.get().shown).toBeDefined();
    queue.bring([text('slip')]);
    await settled();
    expect(queue.get()).toMatchObject({ jobs: [{ source: { text: 'valid' } }] });
    expect(queue.get().shown).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('among items leaves their verdicts and their summary', async () => {
    const { queue, settled } = queueWith({ requests: slip });
    queue.bring([text('valid'), text('altered'), text('slip')]);
    await settled();
    expect(queue.get()).toMatchObject({ summary: 1 });
    expect(queue.get().jobs).toHaveLength(3);
  });
});

describe('V10: pictures that hold the parts of one code', () => {
  const TEXT = 'https://id.gs1.org/01/09520123456788/21/ABC123';
  const at = { x: 0, y: 0 };
  const [one, two] = partsOf(TEXT).map(
    ({ text: piece, index, parity }): ReadSymbol => ({
      text: piece,
      format: 'QRCodeModel2',
      symbology: ']Q1',
      corners: [at, at, at, at],
      bytes: Buffer.from(piece),
      part: { index, count: 2, id: String(parity) },
      reader: 'zxing',
    }),
  ) as [ReadSymbol, ReadSymbol];
  const picture = (name: string): Source => ({ kind: 'file', file: new File([], name), channel: 'file' });
  const held: Readonly<Record<string, readonly ReadSymbol[]>> = { one: [one], two: [two], none: [] };
  const withPictures = (ways: Partial<Ways> = {}) =>
    queueWith({
      requests: async ({ source }) => {
        const name = source.kind === 'file' ? source.file.name : '';
        if (name === 'gone') throw new Error('gone');
        return (held[name] ?? []).map((symbol) => ({ channel: 'file' as const, text: symbol.text, fileName: name, part: symbol }));
      },
      ...ways,
    });

  it.each([
    ['one', 'two'],
    ['two', 'one'],
    ['two', 'none', 'gone', 'none', 'one'],
  ])('send the whole code once, in place of its first part: %s, %s …', async (...names) => {
    const { queue, asked, settled } = withPictures();
    queue.bring(names.filter((name) => name !== undefined).map(picture));
    await settled();
    expect(asked).toEqual([{ channel: 'file', text: TEXT, fileName: 'one', symbology: ']Q1' }]);
    if (names.length === 2) expect(queue.get()).toMatchObject({ shown: { item: 0 } });
  });

  it('that are not all there are recorded as parts, never as a code', async () => {
    for (const names of [['one'], ['two', 'two'], ['one', 'none']]) {
      const { queue, asked, settled } = withPictures();
      queue.bring(names.map(picture));
      await settled();
      expect(asked.length).toBeGreaterThan(0);
      for (const { unreadable } of asked)
        expect(unreadable).toMatchObject({ code: 'DPP-INP-23', parts: { count: 2, read: [names[0] === 'two' ? 2 : 1] } });
    }
  });

  it('stop waiting when the batch is cancelled, and a part tried again alone stays one', async () => {
    const { queue, asked, settled } = withPictures({
      requests: async ({ source }, _language, signal) => {
        if (source.kind === 'file' && source.file.name === 'one') return [{ channel: 'file', text: one.text, part: one }];
        return await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    queue.bring(['one', 'slow', 'slow', 'slow'].map(picture));
    await vi.waitFor(() => expect(queue.get().jobs.find(({ id }) => id === 1)?.state.stage).toBe('gathering'));
    queue.cancel(1);
    await settled();
    expect([asked, queue.get().jobs.map(({ state }) => state.stage)]).toEqual([[], ['cancelled', 'cancelled', 'cancelled', 'cancelled']]);
    queue.retry(1);
    await settled();
    expect(asked).toMatchObject([{ unreadable: { parts: { count: 2, read: [1] } } }]);
  });
});

describe('the queue of the Inspect screen', () => {
  it('shows the verdict of a single item at once', async () => {
    const { queue, settled } = queueWith();
    queue.bring([text('valid')]);
    await settled();
    expect(queue.get().shown).toEqual({ job: 1, item: 0 });
    queue.next();
    expect(queue.get().shown).toBeUndefined();
  });

  it('takes the last verdict off the screen as soon as the next item is brought', () => {
    const { queue } = queueWith({ inspect: () => new Promise(() => undefined) });
    queue.show({ job: 7, item: 0 });
    queue.bring([text('valid')]);
    expect(queue.get().shown).toBeUndefined();
  });

  it('shows several items in figures, the worst first, and goes back to them', async () => {
    const { queue, settled } = queueWith();
    queue.bring([text('valid'), text('altered'), text('valid')]);
    await settled();
    const { jobs, shown, summary } = queue.get();
    expect(shown).toBeUndefined();
    expect(summary).toBe(1);
    expect(countBatch(jobs, 1).headlines).toEqual([
      { headline: 'invalid', count: 1 },
      { headline: 'valid', count: 2 },
    ]);
    queue.show({ job: 2, item: 0 });
    queue.next();
    expect(queue.get()).toMatchObject({ summary: 1 });
    queue.next();
    expect(queue.get().summary).toBeUndefined();
  });

  it('shows one input with several items in figures too', async () => {
    const { queue, settled } = queueWith({ inspect: async () => ({ inspections: [valid, altered] }) });
    queue.bring([text('page')]);
    await settled();
    expect(queue.get().shown).toBeUndefined();
    expect(countBatch(queue.get().jobs, 1).items).toBe(2);
  });

  it('sends in the order in which things were brought', async () => {
    const { queue, asked, settled } = queueWith();
    queue.bring(['a', 'b', 'c', 'd'].map((name) => text(name)));
    await settled();
    expect(asked.map((request) => request.text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps an item while the workbench does not answer and sends it when it does', async () => {
    let down = 3;
    const stages: string[] = [];
    const { queue, settled } = queueWith({
      inspect: async () => {
        down -= 1;
        if (down >= 0) throw new Down();
        return { inspections: [valid] };
      },
    });
    queue.watch(() => stages.push(queue.get().jobs[0]?.state.stage ?? ''));
    queue.bring([text('valid')]);
    await settled();
    expect(stages).toContain('holding');
    expect(queue.get().jobs[0]?.state).toMatchObject({ stage: 'done' });
  });

  it('keeps a refused item with its reason, and can try it again', async () => {
    let refused = true;
    const { queue, settled } = queueWith({
      inspect: async () => {
        if (refused) throw new Error('too large');
        return { inspections: [valid] };
      },
    });
    queue.bring([text('valid')]);
    await settled();
    expect(queue.get().jobs[0]?.state).toMatchObject({ stage: 'failed', error: new Error('too large') });
    refused = false;
    queue.retry(1);
    await settled();
    expect(queue.get().jobs[0]?.state.stage).toBe('done');
  });

  it('cancels what is waiting and what is under way, and keeps what is done', async () => {
    let done = 0;
    const { queue, settled } = queueWith({
      inspect: (_request, signal) =>
        done++ === 0
          ? Promise.resolve({ inspections: [valid] })
          : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    queue.bring(Array.from({ length: 6 }, () => text('valid')));
    await vi.waitFor(() => expect(countBatch(queue.get().jobs, 1).over).toBe(1));
    queue.cancel(1);
    await settled();
    const stages = queue.get().jobs.map(({ state }) => state.stage);
    expect(stages.filter((stage) => stage === 'done')).toHaveLength(1);
    expect(stages.filter((stage) => stage === 'cancelled')).toHaveLength(5);
  });

  it('compares the credential that is brought next with the product that was scanned, once', async () => {
    const { queue, asked, settled } = queueWith();
    queue.bring([text('link')]);
    await settled();
    queue.expect({ gtin: '09506000134352', serial: '9' });
    queue.bring([text('valid')]);
    await settled();
    expect(asked[1]?.expect).toEqual({ gtin: '09506000134352', serial: '9' });
    expect(queue.get().expect).toBeUndefined();
    queue.bring([text('valid')]);
    await settled();
    expect(asked[2]?.expect).toBeUndefined();
  });

  it('never compares with the product before when another product was scanned since', async () => {
    const { queue, settled } = queueWith();
    queue.expect({ gtin: '09520123456788' });
    queue.bring([text('link')]);
    await settled();
    expect(queue.get().expect).toBeUndefined();
  });

  it('shows a decision that was added', async () => {
    const { queue, settled } = queueWith();
    queue.bring([text('valid')]);
    await settled();
    const [job] = queue.get().jobs;
    const [before] = job?.state.stage === 'done' ? job.state.inspections : [];
    if (before === undefined) throw new Error('nothing was inspected');
    const decision = { decision: 'held', officer: 'A', place: 'B', reference: '', note: '', at: before.at } as const;
    queue.replace({ ...before, decisions: [decision] });
    expect(queue.get().jobs[0]?.state).toMatchObject({ inspections: [{ decisions: [decision] }] });
  });
});

describe('a batch of hundreds', () => {
  it('shows what was inspected again in place of the item, also in a large batch, and leaves other items as they are', async () => {
    const unknown: Inspection = { ...valid, headline: 'unknown-issuer' };
    const of = (text: string): Inspection['input'] => ({ ...valid.input, text, sha256: text });
    let number = 100;
    const { queue, settled } = queueWith({
      inspect: async ({ text: said = '' }) => {
        number += 1;
        return { inspections: [{ ...unknown, id: number, input: of(said) }] };
      },
    });
    queue.bring(Array.from({ length: 201 }, (_, at) => text(`many ${at}`)));
    queue.bring([text('one')]);
    await settled();
    const again: Inspection = { ...valid, id: 900, again: 302, input: of('one') };
    queue.replace(again);
    queue.replace({ ...valid, id: 901, again: 101, input: of('many 0') });
    const all = queue.get().jobs.flatMap(({ state }) => (state.stage === 'done' ? state.inspections : []));
    expect(all.filter(({ headline }) => headline === 'valid').map(({ id }) => id)).toEqual([900, 901]);
    expect(queue.get().shown).toEqual({ job: queue.get().jobs[0]?.id, item: 0 });
    // What was asked about another day, or is answered already, stays.
    queue.replace({ ...valid, id: 902, again: 302, input: of('one') });
    expect(queue.get().jobs[0]?.state).toMatchObject({ inspections: [{ id: 900 }] });
  });

  it('tries all items of a batch again together, in their order', async () => {
    let isOver = true;
    const { queue, asked, settled } = queueWith({
      requests: async ({ source }) => {
        if (isOver) throw new Error('the session is over');
        return [{ channel: source.channel, text: source.kind === 'text' ? source.text : '' }];
      },
    });
    queue.bring(Array.from({ length: 20 }, (_, at) => text(`${at}`)));
    await settled();
    const unfinished = unfinishedOf(queue.get().jobs, queue.get().jobs[0]?.batch ?? 0);
    expect(unfinished.length).toBe(20);
    isOver = false;
    queue.retry(...unfinished.map(({ id }) => id));
    await settled();
    expect(asked.map(({ text: said }) => Number(said))).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(unfinishedOf(queue.get().jobs, queue.get().jobs[0]?.batch ?? 0)).toEqual([]);
  });

  it('tries a job again with the ids of its requests, so that what was recorded before is not recorded twice', async () => {
    let read = 0;
    let isRefused = true;
    const sent: (string | undefined)[] = [];
    const { queue, settled } = queueWith({
      requests: async () => {
        read += 1;
        return [1, 2].map((at) => ({ channel: 'file' as const, text: `page ${at}`, requestId: crypto.randomUUID() }));
      },
      inspect: async ({ requestId, text: page }) => {
        sent.push(requestId);
        if (isRefused && page === 'page 2') throw new Error('refused');
        id += 1;
        return { inspections: [{ ...valid, id }] };
      },
    });
    queue.bring([{ kind: 'file', file: new File(['%PDF-1.7'], 'papers.pdf'), channel: 'file' }]);
    await settled();
    isRefused = false;
    queue.retry(1);
    await settled();
    expect(queue.get().jobs[0]?.state.stage).toBe('done');
    expect([read, sent.length]).toEqual([1, 4]);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });

  it('is not redrawn for every step', async () => {
    const { queue, settled } = queueWith();
    let drawn = 0;
    queue.watch(() => {
      drawn += 1;
    });
    queue.bring(Array.from({ length: 300 }, () => text('valid')));
    await settled();
    expect(drawn).toBeLessThan(300);
  });
});
