// The table of product identifiers, tried over every small world: what is claimed, hidden or unreadable, against what was scanned.
import { describe, expect, it } from 'vitest';
import {
  type Claim,
  type ClaimedProduct,
  compareProduct,
  type Granularity,
  IDENTIFIERS,
  type Identifier,
  NOT_COMPARABLE,
  rankOfAll,
  type Scanned,
  TO_COMPARE,
} from '../../../server/domain/product/compare.ts';

const stated = (value: string): Claim => ({ stated: value });
const CLAIMS: readonly Claim[] = [stated('A'), stated('B'), 'absent', 'hidden', 'unreadable'];
const GRANULARITIES: readonly (Granularity | undefined)[] = [undefined, 'model', 'batch', 'item'];
const VALUES = ['A', 'B', undefined] as const;

/** GS1: a GTIN with a third-party serial has none of the maker's. */
const claimedWorlds = GRANULARITIES.flatMap((granularity) =>
  CLAIMS.flatMap((gtin) =>
    CLAIMS.flatMap((batch) =>
      CLAIMS.flatMap((serial) =>
        (['absent', stated('A'), 'hidden'] as const).map(
          (tpx): ClaimedProduct => ({ gtin, cpv: 'absent', batch, serial, tpx, ...(granularity === undefined ? {} : { granularity }) }),
        ),
      ),
    ),
  ),
);
const scannedWorlds = VALUES.flatMap((batch) =>
  VALUES.flatMap((serial) => VALUES.map((tpx): Scanned => ({ gtin: 'A', batch, serial, tpx }))),
);

const isValid = (claimed: ClaimedProduct, scanned: Scanned): boolean => rankOfAll(compareProduct(claimed, scanned)) <= 1;
const codes = (claimed: Partial<ClaimedProduct>, scanned: Omit<Scanned, 'gtin'>): readonly string[] => {
  const product = { gtin: stated('A'), cpv: 'absent', batch: 'absent', serial: 'absent', tpx: 'absent', ...claimed } as ClaimedProduct;
  return [...new Set(compareProduct(product, { gtin: 'A', ...scanned }).map(({ code }) => code))];
};

describe('compareProduct', () => {
  it('answers for every world, the worst finding first', () => {
    for (const claimed of claimedWorlds)
      for (const scanned of scannedWorlds) {
        const found = compareProduct(claimed, scanned);
        expect(found.length).toBeGreaterThan(0);
        expect(rankOfAll(found.slice(0, 1))).toBe(rankOfAll(found));
      }
  });

  it('V1, law 3: hiding an identifier never makes valid what was not', () => {
    const raised = claimedWorlds.flatMap((claimed) =>
      IDENTIFIERS.flatMap((name) =>
        scannedWorlds.filter((scanned) => isValid({ ...claimed, [name]: 'hidden' }, scanned) && !isValid(claimed, scanned)),
      ),
    );
    expect(raised).toEqual([]);
  });

  it('V6, law 6: what names an item or a batch is valid only for that one', () => {
    const names: readonly Identifier[] = ['gtin', 'batch', 'serial', 'tpx'];
    const others = claimedWorlds.flatMap((claimed) =>
      scannedWorlds.filter((scanned) => {
        const differs = names.some((name) => {
          const claim = claimed[name];
          return (
            typeof claim === 'object' &&
            claim.stated !== scanned[name] &&
            (scanned[name] !== undefined || name === 'serial' || name === 'tpx')
          );
        });
        // One of two serials that agrees is the item.
        const agrees = (['serial', 'tpx'] as const).some((name) => {
          const claim = claimed[name];
          return typeof claim === 'object' && claim.stated === scanned[name];
        });
        const isOnlyUnscanned = names.every((name) => {
          const claim = claimed[name];
          return typeof claim !== 'object' || scanned[name] === undefined || claim.stated === scanned[name];
        });
        return differs && !(agrees && isOnlyUnscanned) && isValid(claimed, scanned);
      }),
    );
    expect(others).toEqual([]);
  });

  it.each<[string, Partial<ClaimedProduct>, Omit<Scanned, 'gtin'>, readonly string[]]>([
    ['another GTIN', { gtin: stated('B') }, {}, ['DPP-PRD-03', 'DPP-PRD-12']],
    ['another GTIN, with another serial of it', { gtin: stated('B'), serial: stated('S') }, { serial: 'T' }, ['DPP-PRD-03']],
    ['the item', { serial: stated('S') }, { serial: 'S' }, ['DPP-PRD-01']],
    ['another item', { serial: stated('S') }, { serial: 'T' }, ['DPP-PRD-04']],
    ['an item against a bare GTIN', { serial: stated('S') }, {}, ['DPP-PRD-08']],
    ['a batch that the label lacks, where the serial agrees', { serial: stated('S'), batch: stated('L') }, { serial: 'S' }, ['DPP-PRD-01']],
    ['a batch that the label lacks', { batch: stated('L') }, { serial: 'S' }, ['DPP-PRD-09']],
    ['the batch of an item', { batch: stated('L') }, { serial: 'S', batch: 'L' }, ['DPP-PRD-06']],
    ['a model', { granularity: 'model' }, { serial: 'S' }, ['DPP-PRD-06']],
    ['a model against a bare GTIN', { granularity: 'model' }, {}, ['DPP-PRD-01']],
    ['no granularity', {}, { serial: 'S' }, ['DPP-PRD-12']],
    ['an item without a serial', { granularity: 'item' }, { serial: 'S' }, ['DPP-PRD-14']],
    ['a batch without a number', { granularity: 'batch' }, { batch: 'L' }, ['DPP-PRD-14']],
    ['a serial that cannot be read', { serial: 'unreadable' }, { serial: 'S' }, ['DPP-PRD-13']],
    ['a hidden serial', { serial: 'hidden' }, { serial: 'S' }, ['DPP-PRD-10']],
    ['a hidden serial of a model', { granularity: 'model', serial: 'hidden' }, {}, ['DPP-PRD-10']],
    ['a hidden batch, where the serial agrees', { serial: stated('S'), batch: 'hidden' }, { serial: 'S' }, ['DPP-PRD-01']],
    ['a hidden batch that was scanned', { serial: stated('S'), batch: 'hidden' }, { serial: 'S', batch: 'L' }, ['DPP-PRD-11']],
    ['a hidden GTIN', { gtin: 'hidden', serial: stated('S') }, { serial: 'S' }, ['DPP-PRD-10']],
    ['no GTIN', { gtin: 'absent', serial: stated('S') }, { serial: 'S' }, ['DPP-PRD-05']],
    ['V7: another third-party serial', { tpx: stated('T1') }, { tpx: 'T2' }, ['DPP-PRD-04']],
    ['V7: another variant', { cpv: stated('V1'), serial: stated('S') }, { cpv: 'V2', serial: 'S' }, ['DPP-PRD-04']],
    ['V7: a serial where a third-party serial was scanned', { serial: stated('S') }, { tpx: 'T1' }, ['DPP-PRD-08']],
  ])('%s', (_name, claimed, scanned, expected) => expect(codes(claimed, scanned)).toEqual(expected));

  it('gives every finding one headline', () => {
    expect(TO_COMPARE.filter((code) => NOT_COMPARABLE.includes(code))).toEqual([]);
  });
});
