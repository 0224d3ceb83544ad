// Sheets of labels: every label lies on its sheet, none on another, and used places stay empty.
import { expect, it } from 'vitest';
import { LAYOUTS, PAGES, perSheet, placeOn, sheetsOf } from '../../../renderer/features/passports/labels/layouts.ts';

it.each(LAYOUTS)('$id lies on its page, symmetrically, without overlaps', (layout) => {
  const [width, height] = PAGES[layout.page];
  const last = placeOn(layout, perSheet(layout) - 1);
  expect(last.x + layout.width + layout.left).toBeCloseTo(width, 1);
  expect(last.y + layout.height + layout.top).toBeCloseTo(height, 1);
  const places = new Set(Array.from({ length: perSheet(layout) }, (_, at) => JSON.stringify(placeOn(layout, at))));
  expect(places.size).toBe(perSheet(layout));
  expect(layout.gap).toBeGreaterThanOrEqual(0);
});

it('fills sheets in order behind the used places', () => {
  const [layout] = LAYOUTS;
  if (layout === undefined) throw new TypeError('no layout');
  const labels = Array.from({ length: 30 }, (_, at) => at);
  const sheets = sheetsOf(labels, layout, 3);
  expect(sheets.map((sheet) => sheet.length)).toEqual([21, 12]);
  expect(sheets[0]?.slice(0, 5)).toEqual([undefined, undefined, undefined, 0, 1]);
  expect(sheets.flat().filter((label) => label !== undefined)).toEqual(labels);
  expect(sheetsOf([], layout, 0)).toEqual([]);
});
