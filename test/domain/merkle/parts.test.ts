// The personal parts of a record, each under a salted hash of its own.
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryHash } from '../../../server/domain/merkle/entry.ts';
import {
  coveredBy,
  erasedParts,
  eraseParts,
  newSalt,
  PARTS,
  pinnedSalt,
  type RecordPart,
  withoutParts,
} from '../../../server/domain/merkle/parts.ts';

const PREVIOUS = '0'.repeat(64);
const canonical = (value: object): string => canonicalize(value) ?? '';
const RECORD = canonical({
  at: '2026-01-01T00:00:00Z',
  headline: 'valid',
  place: 'Gate 4',
  run: { id: 'r', name: 'Lorry', officer: 'Ana "A" Lind\\', place: 'Gate 4', reference: 'MRN 1' },
  sightings: [
    {
      kind: 'another-place',
      total: 1,
      entries: [{ id: 1, place: 'Gate 1', decision: { officer: 'Bo', place: 'Gate 1', decision: 'held' } }],
    },
  ],
  signedIn: [{ id: 'o1', name: 'Ana' }],
  credential: { raw: '{"officer":"not personal"}', verified: { officer: 'of the document', place: ['x'] } },
});

describe('the parts of a record', () => {
  it('are left empty, and nothing else is', () => {
    const value = JSON.parse(withoutParts(RECORD, PARTS));
    expect(value).toMatchObject({
      headline: 'valid',
      place: '',
      run: { id: 'r', name: 'Lorry', officer: '', place: '', reference: '' },
      sightings: [{ kind: 'another-place', entries: [{ id: 1, place: '', decision: { officer: '', place: '', decision: 'held' } }] }],
      signedIn: [{ id: 'o1', name: '' }],
      credential: { raw: '{"officer":"not personal"}', verified: { officer: 'of the document', place: ['x'] } },
    });
    expect(JSON.parse(withoutParts(RECORD, ['place'])).run).toEqual({ ...JSON.parse(RECORD).run, place: '' });
  });

  it('are erased in any order, and the hash of the line stays', () => {
    fc.assert(
      fc.property(
        fc.record({
          officer: fc.string({ unit: 'grapheme' }),
          place: fc.string(),
          reference: fc.oneof(fc.string(), fc.integer()),
          note: fc.string(),
          other: fc.jsonValue({ maxDepth: 3 }),
          run: fc.oneof(fc.string(), fc.record({ officer: fc.string(), place: fc.jsonValue({ maxDepth: 2 }), id: fc.string() })),
          signedIn: fc.array(fc.record({ id: fc.string(), name: fc.string() })),
        }),
        fc.shuffledSubarray([...PARTS]),
        (value, order) => {
          const salt = newSalt();
          const record = canonical(value);
          const hash = entryHash(PREVIOUS, record, salt);
          let left: { record: string; salt: string } = { record, salt };
          for (const part of order) left = eraseParts(left.record, left.salt, [part]);
          expect(hash).toHaveLength(64);
          expect(entryHash(PREVIOUS, left.record, left.salt)).toBe(hash);
          expect(erasedParts(left.salt)).toEqual(PARTS.filter((part) => order.includes(part)));
          expect(JSON.parse(left.record).other).toEqual(JSON.parse(record).other);
          expect(left.record).toBe(withoutParts(record, order));
        },
      ),
    );
  });

  const salt = newSalt();
  const hash = entryHash(PREVIOUS, RECORD, salt);
  const left = eraseParts(RECORD, salt, ['officer', 'place']);
  it.each([
    ['another verdict', { ...left, record: left.record.replace('"valid"', '"invalid"') }],
    ['a text where one was erased', { ...left, record: left.record.replace('"officer":""', '"officer":"Eve"') }],
    ['another text of a part that is there', { ...left, record: left.record.replace('MRN 1', 'MRN 2') }],
    ['a member more', { ...left, record: left.record.replace('{"at"', '{"a":1,"at"') }],
    ['a member twice', { ...left, record: left.record.replace('"headline":"valid"', '"headline":"valid","headline":"valid"') }],
    ['a blank', { ...left, record: left.record.replace('"headline":', '"headline": ') }],
    ['text behind the record', { ...left, record: `${left.record} ` }],
    ['another salt', { ...left, salt: newSalt() }],
    ['a part that is erased without its hash', eraseParts(left.record, salt, ['officer'])],
    ['no record', { ...left, record: 'null' }],
    ['half of a record', { ...left, record: left.record.slice(0, -2) }],
    ['no salt', { ...left, salt: null }],
  ])('do not fit the hash with %s', (_, changed) => {
    expect(entryHash(PREVIOUS, changed.record, changed.salt)).not.toBe(hash);
  });

  it('do not move between members: what is left pins where each text stood', () => {
    const one = canonical({ officer: 'A', run: { officer: '' } });
    const other = canonical({ officer: '', run: { officer: 'A' } });
    expect(entryHash(PREVIOUS, one, salt)).not.toBe(entryHash(PREVIOUS, other, salt));
  });

  it('are hidden by their salts: the same text has another hash in another line, and in another part', () => {
    const hashes = (text: string, parts: readonly RecordPart[]) =>
      coveredBy(canonical({ officer: text, place: text }), newSalt())
        ?.slice(1)
        .filter((_, at) => parts.includes(PARTS[at] as RecordPart));
    const all = [hashes('Ana', ['officer', 'place']), hashes('Ana', ['officer', 'place'])].flat();
    expect(new Set(all).size).toBe(4);
  });

  it('of a line of an earlier version pin the hash of the line and what is left', () => {
    const before = entryHash(PREVIOUS, RECORD, 'AAAAAAAAAAAAAAAAAAAAAA');
    const rest = withoutParts(RECORD, ['officer']);
    const pinned = pinnedSalt(before, rest);
    expect(entryHash(PREVIOUS, rest, pinned)).toBe(before);
    expect(entryHash(PREVIOUS, rest.replace('valid', 'invalid'), pinned)).not.toBe(before);
  });
});
