// Reads the width of a QR picture in pixels from the query, or refuses. Ignores other parameters.

import { QR_DEFAULT, QR_MAX, QR_MIN } from '../../domain/formats/qr.ts';
import { Refusal } from '../../lib/problem.ts';

/** Accepts decimal digits only: `3e2`, `0x12c`, `+300` and a second size are mistakes, not other spellings. */
export function qrSize(query: unknown): number {
  const { size = String(QR_DEFAULT) } = query as Readonly<Record<string, unknown>>;
  if (typeof size !== 'string' || !/^[0-9]{1,10}$/.test(size) || Number(size) < QR_MIN || Number(size) > QR_MAX) {
    const detail = `is the width in pixels, ${QR_MIN} to ${QR_MAX}, in decimal digits`;
    throw new Refusal('bad-parameter', `'size' ${detail}`, { errors: [{ parameter: 'size', detail }] });
  }
  return Number(size);
}
