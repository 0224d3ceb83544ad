// Implements ReadDPPIdsByProductIds (EN 18222 clause 4.5): pages of passport identifiers for product identifiers.

import { isObject } from '../../../domain/json/json.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { activeAfter, type Identified, identified } from '../../../store/passports/identifiers.ts';
import { passportByCode } from '../../../store/passports/passports.ts';
import { type Answer, type Ask, accepted, json } from '../answer.ts';
import type { Reader } from '../reader.ts';
import { readerOfRequest } from '../stakeholder.ts';
import { codeOfProduct, MAX_IDENTIFIER, readProductId } from './find.ts';

const MAX_PRODUCTS = 500;
const DEFAULT_LIMIT = 100;

/**
 * A GTIN or a lot stands for its active passports, an item for its own. Each passport is returned once. The result is the same for every
 * role.
 */
export function readDppIdsByProductIds(question: Ask): Answer {
  readerOfRequest(question);
  const type = accepted(question, ['application/json']);
  const { limit, cursor } = pageOf(question);
  const { classes, singles } = planOf(question.reader, productIdsOf(question.request.body));
  const found: (Identified & { readonly place: Cursor })[] = [];
  for (const [at, product] of classes.entries()) {
    if (at < cursor.at || found.length > limit) continue;
    const rows = activeAfter(question.reader.store, product, at === cursor.at ? cursor.after : '', limit + 1 - found.length);
    found.push(...rows.map((row) => ({ ...row, place: { at, after: row.dppCode } })));
  }
  const last = classes.length;
  for (const single of singles) {
    if (found.length > limit) break;
    if (cursor.at < last || single.dppCode > cursor.after) found.push({ ...single, place: { at: last, after: single.dppCode } });
  }
  const page = found.slice(0, limit);
  const next = found.length > limit ? page.at(-1)?.place : undefined;
  return json({ dppIds: page.map(({ dppId }) => dppId), ...(next === undefined ? {} : { nextCursor: written(next) }) }, type);
}

interface ProductClass {
  readonly gtin: string;
  readonly lot?: string;
}

interface Plan {
  readonly classes: readonly ProductClass[];
  /** Ordered by code. */
  readonly singles: readonly Identified[];
}

/** Removes duplicates: a lot within a requested GTIN, and an item within either, add no results. */
function planOf(reader: Reader, productIds: readonly string[]): Plan {
  const classes = new Map<string, ProductClass>();
  const codes = new Set<string>();
  for (const [index, productId] of productIds.entries()) {
    const read = readProductId(productId);
    if ('fault' in read) {
      const { detail, code } = read.fault;
      throw new Refusal('bad-body', `'/productIds/${index}' is no GS1 Digital Link`, {
        errors: [{ pointer: `/productIds/${index}`, detail, code }],
      });
    }
    if ('key' in read && read.key.serial === undefined) classes.set(nameOf(read.key), read.key);
    else {
      const code = codeOfProduct(reader, read);
      if (code !== undefined) codes.add(code);
    }
  }
  const covered = ({ gtin, lot }: ProductClass): boolean => lot !== undefined && classes.has(nameOf({ gtin }));
  const singles = [...codes].sort().flatMap((code) => {
    const { gtin, batch, dppStatus } = passportByCode(reader.store, code) ?? {};
    const within =
      gtin !== undefined && (classes.has(nameOf({ gtin })) || (batch !== undefined && classes.has(nameOf({ gtin, lot: batch }))));
    return within && dppStatus === 'active' ? [] : (identified(reader.store, code) ?? []);
  });
  const wide = [...classes.entries()].filter(([, product]) => !covered(product)).sort(([one], [other]) => (one < other ? -1 : 1));
  return { classes: wide.map(([, product]) => product), singles };
}

const nameOf = ({ gtin, lot }: ProductClass): string => (lot === undefined ? gtin : `${gtin}/${lot}`);

function productIdsOf(body: unknown): readonly string[] {
  const refuse = (pointer: string, detail: string): never => {
    throw new Refusal('bad-body', `'${pointer}' ${detail}`, { errors: [{ pointer, detail }] });
  };
  const given = isObject(body) ? body.productIds : undefined;
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_PRODUCTS) {
    return refuse('/productIds', `is a list of 1 to ${MAX_PRODUCTS} product identifiers`);
  }
  return given.map((productId: unknown, index) =>
    typeof productId === 'string' && productId !== '' && productId.length <= MAX_IDENTIFIER
      ? productId
      : refuse(`/productIds/${index}`, `is a text of 1 to ${MAX_IDENTIFIER} characters`),
  );
}

/** The last passport of the previous page: its class in the plan and its code. */
interface Cursor {
  readonly at: number;
  readonly after: string;
}

const written = ({ at, after }: Cursor): string => Buffer.from(`${at}:${after}`).toString('base64url');

function pageOf({ request }: Ask): { readonly limit: number; readonly cursor: Cursor } {
  const { limit = String(DEFAULT_LIMIT), cursor } = request.query as Readonly<Record<string, unknown>>;
  const refuse = (parameter: string, detail: string): never => {
    throw new Refusal('bad-parameter', `'${parameter}' ${detail}`, { errors: [{ parameter, detail }] });
  };
  if (typeof limit !== 'string' || !/^[0-9]{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > LIMITS.pageSize) {
    return refuse('limit', `is a whole number from 1 to ${LIMITS.pageSize}`);
  }
  if (cursor === undefined) return { limit: Number(limit), cursor: { at: 0, after: '' } };
  const text = typeof cursor === 'string' && /^[\w-]{1,400}$/.test(cursor) ? Buffer.from(cursor, 'base64url').toString('utf8') : '';
  const [, at, after] = /^([0-9]{1,4}):(.+)$/s.exec(text) ?? [];
  return at === undefined || after === undefined
    ? refuse('cursor', 'is the nextCursor of an earlier page')
    : { limit: Number(limit), cursor: { at: Number(at), after } };
}
