// Writes and reads the values of one row as JSON.

/** Marks bytes, which JSON cannot hold. */
interface Bytes {
  readonly base64: string;
}

export const encodeRow = (row: readonly unknown[]): string =>
  JSON.stringify(row.map((value) => (value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value)));

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string';

/** Returns undefined for anything that `encodeRow` does not write. */
export function decodeRow(content: string): (string | number | null | Buffer)[] | undefined {
  let row: unknown;
  try {
    row = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (!Array.isArray(row)) return undefined;
  const values = row.map((value: unknown) => (isBytes(value) ? Buffer.from(value.base64, 'base64') : value));
  return values.every(isValue) ? values : undefined;
}

const isValue = (value: unknown): value is string | number | null | Buffer =>
  value === null || typeof value === 'string' || typeof value === 'number' || Buffer.isBuffer(value);
