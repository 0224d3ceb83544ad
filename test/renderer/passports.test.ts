// What the passport screens compute by themselves: bars of materials, import bodies, filters.
import { describe, expect, test } from 'vitest';
import { layBars } from '../../renderer/passports/bars.ts';
import { asImportBody } from '../../renderer/passports/import-file.ts';
import { lastTerm } from '../../renderer/passports/last-term.ts';
import { wantedOf } from '../../renderer/passports/wanted.ts';
import { safeFileName } from '../../renderer/ui/save-file.ts';

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

describe('files to import', () => {
  test('go to the workbench letter for letter, so that its strict reader sees duplicate names and odd numbers', () => {
    const text = '{"gtin": "09520123456788", "gtin": 1e400}';
    expect(asImportBody(text)).toBe(text);
    expect(asImportBody('{"broken": ')).toBe('{"broken": ');
  });

  test('holding a compact token become a JSON string', () => {
    expect(asImportBody('eyJh.eyJi.c2ln\n')).toBe('"eyJh.eyJi.c2ln"');
    expect(asImportBody('eyJh.eyJi.c2ln~WyJh~WyJi~')).toBe('"eyJh.eyJi.c2ln~WyJh~WyJi~"');
  });

  test('that are neither are not touched', () => {
    for (const text of ['', 'a.b', 'https://example.com/a.b.c', 'a b.c.d']) expect(asImportBody(text)).toBe(text);
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

  test('a code becomes a file name that every system takes', () => {
    expect(safeFileName('DPP-09520123456788-A/B:C*?')).toBe('DPP-09520123456788-A-B-C-');
    expect(safeFileName('../../etc/passwd')).toBe('..-..-etc-passwd');
    expect(safeFileName('x'.repeat(300))).toHaveLength(80);
    expect(safeFileName('')).toBe('file');
  });
});
