// Signs a passport in every form that is issued, and returns the published passport with its credentials.

import type { CredentialType, IssuedFormat } from '../../domain/formats/credential-types.ts';
import { linksOf, type PassportLinks } from '../../domain/formats/links.ts';
import { type FlatTokenOptions, toFlatSdJwt } from '../../domain/formats/sd-jwt/flat.ts';
import { toPassportSdJwt } from '../../domain/formats/sd-jwt/passport.ts';
import { underOlderType } from '../../domain/formats/sd-jwt/sd-jwt.ts';
import { vctOf } from '../../domain/formats/sd-jwt/type.ts';
import { flatStatus, type StatusListIndex, untpStatus } from '../../domain/formats/status-list.ts';
import { signCredential, timestamp, toVcJwt } from '../../domain/formats/vc.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { type Passport, SCHEMA_VERSION } from '../../domain/passport/model.ts';
import { toCredentials, type Unsigned } from './credentials.ts';

export interface PublishOptions {
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Where people read the passport. Default: the service itself. */
  readonly publicSiteUrl?: string;
  readonly now: Date;
  /** The EPCIS events recorded for the passport. */
  readonly events?: readonly JsonObject[];
  /** Returns 128 random bits for each concealed element of an SD-JWT. */
  readonly salt?: () => Uint8Array;
  /** Returns the status list and statusListIndex of a credential. Without it, credentials have no status. */
  readonly indexFor?: (credentialId: string) => StatusListIndex;
}

export interface SignedCredential {
  readonly type: CredentialType;
  readonly format: IssuedFormat;
  readonly id: string;
  /** The bytes to serve: JSON text, or the compact token. */
  readonly body: string;
}

export interface Published {
  readonly passport: Passport;
  readonly credentials: readonly SignedCredential[];
}

/** Signs once; the bytes are then served unchanged. The same passport, key, moment and salts give the same bytes. */
export function publish(
  passport: Passport,
  signer: Signer,
  { baseUrl, publicSiteUrl = baseUrl, now, events = [], salt, indexFor }: PublishOptions,
): Published {
  const links = linksOf(passport, baseUrl, publicSiteUrl);
  const published = filledIn(passport, links, { baseUrl, publicSiteUrl, now });
  const statusOf = (id: string) => (indexFor === undefined ? undefined : untpStatus(baseUrl, indexFor(id)));
  const flatStatusOf = (id: string) => (indexFor === undefined ? {} : { credentialStatus: flatStatus(baseUrl, indexFor(id)) });
  const unsigned = toCredentials(published, events, signer, { baseUrl, publicSiteUrl, now, statusOf });
  const type = 'DigitalProductPassport';
  const vct = vctOf(baseUrl, type);
  const token = toPassportSdJwt(published, {
    ...{ vct, links, signer, now },
    ...defined({ salt }),
    ...flatStatusOf(links.sdJwt),
  });
  const tokens = [token, underOlderType(token, signer)].map((body) => ({ type, id: links.sdJwt, format: 'sd-jwt', body }) as const);
  return {
    passport: published,
    credentials: unsigned.flatMap((one) => [
      ...signed(one, { vct: vctOf(baseUrl, one.type), signer, now, ...flatStatusOf(one.id) }),
      ...(one.type === type ? tokens : []),
    ]),
  };
}

/** The passport with what publishing fills in. */
export function asPublished(
  passport: Passport,
  { baseUrl, publicSiteUrl = baseUrl, now }: Pick<PublishOptions, 'baseUrl' | 'publicSiteUrl' | 'now'>,
): Passport {
  return filledIn(passport, linksOf(passport, baseUrl, publicSiteUrl), { baseUrl, publicSiteUrl, now });
}

function filledIn(
  passport: Passport,
  links: PassportLinks,
  { baseUrl, publicSiteUrl, now }: { readonly baseUrl: string; readonly publicSiteUrl: string; readonly now: Date },
): Passport {
  const passportId = given(passport.digitalProductPassportId, links.api, baseUrl) ?? links.api;
  return {
    ...passport,
    digitalProductPassportId: passportId,
    uniqueProductIdentifier:
      given(passport.uniqueProductIdentifier, links.digitalLink, links.digitalLink === links.page ? publicSiteUrl : baseUrl) ??
      links.digitalLink,
    ...(passport.category === 'battery'
      ? { batteryPassportIdentifier: given(passport.batteryPassportIdentifier, links.api, baseUrl) ?? passportId }
      : {}),
    dppSchemaVersion: SCHEMA_VERSION,
    dppStatus: passport.dppStatus ?? 'active',
    validFrom: passport.validFrom ?? timestamp(now),
    lastUpdated: timestamp(now),
  };
}

/** Signs the same content in every form that is issued. */
function signed({ type, id, document, claims }: Unsigned, options: FlatTokenOptions): readonly SignedCredential[] {
  const { signer, now, credentialStatus } = options;
  // The UNTP schema does not apply to the token, which therefore has both purposes, as the W3C recommendation writes them.
  const inToken = credentialStatus === undefined ? document : { ...document, credentialStatus };
  const token = claims === undefined ? undefined : toFlatSdJwt(claims, options);
  return [
    { type, id, format: 'vc', body: JSON.stringify(signCredential(document, signer, now)) },
    { type, id, format: 'vc-jwt', body: toVcJwt(inToken, signer) },
    ...(token === undefined ? [] : [token, underOlderType(token, signer)].map((body) => ({ type, id, format: 'sd-jwt', body }) as const)),
  ];
}

/**
 * Returns an identifier that the author of the passport chose. One that an earlier publication derived, perhaps under
 * another address of the service, is derived again.
 */
function given(value: Json | undefined, derived: string, base: string): string | undefined {
  return typeof value === 'string' && !value.endsWith(derived.slice(base.length)) ? value : undefined;
}
