// Draws a symbol alone, for a screen from which another device reads it.
import { printHint } from '../../domain/labels/print-hint.ts';
import { labelSvg, MARGIN } from '../../domain/labels/svg.ts';
import { type Modules, qrModules } from '../../domain/labels/symbol.ts';

/** In millimetres. Only the proportions count: the screen decides the size. */
const SIDE = 80;
const DPI = 600;

export function bareSvg(modules: Modules): string {
  const hint = printHint(modules, SIDE - 2 * MARGIN, DPI);
  if (hint === undefined) throw new RangeError('the code does not fit');
  const side = hint.side + 2 * MARGIN;
  return labelSvg({ width: side, height: side, modules, hint, title: '', lines: [] });
}

export const qrSvg = (text: string): string => bareSvg(qrModules(text));
