// Lists what travels in a pack, each item with the digest that shows whether it has changed.
import { createHash } from 'node:crypto';
import type { Role } from '../../contract/index.ts';
import { writeCarriedSnapshot } from '../../domain/declaration/carried-snapshot.ts';
import { EPCIS_CONTEXT } from '../../domain/epcis/context.ts';
import { original } from '../../domain/foreign/index.ts';
import { forReader } from '../../domain/formats/sd-jwt/passport.ts';
import { readerOfRole } from '../../domain/passport/roles.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { originOfSnapshot, presentSnapshot, snapshotRows } from '../../store/customs/registry-snapshot.ts';
import { issuedWhere } from '../../store/issued/issued.ts';
import type { PackedThing } from '../../store/packs.ts';
import {
  type CredentialRecord,
  credentialsByCode,
  credentialsByIdentifier,
  credentialsByProduct,
  sha256Hex,
} from '../../store/passports/credentials.ts';
import { ownEventsOf } from '../../store/passports/events.ts';
import { passportByCode, passportByItem } from '../../store/passports/passports.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';
import { toLine } from './format/entry.ts';
import { PACK_LIMITS, type PackEntry } from './format/pack.ts';
import { type NamedLists, namedLists, statusLists } from './status-lists.ts';

export interface PackWish {
  /** The role whose view the SD-JWTs of this service's own passports disclose. */
  readonly role: Role;
  /** Includes the whole documents of passports and their events. Only for a second instance of the same service, not for others. */
  readonly passports: boolean;
}

export interface Travelling extends PackedThing {
  readonly entry: PackEntry;
}

/** Rows read at a time. Memory holds one chunk, never the whole store. */
const ROWS = 64;

/** Lists everything that may travel: status lists, the snapshot of the registry, passports on request, then credentials. */
export function* everything(store: Store, wish: PackWish): Generator<Travelling> {
  for (const { thing, entry } of statusLists(store)) yield changing(thing, entry);
  yield* registrySnapshot(store, wish);
  if (wish.passports)
    for (const passport of rows<{ id: number; dpp_code: string }>(store, 'id, dpp_code', 'passports'))
      yield* passportThings(store, passportByCode(store, passport.dpp_code));
  for (const { id } of rows<{ id: number }>(store, 'id', 'issued', NOT_WITHDRAWN))
    for (const { format, sha256, body } of issuedWhere(store, 'id = ?', id)) {
      const text = body();
      if (text !== undefined) yield credentialThing({ body: text, format, source: 'published', sha256 }, wish);
    }
  for (const row of rows<OwnRow>(store, COLUMNS, 'credentials', `(source = 'imported' OR dpp_code IS NULL OR ${NOT_WITHDRAWN})`))
    yield credentialThing(row, wish);
}

/** Regulation (EU) 2024/1781, Article 15: the comparison with the registry is a task of these roles. */
const READS_REGISTRY: ReadonlySet<Role> = new Set(['customs', 'msa']);

/** Only a snapshot that was imported here, because a receiver of one in a pack cannot vouch for it. */
function* registrySnapshot(store: Store, { role }: PackWish): Generator<Travelling> {
  const present = READS_REGISTRY.has(role) && originOfSnapshot(store) === null ? presentSnapshot(store) : undefined;
  if (present === undefined) return;
  const text = writeCarriedSnapshot({ name: original(present.name), date: present.date, rows: snapshotRows(store) });
  const entry: PackEntry = { kind: 'registry-snapshot', text };
  if (Buffer.byteLength(toLine(entry)) > PACK_LIMITS.chunkBytes)
    throw new Refusal(
      'too-large',
      'the snapshot of the registry has too many rows for a pack: import one with fewer, or remove it under Settings',
    );
  yield changing('registry-snapshot', entry);
}

/**
 * Selects by what a person enters or scans: passport codes, product links and numbers, addresses of credentials. Each
 * item is returned once, however many lines name it.
 */
export function* selected(store: Store, lines: Iterable<string>, wish: PackWish): Generator<Travelling> {
  const lists = namedLists(store);
  const given = new Set<string>();
  for (const one of named(store, lines, { role: wish.role, passports: wish.passports, lists })) {
    if (given.has(one.thing)) continue;
    given.add(one.thing);
    yield one;
  }
  for (const { thing, entry } of statusLists(store, lists)) yield changing(thing, entry);
}

function* named(store: Store, lines: Iterable<string>, wish: Selection): Generator<Travelling> {
  for (const line of lines) {
    for (const item of recognise({ text: line, channel: 'file' })) {
      switch (item.kind) {
        case 'dpp-code': {
          if (wish.passports) yield* passportThings(store, passportByCode(store, item.dppCode));
          yield* records(store, credentialsByCode(store, item.dppCode), wish);
          if (item.gtin !== undefined && item.serial !== undefined) yield* ofProduct(store, { gtin: item.gtin, serial: item.serial }, wish);
          break;
        }
        case 'gs1': {
          const { gtin, serial } = item;
          if (wish.passports && serial !== null) yield* passportThings(store, passportByItem(store, gtin, serial));
          yield* ofProduct(store, { gtin, ...(serial === null ? {} : { serial }) }, wish);
          break;
        }
        case 'verify-link':
          yield* records(store, credentialsByIdentifier(store, item.uri), wish);
          break;
        case 'link':
          yield* records(store, credentialsByIdentifier(store, item.link.url), wish);
          break;
        default:
      }
    }
  }
}

interface Selection extends PackWish {
  /** Records the status lists of everything that was requested, including revoked passports, whose list shows the revocation. */
  readonly lists: NamedLists;
}

const ofProduct = (store: Store, key: { readonly gtin: string; readonly serial?: string }, wish: Selection) =>
  records(store, credentialsByProduct(store, key), wish);

function* records(store: Store, found: readonly CredentialRecord[], wish: Selection): Generator<Travelling> {
  for (const { body, format, source, dppCode } of found) {
    if (source !== 'published') wish.lists.credential(body, format);
    else if (dppCode !== undefined) wish.lists.published(dppCode);
    if (source === 'published' && dppCode !== undefined && passportByCode(store, dppCode)?.dppStatus === 'invalid') continue;
    yield credentialThing({ body, format, source, sha256: sha256Hex(body) }, wish);
  }
}

interface OwnRow extends Pick<CredentialRecord, 'body' | 'format' | 'source'> {
  readonly sha256: string;
}
const COLUMNS = 'id, body, format, source, sha256';
/** A passport that the public interface answers with 410 Gone does not travel either. */
const NOT_WITHDRAWN = `dpp_code NOT IN (SELECT dpp_code FROM passports WHERE dpp_status = 'invalid')`;

/**
 * Credentials of others travel unchanged. The service's own tokens, which disclose everything in the store, are reduced
 * to what the reader may see.
 */
function credentialThing({ body, format, source, sha256 }: OwnRow, { role }: PackWish): Travelling {
  const text = source === 'published' && format === 'sd-jwt' ? forReader(body, readerOfRole(role)) : body;
  return { thing: `credential ${sha256}`, entry: { kind: 'credential', text } };
}

function* passportThings(store: Store, passport: PassportRecord | undefined): Generator<Travelling> {
  if (passport === undefined) return;
  const { dppCode, dppStatus, sample } = passport;
  const document = JSON.stringify({ ...(JSON.parse(passport.document) as object), dppStatus });
  yield changing(`passport ${dppCode}`, { kind: 'passport', text: document });
  const events = ownEventsOf(store, dppCode, sample);
  if (events.length === 0) return;
  const text = JSON.stringify({
    '@context': [EPCIS_CONTEXT],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    // The date of the last event, so that the same events give the same document.
    creationDate: String(events.at(-1)?.eventTime),
    epcisBody: { eventList: events },
  });
  yield changing(`events ${dppCode}`, { kind: 'events', text });
}

const changing = (thing: string, entry: PackEntry): Travelling => ({
  thing,
  digest: createHash('sha256').update(entry.text).digest(),
  entry,
});

function* rows<Row>({ db }: Store, columns: string, table: string, where = 'true'): Generator<Row> {
  const next = db.prepare(`SELECT ${columns} FROM ${table} WHERE id > ? AND ${where} ORDER BY id LIMIT ${ROWS}`);
  for (let after = -1; ; ) {
    const found = next.all(after) as (Row & { readonly id: number })[];
    const last = found.at(-1);
    if (last === undefined) return;
    yield* found;
    after = last.id;
  }
}
