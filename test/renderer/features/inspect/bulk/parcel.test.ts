// Small files go together, large ones alone, and the workbench finds in a parcel what the page put in.
import { expect, it } from 'vitest';
import { PARCEL, packParcel, parcels } from '../../../../../renderer/features/inspect/bulk/parcel.ts';
import { openParcel } from '../../../../../server/features/bulk/parcel.ts';

const sizes = (...bytes: readonly number[]) =>
  [...parcels(bytes.map((one, position) => ({ position, bytes: one })))].map((parcel) => parcel.map((one) => one.bytes));

it('holds so many files and so many bytes, and each file is in one parcel', () => {
  expect(sizes()).toEqual([]);
  expect(sizes(1, 2, PARCEL.bytes, 3, 2 * PARCEL.bytes, 4)).toEqual([[1, 2], [PARCEL.bytes], [3], [2 * PARCEL.bytes], [4]]);
  const many = sizes(...Array.from({ length: 2 * PARCEL.files + 1 }, () => 1));
  expect(many.map(({ length }) => length)).toEqual([PARCEL.files, PARCEL.files, 1]);
});

it('is opened as it was packed, also with an empty file and with positions of more than a byte', async () => {
  const files = [9_999, 0, 256].map((position) => ({
    position,
    content: Uint8Array.from({ length: position % 600 }, (_, at) => at).buffer,
  }));
  const opened = openParcel(Buffer.from(await packParcel(files).arrayBuffer()));
  expect(opened.map(({ position, content }) => [position, [...content]])).toEqual(
    files.map(({ position, content }) => [position, [...new Uint8Array(content)]]),
  );
});

it('that is cut off anywhere is refused whole', async () => {
  const parcel = Buffer.from(await packParcel([{ position: 3, content: new Uint8Array(5).buffer }]).arrayBuffer());
  for (let length = 1; length < parcel.length; length += 1) expect(() => openParcel(parcel.subarray(0, length))).toThrow('cut off');
});
