// Which symbologies are looked for, by how often they may be tried before chance finds one where there is none.
import type { Formats } from './reader.ts';

/** QR Code model 2: Reed–Solomon over a located symbol; the hardest filter has never made one up. */
export const QR: Formats = ['QRCodeModel2'];

export const DATA_MATRIX: Formats = ['DataMatrix'];

/** The two matrix symbologies of GS1 products. */
export const MATRIX: Formats = [...QR, ...DATA_MATRIX];

/** Linear symbologies that carry a GS1 key: GS1-128, EAN/UPC, ITF-14, DataBar. Code 39 and plain ITF have no check character and are left out. */
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

/** Small relatives with weak error detection: only in an untouched picture. */
export const SMALL: Formats = ['MicroQRCode', 'RMQRCode'];

export const EVERYTHING: Formats = [...MATRIX, ...LINEAR, ...SMALL];
