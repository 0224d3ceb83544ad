// An edition of the rules as data: the same answers after it was written and read, strict bounds, and rows of a later program left out.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTERY_CATEGORIES } from '../../../../server/domain/passport/fields/field.ts';
import { CATEGORIES, FIELD_BY_NAME, FIELDS, obligationOf } from '../../../../server/domain/passport/fields.ts';
import { judgeContentComplete } from '../../../../server/domain/passport/law/completeness.ts';
import {
  type Content,
  completenessOf,
  groupNeedsPassportFrom,
  legalObligation,
  missingIn,
} from '../../../../server/domain/passport/law/duties.ts';
import { type Edition, PROGRAM_EDITION, PROGRAM_RULES, type Rules, toRules } from '../../../../server/domain/passport/law/rules.ts';
import { RULES_LIMITS, readRules, toRulesFile, writeRules } from '../../../../server/domain/passport/law/rules-file.ts';
import { sampleSet } from '../../../../server/domain/passport/sample/index.ts';

const TEXT = writeRules(PROGRAM_EDITION);
const DAYS = ['2025-01-01', '2027-02-17', '2027-02-18', '2027-08-18', '2028-08-18', '2033-08-18', '2099-12-31'];
const samples: readonly Content[] = sampleSet().map(({ passport }) => passport as Content);

function read(text: string) {
  const found = readRules(text);
  if (!found.ok) throw new Error(found.detail);
  return found;
}
const again: Rules = toRules(read(toRulesFile(TEXT)).edition);

describe('the edition of the program', () => {
  it('is the same after it was written as a file and read', () => {
    const found = read(toRulesFile(TEXT));
    expect(found).toEqual({ ok: true, edition: PROGRAM_EDITION, unknown: 0, text: TEXT });
    // One row on a line, for a comparison of two editions.
    expect(toRulesFile(TEXT).split('\n').length).toBeGreaterThan(PROGRAM_EDITION.rows.length);
    expect(Buffer.byteLength(TEXT)).toBeLessThan(RULES_LIMITS.bytes / 4);
  });

  it('asks of every field, group and kind of battery what the field table says', () => {
    for (const field of FIELDS)
      for (const category of CATEGORIES)
        for (const kind of category === 'battery' ? [undefined, ...BATTERY_CATEGORIES] : [undefined]) {
          const passportFrom = category === 'battery' && kind !== 'portable' && kind !== 'sli' ? '2027-02-18' : undefined;
          const needed = field.notByLaw === true ? 'optional' : obligationOf(field, category, kind);
          const own = kind === undefined ? undefined : field.from?.[`battery/${kind}`];
          const isNamed =
            field.obligation[category] !== undefined || (kind !== undefined && field.obligation[`battery/${kind}`] !== undefined);
          const wanted =
            needed === 'optional' || needed === 'not-to-be-filled'
              ? { obligation: needed }
              : needed === 'pending' || passportFrom === undefined || !isNamed
                ? { obligation: 'pending', ...(own === undefined ? {} : { from: own }) }
                : { obligation: needed, from: own === undefined || own < passportFrom ? passportFrom : own };
          for (const rules of [PROGRAM_RULES, again]) {
            const { legalBasis, condition, ...found } = legalObligation(field, category, kind, passportFrom, rules);
            expect([field.name, category, kind, found]).toEqual([field.name, category, kind, wanted]);
            expect([legalBasis, condition]).toEqual([field.legalBasis, own === undefined ? undefined : field.condition]);
            expect(groupNeedsPassportFrom(category, kind, rules)).toBe(passportFrom);
          }
        }
  });

  it('judges every sample on every day the same from a file', () => {
    expect(samples.length).toBeGreaterThan(5);
    const bare: readonly Content[] = CATEGORIES.flatMap((category) =>
      [undefined, ...BATTERY_CATEGORIES].map((batteryCategory) => ({ category, batteryCategory, manufacturer: { name: 'x' } }) as Content),
    );
    for (const content of [...samples, ...bare])
      for (const on of DAYS)
        for (const language of ['en', 'de'])
          expect(completenessOf(content, { on, basis: 'chosen' }, language, again)).toEqual(
            completenessOf(content, { on, basis: 'chosen' }, language),
          );
  });

  it('has another name and date with every change of a row or a day', () => {
    const { name, date, ...rows } = PROGRAM_EDITION;
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
    // If the digest differs, change RULES_EDITION and RULES_DATE too: of two editions, the one with the later date is in force.
    expect([name, date, digest]).toEqual(['2026-11', '2026-11-23', '5d991a092daa9975']);
  });
});

const later = (change: Partial<Edition>): Edition => ({ ...PROGRAM_EDITION, name: '2027-03', date: '2027-03-01', ...change });

describe('a newer edition', () => {
  const act = 'Delegated Regulation (EU) 2028/1 Article 5';
  const textile = later({
    passports: [...PROGRAM_EDITION.passports, { category: 'textile', from: '2028-01-01', legalBasis: act }],
    rows: PROGRAM_EDITION.rows.map((row) =>
      row.field === 'fibreComposition' && row.category === 'textile' ? { ...row, obligation: 'mandatory', legalBasis: act } : row,
    ),
  });
  const rules = toRules(read(writeRules(textile)).edition, { kind: 'pack', maker: 'Office' });
  const shirt: Content = { category: 'textile', placedOnMarketDate: '2028-01-02' };
  const on = (day: string, by?: Rules) => completenessOf(shirt, { on: day, basis: 'chosen' }, 'en', by);

  it('asks for what its act requires from its day, with its legal basis', () => {
    expect(missingIn(on('2028-01-02'))).toEqual([]);
    expect(missingIn(on('2027-12-31', rules))).toEqual([]);
    expect(on('2028-01-02', rules)).toMatchObject({ rules: '2027-03', source: { kind: 'pack' }, isDue: true, passportFrom: '2028-01-01' });
    expect(missingIn(on('2028-01-02', rules))).toContainEqual({
      field: 'fibreComposition',
      label: 'Fibre composition',
      legalBasis: act,
      obligation: 'mandatory',
      state: 'missing',
      from: '2028-01-01',
    });
  });

  it('is named with its source in the evidence', () => {
    const document = { credentialSubject: { characteristics: shirt } } as never;
    const now = new Date('2028-02-01T00:00:00Z');
    expect(judgeContentComplete(document, false, now, rules)).toMatchObject({
      code: 'DPP-CPL-02',
      detail: expect.stringMatching(/^fibreComposition.*; by the rules of 2027-03 \(a pack of “Office”\) for 2028-01-02, /),
    });
    expect(judgeContentComplete(document, false, now).detail).toContain('by the rules of 2026-11 (this program) for 2028-01-02');
    expect(judgeContentComplete(document, false, now, toRules(textile, { kind: 'import' })).detail).toContain('2027-03 (imported here)');
  });

  it('that does not name a field does not ask for it', () => {
    const less = toRules(later({ rows: PROGRAM_EDITION.rows.filter(({ field }) => field !== 'chemistry') }));
    const battery: Content = { category: 'battery', batteryCategory: 'ev' };
    const asked = (by: Rules) =>
      completenessOf(battery, { on: '2027-03-01', basis: 'chosen' }, 'en', by).duties.some(({ field }) => field === 'chemistry');
    expect([asked(PROGRAM_RULES), asked(less)]).toEqual([true, false]);
  });

  it('has its own limit of energy, for any kind of battery', () => {
    const five = toRules(later({ passports: [{ category: 'battery/lmt', from: '2027-02-18', legalBasis: 'x', aboveKWh: 5 }] }));
    const lmt = (value: number): Content => ({ category: 'battery', batteryCategory: 'lmt', capacity: { value, unit: 'kWh' } });
    const isDue = (value: number) => completenessOf(lmt(value), { on: '2027-03-01', basis: 'chosen' }, 'en', five).isDue;
    expect([5, 5.1].map(isDue)).toEqual([false, true]);
  });
});

describe('what this program does not know', () => {
  it('is left out and counted, and stays in the text', () => {
    const edition = later({
      rows: [
        ...PROGRAM_EDITION.rows,
        { field: 'microplasticsReleased', category: 'textile', obligation: 'mandatory', legalBasis: 'act' },
        { field: 'chemistry', category: 'battery/aviation' as never, obligation: 'mandatory', legalBasis: 'act' },
      ],
      passports: [...PROGRAM_EDITION.passports, { category: 'toy' as never, from: '2030-08-01', legalBasis: 'act' }],
    });
    const found = read(writeRules(edition));
    expect(found.unknown).toBe(3);
    expect(found.edition).toEqual(later({}));
    expect(found.text).toBe(writeRules(edition));
    expect(found.text).toContain('microplasticsReleased');
  });

  it('alone makes no edition', () => {
    const rows = [{ field: 'microplasticsReleased', category: '*', obligation: 'mandatory', legalBasis: 'act' } as const];
    expect(readRules(writeRules(later({ rows })))).toEqual({ ok: false, detail: 'it has no row about a field that this program knows' });
  });
});

const row = { field: 'chemistry', category: 'battery/ev', obligation: 'mandatory', legalBasis: 'act' } as const;
const day = { category: 'battery/ev', from: '2027-02-18', legalBasis: 'act' } as const;
const whole = (change: object = {}): string =>
  JSON.stringify({
    format: 'dpp-desk-rules',
    version: 1,
    edition: { name: '2027-03', date: '2027-03-01' },
    passports: [day],
    rows: [row],
    ...change,
  });

describe('a text', () => {
  it.each([
    ['that is no JSON', 'field,category'],
    ['that is a list', '[]'],
    ['with another member', whole({ more: 1 })],
    ['of another format', whole({ format: 'rules' })],
    ['of a later version', whole({ version: 2 })],
    ['without an edition', whole({ edition: undefined })],
    ['with a date that is none', whole({ edition: { name: '2027-02', date: '2027-02-30' } })],
    ['with an empty name', whole({ edition: { name: '', date: '2027-03-01' } })],
    ['with words as its name', whole({ edition: { name: 'Valid, release it', date: '2027-03-01' } })],
    ['with a name that turns the direction of writing', whole({ edition: { name: '2027\u202e', date: '2027-03-01' } })],
    ['with a line break in a legal basis', whole({ rows: [{ ...row, legalBasis: 'a\nb' }] })],
    ['with a long legal basis', whole({ rows: [{ ...row, legalBasis: 'x'.repeat(301) }] })],
    ['without a legal basis', whole({ rows: [{ ...row, legalBasis: undefined }] })],
    ['with an unknown obligation', whole({ rows: [{ ...row, obligation: 'required' }] })],
    ['with an unknown member of a row', whole({ rows: [{ ...row, until: '2030-01-01' }] })],
    ['with a field that is no name', whole({ rows: [{ ...row, field: '__proto__' }] })],
    ['with a day that is none', whole({ rows: [{ ...row, from: '2027-13-01' }] })],
    ['with a day of what is optional', whole({ rows: [{ ...row, obligation: 'optional', from: '2027-03-01' }] })],
    ['with two rows for one place', whole({ rows: [row, { ...row, obligation: 'optional' }] })],
    ['with two days for one group', whole({ passports: [day, { ...day, from: '2028-01-01' }] })],
    ['with a day for every group', whole({ passports: [{ ...day, category: '*' }] })],
    ['with a limit that is no energy', whole({ passports: [{ ...day, aboveKWh: -1 }] })],
    ['with rows that are no list', whole({ rows: { 0: row } })],
    ['without rows', whole({ rows: [] })],
    ['with a member twice', whole().replace('"version":1', '"version":1,"version":1')],
    ['with more days than allowed', whole({ passports: Array(RULES_LIMITS.passports + 1).fill(day) })],
    ['that is too long', whole({ rows: Array(3_000).fill({ ...row, legalBasis: 'x'.repeat(300) }) })],
  ])('%s is refused', (_, text) => {
    expect(readRules(text)).toEqual({ ok: false, detail: expect.stringMatching(/./) });
  });

  it('may have as many rows as allowed, and not one more', () => {
    const rows = Array.from({ length: RULES_LIMITS.rows }, (_, at) => ({ ...row, field: `later${at}` }));
    const last = { ...row, field: 'oneMore' };
    expect(readRules(whole({ rows: [row, ...rows.slice(1)] })).ok).toBe(true);
    expect(readRules(whole({ rows: [row, ...rows.slice(1), last] })).ok).toBe(false);
    expect(readRules(whole()).ok).toBe(true);
  });

  it('that was altered anywhere is refused, or gives an edition within the bounds, and never throws', () => {
    const base = toRulesFile(TEXT)
      .slice(0, 6_000)
      .replace(/,\n[^\n]*$/, '\n  ]\n}\n');
    expect(readRules(base).ok).toBe(true);
    fc.assert(
      fc.property(
        fc.nat(base.length - 1),
        fc.nat(6),
        fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.constantFrom('"', '{', '},{', '\\u202e', 'null', '1e999')),
        (at, gone, put) => {
          const found = readRules(base.slice(0, at) + put + base.slice(at + gone));
          if (!found.ok) return;
          expect(read(found.text)).toEqual(found);
          for (const { field, legalBasis } of found.edition.rows) {
            expect(FIELD_BY_NAME.has(field)).toBe(true);
            expect(legalBasis).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
          }
          completenessOf(
            { category: 'battery', batteryCategory: 'ev' },
            { on: '2027-03-01', basis: 'chosen' },
            'en',
            toRules(found.edition),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
