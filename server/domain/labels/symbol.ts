// Encodes the content of a label as the modules of a QR code or a GS1 Data Matrix.
import { create } from 'qrcode';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Element } from '../gs1/ai.ts';

export interface Modules {
  /** Modules on each side. Both symbols are square. */
  readonly count: number;
  /** Width of the quiet zone on each side, in modules. */
  readonly quietZone: number;
  isDark(column: number, row: number): boolean;
}

let isPrepared = false;

/** Sets the bundled WebAssembly. Policy: required before a Data Matrix, because the library would otherwise fetch it from a public server. */
export async function prepareWriter(wasm: Uint8Array): Promise<void> {
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary, locateFile: (name: string): string => name }, fireImmediately: true });
  isPrepared = true;
}

/** ISO/IEC 18004: error correction level M, quiet zone of four modules. */
export function qrModules(text: string): Modules {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { count: modules.size, quietZone: 4, isDark: (column, row) => modules.get(row, column) !== 0 };
}

/** ISO/IEC 16022: ECC 200, square, FNC1 in first position, quiet zone of one module. Throws a RangeError if the data do not fit. */
export async function dataMatrixModules(elements: readonly Element[]): Promise<Modules> {
  if (!isPrepared) throw new Error('prepareWriter was not called');
  // No GS1 character set contains square brackets, unlike round ones. The writer inserts FNC1 where it is required.
  const text = elements.map(([ai, value]) => `[${ai}]${value}`).join('');
  const { symbol, error } = await writeBarcode(text, { format: 'DataMatrix', options: 'gs1,forceSquare', scale: 1 });
  const { width, height, data } = symbol;
  if (error !== '' || width === 0 || width !== height) throw new RangeError(`no Data Matrix holds this: ${error}`);
  return { count: width, quietZone: 1, isDark: (column, row) => data[row * width + column] === 0 };
}
