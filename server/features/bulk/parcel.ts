// Opens a parcel: small files in one request, each after its position and length (32 bits each, little-endian).
import { Refusal } from '../../lib/problem.ts';

export interface WholeFile {
  readonly position: number;
  readonly content: Buffer;
}

const HEAD = 8;

/** Throws `bad-body` for a parcel that does not end with its last file. */
export function openParcel(parcel: Buffer): readonly WholeFile[] {
  const files: WholeFile[] = [];
  for (let at = 0; at < parcel.length; ) {
    const from = at + HEAD;
    const end = from <= parcel.length ? from + parcel.readUInt32LE(at + 4) : Number.POSITIVE_INFINITY;
    if (end > parcel.length) throw new Refusal('bad-body', 'the parcel is cut off');
    files.push({ position: parcel.readUInt32LE(at), content: parcel.subarray(from, end) });
    at = end;
  }
  return files;
}
