// Draws the codes for testing and setting up a scanner: a separator, and characters that depend on the layout.
import { randomInt } from 'node:crypto';
import type { ScannerCode, ScannerSetupCodes } from '../../contract/index.ts';
import type { Element } from '../../domain/gs1/ai.ts';
import { toElementString } from '../../domain/gs1/element-string.ts';
import { dataMatrixModules } from '../../domain/labels/symbol.ts';
import { bareSvg, qrSvg } from './bare.ts';
import { bundledWriter } from './writer.ts';

const GTIN: Element = ['01', '09520123456788'];
const ELEMENTS: readonly Element[] = [GTIN, ['10', 'AQZY-MW'], ['21', 'zy/qa_;&1']];

/** GS1 AI encodable character set 82: every character that an element string may hold. */
const EVERY_CHARACTER = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!"%&\'()*+,-./:;<=>?_';

export async function scannerCode(): Promise<ScannerCode> {
  await bundledWriter();
  return { content: toElementString(ELEMENTS), svg: bareSvg(await dataMatrixModules(ELEMENTS)) };
}

/** Each call returns different content, so that a printed code cannot be mistaken for the one on the screen. */
export async function scannerSetupCodes(): Promise<ScannerSetupCodes> {
  await bundledWriter();
  const drawn = String(randomInt(1_000_000)).padStart(6, '0');
  const elements: readonly Element[] = [GTIN, ['10', `QWERTYZqwertyz${drawn}`], ['91', EVERY_CHARACTER]];
  const content = toElementString(elements);
  return { content, dataMatrix: bareSvg(await dataMatrixModules(elements)), qr: qrSvg(content) };
}
