// Checks what the passport screens compute themselves: bars of materials, parts of an import, filters, terms.
import { describe, expect, test } from 'vitest';
import { layBars } from '../../../renderer/features/passports/entry/bars.ts';
import { importFile } from '../../../renderer/features/passports/import/send-file.ts';
import { lastTerm } from '../../../renderer/features/passports/last-term.ts';
import { wantedOf } from '../../../renderer/features/passports/wanted.ts';

describe('bars of the materials', () => {
  const width = 500;
  const total = (name: string, materials: Parameters<typeof layBars>[0]) => {
    const bar = layBars(materials, width).bars.find(({ material }) => material.name === name);
    return bar === undefined ? undefined : bar.recycled.width + bar.rest.width;
  };

  test('are as long as the share of mass, on one scale', () => {
    const materials = [
      { name: 'steel', percentage: 20 },
      { name: 'copper', percentage: 40, recycledContent: 25 },
    ];
    expect((total('copper', materials) ?? 0) / (total('steel', materials) ?? 1)).toBeCloseTo(2, 6);
    const { bars } = layBars(materials, width);
    expect(bars.map(({ material }) => material.name)).toEqual(['copper', 'steel']);
    expect(bars[0]?.recycled).toEqual({ x: 0, width: (bars[0]?.rest.width ?? 0) / 3 });
    expect(bars[0]?.rest.x).toBeCloseTo(bars[0]?.recycled.width ?? -1, 6);
  });

  test('stay within the picture for figures that are no percentages', () => {
    const materials = [
      { name: 'too much', percentage: 250, recycledContent: 400 },
      { name: 'negative', percentage: -3 },
      { name: 'not a number', percentage: Number.NaN, recycledContent: Number.POSITIVE_INFINITY },
    ];
    for (const { recycled, rest } of layBars(materials, width).bars) {
      expect(recycled.width).toBeGreaterThanOrEqual(0);
      expect(rest.width).toBeGreaterThanOrEqual(0);
      expect(rest.x + rest.width).toBeLessThanOrEqual(width);
    }
  });

  test('of no mass at all still have an axis', () => {
    expect(layBars([{ name: 'air', percentage: 0 }], width).ticks.length).toBeGreaterThan(1);
    expect(layBars([], width).bars).toEqual([]);
  });
});

describe('a file to import', () => {
  test('goes to the workbench byte for byte, in parts, and what became of each comes back as one', async () => {
    const bytes = new Uint8Array(2_500_000).map((_, at) => at % 251);
    const sent: { at: number; bytes: Uint8Array; last: boolean }[] = [];
    const shares: number[] = [];
    const { imported, refused } = await importFile(
      new Blob([bytes]),
      (share) => shares.push(share),
      async (at, part, last) => {
        sent.push({ at, bytes: new Uint8Array(await part.arrayBuffer()), last });
        return { imported: [{ index: sent.length, what: 'passport' }], refused: [] };
      },
    );
    expect(sent.map(({ at, last }) => [at, last])).toEqual([
      [0, false],
      [1_048_576, false],
      [2_097_152, true],
    ]);
    expect(Buffer.concat(sent.map((part) => part.bytes)).equals(bytes)).toBe(true);
    expect([imported.length, refused.length, shares.at(-1)]).toEqual([3, 0, 1]);
  });

  test('has its first part sent again until the backup is made', async () => {
    const sent: number[] = [];
    const answer = { imported: [], refused: [] };
    const result = await importFile(
      new Blob([new Uint8Array(1_500_000)]),
      () => undefined,
      async (at) => {
        sent.push(at);
        return sent.length < 3 ? { ...answer, isBackingUp: true } : at === 0 ? { ...answer, backup: 'b.zip' } : answer;
      },
    );
    expect([sent, result]).toEqual([[0, 0, 0, 1_048_576], { ...answer, backup: 'b.zip' }]);
  });

  test('that is empty is sent too: the workbench says what it is', async () => {
    const sent: boolean[] = [];
    await importFile(
      new Blob([]),
      () => undefined,
      async (_at, _part, last) => {
        sent.push(last);
        return { imported: [], refused: [] };
      },
    );
    expect(sent).toEqual([true]);
  });
});

describe('the list', () => {
  test('asks for a category and a state only when one is chosen', () => {
    expect(wantedOf({ query: '  coil ', category: 'all', status: 'all' })).toEqual({ query: 'coil' });
    expect(wantedOf({ query: '', category: 'steel', status: 'archived' })).toEqual({ query: '', category: 'steel', status: 'archived' });
  });
});

describe('names', () => {
  test('a CBV term is shown by its last part', () => {
    expect(lastTerm('https://ref.gs1.org/cbv/BizStep-commissioning')).toBe('commissioning');
    expect(lastTerm('urn:epcglobal:cbv:bizstep:creating_class_instance')).toBe('creating class instance');
    expect(lastTerm('packing')).toBe('packing');
    expect(lastTerm('https://example.com/')).toBe('https://example.com/');
  });
});
