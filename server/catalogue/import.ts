// The text of a file in; passports, signed credentials and events stored, the rest refused with the place of each mistake.
import type { FieldError, ImportResponse } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { type Claim, fateOf } from '../domain/ownership/ownership.ts';
import { parsePassport } from '../passport/model.ts';
import { recognise } from '../recognise/index.ts';
import { isObject, type Json } from '../recognise/json.ts';
import { members } from '../recognise/json-members.ts';
import type { CredentialInput, Recognised } from '../recognise/recognised.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { addCredential, removePublished } from '../store/credentials.ts';
import { removeSampleEvents } from '../store/events.ts';
import type { Db } from '../store/open.ts';
import { forgetSampleStatus, standingOf } from '../store/own-status.ts';
import { type PassportRecord, passportByCode, passportByItem, putPassport } from '../store/passports.ts';
import { fileClaim, ownClaim } from './claim.ts';
import { judgeCredential } from './credential.ts';
import { importEvents } from './import-events.ts';
import { toRecord } from './record.ts';
import { takeList } from './status-set.ts';

type Imported = ImportResponse['imported'][number];
type Refused = ImportResponse['refused'][number];
type Outcome = Omit<Imported, 'index'> | Omit<Refused, 'index'>;

/** What the person who imports a file says beside it. */
export interface Said {
  readonly who?: string;
  /** Whose word the events in it are: `own`, or a name. */
  readonly eventsOf?: string;
}

/** Entries are the members of a JSON array, the credentials of a presentation, or the one thing that the text is. Each is stored whole or not at all. */
export function importText(text: string, desk: Desk, said: Said = {}): ImportResponse {
  // What is looked up before something is stored must still be so when it is: another workbench or command may write too.
  const store = (entry: Entry) =>
    entry.kind === 'passport' ? importPassport(entry.value, desk, ownClaim(desk, 'file', said.who)) : importItem(entry.item, desk, said);
  const outcomes = inBatches(desk.store.db, entriesOf(text), store);
  const imported: Imported[] = [];
  const refused: Refused[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if ('what' in outcome) imported.push({ index, ...outcome });
    else refused.push({ index, ...outcome });
  }
  return { imported, refused };
}

/** Policy: a commit waits for the disk, and takes longer than storing a passport; as long as a batch is written, nobody else writes. */
const BATCH = 200;

/** Each entry is a savepoint of its batch: where one fails, what was stored before it stays. */
function inBatches<T, R>(db: Db, all: readonly T[], store: (one: T) => R): readonly R[] {
  const storeOne = db.transaction(store);
  const outcomes: R[] = [];
  const storeBatch = db.transaction((batch: readonly T[]): { readonly fault: unknown } | undefined => {
    for (const one of batch) {
      try {
        outcomes.push(storeOne(one));
      } catch (fault) {
        // On a full disk SQLite has taken back the whole batch by itself.
        if (!db.inTransaction) throw fault;
        return { fault };
      }
    }
    return undefined;
  }).immediate;
  for (let from = 0; from < all.length; from += BATCH) {
    const failed = storeBatch(all.slice(from, from + BATCH));
    if (failed !== undefined) throw failed.fault;
  }
  return outcomes;
}

type Entry = { readonly kind: 'passport'; readonly value: Json } | { readonly kind: 'item'; readonly item: Recognised };

/** An object that is nothing else counts as a passport, so that its mistakes are told by name. */
function entriesOf(text: string): readonly Entry[] {
  const parsed = parseStrictJson(text);
  if (parsed.ok && Array.isArray(parsed.value)) {
    const sources = members(text);
    return (parsed.value as readonly Json[]).flatMap((value, at): readonly Entry[] =>
      isPassportLike(value) ? [{ kind: 'passport', value }] : itemsOf(sources[at]?.text ?? ''),
    );
  }
  if (parsed.ok && isPassportLike(parsed.value)) return [{ kind: 'passport', value: parsed.value }];
  return itemsOf(text);
}

const itemsOf = (text: string): readonly Entry[] => recognise({ text, channel: 'file' }).map((item) => ({ kind: 'item', item }));

const isPassportLike = (value: Json): boolean =>
  isObject(value) && !('@context' in value) && !('verificationMethod' in value) && !('epcisBody' in value);

const refuse = (code: string, detail: string, errors: readonly FieldError[] = []): Outcome => ({ code, detail, errors });

/** Into the own passports: only for what is this service's own word, its state included. */
export function importPassport(value: Json, desk: Desk, { relation, received: { door, name } }: Claim): Outcome {
  if (fateOf(door, 'passport', relation) !== 'own' || fateOf(door, 'state', relation) !== 'own')
    return refuse('not-its-own', `'${name}' cannot change the passports of this service`);
  const parsed = parsePassport(value);
  if (!parsed.ok)
    return refuse(
      'passport-invalid',
      `the passport has ${parsed.errors.length} mistake${parsed.errors.length === 1 ? '' : 's'}`,
      parsed.errors,
    );
  const { passport } = parsed;
  const { store } = desk;
  const now = desk.now();
  const present = passportByCode(store, passport.dppCode);
  const { gtin, serial, dppCode } = passport;
  const sameItem = gtin === undefined || serial === undefined ? undefined : passportByItem(store, gtin, serial);
  if (sameItem !== undefined && sameItem.dppCode !== dppCode)
    return refuse('passport-conflict', `GTIN ${gtin} with serial ${serial} already has the passport '${sameItem.dppCode}'`, [
      { pointer: '/serial', detail: 'already in use' },
    ]);
  // Others may hold what was published of it: a sample would take its places in the status lists from it.
  if (present?.sample === false && passport.sample === true)
    return refuse('passport-conflict', `'${dppCode}' is a passport of your own: a sample does not take its place`, [
      { pointer: '/sample', detail: 'the code is in use' },
    ]);
  // A file that says nothing of the state does not change it: what was set to invalid stays so.
  // What was revoked or suspended here stays so, whatever a file says.
  const taken = present?.sample === (passport.sample === true) && standingOf(store, dppCode) !== undefined;
  const stated = { ...passport, dppStatus: (taken ? undefined : passport.dppStatus) ?? present?.dppStatus ?? 'active' };
  const record = toRecord(stated, { sample: passport.sample === true }, now);
  // A passport of the person's own takes the place of one of the sample set, which leaves nothing behind that could be taken for it.
  if (present !== undefined && present.sample !== record.sample) {
    removePublished(store, dppCode);
    forgetSampleStatus(store, dppCode);
    removeSampleEvents(store, dppCode);
  }
  putPassport(store, present === undefined ? record : stillPublished(present, record), now);
  return { what: 'passport', dppCode };
}

/**
 * What was published stays as it was signed until it is published again: its date, its credentials, what others read of it and what they find it by. The GTIN
 * or the lot of a draft is nobody's to resolve, and the code that is printed on the goods goes on working.
 */
function stillPublished(present: PassportRecord, record: PassportRecord): PassportRecord {
  const { publishedAt, verifiedAt, publishedDocument = present.document, gtin, serial, batch } = present;
  if (publishedAt === undefined || present.sample !== record.sample) return record;
  const { gtin: _, serial: __, batch: ___, ...draft } = record;
  return {
    ...draft,
    ...(gtin === undefined ? {} : { gtin }),
    ...(serial === undefined ? {} : { serial }),
    ...(batch === undefined ? {} : { batch }),
    publishedAt,
    ...(verifiedAt === undefined ? {} : { verifiedAt }),
    ...(publishedDocument === record.document ? {} : { publishedDocument }),
  };
}

function importItem(item: Recognised, desk: Desk, said: Said): Outcome {
  switch (item.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      return importCredential(item, desk);
    case 'epcis-document':
      return importEvents(item.text, desk, (document) => fileClaim(desk, document, said));
    case 'invalid':
      return refuse(item.code, item.detail);
    case 'empty':
      return refuse('DPP-INP-01', 'the file is empty');
    default:
      return refuse('not-importable', `this is neither a passport nor a signed credential nor an EPCIS document, but: ${item.kind}`);
  }
}

function importCredential(item: CredentialInput, desk: Desk): Outcome {
  const { store } = desk;
  const now = desk.now();
  const judged = judgeCredential(item, { now, trust: desk.trust() });
  if (!('row' in judged)) return refuse(judged.code, judged.detail);
  const { gtin, serial } = judged.row;
  const known = gtin === undefined || serial === undefined ? undefined : passportByItem(store, gtin, serial);
  const dppCode = known?.dppCode ?? judged.row.dppCode;
  addCredential(store, { ...judged.row, receivedAt: now.toISOString(), ...(dppCode === undefined ? {} : { dppCode }) });
  // One of this service's own may show what its store has forgotten.
  if (judged.row.type === 'BitstringStatusListCredential') takeList(store, item.text, { door: 'file' }, { now, trust: desk.trust() });
  return { what: 'credential', ...(dppCode === undefined ? {} : { dppCode }) };
}
