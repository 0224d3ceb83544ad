// One live camera frame in, the symbols seen in it out, within the time that one pass over the frame takes.

import { checkLength, type Luma } from './filters/pixels.ts';
import { halve } from './filters/scale.ts';
import { DATA_MATRIX, LINEAR, QR } from './formats.ts';
import { type Formats, type PassOptions, pass } from './reader.ts';
import { moved, type ReadSymbol, unite } from './symbol.ts';

interface Look {
  readonly formats: Formats;
  readonly options: PassOptions;
  /** Looks at the frame in half its size: a quarter of the time. */
  readonly half?: true;
}

const fast: PassOptions = { tryHarder: false, tryInvert: false, tryDownscale: false };

/** QR in every frame; a hand that holds a camera gives the next frame 33 ms later, so the other symbologies take turns. */
const IN_TURN: readonly (readonly Look[])[] = [
  [
    { formats: QR, options: {} },
    { formats: DATA_MATRIX, options: fast },
  ],
  [
    { formats: QR, options: {} },
    { formats: LINEAR, options: fast },
  ],
  [
    { formats: QR, options: {} },
    { formats: DATA_MATRIX, options: { tryInvert: false, tryDownscale: false }, half: true },
  ],
  [
    { formats: QR, options: {} },
    { formats: LINEAR, options: { tryInvert: false, tryDownscale: false }, half: true },
  ],
];

export async function readFrame(luma: Luma, frame: number): Promise<ReadSymbol[]> {
  checkLength(luma, 1);
  const found: ReadSymbol[] = [];
  for (const { formats, options, half } of IN_TURN[frame % IN_TURN.length] ?? []) {
    const looked = half === undefined || luma.width < 2 || luma.height < 2 ? luma : halve(luma);
    const across = luma.width / looked.width;
    const down = luma.height / looked.height;
    const { symbols } = await pass(looked, formats, options);
    unite(
      found,
      symbols.map((symbol) => moved(symbol, ({ x, y }) => ({ x: x * across, y: y * down }))),
    );
  }
  return found;
}
