// Draws the code with which a hand scanner is tried: a separator between two lengths, and characters that keyboard layouts place differently.
import type { ScannerCode } from '../../contract/index.ts';
import type { Element } from '../../domain/gs1/ai.ts';
import { toElementString } from '../../domain/gs1/element-string.ts';
import { dataMatrixModules } from '../../domain/labels/symbol.ts';
import { bareSvg } from './bare.ts';
import { bundledWriter } from './writer.ts';

const ELEMENTS: readonly Element[] = [
  ['01', '09520123456788'],
  ['10', 'AQZY-MW'],
  ['21', 'zy/qa_;&1'],
];
export async function scannerCode(): Promise<ScannerCode> {
  await bundledWriter();
  return { content: toElementString(ELEMENTS), svg: bareSvg(await dataMatrixModules(ELEMENTS)) };
}
