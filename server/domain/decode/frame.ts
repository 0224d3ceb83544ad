// Reads the symbols of one live camera frame within the time of a single pass.

import { checkLength, type Luma } from './filters/pixels.ts';
import { halve } from './filters/scale.ts';
import { DATA_MATRIX, LINEAR, QR } from './formats.ts';
import { type Formats, type PassOptions, pass } from './reader.ts';
import { moved, type ReadSymbol, unite } from './symbol.ts';

interface Look {
  readonly formats: Formats;
  readonly options: PassOptions;
  /** Reads the frame at half size, which takes a quarter of the time. */
  readonly half?: true;
}

const fast: PassOptions = { tryHarder: false, tryInvert: false, tryDownscale: false };

/** Searches every frame for QR and alternates the other symbologies: a hand-held camera delivers the next frame after 33 ms. */
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

/** `frame`: number of the frame, which selects the symbologies to search for. Throws a RangeError if the data do not match the sides. */
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
