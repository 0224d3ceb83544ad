// The QR picture of a passport against the matrix alone: both sides in one run.
import { fileURLToPath } from 'node:url';
import QRCode from 'qrcode';
import { qrPng } from '../../server/domain/formats/qr.ts';
import { type Comparison, print, rowOf } from './measure.ts';
import { settle } from './settle.ts';

const TEXT = 'https://passports.example/api/v1/public/01/09520123456788/21/ABC123';

const picture = (size: number, atLeast: number) => (): Comparison => ({
  name: `qr.png ${size} px / qrcode.create`,
  limit: () => void QRCode.create(TEXT, { errorCorrectionLevel: 'M' }),
  real: () => void qrPng(TEXT, size),
  atLeast,
});

export const comparisons = [picture(300, 0.5), picture(2000, 0.3)] as const;

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const comparison of comparisons) print([await settle(rowOf(comparison()))]);
