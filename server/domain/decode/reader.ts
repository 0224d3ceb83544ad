// One pass of the WebAssembly reader: grey picture in, every symbol of the wanted formats out.
import {
  BINARIZERS,
  defaultReaderOptions,
  encodeFormats,
  prepareZXingModule,
  purgeZXingModule,
  type ReaderOptions,
  type ReadInputBarcodeFormat,
  TEXT_MODES,
  type ZXingReaderModule,
} from 'zxing-wasm/reader';
import type { Luma, Point } from './filters/pixels.ts';
import { MAX_PARTS } from './parts.ts';
import type { Part, ReadSymbol } from './symbol.ts';

export type Formats = readonly ReadInputBarcodeFormat[];
export type PassOptions = Pick<
  ReaderOptions,
  'tryHarder' | 'tryRotate' | 'tryInvert' | 'tryDownscale' | 'tryDenoise' | 'binarizer' | 'minLineCount' | 'maxNumberOfSymbols'
>;

let wasmBinary: ArrayBuffer | undefined;

/** Hands over the bundled WebAssembly. Policy: the library's own default would fetch it from a public server, so nothing is read before this. */
export async function prepareReader(wasm: ArrayBuffer | Uint8Array): Promise<void> {
  wasmBinary = wasm instanceof Uint8Array ? new Uint8Array(wasm).buffer : wasm;
  await reader();
}

/** What every Emscripten module has, and every object that embind hands out; the package's types leave it to globals that are not here. */
interface Heap {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
}
type Module = ZXingReaderModule & Heap;
type Owned<T> = T & { delete(): void };

const locateFile = (name: string): string => name;

async function reader(): Promise<Module> {
  if (wasmBinary === undefined) throw new Error('prepareReader was not called');
  const module = await prepareZXingModule({
    overrides: { wasmBinary, locateFile },
    equalityFn: (before, now) => before.wasmBinary === now.wasmBinary,
    fireImmediately: true,
  });
  return module as Module;
}

/** A place where a symbol was located, read or not. */
export interface Sighting {
  readonly corners: ReadSymbol['corners'];
  readonly format: string;
}

export interface Pass {
  readonly symbols: readonly ReadSymbol[];
  /** Symbols that were located and not decoded: a reason to look again, and where. */
  readonly undecoded: readonly Sighting[];
}

/**
 * Text mode `Plain` keeps GS1 data as sent (the default rewrites it to brackets); the symbology identifier tells GS1 from plain.
 *
 * The module is called without the library's `readBarcodes`: that one never frees its list of results, some kilobytes per call, and a camera
 * calls it sixty times a second.
 */
export async function pass(luma: Luma, formats: Formats, options: PassOptions = {}, returnErrors = false): Promise<Pass> {
  const module = await reader();
  try {
    return call(module, luma, {
      ...defaultReaderOptions,
      ...options,
      formats: encodeFormats([...formats]),
      binarizer: BINARIZERS.indexOf(options.binarizer ?? 'LocalAverage'),
      textMode: TEXT_MODES.indexOf('Plain'),
      eanAddOnSymbol: 0,
      characterSet: 0,
      returnErrors,
    });
  } catch (fault) {
    // After a trap the module's memory is in any state: the next pass starts a new one from the same bytes.
    purgeZXingModule();
    throw fault;
  }
}

function call(module: Module, luma: Luma, options: Parameters<ZXingReaderModule['readBarcodesFromPixmap']>[3]): Pass {
  const symbols: ReadSymbol[] = [];
  const undecoded: Sighting[] = [];
  const pixels = module._malloc(luma.data.length);
  if (pixels === 0) throw new Error(`no memory for a picture of ${luma.width} × ${luma.height} pixels`);
  try {
    module.HEAPU8.set(luma.data, pixels);
    const results = module.readBarcodesFromPixmap(pixels, luma.width, luma.height, options) as Owned<
      ReturnType<Module['readBarcodesFromPixmap']>
    >;
    try {
      for (let index = 0; index < results.size(); index++) {
        const result = results.get(index);
        if (result === undefined) continue;
        const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
        const corners: [Point, Point, Point, Point] = [topLeft, topRight, bottomRight, bottomLeft];
        const { text, format, bytes, symbologyIdentifier: symbology } = result;
        if (!result.isValid) undecoded.push({ corners, format });
        else symbols.push({ text, format, symbology, corners, bytes, ...partOf(result), reader: 'zxing' });
      }
    } finally {
      results.delete();
    }
  } finally {
    module._free(pixels);
  }
  return { symbols, undecoded };
}

interface Sequence {
  /** -1 where the symbol is no part. */
  readonly sequenceSize: number;
  readonly sequenceIndex: number;
  readonly sequenceId: string;
}

/** Numbers that no standard allows make a part that no code is made of. */
function partOf({ sequenceSize, sequenceIndex: index, sequenceId: id }: Sequence): { readonly part?: Part } {
  if (sequenceSize === -1 || (sequenceSize === 1 && index === 0)) return {};
  const isSound = sequenceSize >= 2 && sequenceSize <= MAX_PARTS && index >= 0 && index < sequenceSize;
  return { part: { index, count: isSound ? sequenceSize : 0, id } };
}
