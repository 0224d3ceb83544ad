// Members of a JSON object in, the object out, whatever a member is called.
import type { Json, JsonObject } from './json.ts';

/** What `Object.fromEntries` gives, in a third of the time; assignment would lose a claim that is called `__proto__`. */
export function objectOf(members: readonly [string, Json][]): JsonObject {
  const object: Record<string, Json> = {};
  for (const [name, value] of members) {
    if (name === '__proto__') return Object.fromEntries(members);
    object[name] = value;
  }
  return object;
}

export function membersBefore(name: string, source: JsonObject): [string, Json][] {
  const members = Object.entries(source);
  return members.slice(
    0,
    members.findIndex(([member]) => member === name),
  );
}
