// Decodes an IETF token status list and reads its values (draft-ietf-oauth-status-list, sections 4 and 5).
import { inflateSync } from 'node:zlib';
import { decodeBase64url } from '../encoding/base64url.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { fault, MAX_LIST_BYTES, type Outcome } from './bitstring.ts';

export interface TokenStatusList {
  readonly id: string;
  readonly issuerId: string;
  readonly width: 1 | 2 | 4 | 8;
  readonly bytes: Uint8Array;
  /** In milliseconds since the Unix epoch: `iat`, the later of `iat` and `nbf`, and `exp`, from which the list no longer counts. */
  readonly issuedAt: number;
  readonly validFrom: number;
  readonly validUntil?: number;
  readonly expires?: number;
  /** Time to live, in milliseconds. */
  readonly ttl?: number;
  readonly flaw?: string;
}

export const VALID = 0;
export const SUSPENDED = 2;

const WIDTHS: readonly unknown[] = [1, 2, 4, 8];
const seconds = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value * 1000 : undefined);

/** Reads the payload of a token whose signature the caller has verified (sections 4 and 5.1). Fails with MALFORMED_VALUE_ERROR. */
export function tokenStatusList(payload: JsonObject, issuerId: string): Outcome<TokenStatusList> {
  const { sub, status_list: list } = payload;
  const issuedAt = seconds(payload.iat);
  if (typeof sub !== 'string') return fault('MALFORMED_VALUE_ERROR', "'sub' is missing");
  if (issuedAt === undefined) return fault('MALFORMED_VALUE_ERROR', "'iat' is missing");
  if (!isObject(list) || !WIDTHS.includes(list.bits)) return fault('MALFORMED_VALUE_ERROR', "'status_list.bits' is not 1, 2, 4 or 8");
  const packed = typeof list.lst === 'string' ? decodeBase64url(list.lst) : undefined;
  if (packed === undefined) return fault('MALFORMED_VALUE_ERROR', "'status_list.lst' is not base64url");
  const [validUntil, ttl, notBefore] = [seconds(payload.exp), seconds(payload.ttl), seconds(payload.nbf)];
  if (Object.hasOwn(payload, 'nbf') && notBefore === undefined) return fault('MALFORMED_VALUE_ERROR', "'nbf' is not a number");
  if (Object.hasOwn(payload, 'exp') && validUntil === undefined) return fault('MALFORMED_VALUE_ERROR', "'exp' is not a number");
  if (Object.hasOwn(payload, 'ttl') && !(ttl !== undefined && ttl > 0))
    return fault('MALFORMED_VALUE_ERROR', "'ttl' is not a positive number");
  try {
    const bytes = inflateSync(packed, { maxOutputLength: MAX_LIST_BYTES });
    return {
      ok: true,
      value: {
        id: sub,
        issuerId,
        width: list.bits as 1 | 2 | 4 | 8,
        bytes,
        issuedAt,
        validFrom: Math.max(issuedAt, notBefore ?? issuedAt),
        ...(validUntil === undefined ? {} : { validUntil, expires: validUntil }),
        ...(ttl === undefined ? {} : { ttl }),
        // RFC 7519 4.1.3: a reader that `aud` does not name must reject the token.
        ...(Object.hasOwn(payload, 'aud') ? { flaw: "STATUS_VERIFICATION_ERROR: 'aud' names others as the only readers" } : {}),
      },
    };
  } catch {
    return fault('MALFORMED_VALUE_ERROR', `'status_list.lst' is not a whole ZLIB stream of at most ${MAX_LIST_BYTES} bytes`);
  }
}

/** Returns the value at `index`. The first value of the list is in the lowest bits of its first byte. */
export function tokenStatusAt({ bytes, width }: Pick<TokenStatusList, 'bytes' | 'width'>, index: number): Outcome<number> {
  const perByte = 8 / width;
  const byte = bytes[Math.floor(index / perByte)];
  if (byte === undefined) return fault('RANGE_ERROR', `index ${index} is beyond the ${bytes.length * perByte} entries of the list`);
  return { ok: true, value: (byte >> ((index % perByte) * width)) & (2 ** width - 1) };
}
