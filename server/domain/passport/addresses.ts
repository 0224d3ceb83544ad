// Rewrites every web address in a validated value to the form of RFC 3986.
import { isObject, type Json } from '../json/json.ts';
import type { FieldType } from './fields/field.ts';
import { plainAddress } from './fields/formats.ts';

/** Manufacturers write letters of any script into addresses, but credentials must not contain them. */
export function withPlainAddresses(type: FieldType, value: Json): Json {
  if (type.kind === 'text' && type.format === 'url' && typeof value === 'string') return plainAddress(value);
  if (type.kind === 'list' && Array.isArray(value)) return value.map((entry: Json) => withPlainAddresses(type.of, entry));
  if (type.kind !== 'object' || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const member = type.members[name];
      return [name, member === undefined ? entry : withPlainAddresses(member.type, entry)];
    }),
  );
}
