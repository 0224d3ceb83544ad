// Stores what was signed for a passport at one publishing, and reads its forms: the one door to the tables `issued`, `issued_rest` and `issued_names`.
import { hash } from 'node:crypto';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { type PackedForms, packForms, unpackJwt, unpackRest, unpackVc } from './forms.ts';
import { keptBytes } from './kept-bytes.ts';

export type CredentialFormat = 'vc' | 'vc-jwt' | 'enveloped-vc' | 'sd-jwt';

/** One signed form of a credential. */
export interface SignedForm {
  readonly type: string;
  readonly format: CredentialFormat;
  /** The URL of the credential. */
  readonly id: string;
  /** The bytes to serve: JSON text, or the compact token. */
  readonly body: string;
}

/** Everything that was signed for a passport, as it is stored. Holds plain values only, because it travels between threads. */
export interface PackedIssue extends PackedForms {
  readonly forms: string;
  readonly digests: Uint8Array;
}

export interface IssuedBy {
  readonly dppCode: string;
  readonly gtin?: string | undefined;
  readonly serial?: string | undefined;
  readonly batch?: string | undefined;
  readonly issuer: string;
  /** ISO 8601 UTC. */
  readonly signedAt: string;
  readonly sample: boolean;
}

/** Policy: more forms than any passport has. Their numbers tell the forms of two passports apart. */
export const MOST_FORMS = 1000;

const DIGEST = 32;

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');
/** Of a SHA-256 in hexadecimal. Enough to find it; what is found is compared as a whole. */
const nameOf = (sha256: string): string => sha256.slice(0, 12);
export const nameOfId = (credentialId: string): string => nameOf(hash('sha256', credentialId, 'hex'));

/** Forms with the same type and identifier, one after the other: type, identifier without the prefix of all, formats. */
type Group = readonly [type: string, end: string, formats: readonly CredentialFormat[]];

interface Forms {
  readonly prefix: string;
  readonly groups: readonly Group[];
}

/** Throws a TypeError unless the first two forms are the passport's own, with an embedded proof and as a JWT. */
export function packIssue(signed: readonly SignedForm[]): PackedIssue {
  if (!isPackable(signed)) throw new TypeError('the first forms of a passport are its own credential and the same as a JWT');
  const prefix = sharedPrefix(signed.map(({ id }) => id));
  const groups: [string, string, CredentialFormat[]][] = [];
  for (const { type, id, format } of signed) {
    const last = groups.at(-1);
    if (last?.[0] === type && `${prefix}${last[1]}` === id) last[2].push(format);
    else groups.push([type, id.slice(prefix.length), [format]]);
  }
  const bodies = signed.map(({ body }) => body);
  const forms: Forms = { prefix, groups };
  return { ...packForms(bodies), forms: JSON.stringify(forms), digests: Buffer.concat(bodies.map(digestOf)) };
}

export const isPackable = ([first, second, ...others]: readonly SignedForm[]): boolean =>
  first?.format === 'vc' && second?.format === 'vc-jwt' && first.id === second.id && others.length + 2 < MOST_FORMS;

function sharedPrefix([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** Replaces the forms issued for the passport before. */
export function putIssued(store: Store, by: IssuedBy, packed: PackedIssue): void {
  const { db } = store;
  removeIssued(store, by.dppCode);
  const { lastInsertRowid: id } = statement(
    db,
    `INSERT INTO issued (dpp_code, gtin, serial, batch, issuer, signed_at, sample, number, forms, digests, vc, jwt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    by.dppCode,
    by.gtin ?? null,
    by.serial ?? null,
    by.batch ?? null,
    by.issuer,
    by.signedAt,
    by.sample ? 1 : 0,
    packed.digests.length / DIGEST,
    packed.forms,
    packed.digests,
    packed.vc,
    packed.jwt,
  );
  statement(db, 'INSERT OR REPLACE INTO issued_rest (id, data) VALUES (?, ?)').run(id, packed.rest);
  const put = statement(db, 'INSERT OR IGNORE INTO issued_names (name, issued) VALUES (?, ?)');
  for (const name of namesOf(packed)) put.run(name, id);
}

/** Deletes the forms issued for a passport. */
export function removeIssued({ db }: Store, dppCode: string): void {
  const row = statement(db, 'SELECT id, forms, digests FROM issued WHERE dpp_code = ?').get(dppCode) as IssuedRow | undefined;
  if (row === undefined) return;
  const remove = statement(db, 'DELETE FROM issued_names WHERE name = ? AND issued = ?');
  for (const name of namesOf(row)) remove.run(name, row.id);
  statement(db, 'DELETE FROM issued_rest WHERE id = ?').run(row.id);
  statement(db, 'DELETE FROM issued WHERE id = ?').run(row.id);
}

function namesOf({ forms, digests }: Pick<PackedIssue, 'forms' | 'digests'>): ReadonlySet<string> {
  const { prefix, groups } = JSON.parse(forms) as Forms;
  return new Set([
    ...groups.map(([, end]) => nameOfId(`${prefix}${end}`)),
    ...Array.from({ length: digests.length / DIGEST }, (_, at) => nameOf(hexAt(digests, at))),
  ]);
}

const hexAt = (digests: Uint8Array, at: number): string =>
  Buffer.from(digests.buffer, digests.byteOffset + DIGEST * at, DIGEST).toString('hex');

export const issuedSamples = ({ db }: Store): readonly { readonly dppCode: string }[] =>
  db.prepare('SELECT dpp_code AS dppCode FROM issued WHERE sample = 1').all() as { dppCode: string }[];

interface IssuedRow extends PackedIssue {
  readonly id: number;
  readonly dpp_code: string;
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly batch: string | null;
  readonly issuer: string;
  readonly signed_at: string;
  readonly sample: number;
}

/** One form of what was issued for a passport, and of which publishing. */
export interface IssuedForm extends IssuedBy {
  /** Tells it from every other form of the store. Less than zero. */
  readonly number: number;
  readonly type: string;
  readonly format: CredentialFormat;
  readonly credentialId: string;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  /** Undefined if the store has lost the bytes, or holds others than were signed. */
  body(): string | undefined;
}

const COLUMNS = 'id, dpp_code, gtin, serial, batch, issuer, signed_at, sample, forms, digests, vc, jwt';

/** `where` is over the columns of `issued`. */
export const issuedWhere = ({ db }: Pick<Store, 'db'>, where: string, ...values: readonly (string | number | null)[]): IssuedForm[] =>
  (statement(db, `SELECT ${COLUMNS} FROM issued WHERE ${where}`).all(...values) as IssuedRow[]).flatMap((row) => formsOf(db, row));

export const issuedForms = (store: Pick<Store, 'db'>, dppCode: string): IssuedForm[] => issuedWhere(store, 'dpp_code = ?', dppCode);

/** Selects publishings of which a form has this name. */
export const NAMED = 'id IN (SELECT issued FROM issued_names WHERE name = ?)';

export const issuedWithDigest = (store: Pick<Store, 'db'>, sha256: string): IssuedForm | undefined =>
  issuedWhere(store, NAMED, nameOf(sha256)).find((form) => form.sha256 === sha256);

/** A form with these bytes, for statements over tables with a column `sha256` in hex. */
export const isIssued = (sha256: string): string =>
  `EXISTS (SELECT 1 FROM issued_names AS named JOIN issued ON issued.id = named.issued
     WHERE named.name = substr(${sha256}, 1, 12) AND instr(lower(hex(issued.digests)), ${sha256}) > 0)`;

/** The moment and the SHA-256 of each form, in hex. */
export const DIGESTS_ISSUED = `SELECT signed_at, lower(hex(substr(digests, 1 + ${DIGEST} * value, ${DIGEST}))) FROM issued
  JOIN (WITH RECURSIVE place (value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM place LIMIT ${MOST_FORMS}) SELECT value FROM place) ON value < number`;

function formsOf(db: Db, row: IssuedRow): IssuedForm[] {
  const { prefix, groups } = JSON.parse(row.forms) as Forms;
  const bytes = bytesOf(db, row);
  const by: IssuedBy = {
    dppCode: row.dpp_code,
    gtin: row.gtin ?? undefined,
    serial: row.serial ?? undefined,
    batch: row.batch ?? undefined,
    issuer: row.issuer,
    signedAt: row.signed_at,
    sample: row.sample === 1,
  };
  let at = -1;
  return groups.flatMap(([type, end, formats]) =>
    formats.map((format): IssuedForm => {
      at += 1;
      const [place, sha256] = [at, hexAt(row.digests, at)];
      return {
        ...by,
        number: -(row.id * MOST_FORMS + place),
        ...{ type, format, credentialId: `${prefix}${end}`, sha256 },
        body: () => {
          const body = bytes(place);
          return body !== undefined && hash('sha256', body, 'hex') === sha256 ? body : undefined;
        },
      };
    }),
  );
}

/** Decodes what several forms share once. */
function bytesOf(db: Db, row: IssuedRow): (at: number) => string | undefined {
  let vc: Buffer | undefined;
  let rest: readonly string[] | undefined;
  const others = (): readonly string[] => {
    const data = statement(db, 'SELECT data FROM issued_rest WHERE id = ?').pluck().get(row.id) as Buffer | undefined;
    return data === undefined ? [] : unpackRest(data, vc ?? Buffer.alloc(0));
  };
  return (at) => {
    try {
      vc ??= unpackVc(row.vc);
      if (at === 0) return vc.toString();
      if (at === 1) return unpackJwt(row.jwt, vc).toString();
      rest ??= others();
      return rest[at - 2];
    } catch {
      return undefined;
    }
  };
}

export interface SignedBytes {
  readonly bytes: Buffer;
  /** Of the bytes, in hex. */
  readonly sha256: string;
}

/** The two forms that are asked for most, without what the others need. */
export function issuedBytes({ db }: Pick<Store, 'db'>, dppCode: string, format: 'vc' | 'vc-jwt'): SignedBytes | undefined {
  const at = format === 'vc' ? 0 : 1;
  const sha256 = statement(db, `SELECT lower(hex(substr(digests, ${1 + at * DIGEST}, ${DIGEST}))) FROM issued WHERE dpp_code = ?`)
    .pluck()
    .get(dppCode) as string | undefined;
  if (sha256 === undefined) return undefined;
  const bytes = keptBytes(sha256, () => {
    const row = statement(db, `SELECT vc${at === 0 ? '' : ', jwt'} FROM issued WHERE dpp_code = ?`).get(dppCode) as IssuedRow;
    return at === 0 ? unpackVc(row.vc) : unpackJwt(row.jwt, unpackVc(row.vc));
  });
  return { bytes, sha256 };
}
