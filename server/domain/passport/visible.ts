// Selects the fields, and members within fields, that a reader may see.
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { objectOf } from '../json/members.ts';
import { type Field, type FieldType, TIERS, type Tier, tiersOfMember } from './fields/field.ts';
import { FIELDS } from './fields.ts';
import type { Passport } from './model.ts';

export type Reader = ReadonlySet<Tier>;

export const ANYONE: Reader = new Set<Tier>(['public']);
/** The keeper of the passport, who may read every field. */
export const KEEPER: Reader = new Set<Tier>(TIERS);

export const mayRead = (tiers: readonly Tier[], reader: Reader): boolean => tiers.some((tier) => reader.has(tier));

/** Returns the fields with a value that the reader may see, in table order, each reduced to its visible members. */
export function visibleFields(passport: Passport, reader: Reader, fields = FIELDS): readonly (readonly [Field, Json])[] {
  const found: (readonly [Field, Json])[] = [];
  for (const field of fields) {
    const value = passport[field.name];
    if (value === undefined || !mayRead(field.tiers, reader)) continue;
    const shown = visibleValue(field.type, value, reader, passport.category);
    if (shown !== undefined) found.push([field, shown]);
  }
  return found;
}

export const visible = (passport: Passport, reader: Reader, fields = FIELDS): JsonObject =>
  objectOf(visibleFields(passport, reader, fields).map(([field, value]) => [field.name, value]));

function visibleValue(type: FieldType, value: Json, reader: Reader, category: unknown): Json | undefined {
  if (type.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((entry: Json) => {
      const shown = visibleValue(type.of, entry, reader, category);
      return shown === undefined ? [] : [shown];
    });
  }
  if (type.kind !== 'object' || !isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => {
    const member = type.members[name];
    const tiers = member === undefined ? undefined : tiersOfMember(member, category);
    return tiers === undefined || mayRead(tiers, reader);
  });
  return members.length === 0 ? undefined : objectOf(members);
}
