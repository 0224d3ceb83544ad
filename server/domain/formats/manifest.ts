// Writes the conformance manifest of the service: the credential types and formats it issues.

import type { JsonObject } from '../json/json.ts';
import type { Identity } from '../keys/identity.ts';
import { CREDENTIAL_TYPES, type CredentialType, ISSUED_FORMATS, type IssuedFormat } from './credential-types.ts';

export const UNTP_VERSION = '0.7.0';

/** The interface's name of each format. SD-JWT has two: that of its early drafts and that of RFC 9901. */
const FORMAT_NAMES = {
  vc: ['W3C VC v2.0 (eddsa-jcs-2022)'],
  'vc-jwt': ['W3C VC v2.0 (vc+jwt, EdDSA)'],
  'sd-jwt': ['SD-JWT (vc+sd-jwt, EdDSA)', 'SD-JWT VC (dc+sd-jwt, EdDSA)'],
} as const satisfies Readonly<Record<IssuedFormat, readonly string[]>>;

export interface Issued {
  readonly type: CredentialType;
  readonly formats: readonly IssuedFormat[];
}

/** Declares only the types and formats that publishing currently issues. */
export const ISSUED: readonly Issued[] = CREDENTIAL_TYPES.map((type) => ({ type, formats: ISSUED_FORMATS }));

export const conformanceManifest = ({ did }: Pick<Identity, 'did'>): JsonObject => ({
  conformsTo: 'https://untp.unece.org/docs/specification/',
  version: UNTP_VERSION,
  implementationName: 'DPP Desk',
  credentials: ISSUED.map(({ type, formats }) => ({
    type,
    version: UNTP_VERSION,
    issuerDid: did,
    credentialFormats: formats.flatMap((format) => FORMAT_NAMES[format]),
  })),
});
