// A passport that came in, and whose word it is; stored as one of the own ones, left as it is, or refused with the place of each mistake.
import type { FieldError, ImportResponse } from '../../contract/index.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import { type Claim, fateOf } from '../../domain/ownership/ownership.ts';
import { FIELDS } from '../../domain/passport/fields.ts';
import { fromView } from '../../domain/passport/from-view.ts';
import { type Passport, parsePassport } from '../../domain/passport/model.ts';
import { removePublished } from '../../store/passports/credentials.ts';
import { removeSampleEvents } from '../../store/passports/events.ts';
import { passportByCode, passportByItem, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf, toRecord } from '../../store/passports/record.ts';
import { forgetSampleStatus, standingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';

export type Outcome = Omit<ImportResponse['imported'][number], 'index'> | Omit<ImportResponse['refused'][number], 'index'>;

export const refuse = (code: string, detail: string, errors: readonly FieldError[] = []): Outcome => ({ code, detail, errors });

/** Into the own passports: only for what is this service's own word, its state included. */
export function importPassport(value: Json, desk: AppContext, claim: Claim): Outcome {
  // As the public interface writes it, or in the shape of the model.
  const parsed = parsePassport(isObject(value) ? fromView(value) : value);
  if (!parsed.ok)
    return refuse(
      'passport-invalid',
      `the passport has ${parsed.errors.length} mistake${parsed.errors.length === 1 ? '' : 's'}`,
      parsed.errors,
    );
  return storePassport(parsed.passport, desk, claim);
}

/** One that kept every rule of the field table. */
export function storePassport(passport: Passport, desk: AppContext, { relation, received: { door, name } }: Claim): Outcome {
  if (fateOf(door, 'passport', relation) !== 'own' || fateOf(door, 'state', relation) !== 'own')
    return refuse('not-its-own', `'${name}' cannot change the passports of this service`);
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
  if (present !== undefined && saysTheSame(present, record)) return { what: 'passport', dppCode, unchanged: true };
  // A passport of the person's own takes the place of one of the sample set, which leaves nothing behind that could be taken for it.
  if (present !== undefined && present.sample !== record.sample) {
    removePublished(store, dppCode);
    forgetSampleStatus(store, dppCode);
    removeSampleEvents(store, dppCode);
  }
  putPassport(store, present === undefined ? record : stillPublished(present, record), now);
  return { what: 'passport', dppCode };
}

const ON_PUBLISH = FIELDS.filter(({ setOnPublish }) => setOnPublish).map(({ name }) => name);

/** What publishing filled in counts only where the file says something of it: its maker does not know it. */
function saysTheSame(present: PassportRecord, record: PassportRecord): boolean {
  if (present.sample !== record.sample) return false;
  const [here, came] = [passportOf(present), passportOf(record)];
  const filled = Object.fromEntries(
    ON_PUBLISH.flatMap((name) => (came[name] === undefined && here[name] !== undefined ? [[name, here[name]]] : [])),
  );
  // The moment of the last change is that of a change.
  const { lastUpdated: _, ...one } = here;
  const { lastUpdated: __, ...other } = { ...came, ...filled };
  return canonicalise(one) === canonicalise(other);
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
