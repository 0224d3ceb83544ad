// Stores and looks up the signed bytes of credentials, by passport code, product key or credential id.
import { hash } from 'node:crypto';
import { defined } from '../../domain/json/defined.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { type CredentialFormat, type IssuedForm, isIssued, issuedWithDigest, NAMED, nameOfId, removeIssued } from '../issued/issued.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { type CandidateQuery, type OwnCopy, type OwnForms, queryCandidates } from './candidates.ts';

/** The UNTP type of a passport among the types of a credential. */
export const PASSPORT_TYPE = 'DigitalProductPassport';

export type { CredentialFormat };

export interface CredentialRecord {
  readonly id: number;
  readonly credentialId?: string;
  readonly dppCode?: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  /** JSON of the products that the columns above do not hold. */
  readonly further?: string;
  readonly type: string;
  readonly format: CredentialFormat;
  readonly issuer: string;
  readonly signedAt?: string;
  readonly receivedAt: string;
  readonly source: 'published' | 'imported';
  readonly body: string;
  readonly sample: boolean;
  /** The last verification found it genuine. Such copies are considered first. */
  readonly proven?: boolean;
  /** The total number of copies for the same lookup; only the first ones are returned. */
  readonly held?: number;
  readonly omitted?: CandidateQuery<Row>['omitted'];
}

interface Row {
  id: number;
  credential_id: string | null;
  dpp_code: string | null;
  gtin: string | null;
  serial: string | null;
  batch: string | null;
  type: string;
  format: CredentialFormat;
  issuer: string;
  signed_at: string | null;
  received_at: string;
  source: 'published' | 'imported';
  body: string;
  sample: number;
}

const toRecord = (row: Row): CredentialRecord => ({
  id: row.id,
  ...(row.credential_id === null ? {} : { credentialId: row.credential_id }),
  ...(row.dpp_code === null ? {} : { dppCode: row.dpp_code }),
  ...(row.gtin === null ? {} : { gtin: row.gtin }),
  ...(row.serial === null ? {} : { serial: row.serial }),
  ...(row.batch === null ? {} : { batch: row.batch }),
  type: row.type,
  format: row.format,
  issuer: row.issuer,
  ...(row.signed_at === null ? {} : { signedAt: row.signed_at }),
  receivedAt: row.received_at,
  source: row.source,
  body: row.body,
  sample: row.sample === 1,
});

/** The columns hold the first product that they can represent; the others are stored as `further`. */
export function filing(products: readonly ProductKey[]): Pick<CredentialRecord, 'gtin' | 'serial' | 'batch' | 'further'> {
  const first = products.find(({ cpv, tpx }) => cpv === undefined && tpx === undefined);
  const further = products.filter((product) => product !== first);
  return { ...first, ...(further.length === 0 ? {} : { further: JSON.stringify(further) }) };
}

export const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** Stores a credential byte for byte. Returns whether it was new; the same bytes again change nothing. */
export function addCredential({ db }: Store, record: Omit<CredentialRecord, 'id'>): boolean {
  const { changes } = statement(
    db,
    `INSERT INTO credentials (credential_id, dpp_code, gtin, serial, batch, further, type, format, issuer, signed_at, received_at, source, sha256, body, sample, proven)
     SELECT @credentialId, @dppCode, @gtin, @serial, @batch, @further, @type, @format, @issuer, @signedAt, @receivedAt, @source, @sha256, @body, @sample, @proven
     WHERE NOT ${isIssued('@sha256')} ON CONFLICT (sha256) DO NOTHING`,
  ).run({
    ...record,
    credentialId: record.credentialId ?? null,
    dppCode: record.dppCode ?? null,
    gtin: record.gtin ?? null,
    serial: record.serial ?? null,
    batch: record.batch ?? null,
    further: record.further ?? null,
    signedAt: record.signedAt ?? null,
    sha256: sha256Hex(record.body),
    sample: record.sample ? 1 : 0,
    proven: record.proven === true ? 1 : 0,
  });
  return changes === 1;
}

/** Imported credentials after the given id, in order of arrival. */
export const importedAfter = ({ db }: Store, after: number, limit: number): Pick<CredentialRecord, 'id' | 'format' | 'body'>[] =>
  statement(db, `SELECT id, format, body FROM credentials WHERE source = 'imported' AND id > ? ORDER BY id LIMIT ?`).all(
    after,
    limit,
  ) as Pick<CredentialRecord, 'id' | 'format' | 'body'>[];

/** Files a credential under these products instead of its former ones. */
export function refile({ db }: Store, id: number, products: readonly ProductKey[]): void {
  const { gtin = null, serial = null, batch = null, further = null } = filing(products);
  statement(db, 'DELETE FROM credential_products WHERE credential = ?').run(id);
  statement(db, 'UPDATE credentials SET gtin = ?, serial = ?, batch = ?, further = ? WHERE id = ?').run(gtin, serial, batch, further, id);
}

export const hasCredential = ({ db }: Store, sha256: string): boolean =>
  statement(db, `SELECT 1 FROM credentials WHERE sha256 = @sha256 UNION ALL SELECT 1 WHERE ${isIssued('@sha256')}`).get({ sha256 }) !==
  undefined;

/** Undefined also if the bytes were changed in the store. */
export function credentialBody(store: Store, sha256: string): string | undefined {
  const body = statement(store.db, 'SELECT body FROM credentials WHERE sha256 = ?').pluck().get(sha256) as string | undefined;
  if (body === undefined) return issuedWithDigest(store, sha256)?.body();
  return sha256Hex(body) === sha256 ? body : undefined;
}

/** Deletes the published credentials of a passport before it is published again. */
export function removePublished(store: Store, dppCode: string): void {
  removeIssued(store, dppCode);
  statement(store.db, `DELETE FROM credentials WHERE dpp_code = ? AND source = 'published'`).run(dppCode);
}

const ownRecord = ({ form, body }: OwnCopy): CredentialRecord => {
  const { number, credentialId, dppCode, gtin, serial, batch, type, format, issuer, signedAt, sample } = form;
  return {
    id: number,
    ...{ credentialId, dppCode, ...defined({ gtin, serial, batch }), type, format, issuer, signedAt, receivedAt: signedAt },
    ...{ source: 'published', body, sample },
  };
};

function all(store: Store, own: OwnForms, [where, values]: Condition): CredentialRecord[] {
  const { own: issued, rows, held, omitted } = queryCandidates<Row>(store, own, where, values);
  return [...issued.map(ownRecord), ...rows.map(toRecord)].map((record) => ({ ...record, held, omitted }));
}

export const credentialsByCode = (store: Store, dppCode: string): CredentialRecord[] => {
  const where: Condition = ['dpp_code = ?', [dppCode]];
  return all(store, own(where), where);
};

/** `sha256`, in hex, selects one exact copy by its bytes. */
export const credentialsByIdentifier = (store: Store, credentialId: string, sha256?: string): CredentialRecord[] =>
  all(
    store,
    {
      where: NAMED,
      values: [nameOfId(credentialId)],
      isMeant: (form) => form.credentialId === credentialId && (sha256 ?? form.sha256) === form.sha256,
    },
    sha256 === undefined ? ['credential_id = ?', [credentialId]] : ['credential_id = ? AND sha256 = ?', [credentialId, sha256]],
  );

type Condition = readonly [sql: string, values: readonly string[]];

const own = ([where, values]: Condition, isMeant?: OwnForms['isMeant']): OwnForms => ({ where, values, ...defined({ isMeant }) });

/** Matches the product in a credential's own columns or one of its further products. */
const filedUnder = ([columns, values]: Condition, [further, others]: Condition): Condition => [
  `(${columns} OR id IN (SELECT credential FROM credential_products AS filed WHERE ${further}))`,
  [...values, ...others],
];

/** All credentials about exactly this item or, without a serial, about the product as a whole and its batches. */
export function credentialsByProduct(store: Store, { gtin, serial }: ProductKey): CredentialRecord[] {
  const of: Condition = serial === undefined ? ['gtin = ? AND serial IS NULL', [gtin]] : ['gtin = ? AND serial = ?', [gtin, serial]];
  return all(store, own(of), filedUnder(of, of));
}

/** Credentials of one type about a product as a whole. */
export const credentialsOfType = (store: Store, gtin: string, type: string): CredentialRecord[] =>
  all(
    store,
    own(['gtin = ? AND serial IS NULL AND batch IS NULL', [gtin]], (form) => form.type === type),
    ['gtin = ? AND serial IS NULL AND batch IS NULL AND type = ?', [gtin, type]],
  );

/** UNTP credentials about a product that are not its passport. */
const OTHER_TYPES = ['DigitalConformityCredential', 'DigitalTraceabilityEvent', 'DigitalFacilityRecord', 'DigitalIdentityAnchor'];

/**
 * Only a passport may describe a product; a certificate or event about it may not. An SD-JWT names its type by a URL chosen by its issuer.
 * It may be a passport unless the URL ends in the name of another type.
 */
export const IS_PASSPORT = `(type = '${PASSPORT_TYPE}' OR (format = 'sd-jwt' AND ${OTHER_TYPES.map((type) => `type NOT LIKE '%${type}'`).join(' AND ')}))`;

/** This service never issues an SD-JWT of a passport under a type of another name. */
const isPassport = ({ type }: IssuedForm): boolean => type === PASSPORT_TYPE;

export const passportsByCode = (store: Store, dppCode: string): CredentialRecord[] =>
  all(store, own(['dpp_code = ?', [dppCode]], isPassport), [`dpp_code = ? AND ${IS_PASSPORT}`, [dppCode]]);

/**
 * Passports for a product key: those of exactly this item, else of its batch, else of the product as a whole; never those of another item.
 */
export function passportsByProduct(store: Store, { gtin, serial, batch, cpv, tpx }: ProductKey): CredentialRecord[] {
  // A label without a variant may mean any variant. A label with a variant excludes the others, which are different products.
  const variant: Condition = cpv === undefined ? ['tpx IS NULL', []] : ['tpx IS NULL AND (cpv IS NULL OR cpv = ?)', [cpv]];
  const both = (sql: string, ...values: readonly string[]) =>
    [[sql, values], filedUnder([sql, values], [`${sql} AND ${variant[0]}`, [...values, ...variant[1]]])] as const;
  // The columns of this service's own passports are complete.
  const levels: readonly (readonly [own: Condition, received: Condition])[] = [
    ...(tpx === undefined ? [] : [[NONE, filedUnder(NONE, ['gtin = ? AND tpx = ?', [gtin, tpx]])] as const]),
    ...(serial === undefined ? [] : [both('gtin = ? AND serial = ?', gtin, serial)]),
    ...(batch === undefined ? [] : [both('gtin = ? AND serial IS NULL AND batch = ?', gtin, batch)]),
    both('gtin = ? AND serial IS NULL AND batch IS NULL', gtin),
  ];
  for (const [issued, [where, values]] of levels) {
    const found = all(store, own(issued, isPassport), [`${where} AND ${IS_PASSPORT}`, values]);
    if (found.length > 0) return found;
  }
  return [];
}

const NONE: Condition = ['false', []];

/** Policy: a product may have a million items, and a label without a serial must not load all of them. */
const MOST_BELOW = 64;

/** Passports that a label without a lot or serial could mean: those of any batch or any item. */
export function passportsBelow(store: Store, { gtin, serial, batch, tpx }: ProductKey): CredentialRecord[] {
  const isItem = serial !== undefined || tpx !== undefined;
  if (isItem && batch !== undefined) return [];
  const finer = isItem
    ? 'serial IS NULL AND batch IS NOT NULL'
    : batch === undefined
      ? 'serial IS NOT NULL OR batch IS NOT NULL'
      : 'serial IS NOT NULL';
  const below = `gtin = ? AND (${finer})`;
  const some = (table: string, only: string): string => `id IN (SELECT id FROM ${table} WHERE ${below} ${only} LIMIT ${MOST_BELOW})`;
  return all(store, own([some('issued', ''), [gtin]], isPassport), [some('credentials', `AND ${IS_PASSPORT}`), [gtin]]);
}

/** The time when these bytes arrived. */
export const receivedAt = (store: Store, body: string): string | undefined =>
  (statement(store.db, 'SELECT received_at FROM credentials WHERE sha256 = ?').pluck().get(sha256Hex(body)) as string | undefined) ??
  issuedWithDigest(store, sha256Hex(body))?.signedAt;

/** The number of passports whose published credentials name an issuer other than the present DID of this service. */
export const countSignedByOthers = ({ db }: Store, did: string): number =>
  statement(
    db,
    `SELECT (SELECT count(DISTINCT dpp_code) FROM credentials WHERE source = 'published' AND (issuer < @did OR issuer > @did)) +
       (SELECT count(*) FROM issued WHERE issuer < @did OR issuer > @did)`,
  )
    .pluck()
    .get({ did }) as number;

/** The latest signing date that this service wrote; undefined if it has not signed anything. */
export const lastSignedAt = ({ db }: Store): string | undefined =>
  (statement(
    db,
    `SELECT max(at) FROM (SELECT max(signed_at) AS at FROM credentials WHERE source = 'published' UNION ALL SELECT max(signed_at) FROM issued)`,
  )
    .pluck()
    .get() as string | null) ?? undefined;

export const countCredentials = ({ db }: Store): number =>
  statement(db, `SELECT (SELECT count(*) FROM credentials) + (SELECT coalesce(sum(number), 0) FROM issued)`).pluck().get() as number;

/** The number of individual items of a product that have a passport in this store. */
export const countItems = ({ db }: Store, gtin: string): number =>
  statement(
    db,
    `SELECT count(*) FROM (
       SELECT serial, NULL AS tpx FROM issued WHERE gtin = @gtin AND serial IS NOT NULL UNION
       SELECT serial, NULL AS tpx FROM credentials WHERE gtin = @gtin AND serial IS NOT NULL AND ${IS_PASSPORT} UNION
       SELECT filed.serial, filed.tpx FROM credential_products AS filed JOIN credentials ON credentials.id = filed.credential
       WHERE filed.gtin = @gtin AND (filed.serial IS NOT NULL OR filed.tpx IS NOT NULL) AND ${IS_PASSPORT})`,
  )
    .pluck()
    .get({ gtin }) as number;
