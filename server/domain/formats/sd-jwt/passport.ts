// Issues a passport as an SD-JWT VC with all disclosures, and reduces such a token to what a reader may see.

import { parseDateTime } from '../../dates/dates.ts';
import { defined } from '../../json/defined.ts';
import { isObject, type Json, type JsonObject, pointerTo } from '../../json/json.ts';
import type { Signer } from '../../keys/identity.ts';
import { contentFor } from '../../passport/facts/view.ts';
import { type Field, type FieldType, type Tier, tiersOfMember } from '../../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../../passport/fields.ts';
import type { Passport } from '../../passport/model.ts';
import { KEEPER, mayRead, type Reader } from '../../passport/visible.ts';
import type { PassportLinks } from '../links.ts';
import { type ClaimPath, discloseOnly } from './disclosures.ts';
import { issueSdJwt } from './sd-jwt.ts';

/**
 * Claims that are never concealed: the product, the language and the sample mark. A token without them would be useless.
 * Verification (`undisclosedIn`) relies on this service never hiding an identifier of the product, its status or its dates.
 */
const OPEN: ReadonlySet<string> = new Set([
  ...['dppCode', 'gtin', 'serial', 'batch', 'granularity', 'uniqueProductIdentifier'],
  ...['defaultLanguage', 'sample'],
]);

/** Fields whose claims differ from their name: the interface writes some as a text and also in full. */
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
  /** The entries that say where the status can be read. Never concealed, because every reader needs them. */
  readonly credentialStatus?: readonly JsonObject[];
}

/**
 * In seconds. A token with undisclosed claims, but without a visible status or expiry, could conceal its status. A token without a status
 * entry therefore has an expiry.
 */
const TEN_YEARS = 10 * 365 * 86_400;

/** Writes flat claims under the names of the interface, as in the view in the passport's own language, plus the restricted fields. */
export function toPassportSdJwt(passport: Passport, { vct, links, signer, now, salt, credentialStatus }: PassportTokenOptions): string {
  const { batchOrLot, ...view } = contentFor(KEEPER, passport, passport.defaultLanguage, {});
  const validFrom = parseDateTime(passport.validFrom);
  const claims: JsonObject = {
    ...(validFrom === undefined ? {} : { nbf: Math.floor(validFrom / 1000) }),
    ...(credentialStatus === undefined ? { exp: Math.floor(now.getTime() / 1000) + TEN_YEARS } : {}),
    id: links.sdJwt,
    ...defined({ credentialStatus }),
    sub: passport.uniqueProductIdentifier ?? links.digitalLink,
    ...defined({ batch: batchOrLot }),
    ...view,
  };
  const concealed = Object.entries(view).flatMap(([name, value]) => {
    const field = fieldOf(name);
    return isOpen(name) ? [] : [pointerTo([name]), ...(field === undefined ? [] : tieredIn(field.type, value, [name], passport.category))];
  });
  return issueSdJwt({ typ: 'dc+sd-jwt', vct, claims, concealed, signer, now, ...defined({ salt }) });
}

/** Returns pointers to the members with their own readers at any depth of a value. Each is concealed separately. */
function tieredIn(type: FieldType, value: Json, path: ClaimPath, category: unknown): readonly string[] {
  if (type.kind === 'list' && Array.isArray(value))
    return (value as readonly Json[]).flatMap((entry, index) => tieredIn(type.of, entry, [...path, index], category));
  if (type.kind !== 'object' || !isObject(value)) return [];
  return Object.entries(type.members).flatMap(([name, member]) => {
    const entry = value[name];
    if (entry === undefined) return [];
    const at = [...path, name];
    return [...(tiersOfMember(member, category) === undefined ? [] : [pointerTo(at)]), ...tieredIn(member.type, entry, at, category)];
  });
}

/** Reduces the token to what this reader may see by the current role matrix, not the one at the time of signing. */
export const forReader = (token: string, reader: Reader): string => discloseOnly(token, (path) => mayReadClaim(path, reader));

/** Policy: a claim that is not in the matrix is readable by no one. */
function mayReadClaim([claim, ...within]: ClaimPath, reader: Reader): boolean {
  let place: { readonly type: FieldType; readonly tiers?: readonly Tier[] } | undefined = fieldOf(String(claim));
  for (const step of within) {
    const type: FieldType | undefined = place?.type;
    if (type?.kind === 'list') place = { type: type.of };
    else {
      const member = type?.kind === 'object' && Object.hasOwn(type.members, step) ? type.members[step] : undefined;
      // A member with `tiersOfBattery` is concealed separately only in a battery passport, so its own path occurs only there.
      place = member && { type: member.type, ...defined({ tiers: member.tiersOfBattery ?? member.tiers }) };
    }
  }
  return place !== undefined && (place.tiers === undefined || mayRead(place.tiers, reader));
}
