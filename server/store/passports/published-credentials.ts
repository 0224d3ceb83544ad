// Reads what this service published for its passports: the signed bytes by format and the other issued credentials.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { type CredentialFormat, IS_PASSPORT } from './credentials.ts';

export interface SignedBytes {
  readonly bytes: Buffer;
  /** Of the bytes, in hex. */
  readonly sha256: string;
}

const OF_FORMAT = `SELECT CAST(body AS BLOB) AS bytes, sha256 FROM credentials WHERE dpp_code = ? AND ${IS_PASSPORT} AND format = ? AND source = 'published'`;

/**
 * The signed bytes that this service published in a format. Returned as stored, without decoding and encoding the text again. Received
 * copies are never served.
 */
export function passportBytes({ db }: Store, dppCode: string, format: CredentialFormat): SignedBytes | undefined {
  // Most passports have only one, and sorting it would cost more than reading it.
  const [only, another] = statement(db, `${OF_FORMAT} LIMIT 2`).all(dppCode, format) as SignedBytes[];
  if (another === undefined) return only;
  const ordered = `${OF_FORMAT} ORDER BY received_at DESC, id LIMIT 1`;
  return statement(db, ordered).get(dppCode, format) as SignedBytes;
}

export interface PublishedCopy {
  readonly format: CredentialFormat;
  readonly body: string;
}

/** The copies in one format that were published here. */
export const passportCopies = ({ db }: Store, dppCode: string, format: CredentialFormat): readonly PublishedCopy[] =>
  statement(db, `SELECT format, body FROM credentials WHERE dpp_code = ? AND format = ? AND ${IS_PASSPORT} AND source = 'published'`).all(
    dppCode,
    format,
  ) as PublishedCopy[];

export const passportBody = (store: Store, dppCode: string, format: CredentialFormat): string | undefined =>
  passportBytes(store, dppCode, format)?.bytes.toString();

/** The formats in which a passport was published here. Does not read the bytes. */
export const passportFormats = ({ db }: Store, dppCode: string): ReadonlySet<CredentialFormat> =>
  new Set(
    statement(db, `SELECT DISTINCT format FROM credentials WHERE dpp_code = ? AND ${IS_PASSPORT} AND source = 'published'`)
      .pluck()
      .all(dppCode) as CredentialFormat[],
  );

export interface IssuedCredential {
  readonly rowId: number;
  /** The URL of the credential. */
  readonly credentialId: string;
  readonly type: string;
  readonly format: CredentialFormat;
}

/**
 * The credentials that this service published for a passport, without the signed bytes, in order of issue. The passport itself comes first.
 */
export const issuedFor = ({ db }: Store, dppCode: string): IssuedCredential[] =>
  statement(
    db,
    `SELECT id AS rowId, credential_id AS credentialId, type, format FROM credentials
     WHERE dpp_code = ? AND source = 'published' AND credential_id IS NOT NULL ORDER BY id LIMIT 1000`,
  ).all(dppCode) as IssuedCredential[];

export const bodyOf = ({ db }: Store, rowId: number): string =>
  statement(db, 'SELECT body FROM credentials WHERE id = ?').pluck().get(rowId) as string;
