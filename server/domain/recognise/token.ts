// Splits a compact token (JWT or SD-JWT) into its kind, header and payload. It verifies no signature.

import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { keepParsed } from '../json/parse-cache.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { invalid } from './make.ts';
import type { InvalidInput } from './recognised.ts';
import { readHeader, readPart } from './token-part.ts';

export type Token =
  | { readonly kind: 'sd-jwt'; readonly text: string }
  | {
      readonly kind: 'vc-jwt';
      readonly text: string;
      readonly payload: { readonly text: string; readonly value: Json } | undefined;
      readonly header: JsonObject;
    };

/** Matches the start of every JWT header: a JSON object, so `{"` in base64url, with or without white space after the brace. */
const BEGINS_LIKE_TOKEN = /^(?:eyJ|eyA|ewo|ewog|ewk|ew0)/;

export const beginsLikeToken = (text: string): boolean => BEGINS_LIKE_TOKEN.test(text);

const BASE64URL = /^[A-Za-z0-9_-]*$/;

/** A signature of 64 or 96 bytes, followed by the disclosures and the key binding of an SD-JWT. */
const ENDING = /^(?:[A-Za-z0-9_-]{86}|[A-Za-z0-9_-]{128})(?:~[A-Za-z0-9_.~=-]*)?$/;

/**
 * Fast path for the common token: strict base64url and JSON, signed with Ed25519, ES256 or ES384. Returns undefined for any other text.
 * `readCarefully` reads every token, and common ones with the same result.
 */
export function readPlainToken(text: string): Token | undefined {
  const first = text.indexOf('.');
  const tilde = text.indexOf('~');
  const second = text.lastIndexOf('.', tilde < 0 ? text.length : tilde);
  if (first <= 0 || second <= first || !ENDING.test(text.slice(second + 1))) return undefined;
  const header = readHeader(text.slice(0, first));
  const encoded = text.slice(first + 1, second);
  const payload = header && readPart(encoded);
  if (header === undefined || payload === undefined) return undefined;
  keepParsed(encoded, payload.object);
  return tilde < 0 ? { kind: 'vc-jwt', text, header, payload: { text: payload.text, value: payload.object } } : { kind: 'sd-jwt', text };
}

/** Refuses a damaged token with DPP-INP-15. */
export const readToken = (text: string): Token | InvalidInput => readPlainToken(text) ?? readCarefully(text);

function readCarefully(text: string): Token | InvalidInput {
  const damaged = (detail: string): InvalidInput => invalid('DPP-INP-15', `the token ${detail}`);
  const foreign = /[^A-Za-z0-9_.~=-]/.exec(text);
  if (foreign) return damaged(`has a character at place ${foreign.index + 1} that no token may have`);
  const tilde = text.indexOf('~');
  const parts = (tilde < 0 ? text : text.slice(0, tilde)).split('.');
  if (parts.length < 3) return damaged(`has ${parts.length} of 3 parts: it is cut off`);
  if (parts.length > 3) return damaged(`has ${parts.length} parts instead of 3`);
  const [head = '', body = '', signature = ''] = parts;
  if (!parts.every((part) => BASE64URL.test(part))) return damaged('has a part that is not base64url');
  if (parts.some((part) => part.length % 4 === 1)) return damaged('has a part that ends in the middle of a byte: it is cut off');
  const header = decode(head);
  if (!header || !isObject(header.value)) return damaged('has a header that is not a JSON object');
  if (tilde >= 0) return { kind: 'sd-jwt', text };
  if (signature === '' && header.value.alg !== 'none') return damaged('has no signature: it is cut off');
  return { kind: 'vc-jwt', text, header: header.value, payload: decode(body) };
}

function decode(part: string): { text: string; value: Json } | undefined {
  const bytes = Buffer.from(part, 'base64url');
  const json = parseStrictJson(bytes);
  return json.ok ? { text: bytes.toString('utf8'), value: json.value } : undefined;
}
