// Builds JSON objects from their members, even if a member is called `__proto__`.
import type { Json, JsonObject } from './json.ts';

/** Like `Object.fromEntries`, in a third of the time. A plain assignment would lose a claim called `__proto__`. */
export function objectOf(members: readonly [string, Json][]): JsonObject {
  const object: Record<string, Json> = {};
  for (const [name, value] of members) {
    if (name === '__proto__') return Object.fromEntries(members);
    object[name] = value;
  }
  return object;
}

/** Returns the members of `source` that precede the member `name`. */
export function membersBefore(name: string, source: JsonObject): [string, Json][] {
  const members = Object.entries(source);
  return members.slice(
    0,
    members.findIndex(([member]) => member === name),
  );
}
