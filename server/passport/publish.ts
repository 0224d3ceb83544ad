// A passport and a signer in, the published passport with its signed credentials out.
import type { Signer } from '../identity/identity.ts';
import type { Json, JsonObject } from '../recognise/json.ts';
import type { CredentialType, IssuedFormat } from '../represent/credential-types.ts';
import { linksOf } from '../represent/links.ts';
import { signCredential, timestamp, toCredential, toVcJwt } from '../represent/vc.ts';
import { type Passport, SCHEMA_VERSION } from './model.ts';

export interface PublishOptions {
  /** Address of the service, without a slash at the end. */
  readonly baseUrl: string;
  /** Where people read the passport; the service itself when absent. */
  readonly publicSiteUrl?: string;
  readonly now: Date;
  /** The EPCIS events recorded for the passport. */
  readonly events?: readonly JsonObject[];
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

/** Signed once, served as bytes from then on. The same passport, key and moment give the same bytes. */
export function publish(passport: Passport, signer: Signer, { baseUrl, publicSiteUrl = baseUrl, now }: PublishOptions): Published {
  const links = linksOf(passport, baseUrl, publicSiteUrl);
  const passportId = given(passport.digitalProductPassportId, links.api, baseUrl) ?? links.api;
  const published: Passport = {
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
  const document = toCredential(published, signer, baseUrl, now, publicSiteUrl);
  const credential = { type: 'DigitalProductPassport', id: links.vc } as const;
  return {
    passport: published,
    credentials: [
      { ...credential, format: 'vc', body: JSON.stringify(signCredential(document, signer, now)) },
      { ...credential, format: 'vc-jwt', body: toVcJwt(document, signer) },
    ],
  };
}

/** An identifier that the maker gave. One that an earlier publishing derived, perhaps under another address of the service, is derived again. */
function given(value: Json | undefined, derived: string, base: string): string | undefined {
  return typeof value === 'string' && !value.endsWith(derived.slice(base.length)) ? value : undefined;
}
