// Detects a JWS or SD-JWT in its JSON serialisation, a signed form that this program does not read.
// RFC 7515 7.2, RFC 9901 8.
import { isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';

export function isJwsInJson(text: string): boolean {
  const parsed = parseStrictJson(text);
  if (!parsed.ok || !isObject(parsed.value) || typeof parsed.value.payload !== 'string') return false;
  const { signatures } = parsed.value;
  return Array.isArray(signatures) ? signatures.some((one) => isObject(one) && isSignature(one)) : isSignature(parsed.value);
}

const isSignature = ({ signature, protected: header }: JsonObject): boolean =>
  typeof signature === 'string' && (header === undefined || typeof header === 'string');
