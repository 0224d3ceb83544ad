// JSON text in, whether it is a JWS or an SD-JWT in its JSON serialisation out (RFC 7515 7.2, RFC 9901 8): signed, in a form that is not read here.
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
