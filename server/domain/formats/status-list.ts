// Writes the `credentialStatus` of a credential, and status lists as unsigned credentials.
import { gzipSync } from 'node:zlib';
import { VCDM_CONTEXT } from '../credential/contexts.ts';
import type { JsonObject } from '../json/json.ts';
import type { Identity } from '../keys/identity.ts';
import { timestamp } from './vc.ts';

export const LIST_PURPOSES = ['revocation', 'suspension'] as const;
export type ListPurpose = (typeof LIST_PURPOSES)[number];

export interface StatusListIndex {
  /** Number of the list, from 1. */
  readonly list: number;
  readonly index: number;
}

/**
 * Returns the address of a status list. The suspension list is below the revocation list, and a credential has the same statusListIndex in
 * both.
 */
export const statusListUrl = (baseUrl: string, list: number, purpose: ListPurpose): string =>
  `${baseUrl}/api/v1/public/status/${list}${purpose === 'suspension' ? '/suspension' : ''}`;

/**
 * UNTP 0.7.0 allows one entry with an integer index, unlike Bitstring Status List 1.0 section 2.1, which requires a string.
 * That entry is for revocation, which is permanent. The suspension list is found below the revocation list.
 */
export const untpStatus = (baseUrl: string, { list, index }: StatusListIndex): JsonObject => entry(baseUrl, list, 'revocation', index);

/** Returns both entries in the form of W3C, for tokens, which the UNTP schemas do not constrain. */
export const flatStatus = (baseUrl: string, { list, index }: StatusListIndex): readonly JsonObject[] =>
  (['revocation', 'suspension'] as const).map((purpose) => entry(baseUrl, list, purpose, String(index)));

function entry(baseUrl: string, list: number, statusPurpose: ListPurpose, statusListIndex: number | string): JsonObject {
  const statusListCredential = statusListUrl(baseUrl, list, statusPurpose);
  return {
    id: `${statusListCredential}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose,
    statusListIndex,
    statusListCredential,
  };
}

const DAY = 86_400_000;
/** Validity of a signed list in days: enough for a border post that receives a pack once a week. The workbench renews it daily. */
export const LIST_DAYS = 7;

export interface ListContent {
  readonly url: string;
  readonly purpose: ListPurpose;
  /** One bit for each entry. The first is the left-most bit of the first byte. */
  readonly bits: Uint8Array;
}

/** Writes a list as an unsigned credential (Bitstring Status List 1.0 section 2.2). */
export function toStatusList({ url, purpose, bits }: ListContent, issuer: Pick<Identity, 'did' | 'name'>, now: Date): JsonObject {
  return {
    '@context': [VCDM_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: timestamp(now),
    validUntil: timestamp(new Date(now.getTime() + LIST_DAYS * DAY)),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
      ttl: LIST_DAYS * DAY,
    },
  };
}
