// Chooses a module width of whole printer dots that fits the label, and compares it with the range of GS1.
import type { PrintHint } from '../../contract/index.ts';
import type { Modules } from './symbol.ts';

const MM_PER_INCH = 25.4;

/**
 * GS1 General Specifications, symbol specification table 1 (retail point of sale), for QR Code and Data Matrix, in millimetres. The table
 * requires print quality 1.5/08/660 (ISO/IEC 15415).
 */
export const MODULE_RANGE = { min: 0.396, target: 0.495, max: 0.99 };

/** `side`: the space for the symbol with its quiet zone, in millimetres. Returns undefined if a module has less than one dot. */
export function printHint({ count, quietZone }: Modules, side: number, dpi: number): PrintHint | undefined {
  const dot = MM_PER_INCH / dpi;
  const across = count + 2 * quietZone;
  const dots = Math.min(Math.floor(side / across / dot), Math.floor(MODULE_RANGE.max / dot));
  if (dots < 1) return undefined;
  const module = dots * dot;
  // Modules are whole dots, so half a dot less than the target still counts as the target.
  const size = module < MODULE_RANGE.min ? 'small' : module < MODULE_RANGE.target - dot / 2 ? 'fits' : 'target';
  return { modules: count, quietZone, module, dots, side: across * module, size };
}
