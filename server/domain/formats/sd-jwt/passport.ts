// A published passport in, its SD-JWT VC with all disclosures out; such a token with its reader in, as much of it as he may see out.

import { parseDateTime } from '../../dates/dates.ts';
import { isObject, type Json, type JsonObject, pointerTo } from '../../json/json.ts';
import type { Signer } from '../../keys/identity.ts';
import { viewFor } from '../../passport/facts/view.ts';
import type { Field, FieldType, Tier } from '../../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../../passport/fields.ts';
import type { Passport } from '../../passport/model.ts';
import { KEEPER, mayRead, type Reader } from '../../passport/visible.ts';
import type { PassportLinks } from '../links.ts';
import { type ClaimPath, discloseOnly } from './disclosures.ts';
import { issueSdJwt } from './sd-jwt.ts';

/**
 * What a token is worth nothing without: which product it is about, in which language it speaks, and that it is no sample. Verifying rests on it
 * (`undisclosedIn`): what this service issues never hides an identifier of the product, its status or its dates.
 */
const OPEN: ReadonlySet<string> = new Set([
  ...['dppCode', 'gtin', 'serial', 'batch', 'granularity', 'uniqueProductIdentifier'],
  ...['defaultLanguage', 'sample'],
]);

/** Fields that are not claims under their own name alone: the interface has some as a text, with the whole value beside it. */
const CLAIMS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['manufacturer', ['manufacturer', 'manufacturerDetail']],
  ['carbonFootprint', ['carbonFootprint', 'carbonFootprintDetail']],
  ['batchOrLot', ['batch']],
  ['labelTranslations', []],
]);
const FIELD_OF: ReadonlyMap<string, string> = new Map(
  [...CLAIMS_OF].flatMap(([field, claims]) => claims.map((claim) => [claim, field] as const)),
);

export const isOpen = (claim: string): boolean => OPEN.has(claim);
export const claimsOfField = (field: string): readonly string[] => CLAIMS_OF.get(field) ?? [field];
const fieldOf = (claim: string): Field | undefined => FIELD_BY_NAME.get(FIELD_OF.get(claim) ?? claim);

export interface PassportTokenOptions {
  readonly vct: string;
  readonly links: Pick<PassportLinks, 'sdJwt' | 'digitalLink'>;
  readonly signer: Signer;
  readonly now: Date;
  readonly salt?: () => Uint8Array;
  /** Where its status can be read; in the open, as whoever may see nothing else has to know. */
  readonly credentialStatus?: readonly JsonObject[];
}

/** A token that hides claims and shows neither a status nor an end could hide its status: one without a place in a list states an end. */
const TEN_YEARS = 10 * 365 * 86_400;

/** Flat claims under the interface's names, as its view in the passport's own language has them, with what only some may read besides. */
export function toPassportSdJwt(passport: Passport, { vct, links, signer, now, salt, credentialStatus }: PassportTokenOptions): string {
  const { language: _, labels: __, labelsLanguage: ___, batchOrLot, ...view } = viewFor(KEEPER, passport, [], {}).body;
  const validFrom = parseDateTime(passport.validFrom);
  const claims: JsonObject = {
    ...(validFrom === undefined ? {} : { nbf: Math.floor(validFrom / 1000) }),
    ...(credentialStatus === undefined ? { exp: Math.floor(now.getTime() / 1000) + TEN_YEARS } : {}),
    id: links.sdJwt,
    ...(credentialStatus === undefined ? {} : { credentialStatus }),
    sub: passport.uniqueProductIdentifier ?? links.digitalLink,
    ...(batchOrLot === undefined ? {} : { batch: batchOrLot }),
    ...view,
  };
  const concealed = Object.entries(view).flatMap(([name, value]) => {
    const field = fieldOf(name);
    return isOpen(name) ? [] : [pointerTo([name]), ...(field === undefined ? [] : tieredIn(field.type, value, [name]))];
  });
  return issueSdJwt({ typ: 'dc+sd-jwt', vct, claims, concealed, signer, now, ...(salt === undefined ? {} : { salt }) });
}

/** Members with readers of their own, wherever they stand in a value: each is concealed by itself. */
function tieredIn(type: FieldType, value: Json, path: ClaimPath): readonly string[] {
  if (type.kind === 'list' && Array.isArray(value))
    return (value as readonly Json[]).flatMap((entry, index) => tieredIn(type.of, entry, [...path, index]));
  if (type.kind !== 'object' || !isObject(value)) return [];
  return Object.entries(type.members).flatMap(([name, member]) => {
    const entry = value[name];
    if (entry === undefined) return [];
    const at = [...path, name];
    return [...(member.tiers === undefined ? [] : [pointerTo(at)]), ...tieredIn(member.type, entry, at)];
  });
}

/** The token as this reader sees the passport: the role matrix of today holds, not that of the day of signing. */
export const forReader = (token: string, reader: Reader): string => discloseOnly(token, (path) => mayReadClaim(path, reader));

/** What the matrix does not know is nobody's to read. */
function mayReadClaim([claim, ...within]: ClaimPath, reader: Reader): boolean {
  let place: { readonly type: FieldType; readonly tiers?: readonly Tier[] } | undefined = fieldOf(String(claim));
  for (const step of within) {
    const type: FieldType | undefined = place?.type;
    if (type?.kind === 'list') place = { type: type.of };
    else place = type?.kind === 'object' && Object.hasOwn(type.members, step) ? type.members[step] : undefined;
  }
  return place !== undefined && (place.tiers === undefined || mayRead(place.tiers, reader));
}
