// The query of a QR picture in, its width in pixels out, or a refusal that names the parameter.
import { Refusal } from '../problem.ts';
import { QR_DEFAULT, QR_MAX, QR_MIN } from '../represent/qr.ts';

/** Decimal digits only: `3e2`, `0x12c`, `+300` and a second size are mistakes, not other spellings. */
export function qrSize(query: unknown): number {
  const { size = String(QR_DEFAULT), ...unknown } = query as Readonly<Record<string, unknown>>;
  const refuse = (parameter: string, detail: string): never => {
    throw new Refusal('bad-parameter', `'${parameter}' ${detail}`, { errors: [{ parameter, detail }] });
  };
  const [other] = Object.keys(unknown);
  if (other !== undefined) return refuse(other, 'is not known here');
  if (typeof size !== 'string' || !/^[0-9]{1,10}$/.test(size) || Number(size) < QR_MIN || Number(size) > QR_MAX) {
    return refuse('size', `is the width in pixels, ${QR_MIN} to ${QR_MAX}, in decimal digits`);
  }
  return Number(size);
}
