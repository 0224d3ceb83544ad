// Runs one pass of the WebAssembly reader over a grey picture.
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

/**
 * Sets the bundled WebAssembly. Policy: call this before every pass, because the library would otherwise fetch the
 * module from a public server.
 */
export async function prepareReader(wasm: ArrayBuffer | Uint8Array): Promise<void> {
  wasmBinary = wasm instanceof Uint8Array ? new Uint8Array(wasm).buffer : wasm;
  await reader();
}

/** Members of every Emscripten module and embind object. The package's types refer to globals that are not available here. */
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

/** A located symbol, decoded or not. */
export interface Sighting {
  readonly corners: ReadSymbol['corners'];
  readonly format: string;
}

export interface Pass {
  readonly symbols: readonly ReadSymbol[];
  /** Symbols that were located but not decoded: the reason for another pass, and where to look. */
  readonly undecoded: readonly Sighting[];
}

/**
 * Runs one pass. Text mode `Plain` keeps GS1 data as encoded (the default rewrites it with brackets); the symbology identifier
 * distinguishes GS1 from plain data.
 * Calls the module without the library's `readBarcodes`, which never frees its list of results: some kilobytes per call, at up to sixty
 * calls per second from a camera.
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
    // A trap leaves the module's memory in an undefined state. The next pass starts a new module from the same bytes.
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
  /** -1 if the symbol is not a part. */
  readonly sequenceSize: number;
  readonly sequenceIndex: number;
  readonly sequenceId: string;
}

/** Numbers that no standard allows yield a part with count 0, which never joins a code. */
function partOf({ sequenceSize, sequenceIndex: index, sequenceId: id }: Sequence): { readonly part?: Part } {
  if (sequenceSize === -1 || (sequenceSize === 1 && index === 0)) return {};
  const isSound = sequenceSize >= 2 && sequenceSize <= MAX_PARTS && index >= 0 && index < sequenceSize;
  return { part: { index, count: isSound ? sequenceSize : 0, id } };
}
