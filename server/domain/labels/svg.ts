// Draws a label as an SVG in millimetres: the symbol with its quiet zone, and text for people to read and type.
import type { PrintHint } from '../../contract/index.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { Modules } from './symbol.ts';

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly modules: Modules;
  readonly hint: PrintHint;
  /** The name of the product. Foreign text: plain, on one line. */
  readonly title: string;
  /** The human-readable interpretation (GS1 General Specifications 4.14), one line per identifier. */
  readonly lines: readonly string[];
}

/** Distance between the edge of the label, the symbol and the text, in millimetres. */
export const MARGIN = 1.5;
/** Font sizes that are tried, in millimetres; the smallest is about 4 pt. */
const SIZES = [3.2, 2.8, 2.4, 2.1, 1.8, 1.6, 1.4];
const LINE = 1.25;
/** Width of a character as a multiple of the font size: in a monospaced font, and on average in a proportional font. */
const [MONO, PLAIN] = [0.62, 0.56];
const MAX_TITLE_LINES = 2;

/** True if the text goes to the right of the symbol, because the label is clearly wider than tall. Otherwise it goes below. */
export const isBeside = (width: number, height: number): boolean => width > height * 1.25;

/** Side of the square for the symbol with its quiet zone, in millimetres. */
export const symbolSpace = (width: number, height: number): number =>
  isBeside(width, height) ? Math.min(height, width * 0.6) - 2 * MARGIN : Math.min(width, height * 0.72) - 2 * MARGIN;

export function labelSvg({ width, height, modules, hint, title, lines }: Drawn): string {
  const { side, module, quietZone } = hint;
  const beside = isBeside(width, height);
  const left = beside ? MARGIN : (width - side) / 2;
  const top = beside ? (height - side) / 2 : MARGIN;
  const box = beside
    ? { x: left + side + MARGIN, y: MARGIN, width: width - left - side - 2 * MARGIN, height: height - 2 * MARGIN }
    : { x: MARGIN, y: top + side, width: width - 2 * MARGIN, height: height - top - side - MARGIN };
  const start = `${mm(left + quietZone * module)} ${mm(top + quietZone * module)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path transform="translate(${start}) scale(${mm(module)})" fill="#000" shape-rendering="crispEdges" d="${pathOf(modules)}"/>`,
    ...textIn(box, title, lines),
    '</svg>',
  ].join('');
}

/** Rounds to four decimals, a tenth of a micrometre. */
const mm = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** One rectangle per run of dark modules in a row. */
function pathOf({ count, isDark }: Modules): string {
  const runs: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!isDark(column, row)) continue;
      const from = column;
      while (column + 1 < count && isDark(column + 1, row)) column++;
      runs.push(`M${from} ${row}h${column - from + 1}v1h-${column - from + 1}z`);
    }
  }
  return runs.join('');
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function textIn(box: Box, title: string, lines: readonly string[]): readonly string[] {
  const fitting = SIZES.map((size) => layOut(box, size, title, lines)).filter(({ length, size }) => length * size * LINE <= box.height);
  // A smaller font is better than a number broken over two lines, which is hard to type. If there is no room for both, the name is omitted,
  // never the identifiers.
  const { size, shown } = fitting.find(({ isBroken }) => !isBroken) ?? fitting[0] ?? layOut(box, SIZES.at(-1) ?? 1, '', lines);
  return shown.map(({ text, isTitle }, at) => {
    const y = mm(box.y + (at + 0.8) * size * LINE);
    const font = isTitle ? 'font-family="sans-serif" font-weight="700"' : 'font-family="monospace"';
    return `<text x="${mm(box.x)}" y="${y}" font-size="${size}" ${font} fill="#000">${escapeHtml(text)}</text>`;
  });
}

function layOut({ width }: Box, size: number, title: string, lines: readonly string[]) {
  const wide = (share: number): number => Math.max(4, Math.floor(width / (size * share)));
  const titles = cut(title, wide(PLAIN));
  const kept = titles
    .slice(0, MAX_TITLE_LINES)
    .map((text, at) => (at === MAX_TITLE_LINES - 1 && titles.length > MAX_TITLE_LINES ? `${text.slice(0, -1)}…` : text));
  const shown = [
    ...kept.map((text) => ({ text, isTitle: true })),
    ...lines.flatMap((line) => cut(line, wide(MONO))).map((text) => ({ text, isTitle: false })),
  ];
  const isBroken = lines.some((line) => line.split(' ').some((word) => word.length > wide(MONO)));
  return { size, shown, length: shown.length, isBroken };
}

/** Breaks at blanks where possible. */
function cut(text: string, most: number): readonly string[] {
  const rows: string[] = [];
  let rest = [...text];
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most);
    const end = blank > 0 ? blank : most;
    rows.push(rest.slice(0, end).join(''));
    rest = rest.slice(blank > 0 ? end + 1 : end);
  }
  return rest.length === 0 ? rows : [...rows, rest.join('')];
}
