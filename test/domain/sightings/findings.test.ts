// What earlier entries of the log say about an item in hand: another place, decisions, another item under one text, another issuer.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlierEntry, findingsOf, type Sighting } from '../../../server/domain/sightings/findings.ts';

const AT = '2027-06-01T12:00:00.000Z';
const SEEN: Sighting = { at: AT, gtin: '09520123456788', serial: 'S1', place: 'Gate 4', run: 'here', issuer: 'did:web:a' };
const hoursAgo = (hours: number): string => new Date(Date.parse(AT) - hours * 3_600_000).toISOString();
const earlier = (id: number, more: Partial<EarlierEntry> = {}): EarlierEntry => ({
  id,
  at: hoursAgo(1),
  gtin: SEEN.gtin,
  serial: SEEN.serial,
  isOfCode: true,
  ...more,
});
const decided = (decision: 'released' | 'held' | 'referred', at = hoursAgo(1), place = '') => ({
  decision: { decision, at, place, officer: 'Ana' },
});
const found = (entries: readonly EarlierEntry[], ofText: readonly EarlierEntry[] = [], seen = SEEN) =>
  findingsOf(seen, entries, ofText, 24).map(({ kind, entries: named }) => [kind, ...named.map(({ id }) => id)]);

describe('another place', () => {
  it.each([
    ['another place within the hours', { place: 'Hall B' }, true],
    ['the same place', { place: ' gate  4 ' }, false],
    ['the same place with an accent', { place: 'Gáte 4' }, false],
    ['no place', {}, false],
    ['the place of its decision', decided('held', AT, 'Hall B'), true],
    ['its own place before that of its decision', { place: 'Gate 4', ...decided('held', AT, 'Hall B') }, false],
    ['exactly as long ago', { place: 'Hall B', at: hoursAgo(24) }, true],
    ['longer ago', { place: 'Hall B', at: hoursAgo(24.01) }, false],
    ['later, because the clock was set back', { place: 'Hall B', at: hoursAgo(-23) }, true],
    ['in the same run', { place: 'Hall B', run: 'here' }, false],
    ['in another run', { place: 'Hall B', run: 'there' }, true],
    ['a repetition', { place: 'Hall B', again: 1 }, false],
    ['a document that was brought', { place: 'Hall B', isOfCode: false }, false],
  ] as const)('%s', (_, more, isReported) => {
    expect(found([earlier(7, more)]).some(([kind]) => kind === 'another-place')).toBe(isReported);
  });

  it('is not reported if this entry has no place', () => {
    const { place: _, ...nowhere } = SEEN;
    expect(found([earlier(7, { place: 'Hall B' })], [], nowhere)).toEqual([]);
  });
});

describe('decisions', () => {
  it.each([
    ['released', [earlier(7, decided('released'))], [['released-before', 7]]],
    ['held', [earlier(7, decided('held'))], [['decided-before', 7]]],
    ['held twice', [earlier(8, decided('held')), earlier(7, decided('held'))], [['decided-before', 8, 7]]],
    ['held and released', [earlier(8, decided('released')), earlier(7, decided('held'))], [['decided-differently', 8, 7]]],
    ['held and referred', [earlier(8, decided('referred')), earlier(7, decided('held'))], [['decided-differently', 8, 7]]],
    ['in this run', [earlier(7, { run: 'here', ...decided('released') })], []],
    ['none', [earlier(7)], []],
  ])('%s', (_, entries, wanted) => {
    expect(found(entries)).toEqual(wanted);
  });

  it('on an entry and its repetitions count once, as the last one says', () => {
    const chain = [
      earlier(9, { again: 8, ...decided('held', hoursAgo(1)) }),
      earlier(8, { again: 7 }),
      earlier(7, decided('released', hoursAgo(2))),
    ];
    expect(found(chain)).toEqual([['decided-before', 9]]);
    expect(found([earlier(8, { again: 7, ...decided('held', hoursAgo(2)) }), earlier(7, decided('released', hoursAgo(1)))])).toEqual([
      ['released-before', 7],
    ]);
  });
});

it('another serial number or product number under the same text is reported, and the same one is not', () => {
  const of = (more: object) => found([], [earlier(7, more)]);
  expect(of({ serial: 'S2' })).toEqual([['another-product', 7]]);
  expect(of({ gtin: '09520123456795' })).toEqual([['another-product', 7]]);
  expect(of({})).toEqual([]);
});

it('a passport of another issuer is reported, and one without an issuer is not', () => {
  expect(found([earlier(7, { issuer: 'did:web:b' })])).toEqual([['another-issuer', 7]]);
  expect(found([earlier(7, { issuer: 'did:web:a' }), earlier(6)])).toEqual([]);
});

it('what the program repeated is no further entry about another issuer or another product', () => {
  const repeated = (more: object) => [earlier(9, { again: 8, ...more }), earlier(8, { again: 7, ...more }), earlier(7, more)];
  const other = { issuer: 'did:web:b' };
  expect(findingsOf(SEEN, repeated(other), [], 24)).toMatchObject([{ kind: 'another-issuer', total: 1 }]);
  expect(findingsOf(SEEN, [], repeated({ serial: 'S2' }), 24)).toMatchObject([{ kind: 'another-product', total: 1 }]);
  // The passport that was found first is not forgotten.
  expect(found([earlier(8, { again: 7, issuer: 'did:web:a' }), earlier(7, other)])).toEqual([['another-issuer', 7]]);
  expect(found([earlier(7, { again: 7, ...other })])).toEqual([['another-issuer', 7]]);
});

it('five entries are named, and all are counted', () => {
  const many = Array.from({ length: 9 }, (_, index) => earlier(20 - index, decided('held')));
  expect(findingsOf(SEEN, many, [], 24)).toMatchObject([{ kind: 'decided-before', total: 9 }]);
  expect(findingsOf(SEEN, many, [], 24)[0]?.entries.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16]);
});

it('what happened in this run and what repeats earlier entries never adds a place', () => {
  const entry = fc.record({
    id: fc.nat(),
    at: fc.integer({ min: -100, max: 100 }).map(hoursAgo),
    place: fc.constantFrom('', 'Gate 4', 'Hall B'),
    run: fc.constantFrom('here', undefined as never),
    again: fc.constantFrom(1, undefined as never),
    isOfCode: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
      const elsewhere = findingsOf(SEEN, entries, [], 24).find(({ kind }) => kind === 'another-place');
      const wanted = entries.filter(
        ({ at, place, run, again, isOfCode }) =>
          place === 'Hall B' && run !== 'here' && again === undefined && isOfCode && at >= hoursAgo(24) && at <= hoursAgo(-24),
      );
      expect(elsewhere?.total ?? 0).toBe(wanted.length);
    }),
  );
});
