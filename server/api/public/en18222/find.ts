// Finds the published passport for a passport or product identifier as EN 18222 clients write it.

import { parseDigitalLink } from '../../../domain/gs1/digital-link.ts';
import { parseDppCode } from '../../../domain/gs1/dpp-code.ts';
import type { Fault } from '../../../domain/gs1/outcome.ts';
import { percentDecode } from '../../../domain/gs1/percent.ts';
import { defined } from '../../../domain/json/defined.ts';
import { codesByPassportId, codesByProductId } from '../../../store/passports/identifiers.ts';
import { passportByCode, passportByItem } from '../../../store/passports/passports.ts';
import { passportOf as modelOf, type PassportRecord } from '../../../store/passports/record.ts';
import { classPassport } from '../../../store/passports/resolution.ts';
import type { Reader } from '../reader.ts';

export const MAX_IDENTIFIER = 1_000;

/**
 * The code of the passport with this identifier. Accepts the identifier as published, or the code alone, which is unique here. Returns
 * undefined if no published passport has it.
 */
export function codeOfPassportId(reader: Reader, dppId: string): string | undefined {
  if (dppId.length > MAX_IDENTIFIER) return undefined;
  const code = parseDppCode(dppId);
  if (code.ok) return code.value.dppCode;
  const { baseUrl } = reader.standing();
  const [, root, raw] = /^(https?:\/\/[^?#]*)\/api\/v1\/public\/dpp\/([^/?#]+)$/i.exec(dppId) ?? [];
  if (raw === undefined) return only(codesByPassportId(reader.store, dppId));
  const { text, malformed } = percentDecode(raw, 'path');
  const found = malformed ? undefined : passportByCode(reader.store, text);
  // Under another base URL than ours, the same code may be another service's passport.
  return found !== undefined && (root === baseUrl || publishedId(found) === dppId) ? text : undefined;
}

const publishedId = (record: PassportRecord): unknown =>
  modelOf({ ...record, document: record.publishedDocument ?? record.document }).digitalProductPassportId;

export interface ProductKey {
  readonly gtin: string;
  readonly lot?: string;
  readonly serial?: string;
}

export type ReadProductId = { readonly key: ProductKey } | { readonly fault: Fault } | { readonly other: string };

/** EN 18219: a GS1 Digital Link at any domain, or an identifier of the manufacturer's own scheme. */
export function readProductId(productId: string): ReadProductId {
  const link = parseDigitalLink(productId);
  if (link.ok) {
    const values = new Map(link.value.elements);
    const [gtin, lot, serial] = [values.get('01'), values.get('10'), values.get('21')];
    const foreign = link.value.qualifiers.some(([ai]) => ai !== '10' && ai !== '21');
    if (gtin === undefined || foreign) return { other: productId };
    return { key: { gtin, ...defined({ lot, serial }) } };
  }
  // The text has the form of a link but contains an invalid number: a typing error, not another scheme.
  return /\/01\/[^/]+/.test(productId) ? { fault: link.fault } : { other: productId };
}

/** The passport of exactly this item, lot or model; never that of another item. */
export function codeOfProduct(
  { store }: Reader,
  { key, other }: { readonly key?: ProductKey; readonly other?: string },
): string | undefined {
  if (key === undefined) return other === undefined ? undefined : only(codesByProductId(store, other));
  const { gtin, lot, serial } = key;
  return serial === undefined ? classPassport(store, { gtin, ...defined({ lot }) }) : passportByItem(store, gtin, serial)?.dppCode;
}

const only = (codes: readonly string[]): string | undefined => (codes.length === 1 ? codes[0] : undefined);
