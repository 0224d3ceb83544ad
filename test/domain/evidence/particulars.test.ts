// The particulars of evidence: one English sentence for records and commands, from the values that the page words itself.
import { describe, expect, it } from 'vitest';
import { detailOf, evidence, lineInEnglish } from '../../../server/domain/evidence/evidence.ts';
import { dated, inEnglish, say } from '../../../server/domain/evidence/particulars.ts';

const since = say('since', { date: dated('2026-03-01') });

describe('particulars', () => {
  it('say in English what records have always said', () => {
    const product = [say('gtin', { value: '09520123456788' }), say('batch', { value: say('unreadable') })];
    expect(inEnglish(say('claimed', { product }))).toBe('the credential says GTIN 09520123456788, batch unreadable');
    const rules = say('rules', { rules: 'R', source: say('of-program'), day: dated('2027-02-18'), basis: say('on-today') });
    expect(inEnglish(say('missing', { fields: [{ field: 'capacity' }, { field: 'manufacturer/address' }], rules }))).toBe(
      'capacity, manufacturer/address; by the rules of R (this program) for 2027-02-18, the day of this check',
    );
  });

  it('keep a value from outside that looks like a placeholder or a pattern as it is', () => {
    expect(inEnglish(say('key-of-other', { issuer: '{owner} $&', owner: 'did:web:b' }))).toBe(
      'the credential names {owner} $&, the key belongs to did:web:b',
    );
  });

  it('go into the line with their sentence, and with another code into another line', () => {
    const line = evidence('DPP-ISS-20', since, '2026-03-02T00:00:00Z');
    expect(line).toMatchObject({ detail: 'since 2026-03-01', particulars: since });
    expect(evidence('DPP-KEY-07', detailOf(line))).toMatchObject({ code: 'DPP-KEY-07', detail: 'since 2026-03-01', particulars: since });
    expect(evidence('DPP-PRD-01', 'ABC')).not.toHaveProperty('particulars');
  });

  it('leave a line for commands and public interfaces with its sentence only', () => {
    expect(lineInEnglish(evidence('DPP-ISS-20', since))).toEqual({
      check: 'issuer',
      outcome: 'failed',
      code: 'DPP-ISS-20',
      detail: 'since 2026-03-01',
    });
  });
});
