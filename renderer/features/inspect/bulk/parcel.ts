// Packs small files into one request, each after its position and its length (32 bits each, little-endian).

/** Policy: files and bytes of one parcel. Larger files are sent alone, in parts. */
export const PARCEL = { files: 32, bytes: 1024 * 1024 } as const;

export interface Sized {
  readonly position: number;
  readonly bytes: number;
}

/** Groups files into parcels, each within the limits. A file that is larger than a parcel is alone in its group. */
export function* parcels<File extends Sized>(files: Iterable<File>): Generator<readonly File[]> {
  let parcel: File[] = [];
  let bytes = 0;
  for (const file of files) {
    if (parcel.length > 0 && (parcel.length === PARCEL.files || bytes + file.bytes > PARCEL.bytes)) {
      yield parcel;
      parcel = [];
      bytes = 0;
    }
    parcel.push(file);
    bytes += file.bytes;
  }
  if (parcel.length > 0) yield parcel;
}

export const packParcel = (files: readonly { readonly position: number; readonly content: ArrayBuffer }[]): Blob =>
  new Blob(
    files.flatMap(({ position, content }) => {
      const head = new DataView(new ArrayBuffer(8));
      head.setUint32(0, position, true);
      head.setUint32(4, content.byteLength, true);
      return [head, content];
    }),
  );
