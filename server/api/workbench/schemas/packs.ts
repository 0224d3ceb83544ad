// Defines the JSON Schemas (TypeBox) of pack requests to the workbench API.
import Type from 'typebox';
import { MOST_OF_A_CODE } from '../../../domain/formats/wanted-codes.ts';
import { exactly, FINGERPRINT, filled, line, ROLE } from './workbench.ts';

export const PACK_FILE = exactly({
  name: Type.String({ minLength: 1, maxLength: 1000 }),
  size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  modified: Type.Integer({ minimum: -8.64e15, maximum: 8.64e15 }),
});
export const PACK_PART = exactly({ at: Type.String({ pattern: '^(?:0|[1-9][0-9]{0,14})$' }) });
export const PACK_APPLICATION = exactly({
  who: filled,
  creatorKey: Type.Optional(FINGERPRINT),
  fingerprint: Type.Optional(FINGERPRINT),
  secondPerson: Type.Optional(line),
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
  sequence: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});
/** A line of a want-list file contains the code, and in addition a field name, quotes and escapes. */
const listLine = Type.String({ minLength: 1, maxLength: 2 * MOST_OF_A_CODE });
export const PACK_WANTED = exactly({
  role: ROLE,
  passports: Type.Boolean(),
  trust: Type.Boolean(),
  since: Type.Optional(Type.Integer({ minimum: 1 })),
  lines: Type.Optional(Type.Array(listLine, { minItems: 1, maxItems: 100_000 })),
});
