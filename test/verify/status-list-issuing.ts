// The small issuer's status lists: the places that are set in; the list as a credential or a token and what names a place in it out.
import { gzipSync } from 'node:zlib';
import type { Json, JsonObject } from '../../server/recognise/json.ts';
import { CONTEXT, DID, METHOD, passport, secure, type TestKey, token } from './issuing.ts';

export const LIST_URL = 'https://maker.example/status/3';
export const ENTRIES = 131_072;

/** Bits as Bitstring Status List 1.0, section 2.2, wants them: the first one is the left-most of the first byte. */
export function bits(set: readonly number[], bytes = ENTRIES / 8): Buffer {
  const list = Buffer.alloc(bytes);
  for (const index of set) list[index >> 3] = (list[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return list;
}

export const packed = (list: Buffer): string => `u${gzipSync(list).toString('base64url')}`;

/** Nobody has signed it yet. */
export const statusList = (set: readonly number[], more: JsonObject = {}, subject: JsonObject = {}): JsonObject => ({
  '@context': CONTEXT,
  id: LIST_URL,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: DID,
  validFrom: '2026-05-01T00:00:00Z',
  credentialSubject: {
    id: `${LIST_URL}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: packed(bits(set)),
    ...subject,
  },
  ...more,
});

export const statusEntry = (statusListIndex: Json, more: JsonObject = {}): JsonObject => ({
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex,
  statusListCredential: LIST_URL,
  ...more,
});

/** The small issuer's passport as signed text, with a place in its list. */
export const passportAt = (index: number, more: JsonObject = {}): string =>
  JSON.stringify(secure(passport({ credentialStatus: statusEntry(`${index}`, more) })));

/** The IETF's token status list, section 5.1. */
export const statusListToken = (payload: JsonObject, header: JsonObject = {}, key?: TestKey): string =>
  token(payload, { typ: 'statuslist+jwt', cty: undefined as never, kid: METHOD, ...header }, key);
