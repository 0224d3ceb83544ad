// Finds what earlier entries of the log report about the item of a new entry.
// Runs in the transaction that appends the entry.
import type { Channel, RunOfEntry, SightingFinding } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import { type EarlierEntry, findingsOf, withOthers } from '../../domain/sightings/findings.ts';
import { DEFAULT_SETTINGS, readSetting } from '../settings.ts';
import { othersAbout } from '../sightings/other-sightings.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { listedEntry, type Recorded } from './columns.ts';
import { factsOf, ifReadable, type StoredRecord } from './contents.ts';
import { lastDecisionOf } from './decided.ts';

const CODES: ReadonlySet<string> = new Set<Recognised['kind']>(['gs1', 'dpp-code', 'verify-link', 'link']);

/**
 * Whether an entry shows that an item was present. An added document, a list of codes and an opened link do not. A file for which the entry
 * names a symbology does, because the code was read from a picture.
 */
export const isOfCode = (kind: string, { channel, symbology }: Partial<Pick<Recorded['input'], 'channel' | 'symbology'>>): boolean =>
  CODES.has(kind) && (symbology !== undefined || (channel !== 'file' && channel !== 'link'));

/** A repetition and a verdict about an earlier date do not say where the item is. */
const isSighting = ({ again, asOf, recognised, input }: Pick<Recorded, 'again' | 'asOf' | 'recognised' | 'input'>): boolean =>
  again === undefined && asOf === undefined && isOfCode(recognised.kind, input);

export function placeOf(
  store: Store,
  entry: Pick<Recorded, 'again' | 'asOf' | 'recognised' | 'input'>,
  run: RunOfEntry | undefined,
): string | undefined {
  return isSighting(entry) ? run?.place || readSetting(store, 'place') || undefined : undefined;
}

/** Policy: the number of entries compared, newest first, so that an item that is scanned all day takes no more time than others. */
const COMPARED = 50;

const COLUMNS = 'i.id, i.at, i.again, i.kind, i.channel, i.gtin, i.serial, i.record';
/** Samples do not count, because they are printed on many sheets. */
const COUNTS = 'as_of IS NULL AND sample = 0';
export const OF_ITEM = `SELECT ${COLUMNS} FROM inspections i WHERE i.gtin = ? AND i.serial = ? AND ${COUNTS} ORDER BY i.id DESC LIMIT ${COMPARED}`;
/** Entries with the same text that name another item. */
export const OF_TEXT = `SELECT * FROM (SELECT ${COLUMNS}, i.item, i.as_of, i.sample FROM inspections i WHERE i.input_sha256 = ? ORDER BY i.id DESC LIMIT ${COMPARED})
  WHERE item IS ? AND (gtin <> ? OR serial <> ?) AND ${COUNTS}`;

interface Row extends StoredRecord {
  readonly id: number;
  readonly at: string;
  readonly again: number | null;
  readonly kind: string;
  readonly channel: Channel;
  readonly gtin: string | null;
  readonly serial: string | null;
}

/** Undefined if there is nothing to report. An item is a GTIN with a serial number. */
export function sightingsOf(store: Store, entry: Recorded): readonly SightingFinding[] | undefined {
  const { gtin, serial, input_sha256, item, sample } = listedEntry(entry);
  if (gtin === null || serial === null || sample === 1 || !isSighting(entry)) return undefined;
  const { db } = store;
  const { at, place, run, issuer } = entry;
  const seen = { at, gtin, serial, ...defined({ place, run: run?.id, issuer: issuer?.id }) };
  const hours = readSetting(store, 'sightingHours') ?? DEFAULT_SETTINGS.sightingHours;
  const own = findingsOf(
    seen,
    (statement(db, OF_ITEM).all(gtin, serial) as Row[]).map((row) => toEarlier(db, row)),
    (statement(db, OF_TEXT).all(input_sha256, item, gtin, serial) as Row[]).map((row) => toEarlier(db, row)),
    hours,
  );
  const found = withOthers(
    own,
    othersAbout(db, gtin, serial).map((entries) => findingsOf(seen, entries, [], hours)),
  );
  return found.length === 0 ? undefined : found;
}

function toEarlier(db: Db, row: Row): EarlierEntry {
  const { id, at, again, kind, channel, gtin, serial } = row;
  const facts = ifReadable(() => JSON.parse(factsOf(db, row)) as Pick<Recorded, 'place' | 'run' | 'issuer' | 'input'>);
  const last = lastDecisionOf(db, id);
  const decision = last && { decision: last.decision, at: last.at, place: last.place, officer: last.officer };
  return {
    id,
    at,
    isOfCode: isOfCode(kind, { channel, ...defined({ symbology: facts?.input.symbology }) }),
    ...(again === null ? {} : { again }),
    ...(gtin === null ? {} : { gtin }),
    ...(serial === null ? {} : { serial }),
    ...defined({
      place: facts?.place ?? facts?.run?.place,
      run: facts?.run?.id,
      issuer: facts?.issuer?.id,
      line: lineThatDiffers(db, id),
      decision,
    }),
  };
}

/** The text of the last printed line about an entry, if that line differs from the code. */
const lineThatDiffers = (db: Db, inspection: number): string | undefined =>
  statement(
    db,
    `SELECT printed FROM (SELECT contradicts, json_extract(record, '$.printed') AS printed FROM customs_log
       WHERE inspection_id = ? AND action = 'line' ORDER BY id DESC LIMIT 1) WHERE contradicts = 1`,
  )
    .pluck()
    .get(inspection) as string | undefined;
