// What marks the data of a template or a sample in a passport without their mark.
import { expect, it } from 'vitest';
import { holdsDemonstrationData, isDemonstrationNumber } from '../../../server/domain/passport/sample/demonstration.ts';
import { passportTemplate } from '../../../server/domain/passport/sample/template.ts';

it('knows the GTINs of GS1 for demonstrations, at every packaging level', () => {
  expect(['09520123456788', '19520123456785', '09501101530003', '04006381333931', '00000095200002'].map(isDemonstrationNumber)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it.each(['battery', 'electronics', 'textile', 'steel', 'construction', 'other'] as const)(
  'finds a template of %s that was filled in partly',
  (category) => {
    const template = passportTemplate(category, '');
    const own = { ...template, gtin: '04006381333931' };
    const renamed = { ...own, productName: { en: 'Lamp 5' } };
    expect([template, own, renamed].map(holdsDemonstrationData)).toEqual([true, true, true]);
    expect(holdsDemonstrationData({ ...renamed, manufacturer: { name: 'Muster AG' } })).toBe(false);
    expect(holdsDemonstrationData({ ...template, sample: true })).toBe(false);
  },
);
