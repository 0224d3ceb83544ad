// Issues a credential other than the passport as an SD-JWT VC with flat claims that conceals nothing.

import { parseDateTime } from '../../dates/dates.ts';
import { defined } from '../../json/defined.ts';
import { asList, isObject, type JsonObject } from '../../json/json.ts';
import type { Signer } from '../../keys/identity.ts';
import type { Passport } from '../../passport/model.ts';
import type { FURTHER_TYPES } from '../credential-types.ts';
import type { PassportLinks } from '../links.ts';
import type { Envelope } from '../vc.ts';
import { issueSdJwt } from './sd-jwt.ts';
import { vctOf } from './type.ts';

const seconds = (name: string, moment: string | undefined): JsonObject => {
  const at = parseDateTime(moment);
  return at === undefined ? {} : { [name]: Math.floor(at / 1000) };
};

/** Converts a credential to flat claims. They contain only public data of the passport, so nothing needs to be concealed. */
export function toFlatClaims(
  { type, id, name, validFrom, validUntil, subject }: Envelope,
  passport: Passport,
  links: PassportLinks,
): JsonObject {
  const [first] = asList(subject).filter(isObject);
  const { type: _, id: about, name: __, ...content } = first ?? {};
  // A facility record is about the facility. The other types are about the product, which the claims name as in the passport's token.
  const ofProduct = type !== 'DigitalFacilityRecord';
  const { dppCode, gtin, serial, batchOrLot, granularity, sample } = passport;
  return {
    ...seconds('nbf', validFrom),
    ...seconds('exp', validUntil),
    id,
    sub: ofProduct ? (passport.uniqueProductIdentifier ?? links.digitalLink) : (about ?? id),
    name,
    ...(sample === true ? { sample } : {}),
    ...(ofProduct
      ? {
          dppCode,
          granularity,
          ...defined({ gtin, serial, batch: batchOrLot }),
        }
      : {}),
    ...(Array.isArray(subject) ? { events: subject } : content),
  };
}

const DESCRIPTIONS: Readonly<Record<(typeof FURTHER_TYPES)[number], readonly [name: string, description: string]>> = {
  DigitalConformityCredential: [
    'Digital conformity credential',
    'The members of a UNTP 0.7.0 conformity attestation about the product that is named.',
  ],
  DigitalTraceabilityEvent: ['Digital traceability event', 'UNTP 0.7.0 lifecycle events of the product that is named, under `events`.'],
  DigitalFacilityRecord: ['Digital facility record', 'The members of a UNTP 0.7.0 facility, which `sub` names.'],
};

/** Returns the type metadata served at the `vct` of such a token (SD-JWT VC draft 19). No claim may be concealed. */
export function flatTypeMetadata(baseUrl: string, type: (typeof FURTHER_TYPES)[number]): JsonObject {
  const [name, description] = DESCRIPTIONS[type];
  return { vct: vctOf(baseUrl, type), name, description, display: [{ locale: 'en', name }] };
}

export interface FlatTokenOptions {
  readonly vct: string;
  readonly signer: Signer;
  readonly now: Date;
  /** The entries that say where the status can be read. */
  readonly credentialStatus?: readonly JsonObject[];
}

export const toFlatSdJwt = (claims: JsonObject, { credentialStatus, ...options }: FlatTokenOptions): string =>
  issueSdJwt({
    typ: 'dc+sd-jwt',
    claims: { ...claims, ...defined({ credentialStatus }) },
    concealed: [],
    ...options,
  });
