// What this service published of its passports: the signed bytes by format, and what was issued with them.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { type CredentialFormat, IS_PASSPORT } from './credentials.ts';

export interface SignedBytes {
  readonly bytes: Buffer;
  /** Of the bytes, in hex. */
  readonly sha256: string;
}

const OF_FORMAT = `SELECT CAST(body AS BLOB) AS bytes, sha256 FROM credentials WHERE dpp_code = ? AND ${IS_PASSPORT} AND format = ? AND source = 'published'`;

/** The bytes of what this service published in that format, as they are stored: no text is decoded to be encoded again. Received copies are not served. */
export function passportBytes({ db }: Store, dppCode: string, format: CredentialFormat): SignedBytes | undefined {
  // Most have one: putting one in order costs more than reading it.
  const [only, another] = statement(db, `${OF_FORMAT} LIMIT 2`).all(dppCode, format) as SignedBytes[];
  if (another === undefined) return only;
  const ordered = `${OF_FORMAT} ORDER BY received_at DESC, id LIMIT 1`;
  return statement(db, ordered).get(dppCode, format) as SignedBytes;
}

export interface PublishedCopy {
  readonly format: CredentialFormat;
  readonly body: string;
}

/** In one format, as it was published here. */
export const passportCopies = ({ db }: Store, dppCode: string, format: CredentialFormat): readonly PublishedCopy[] =>
  statement(db, `SELECT format, body FROM credentials WHERE dpp_code = ? AND format = ? AND ${IS_PASSPORT} AND source = 'published'`).all(
    dppCode,
    format,
  ) as PublishedCopy[];

export const passportBody = (store: Store, dppCode: string, format: CredentialFormat): string | undefined =>
  passportBytes(store, dppCode, format)?.bytes.toString();

/** In which formats a passport was published here, without the bytes. */
export const passportFormats = ({ db }: Store, dppCode: string): ReadonlySet<CredentialFormat> =>
  new Set(
    statement(db, `SELECT DISTINCT format FROM credentials WHERE dpp_code = ? AND ${IS_PASSPORT} AND source = 'published'`)
      .pluck()
      .all(dppCode) as CredentialFormat[],
  );

export interface IssuedCredential {
  readonly rowId: number;
  /** Its address. */
  readonly credentialId: string;
  readonly type: string;
  readonly format: CredentialFormat;
}

/** What this service published for a passport, without the signed bytes, in the order in which it was issued: the passport's own first. */
export const issuedFor = ({ db }: Store, dppCode: string): IssuedCredential[] =>
  statement(
    db,
    `SELECT id AS rowId, credential_id AS credentialId, type, format FROM credentials
     WHERE dpp_code = ? AND source = 'published' AND credential_id IS NOT NULL ORDER BY id LIMIT 1000`,
  ).all(dppCode) as IssuedCredential[];

export const bodyOf = ({ db }: Store, rowId: number): string =>
  statement(db, 'SELECT body FROM credentials WHERE id = ?').pluck().get(rowId) as string;
