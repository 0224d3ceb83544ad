// Common formats of adhesive labels: sheets of A4 and US Letter, and rolls. All lengths in millimetres.

export interface LabelLayout {
  readonly id: LayoutId;
  /** The number under which several makers sell the sheet; empty for a roll. */
  readonly number: string;
  readonly page: 'a4' | 'letter' | 'roll';
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** The distance between two labels of a row. */
  readonly gap: number;
}

export type LayoutId = 'a4-21' | 'a4-65' | 'a4-14' | 'a4-24' | 'letter-30' | 'roll';

const sheet = (
  id: LayoutId,
  number: string,
  page: 'a4' | 'letter',
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [left, top, gap]: readonly [number, number, number],
): LabelLayout => ({ id, number, page, width, height, columns, rows, left, top, gap });

export const LAYOUTS: readonly LabelLayout[] = [
  sheet('a4-21', 'L7160', 'a4', [63.5, 38.1], [3, 7], [7.25, 15.15, 2.5]),
  sheet('a4-14', 'L7163', 'a4', [99.1, 38.1], [2, 7], [4.65, 15.15, 2.5]),
  sheet('a4-24', '3474', 'a4', [70, 37], [3, 8], [0, 0.5, 0]),
  sheet('a4-65', 'L7651', 'a4', [38.1, 21.2], [5, 13], [4.75, 10.7, 2.5]),
  sheet('letter-30', '5160', 'letter', [66.675, 25.4], [3, 10], [4.7625, 12.7, 3.175]),
  { id: 'roll', number: '', page: 'roll', width: 57, height: 32, columns: 1, rows: 1, left: 0, top: 0, gap: 0 },
];

export const PAGES = { a4: [210, 297], letter: [215.9, 279.4], roll: [57, 32] } as const;

export const perSheet = ({ columns, rows }: LabelLayout): number => columns * rows;

/** Where the label with this number lies on its sheet, from its left and upper edges. */
export function placeOn(
  { columns, width, height, left, top, gap }: LabelLayout,
  index: number,
): { readonly x: number; readonly y: number } {
  return { x: left + (index % columns) * (width + gap), y: top + Math.floor(index / columns) * height };
}

/** Fills sheets one after the other; the first has `used` empty places. */
export function sheetsOf<T>(labels: readonly T[], layout: LabelLayout, used: number): readonly (readonly (T | undefined)[])[] {
  const places = [...Array.from({ length: used }, () => undefined), ...labels];
  const most = perSheet(layout);
  return Array.from({ length: Math.ceil(places.length / most) }, (_, at) => places.slice(at * most, (at + 1) * most));
}
