// Exports published passports for the registry of the EU, in files of at most a hundred.
import type { RegistryFile, RegistryFormat, RegistryRefusal } from '../../contract/index.ts';
import { type RegistryEntry, registrable } from '../../domain/registry-export/entry.ts';
import { MOST_ENTRIES, REGISTRY_TYPES, writeEntries } from '../../domain/registry-export/write.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { codesToPublishAgain } from '../../store/passports/published.ts';
import { passportBytes } from '../../store/passports/published-credentials.ts';
import { asPublished, passportOf } from '../../store/passports/record.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';

export interface FileWanted {
  readonly format: RegistryFormat;
  readonly now: Date;
  /** The number of the file, from 1, for its name. */
  readonly number: number;
}

/** The codes of all published passports, in order. Reads a slice at a time, each beginning after the last one. */
export function* publishedCodes(store: Store, after = ''): Generator<string> {
  for (let last = after; ; ) {
    const codes = codesToPublishAgain(store, last, 500);
    yield* codes;
    if (codes.length === 0) return;
    last = codes.at(-1) ?? last;
  }
}

/** Takes from `codes` until the file is full or a thousand passports were refused, so that a call stays short. */
export function nextFile(store: Store, codes: Iterator<string>, { format, now, number }: FileWanted): RegistryFile {
  const entries: RegistryEntry[] = [];
  const refused: RegistryRefusal[] = [];
  let last: string | undefined;
  let isOver = false;
  while (entries.length < MOST_ENTRIES && refused.length < 1_000) {
    const { value: dppCode, done } = codes.next();
    isOver = done === true;
    if (isOver) break;
    last = dppCode as string;
    const found = entryOf(store, last);
    if ('entry' in found) entries.push(found.entry);
    else refused.push({ dppCode: last, ...found.refused });
  }
  return {
    name: `registry-${String(number).padStart(4, '0')}.${format}`,
    mediaType: REGISTRY_TYPES[format],
    ...(entries.length === 0 ? {} : { text: writeEntries(format, entries, now) }),
    entries: entries.length,
    withoutCommodityCode: entries.filter(({ commodityCode }) => commodityCode === undefined).length,
    withoutBackup: entries.filter(({ backup }) => backup === undefined).length,
    refused,
    ...(isOver || last === undefined ? {} : { next: last }),
  };
}

function entryOf(store: Store, dppCode: string): ReturnType<typeof registrable> {
  const record = passportByCode(store, dppCode);
  const bytes = record?.publishedAt === undefined ? undefined : passportBytes(store, dppCode, 'vc');
  if (record === undefined || bytes === undefined || record.dppStatus === 'invalid')
    return {
      refused: { code: 'not-published', detail: record?.dppStatus === 'invalid' ? 'it was set to invalid' : 'it is not published here' },
    };
  return registrable({
    passport: { ...passportOf(asPublished(record)), ...(record.sample ? { sample: true } : {}) },
    sha256: bytes.sha256,
    baseUrl: readSettings(store).baseUrl,
  });
}
