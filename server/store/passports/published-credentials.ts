// Reads what this service published for its passports: the signed bytes by format and the other issued credentials.

import { issuedBytes, issuedForms, MOST_FORMS, type SignedBytes } from '../issued/issued.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { type CredentialFormat, IS_PASSPORT, PASSPORT_TYPE } from './credentials.ts';

const OF_FORMAT = `SELECT CAST(body AS BLOB) AS bytes, sha256 FROM credentials WHERE dpp_code = ? AND ${IS_PASSPORT} AND format = ? AND source = 'published'`;

/** The signed bytes that this service published in a format. Received copies are never served. */
export function passportBytes(store: Store, dppCode: string, format: 'vc' | 'vc-jwt'): SignedBytes | undefined {
  const issued = issuedBytes(store, dppCode, format);
  if (issued !== undefined) return issued;
  // Most passports have only one, and sorting it would cost more than reading it.
  const [only, another] = statement(store.db, `${OF_FORMAT} LIMIT 2`).all(dppCode, format) as SignedBytes[];
  if (another === undefined) return only;
  const ordered = `${OF_FORMAT} ORDER BY received_at DESC, id LIMIT 1`;
  return statement(store.db, ordered).get(dppCode, format) as SignedBytes;
}

export interface PublishedCopy {
  readonly format: CredentialFormat;
  readonly body: string;
}

/** The copies of the passport in one format that were published here. */
export const passportCopies = (store: Store, dppCode: string, format: CredentialFormat): readonly PublishedCopy[] =>
  formsOf(store, dppCode).flatMap((one) => {
    const body = one.isPassport && one.format === format ? one.body() : undefined;
    return body === undefined ? [] : [{ format, body }];
  });

export const passportBody = (store: Store, dppCode: string, format: 'vc' | 'vc-jwt'): string | undefined =>
  passportBytes(store, dppCode, format)?.bytes.toString();

/** The formats in which a passport was published here. Does not read the bytes. */
export const passportFormats = (store: Store, dppCode: string): ReadonlySet<CredentialFormat> =>
  new Set(formsOf(store, dppCode).flatMap(({ isPassport, format }) => (isPassport ? [format] : [])));

export interface IssuedCredential {
  /** The URL of the credential. */
  readonly credentialId: string;
  readonly type: string;
  readonly format: CredentialFormat;
  readonly isPassport: boolean;
  /** The signed bytes. Undefined if the store has lost them. */
  body(): string | undefined;
}

/** The credentials that this service published for a passport, in order of issue. The passport itself comes first. */
export const issuedFor = (store: Store, dppCode: string): readonly IssuedCredential[] =>
  formsOf(store, dppCode).flatMap(({ credentialId, ...form }) => (credentialId === undefined ? [] : [{ ...form, credentialId }]));

type Form = Omit<IssuedCredential, 'credentialId'> & { readonly credentialId?: string };

interface FormRow {
  readonly id: number;
  readonly credentialId: string | null;
  readonly type: string;
  readonly format: CredentialFormat;
  readonly isPassport: number;
}

function formsOf(store: Store, dppCode: string): readonly Form[] {
  const packed = issuedForms(store, dppCode);
  if (packed.length > 0) return packed.map((form) => ({ ...form, isPassport: form.type === PASSPORT_TYPE }));
  const rows = statement(
    store.db,
    `SELECT id, credential_id AS credentialId, type, format, ${IS_PASSPORT} AS isPassport FROM credentials
     WHERE dpp_code = ? AND source = 'published' ORDER BY id LIMIT ${MOST_FORMS}`,
  ).all(dppCode) as FormRow[];
  return rows.map(({ id, credentialId, type, format, isPassport }) => ({
    ...(credentialId === null ? {} : { credentialId }),
    ...{ type, format, isPassport: isPassport === 1 },
    body: () => statement(store.db, 'SELECT body FROM credentials WHERE id = ?').pluck().get(id) as string,
  }));
}

/** Whether a passport that is not a sample was published here, under the given name if there is one. */
export const hasPublished = ({ db }: Pick<Store, 'db'>, did?: string): boolean =>
  statement(
    db,
    `SELECT 1 FROM issued WHERE issuer = coalesce(@did, issuer) AND sample = 0
     UNION ALL SELECT 1 FROM credentials WHERE source = 'published' AND issuer = coalesce(@did, issuer) AND sample = 0 LIMIT 1`,
  ).get({ did: did ?? null }) !== undefined;
