// Finds the files of a bulk inspection that an earlier window did not upload completely.
import type { BulkMissing } from '../../../../server/contract/index.ts';
import { original } from '../../../../server/domain/foreign/index.ts';
import { recordedName } from '../queue/brought.ts';
import type { FileSource } from '../queue/jobs.ts';

export interface ToSend {
  readonly position: number;
  readonly file: File;
}

export interface Matched {
  readonly missing: readonly ToSend[];
  /** The number of files that had arrived before. */
  readonly here: number;
  readonly rest: readonly FileSource[];
}

interface Place {
  readonly position: number;
  readonly isMissing: boolean;
}

const keyOf = (name: string, bytes: number | null): string => `${bytes ?? ''} ${name}`;

/** Assigns each file to a position with the same name and size. Positions of inputs that were read before registration have no size. */
export function matchFiles(sources: readonly FileSource[], { items, here }: BulkMissing): Matched {
  const known = [...items.map((item) => ({ ...item, isMissing: true })), ...here.map((item) => ({ ...item, isMissing: false }))];
  const places = Map.groupBy(known, ({ name, bytes }) => keyOf(original(name), bytes));
  const keyFor = ({ file: { name, size } }: FileSource): string => {
    const key = keyOf(recordedName(name), size);
    return places.has(key) ? key : keyOf(recordedName(name), null);
  };
  const taken = new Map<FileSource, Place>();
  for (const [key, alike] of Map.groupBy(sources, keyFor)) {
    const all = (places.get(key) ?? []).toSorted((one, other) => one.position - other.position);
    // A complete set keeps the order of registration. With fewer files, the missing positions are filled first.
    const order = alike.length < all.length ? all.toSorted((one, other) => Number(other.isMissing) - Number(one.isMissing)) : all;
    for (const [at, source] of alike.entries()) {
      const place = order[at];
      if (place !== undefined) taken.set(source, place);
    }
  }
  const missing = [...taken].flatMap(([{ file }, { position, isMissing }]) => (isMissing ? [{ position, file }] : []));
  return { missing, here: taken.size - missing.length, rest: sources.filter((source) => !taken.has(source)) };
}
