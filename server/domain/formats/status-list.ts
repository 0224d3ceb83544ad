// The place of a credential in; the `credentialStatus` that names it out. The bits of a list, its issuer and a moment in; the list as an unsigned credential out.
import { gzipSync } from 'node:zlib';
import { VCDM_CONTEXT } from '../credential/contexts.ts';
import type { JsonObject } from '../json/json.ts';
import type { Identity } from '../keys/identity.ts';
import { timestamp } from './vc.ts';

export const LIST_PURPOSES = ['revocation', 'suspension'] as const;
export type ListPurpose = (typeof LIST_PURPOSES)[number];

export interface StatusPlace {
  /** Number of the list, from 1. */
  readonly list: number;
  readonly place: number;
}

/** The list of what is suspended lies below that of what is revoked, and has every credential at the same place. */
export const statusListUrl = (baseUrl: string, list: number, purpose: ListPurpose): string =>
  `${baseUrl}/api/v1/public/status/${list}${purpose === 'suspension' ? '/suspension' : ''}`;

/**
 * UNTP 0.7.0 allows one entry and wants its index as an integer, against the string of Bitstring Status List 1.0 section 2.1. What cannot be
 * taken back is the one that must be there; the list of what is suspended is found below it.
 */
export const untpStatus = (baseUrl: string, { list, place }: StatusPlace): JsonObject => entry(baseUrl, list, 'revocation', place);

/** Of the forms that no schema of UNTP binds, the tokens: both entries, as W3C writes them. */
export const flatStatus = (baseUrl: string, { list, place }: StatusPlace): readonly JsonObject[] =>
  (['revocation', 'suspension'] as const).map((purpose) => entry(baseUrl, list, purpose, String(place)));

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
/** How long a signed list counts: long enough for a border post that gets a pack once a week. The workbench renews it daily. */
export const LIST_DAYS = 7;

export interface ListContent {
  readonly url: string;
  readonly purpose: ListPurpose;
  /** First bit left-most. */
  readonly bits: Uint8Array;
}

/** Bitstring Status List 1.0 section 2.2. */
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
