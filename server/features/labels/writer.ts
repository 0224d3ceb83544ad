// Loads the bundled WebAssembly that draws Data Matrix symbols.
import { readFile } from 'node:fs/promises';
import { prepareWriter } from '../../domain/labels/symbol.ts';

let writer: Promise<void> | undefined;

export const bundledWriter = (): Promise<void> => {
  writer ??= readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))).then(prepareWriter);
  return writer;
};
