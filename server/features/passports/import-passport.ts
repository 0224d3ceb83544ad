// Imports a passport as one of this service's own, leaves it unchanged, or refuses it with each mistake.
import type { FieldError, ImportResponse } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import { type Claim, fateOf } from '../../domain/ownership/ownership.ts';
import { ON_PUBLISH } from '../../domain/passport/fields.ts';
import { fromView } from '../../domain/passport/from-view.ts';
import { type Passport, parsePassport } from '../../domain/passport/model.ts';
import { holdsDemonstrationData } from '../../domain/passport/sample/demonstration.ts';
import { removePublished } from '../../store/passports/credentials.ts';
import { removeSampleEvents } from '../../store/passports/events.ts';
import { passportByCode, passportByItem, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf, toRecord } from '../../store/passports/record.ts';
import { forgetSampleStatus, statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';

export type Outcome = Omit<ImportResponse['imported'][number], 'index'> | Omit<ImportResponse['refused'][number], 'index'>;

export const refuse = (code: string, detail: string, errors: readonly FieldError[] = []): Outcome => ({ code, detail, errors });

/**
 * Imports only what this service itself asserts, including the state. Returns `passport-invalid`, `not-its-own` or
 * `passport-conflict` if it is refused.
 */
export function importPassport(value: Json, context: AppContext, claim: Claim): Outcome {
  // Accepts the form of the public interface and that of the model.
  const parsed = parsePassport(isObject(value) ? fromView(value) : value);
  if (!parsed.ok)
    return refuse(
      'passport-invalid',
      `the passport has ${parsed.errors.length} mistake${parsed.errors.length === 1 ? '' : 's'}`,
      parsed.errors,
    );
  return storePassport(parsed.passport, context, claim);
}

/** Stores a passport that has passed the field table. */
export function storePassport(passport: Passport, context: AppContext, { relation, received: { door, name } }: Claim): Outcome {
  if (fateOf(door, 'passport', relation) !== 'own' || fateOf(door, 'state', relation) !== 'own')
    return refuse('not-its-own', `'${name}' cannot change the passports of this service`);
  const { store } = context;
  const now = context.now();
  const present = passportByCode(store, passport.dppCode);
  const { gtin, serial, dppCode } = passport;
  const sameItem = gtin === undefined || serial === undefined ? undefined : passportByItem(store, gtin, serial);
  if (sameItem !== undefined && sameItem.dppCode !== dppCode)
    return refuse('passport-conflict', `GTIN ${gtin} with serial ${serial} already has the passport '${sameItem.dppCode}'`, [
      { pointer: '/serial', code: 'code-in-use', detail: 'already in use' },
    ]);
  // Others may hold credentials published for this passport. A sample in its place would take over its entries in the status lists.
  if (present?.sample === false && passport.sample === true)
    return refuse('passport-conflict', `'${dppCode}' is a passport of your own: a sample does not take its place`, [
      { pointer: '/sample', detail: 'the code is in use' },
    ]);
  // A file that does not state the status leaves it unchanged, so `invalid` stays. A local revocation or suspension
  // also stays, regardless of the file.
  const taken = present?.sample === (passport.sample === true) && statusStandingOf(store, dppCode) !== undefined;
  const stated = { ...passport, dppStatus: (taken ? undefined : passport.dppStatus) ?? present?.dppStatus ?? 'active' };
  const record = toRecord(stated, { sample: passport.sample === true }, now);
  const outcome = { what: 'passport', dppCode, ...(holdsDemonstrationData(passport) && { demonstration: true as const }) } as const;
  if (present !== undefined && saysTheSame(present, record)) return { ...outcome, unchanged: true };
  // An own passport replaces one of the sample set, and removes everything of the sample that could be mistaken for it.
  if (present !== undefined && present.sample !== record.sample) {
    removePublished(store, dppCode);
    forgetSampleStatus(store, dppCode);
    removeSampleEvents(store, dppCode);
  }
  const kept = present === undefined ? record : stillPublished(present, record);
  putPassport(store, kept, now, stated);
  return outcome;
}

/** A field that publishing fills in is compared only if the file contains it, because the author of the file does not know it. */
function saysTheSame(present: PassportRecord, record: PassportRecord): boolean {
  if (present.sample !== record.sample) return false;
  const [here, came] = [passportOf(present), passportOf(record)];
  const filled = Object.fromEntries(
    ON_PUBLISH.flatMap((name) => (came[name] === undefined && here[name] !== undefined ? [[name, here[name]]] : [])),
  );
  // The date of the last change is not itself a change.
  const { lastUpdated: _, ...one } = here;
  const { lastUpdated: __, ...other } = { ...came, ...filled };
  return canonicalise(one) === canonicalise(other);
}

/**
 * Until it is published again, a published passport keeps its signed data: its date, its credentials, the public
 * document and the identifiers under which readers find it. The GTIN or lot of a draft is not resolvable, and the code
 * printed on the goods still works.
 */
function stillPublished(present: PassportRecord, record: PassportRecord): PassportRecord {
  const { publishedAt, verifiedAt, publishedDocument = present.document, gtin, serial, batch } = present;
  if (publishedAt === undefined || present.sample !== record.sample) return record;
  const { gtin: _, serial: __, batch: ___, ...draft } = record;
  return {
    ...draft,
    ...defined({ gtin, serial, batch }),
    publishedAt,
    ...defined({ verifiedAt }),
    ...(publishedDocument === record.document ? {} : { publishedDocument }),
  };
}
