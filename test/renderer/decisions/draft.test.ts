// Checks what a decision requires before it is sent, and the digits that release an item against its verdict.
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { type Draft, decisionMistakes, EMPTY_DRAFT } from '../../../renderer/decisions/draft.ts';
import { newReleaseCode } from '../../../renderer/decisions/release-code.ts';
import { DECIDE } from '../../../server/api/workbench/schemas/workbench.ts';

const draft = { decision: 'held', officer: 'M. Okafor', place: 'Rotterdam', reference: '26NL1', note: '', code: '' } as const;
const VALID = { headline: 'valid', code: '47' } as const;

describe('a decision', () => {
  test('with who, where and what is complete; case number and note may be missing', () => {
    expect(decisionMistakes(draft, VALID).size).toBe(0);
    expect(decisionMistakes({ ...draft, reference: '' }, VALID).size).toBe(0);
  });

  test('lacks the choice, the officer and the place when nothing is filled in', () => {
    expect([...decisionMistakes(EMPTY_DRAFT, VALID).keys()]).toEqual(['decision', 'officer', 'place']);
    expect(decisionMistakes({ ...draft, officer: '   ' }, VALID).get('officer')).toEqual({ kind: 'missing' });
  });

  test('is limited as the workbench limits it, counted in characters and not in code units', () => {
    const { code: _code, ...request } = draft;
    const taken = (change: Partial<Draft>) => decisionMistakes({ ...draft, ...change }, VALID).size === 0;
    for (const field of ['officer', 'place', 'reference', 'note'] as const) {
      for (const text of ['M'.repeat(200), '𝔐'.repeat(200), 'M'.repeat(201), 'x'.repeat(4000), 'x'.repeat(4001)]) {
        expect(taken({ [field]: text }), `${field}, ${text.length}`).toBe(Value.Check(DECIDE, { ...request, [field]: text }));
      }
    }
    expect(decisionMistakes({ ...draft, place: 'M'.repeat(201) }, VALID).get('place')).toEqual({
      kind: 'too-long',
      limit: 200,
      count: 201,
    });
  });
});

describe('releasing what is not valid', () => {
  const release = { ...draft, decision: 'released', note: 'Laboratory report 12 is in order', code: '47' } as const;

  test.each(['valid-not-current', 'unknown-issuer', 'invalid', 'cannot-check'] as const)(
    'takes a reason and the digits: %s',
    (headline) => {
      const about = { headline, code: '47' };
      expect(decisionMistakes(release, about).size).toBe(0);
      expect(decisionMistakes({ ...release, note: ' ' }, about).get('note')).toEqual({ kind: 'no-reason' });
      for (const code of ['', '4', '74', '047'])
        expect(decisionMistakes({ ...release, code }, about).get('code')).toEqual({ kind: 'wrong-code' });
    },
  );

  test('is what takes them: neither a valid item nor holding does', () => {
    expect(decisionMistakes({ ...release, note: '', code: '' }, VALID).size).toBe(0);
    expect(decisionMistakes({ ...release, decision: 'held', note: '', code: '' }, { headline: 'invalid', code: '47' }).size).toBe(0);
  });

  test('has digits that are fair: each of the hundred comes from two bytes, and none from the others', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => 255 - byte);
    const random = (into: Uint8Array<ArrayBuffer>) => into.fill(bytes.pop() ?? 0);
    const drawn = Array.from({ length: 200 }, () => newReleaseCode(random));
    const counts = Map.groupBy(drawn, (code) => code);
    expect(counts.size).toBe(100);
    expect([...counts.values()].every(({ length }) => length === 2)).toBe(true);
    expect(drawn.every((code) => /^[0-9]{2}$/.test(code))).toBe(true);
  });
});
