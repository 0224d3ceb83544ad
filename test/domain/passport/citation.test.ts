// A legal basis in the reader's language: each one that the tables name, with no word of another language left in it.
import { describe, expect, it } from 'vitest';
import { original } from '../../../server/domain/foreign/index.ts';
import { BUNDLED } from '../../../server/domain/notified-bodies/bundled.ts';
import { citationIn, citationsIn } from '../../../server/domain/passport/citation.ts';
import { FIELDS, GROUPS } from '../../../server/domain/passport/fields.ts';
import { ROLES } from '../../../server/domain/passport/roles.ts';

const BASES = [
  ...new Set([
    ...FIELDS.map(({ legalBasis }) => legalBasis),
    ...Object.values(ROLES).flatMap((grants) => grants.map(({ legalBasis }) => legalBasis)),
    ...BUNDLED.flatMap(({ directives }) => directives.map(original)),
  ]),
];

const ENGLISH =
  /\b(?:Regulation|Directive|Articles?|Annex|Part|No|EC|no|none|and|for|the|law|act|draft|plan 20|measures|study)\b|\(\w+\)\(/;
const FRENCH = /\b(?:règlement|directive|par\.|points?|annexe|partie|UE|CE|et)\b|n°/;
const GERMAN = /\b(?:Verordnung|Richtlinie|Abs\.|Buchst\.|Nr\.|Ziff\.|Anhang|Teil|EU|EG|und)\b/;

describe('a legal basis', () => {
  it.each([
    ['Regulation (EU) 2019/1020 Article 26(1)', 'Art. 26 Abs. 1 Verordnung (EU) 2019/1020', 'art. 26, par. 1, règlement (UE) 2019/1020'],
    [
      'Regulation (EU) 2024/1781 Annex III (g)',
      'Anhang III Buchst. g Verordnung (EU) 2024/1781',
      'annexe III, point g), règlement (UE) 2024/1781',
    ],
    [
      'Regulation (EU) 2023/1542 Annex VI Part A (7)',
      'Anhang VI Teil A Nr. 7 Verordnung (EU) 2023/1542',
      'annexe VI, partie A, point 7, règlement (UE) 2023/1542',
    ],
    [
      'Regulation (EU) 2024/1781 Article 7(2)(b)(ii)',
      'Art. 7 Abs. 2 Buchst. b Ziff. ii Verordnung (EU) 2024/1781',
      'art. 7, par. 2, point b) ii), règlement (UE) 2024/1781',
    ],
    [
      'Regulation (EU) 2024/1781 Article 9(2)(b), (c)',
      'Art. 9 Abs. 2 Buchst. b und c Verordnung (EU) 2024/1781',
      'art. 9, par. 2, points b) et c), règlement (UE) 2024/1781',
    ],
    ['Regulation (EU) 2024/1781 Article 2(39)', 'Art. 2 Nr. 39 Verordnung (EU) 2024/1781', 'art. 2, point 39), règlement (UE) 2024/1781'],
    [
      'Regulation (EU) 2024/1781 Articles 13(5), 15',
      'Art. 13 Abs. 5 und Art. 15 Verordnung (EU) 2024/1781',
      'art. 13, par. 5, et art. 15, règlement (UE) 2024/1781',
    ],
    [
      'Regulation (EC) No 1907/2006 Articles 31, 33',
      'Art. 31 und 33 Verordnung (EG) Nr. 1907/2006',
      'art. 31 et 33, règlement (CE) n° 1907/2006',
    ],
    ['Regulation (EU) No 952/2013 Articles 59–61', 'Art. 59–61 Verordnung (EU) Nr. 952/2013', 'art. 59-61, règlement (UE) n° 952/2013'],
    [
      'Regulation (EU) 2024/1781 Articles 11, 13 and 15',
      'Art. 11, 13 und 15 Verordnung (EU) 2024/1781',
      'art. 11, 13 et 15, règlement (UE) 2024/1781',
    ],
    ['Directive 2011/65/EU Annex III', 'Anhang III Richtlinie 2011/65/EU', 'annexe III, directive 2011/65/UE'],
    ['Regulation (EU) 305/2011', 'Verordnung (EU) Nr. 305/2011', 'règlement (UE) n° 305/2011'],
    ['2009/48/EC', '2009/48/EG', '2009/48/CE'],
    [
      'no act in force; draft for the iron and steel delegated act, June 2026; ISO 14067',
      'kein geltender Rechtsakt; Entwurf zum delegierten Rechtsakt über Eisen und Stahl, Juni 2026; ISO 14067',
      'aucun acte en vigueur\u00a0; projet pour l’acte délégué sur le fer et l’acier, juin 2026\u00a0; ISO 14067',
    ],
    ['EN 18223:2026 4.1.2.1', 'EN 18223:2026 4.1.2.1', 'EN 18223:2026 4.1.2.1'],
    ['none', '', ''],
  ])('%s', (english, german, french) => {
    expect(citationIn(english, 'en')).toBe(english === 'none' ? '' : english);
    expect(citationIn(english, 'de')).toBe(german);
    expect(citationIn(english, 'fr')).toBe(french);
  });

  it.each(BASES)('named in the tables is in the language of the page: %s', (basis) => {
    expect(citationIn(basis, 'de')).not.toMatch(ENGLISH);
    expect(citationIn(basis, 'de')).not.toMatch(FRENCH);
    expect(citationIn(basis, 'fr')).not.toMatch(ENGLISH);
    expect(citationIn(basis, 'fr')).not.toMatch(GERMAN);
    // Nothing that is cited gets lost: every number is there in both.
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
    expect(numbers(citationIn(basis, 'de'))).toEqual(numbers(basis));
    expect(numbers(citationIn(basis, 'fr'))).toEqual(numbers(basis));
  });

  it('that is not understood whole is left as it was written', () => {
    for (const foreign of ['Regulation (EU) 2024/1781 Chapter IV', 'Loi n° 2020-105', 'Regulation (XY) 1/2', '', 'constructor', 'toString'])
      expect(citationIn(foreign, 'de')).toBe(foreign);
  });

  it('of several fields names each act once, in every language', () => {
    const bases = ['Regulation (EU) 2024/1781 Annex III (a); sector law', 'none', 'Regulation (EU) 2024/1781 Annex III (a), Article 2(39)'];
    expect(citationsIn(bases, 'en')).toEqual(['Regulation (EU) 2024/1781 Annex III (a), Article 2(39)', 'sector law']);
    expect(citationsIn(bases, 'de')).toEqual([
      'Anhang III Buchst. a und Art. 2 Nr. 39 Verordnung (EU) 2024/1781',
      'sektorale Rechtsvorschriften',
    ]);
    expect(citationsIn(bases, 'fr')).toEqual([
      'annexe III, point a), et art. 2, point 39), règlement (UE) 2024/1781',
      'législation sectorielle',
    ]);
  });

  it.each(Object.keys(GROUPS))('of the whole group %s leaves no word of another language', (group) => {
    const bases = FIELDS.filter((field) => field.group === group).map(({ legalBasis }) => legalBasis);
    expect(citationsIn(bases, 'de').filter((text) => ENGLISH.test(text) || FRENCH.test(text))).toEqual([]);
    expect(citationsIn(bases, 'fr').filter((text) => ENGLISH.test(text) || GERMAN.test(text))).toEqual([]);
  });
});
