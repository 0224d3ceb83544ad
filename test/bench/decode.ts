// A live camera frame of 1280 × 720 against one bare pass of the reader, and a still picture's ladder step by step.
import { fileURLToPath } from 'node:url';
import { readBarcodes } from 'zxing-wasm/reader';
import type { Luma } from '../../server/domain/decode/filters/pixels.ts';
import { readFrame } from '../../server/domain/decode/frame.ts';
import { readStillLuma } from '../../server/domain/decode/still.ts';
import { bundledReader } from '../../server/features/pictures/codecs.ts';
import { addNoise, drawPage } from '../fixtures/clips.ts';
import { concluded, type Measured, print, type Round } from './measure.ts';
import { settle } from './settle.ts';

/** The frame of a camera: a label on a desk, with noise. */
function cameraFrame(): Luma {
  const label = drawPage(['https://id.example.org/01/09520123456788/21/ABC123'], { width: 320, height: 320, ink: 40, paper: 220 });
  const data = Uint8Array.from({ length: 1280 * 720 }, (_, at) => 90 + ((at % 1280) >> 4));
  for (let y = 0; y < 320; y++) data.set(label.data.subarray(y * 320, (y + 1) * 320), (200 + y) * 1280 + 480);
  return addNoise({ width: 1280, height: 720, data }, 4);
}

const toRgba = ({ data }: Luma): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(data.length * 4).fill(255);
  for (const [at, value] of data.entries()) out.fill(value, 4 * at, 4 * at + 3);
  return out;
};

/** The reader as it comes: RGBA pixels, QR only, the options of the library. */
function barePass(frame: Luma): () => Promise<unknown> {
  const image = { width: frame.width, height: frame.height, data: toRgba(frame), colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
  return () => readBarcodes(image, { formats: ['QRCode'] });
}

/** A live frame is read in one of so many ways, in turn. */
const KINDS = 4;

/** Processor time per frame. A round has a frame of each kind; the sides take turns frame by frame, and at going first. */
export async function measureFrames(most = 15): Promise<Measured> {
  await bundledReader();
  const frame = cameraFrame();
  const bare = barePass(frame);
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const start = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(start);
    return user + system;
  };
  const round = async (at: number): Promise<Round> => {
    let [limit, real] = [0, 0];
    for (let kind = 0; kind < KINDS; kind++) {
      const live = () => time(() => readFrame(frame, kind));
      if (at % 2 === 0) limit += await time(bare);
      real += await live();
      if (at % 2 === 1) limit += await time(bare);
    }
    return { limit: limit / KINDS, real: real / KINDS };
  };
  for (let at = 0; at < 2; at++) await round(at);
  return settle({
    rounds: async (times) => {
      const samples: Round[] = [];
      for (let at = 0; at < times * most; at++) samples.push(await round(at));
      return samples;
    },
    conclude: (samples) => concluded('live frame 1280 × 720, QR and the others in turn', 1 / 1.3, samples),
  });
}

async function printStills(): Promise<void> {
  const stills: readonly (readonly [string, Luma])[] = [
    ['clean label', drawPage(['https://id.example.org/01/09520123456788/21/ABC123'], { width: 1280, height: 960 })],
    ['nothing to read', addNoise({ width: 1280, height: 960, data: new Uint8Array(1280 * 960).fill(120) }, 20)],
  ];
  for (const [name, luma] of stills) {
    let rungs = 0;
    const start = performance.now();
    await readStillLuma(luma, { onRung: () => rungs++ });
    console.log(`     still 1280 × 960, ${name}: ${(performance.now() - start).toFixed(0)} ms, ${rungs} rungs`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  print([await measureFrames()]);
  await printStills();
}
