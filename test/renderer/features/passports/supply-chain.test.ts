// The layout of supply chains: nothing covers anything, everything is on the picture, and the size is bounded.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, layGraph, MOST_BESIDE } from '../../../../renderer/features/passports/supply-chain/graph.ts';
import { inOrder, isSettled, MOST_DRAWN } from '../../../../renderer/features/passports/supply-chain/order.ts';
import { layTimeline, MARK } from '../../../../renderer/features/passports/supply-chain/timeline.ts';
import type { EventPart, EventRole, EventSummary } from '../../../../server/contract/index.ts';

const self = (role: EventRole): EventPart => ({ role, id: 'urn:epc:id:sgtin:9520123.012345.ABC', isThis: true });
const thing = (role: EventRole, name: string): EventPart => ({ role, id: `urn:x:${name}` });
let id = 0;
const event = (time: string, parts: readonly EventPart[], more: Partial<EventSummary> = {}): EventSummary => ({
  id: ++id,
  eventId: `e${id}`,
  type: 'ObjectEvent',
  eventTime: time,
  parts,
  ...more,
});
const made = event('2026-01-01T08:00:00Z', [self('output'), thing('input', 'steel'), thing('input', 'copper')], {
  type: 'TransformationEvent',
});
const packed = event('2026-01-02T08:00:00Z', [self('child'), thing('parent', 'pallet')], { type: 'AggregationEvent', action: 'ADD' });
const shipped = event('2026-01-03T08:00:00Z', [self('observed')], { action: 'OBSERVE' });
const unpacked = event('2026-01-04T08:00:00Z', [self('child'), thing('parent', 'pallet')], { type: 'AggregationEvent', action: 'DELETE' });

const named = ({ nodes }: Graph, key: string) => nodes.find((node) => node.key === key) ?? expect.fail(`no node ${key}`);
const edgesOf = ({ edges }: Graph) => edges.map(({ key }) => key);

describe('the order of events', () => {
  it('is that of time, and numbers them', () => {
    expect(inOrder([unpacked, made, packed]).map(({ number, kind, event }) => [number, kind, event.id])).toEqual([
      [1, 'transformation', made.id],
      [2, 'aggregation', packed.id],
      [3, 'aggregation', unpacked.id],
    ]);
  });

  it('tells events that others can rely on from those that nobody accepted', () => {
    const received = { asserter: 'did:x', name: 'X', door: 'pack', at: '2026-01-01T00:00:00Z', who: 'Ana' } as const;
    expect(
      [
        shipped,
        { ...shipped, conflicting: true },
        { ...shipped, received },
        { ...shipped, received: { ...received, acceptedAt: 'x' } },
      ].map(isSettled),
    ).toEqual([true, false, false, true]);
  });
});

describe('the graph', () => {
  const graph = layGraph(inOrder([made, packed, shipped, unpacked]), 720) ?? expect.fail('no graph');

  it('has each thing once, on the side where it appears first', () => {
    expect(graph.nodes.map(({ key }) => key).sort()).toEqual(
      ['event 1', 'event 2', 'event 3', 'event 4', 'product', 'thing urn:x:copper', 'thing urn:x:pallet', 'thing urn:x:steel'].sort(),
    );
    expect(named(graph, 'thing urn:x:steel').x).toBeLessThan(named(graph, 'event 1').x);
    expect(named(graph, 'thing urn:x:pallet').x).toBeGreaterThan(named(graph, 'event 2').x);
  });

  it('joins what went in, what came out, and the events of the product one after the other', () => {
    expect(edgesOf(graph)).toEqual([
      'thing urn:x:steel in 1',
      'thing urn:x:copper in 1',
      'thing urn:x:pallet out 2',
      'event 1 to 2',
      'event 2 to 3',
      'thing urn:x:pallet in 4',
      'event 3 to 4',
      'to the product',
    ]);
  });

  it('ends without the product where the product was used up', () => {
    const used = event('2026-02-01T08:00:00Z', [self('input'), thing('output', 'car')], { type: 'TransformationEvent' });
    const { nodes } = layGraph(inOrder([shipped, used]), 720) ?? expect.fail('no graph');
    expect(nodes.map(({ key }) => key)).toEqual(['event 1', 'event 2', 'thing urn:x:car']);
  });

  it('counts the things that have no room', () => {
    const many = event('2026-01-01T08:00:00Z', [
      self('output'),
      ...Array.from({ length: 40 }, (_, index) => thing('input', `part ${index}`)),
    ]);
    const { nodes } = layGraph(inOrder([many]), 720) ?? expect.fail('no graph');
    expect(nodes.filter(({ kind }) => kind === 'thing')).toHaveLength(MOST_BESIDE - 1);
    expect(nodes.find(({ kind }) => kind === 'more')).toMatchObject({ count: 40 - MOST_BESIDE + 1 });
  });

  it('is not drawn for no event, nor for too many', () => {
    const many = (count: number) => inOrder(Array.from({ length: count }, () => shipped));
    expect(layGraph([], 720)).toBeUndefined();
    expect(layGraph(many(MOST_DRAWN), 720)).toBeDefined();
    expect(layGraph(many(MOST_DRAWN + 1), 720)).toBeUndefined();
    expect(layTimeline(many(MOST_DRAWN + 1), 720)).toBeUndefined();
  });

  const part = fc.record({
    role: fc.constantFrom<EventRole>('input', 'output', 'parent', 'child', 'observed'),
    id: fc.integer({ min: 0, max: 30 }).map((name) => `urn:x:${name}`),
  });
  const events = fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 500_000 }),
      action: fc.constantFrom('ADD', 'OBSERVE', 'DELETE', undefined),
      own: fc.option(fc.constantFrom<EventRole>('input', 'output', 'parent', 'child', 'observed')),
      parts: fc.array(part, { maxLength: 12 }),
    }),
    { minLength: 1, maxLength: MOST_DRAWN },
  );
  const summaries = events.map((all) =>
    all.map(({ minute, action, own, parts }) =>
      event(
        new Date(1.7e12 + minute * 60_000).toISOString(),
        [...(own ? [self(own)] : []), ...parts],
        action === undefined ? {} : { action },
      ),
    ),
  );
  const width = fc.integer({ min: 290, max: 1400 });

  it('has no box over another and none outside, whatever happened', () => {
    fc.assert(
      fc.property(summaries, width, (all, wide) => {
        const { nodes, edges, ...size } = layGraph(inOrder(all), wide) ?? expect.fail('no graph');
        for (const [index, one] of nodes.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= size.width && one.y + one.height <= size.height).toBe(true);
          for (const other of nodes.slice(index + 1)) {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(apart, `${one.key} and ${other.key}`).toBe(true);
          }
        }
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
        expect(new Set(edges.map(({ key }) => key)).size).toBe(edges.length);
        expect(edges.every(({ path }) => path !== '' && !path.includes('NaN'))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has no mark of the timeline over another and none outside', () => {
    fc.assert(
      fc.property(summaries, width, (all, wide) => {
        const timeline = layTimeline(inOrder(all), wide);
        if (timeline === undefined) return;
        const { marks, ticks, lanes } = timeline;
        expect(marks).toHaveLength(all.length);
        for (const [index, one] of marks.entries()) {
          expect(one.x >= MARK / 2 && one.x <= wide - MARK / 2 && one.lane < lanes).toBe(true);
          for (const other of marks.slice(index + 1))
            expect(one.lane !== other.lane || Math.abs(one.x - other.x) >= MARK - 1e-6).toBe(true);
        }
        expect(ticks.every((tick, index) => index === 0 || tick.x - (ticks[index - 1]?.x ?? 0) >= 100)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has no timeline where everything happened at once', () => {
    expect(layTimeline(inOrder([shipped, shipped]), 720)).toBeUndefined();
  });
});
