// Groups the symbologies by how many passes they tolerate before chance produces a false reading.
import type { Formats } from './reader.ts';

/** QR Code model 2: Reed–Solomon over a located symbol. Even the strongest filter has never produced a false reading. */
export const QR: Formats = ['QRCodeModel2'];

export const DATA_MATRIX: Formats = ['DataMatrix'];

/** The two matrix symbologies of GS1 products. */
export const MATRIX: Formats = [...QR, ...DATA_MATRIX];

/**
 * Linear symbologies that carry a GS1 key: GS1-128, EAN/UPC, ITF-14, DataBar. Excludes Code 39 and plain ITF, which have no check
 * character.
 */
export const LINEAR: Formats = [
  'Code128',
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'ITF14',
  'DataBar',
  'DataBarLtd',
  'DataBarExp',
  'DataBarExpStk',
];

/** Small variants with weak error detection. Read only in the unfiltered picture. */
export const SMALL: Formats = ['MicroQRCode', 'RMQRCode'];

export const EVERYTHING: Formats = [...MATRIX, ...LINEAR, ...SMALL];
