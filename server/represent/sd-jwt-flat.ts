// A credential about a product, beside its passport, in; the same content as flat claims, signed as an SD-JWT VC that conceals nothing, out.
import type { Signer } from '../identity/identity.ts';
import type { Passport } from '../passport/model.ts';
import { asList, isObject, type JsonObject } from '../recognise/json.ts';
import { parseDateTime } from '../verify/dates.ts';
import type { PassportLinks } from './links.ts';
import { issueSdJwt } from './sd-jwt.ts';
import type { Envelope } from './vc.ts';

const seconds = (name: string, moment: string | undefined): JsonObject => {
  const at = parseDateTime(moment);
  return at === undefined ? {} : { [name]: Math.floor(at / 1000) };
};

/** What is public of a passport is all that these credentials hold: there is nothing to conceal. */
export function toFlatClaims(
  { type, id, name, validFrom, validUntil, subject }: Envelope,
  passport: Passport,
  links: PassportLinks,
): JsonObject {
  const [first] = asList(subject).filter(isObject);
  const { type: _, id: about, name: __, ...content } = first ?? {};
  // A facility record is about the facility; the others are about the product, under the names that its passport's token has.
  const ofProduct = type !== 'DigitalFacilityRecord';
  const { dppCode, gtin, serial, batchOrLot, sample } = passport;
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
          ...(gtin === undefined ? {} : { gtin }),
          ...(serial === undefined ? {} : { serial }),
          ...(batchOrLot === undefined ? {} : { batch: batchOrLot }),
        }
      : {}),
    ...(Array.isArray(subject) ? { events: subject } : content),
  };
}

export interface FlatTokenOptions {
  readonly vct: string;
  readonly signer: Signer;
  readonly now: Date;
}

export const toFlatSdJwt = (claims: JsonObject, options: FlatTokenOptions): string =>
  issueSdJwt({ typ: 'dc+sd-jwt', claims, concealed: [], ...options });
