// Converts a passport to its row in the store and back.
import type { Category, DppStatus } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';

import type { JsonObject } from '../../domain/json/json.ts';
import type { Passport } from '../../domain/passport/model.ts';

export function toRecord(
  passport: Passport,
  known: Pick<PassportRecord, 'publishedAt' | 'publishedDocument' | 'verifiedAt' | 'sample'>,
  now: Date,
): PassportRecord {
  const { dppCode, gtin, serial, batchOrLot, category, productName, defaultLanguage, manufacturer } = passport;
  return {
    dppCode,
    ...defined({ gtin, serial, batch: batchOrLot }),
    category,
    dppStatus: passport.dppStatus ?? 'active',
    productName: productName[defaultLanguage] ?? Object.values(productName)[0] ?? dppCode,
    manufacturer: manufacturer.name,
    document: JSON.stringify(passport),
    lastUpdated: passport.lastUpdated ?? now.toISOString(),
    ...known,
  };
}

/** Needs no validation: the document was parsed when it was stored. */
export const passportOf = (record: PassportRecord): Passport => JSON.parse(record.document) as JsonObject as Passport;

/** The row as others read it: the signed content with the present state. */
export function asPublished(record: PassportRecord): PassportRecord {
  const { publishedDocument, publishedAt, verifiedAt, sample, dppStatus, lastUpdated } = record;
  if (publishedDocument === undefined) return record;
  const passport = { ...passportOf({ ...record, document: publishedDocument }), dppStatus };
  const known = { sample, ...defined({ publishedAt, verifiedAt }) };
  return toRecord(passport, known, new Date(lastUpdated));
}

export interface PassportRecord {
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly category: Category;
  readonly dppStatus: DppStatus;
  readonly productName: string;
  readonly manufacturer: string;
  /** The passport model as JSON text. */
  readonly document: string;
  /** The model as it was signed, if it was changed since. Others read this version. */
  readonly publishedDocument?: string;
  readonly lastUpdated: string;
  readonly publishedAt?: string;
  readonly verifiedAt?: string;
  readonly sample: boolean;
}
