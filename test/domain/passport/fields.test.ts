// The field table itself: complete in three languages, consistent, and true to the points of law that it must not miss.
import { describe, expect, it } from 'vitest';
import type { FieldType, Label } from '../../../server/domain/passport/fields/field.ts';
import { CATEGORIES, FIELD_BY_NAME, FIELDS, GROUPS, obligationOf, REQUIRED } from '../../../server/domain/passport/fields.ts';
import { ANYONE, mayRead } from '../../../server/domain/passport/visible.ts';

const labelsOf = (type: FieldType): readonly Label[] => {
  if (type.kind === 'choice') return Object.values(type.choices);
  if (type.kind === 'list') return labelsOf(type.of);
  if (type.kind !== 'object') return [];
  return Object.values(type.members).flatMap((member) => [member.label, ...labelsOf(member.type)]);
};

const memberNames = (type: FieldType): readonly string[] => {
  if (type.kind === 'list') return memberNames(type.of);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]) => [name, ...memberNames(member.type)]);
};

describe('the field table', () => {
  it('names every field once', () => {
    expect(FIELD_BY_NAME.size).toBe(FIELDS.length);
    expect(REQUIRED.filter((name) => !FIELD_BY_NAME.has(name))).toEqual([]);
  });

  it.each(FIELDS)('$name has its group, its legal basis, and labels in three languages', (field) => {
    expect(GROUPS[field.group]).toBeDefined();
    expect(field.legalBasis).not.toBe('');
    for (const label of [field.label, ...labelsOf(field.type)])
      expect((['en', 'de', 'fr'] as const).filter((language) => label[language].trim() === '')).toEqual([]);
  });

  it('uses no member name that JSON-LD takes for a keyword', () => {
    const names = FIELDS.flatMap(({ name, type }) => [name, ...memberNames(type)]);
    expect(names.filter((name) => ['id', 'type', '@id', '@type', '@context', '@value', '@language'].includes(name))).toEqual([]);
  });

  it('gives every field an obligation for at least one product group', () => {
    expect(FIELDS.filter((field) => CATEGORIES.every((category) => obligationOf(field, category) === 'not-to-be-filled'))).toEqual([]);
  });

  it('keeps commodity code, LEI, registry hash and EORI from the public', () => {
    for (const name of [
      'hsCode',
      'commodityCodes',
      'producerLei',
      'registryHash',
      'grossMassKg',
      'cbam',
      'technicalDocumentation',
      'testReports',
    ]) {
      const field = FIELD_BY_NAME.get(name);
      expect([name, field === undefined || mayRead(field.tiers, ANYONE)]).toEqual([name, false]);
    }
    const importer = FIELD_BY_NAME.get('importer')?.type;
    expect(importer?.kind === 'object' && importer.members.eori?.tiers).toEqual(['authorities']);
  });

  it('asks of batteries what the guidance asks, by legal kind', () => {
    const need = (name: string, kind: 'ev' | 'lmt' | 'industrial' | 'portable') => {
      const field = FIELD_BY_NAME.get(name);
      return field && obligationOf(field, 'battery', kind);
    };
    expect((['ev', 'lmt', 'industrial', 'portable'] as const).map((kind) => need('capacityThresholdForExhaustion', kind))).toEqual([
      'mandatory',
      'not-to-be-filled',
      'not-to-be-filled',
      'optional',
    ]);
    expect((['ev', 'lmt', 'industrial'] as const).map((kind) => need('expectedLifetimeCycles', kind))).toEqual([
      'mandatory',
      'mandatory',
      'conditional',
    ]);
    expect((['ev', 'lmt', 'industrial'] as const).map((kind) => need('remainingCapacity', kind))).toEqual([
      'not-to-be-filled',
      'mandatory',
      'conditional',
    ]);
    expect(need('carbonFootprintDeclarationUrl', 'ev')).toBe('pending');
  });
});
