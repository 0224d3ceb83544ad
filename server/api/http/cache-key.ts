// The target and the raw header fields of a request in, the key under which its answer may be kept out; undefined: this request is always answered anew.
import type { IncomingMessage } from 'node:http';

export interface CacheKey {
  readonly key: string;
  /** If-None-Match, which decides between 200 and 304 and not what is in the answer. */
  readonly condition: string | undefined;
}

/** Fields whose values an answer may depend on. */
export const KEYED = ['accept', 'accept-language', 'host'] as const;

/** Signs of a proxy: that one is there matters to the resolver's anchors, what it says is nobody's word (server/api/public/resolver/request.ts). */
export const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const;

/** A role's view is nobody else's; a body or a coding is refused or read elsewhere. */
const ANSWERED_ANEW = ['x-stakeholder-key', 'content-encoding', 'content-length', 'transfer-encoding', 'expect'] as const;

const CONDITION = 'if-none-match' as const;

/** Longer ones are rare, and would fill the cache. */
const MAX_KEY = 2_048;

type Part = (typeof KEYED)[number] | typeof CONDITION | 'forwarded' | 'anew';

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...[...KEYED, CONDITION].map((name): [string, Part] => [name, name]),
  ...FORWARDED.map((name): [string, Part] => [name, 'forwarded']),
  ...ANSWERED_ANEW.map((name): [string, Part] => [name, 'anew']),
]);

/** Reads the raw list: the object of header fields would be built for this alone. A field that is there twice has no one value to compare. */
export function cacheKey({ method, url = '/', rawHeaders }: IncomingMessage): CacheKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const values: Partial<Record<Part, string>> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const part = PARTS.get((rawHeaders[at] ?? '').toLowerCase());
    if (part === undefined) continue;
    if (part === 'anew' || (part !== 'forwarded' && values[part] !== undefined)) return undefined;
    values[part] = part === 'forwarded' ? 'forwarded' : (rawHeaders[at + 1] ?? '');
  }
  if (values.host === undefined) return undefined;
  // No field value holds a line break; an absent one is not an empty one.
  const key = `${url}\n${values.host}\n${values.forwarded}\n${values.accept ?? '\n'}\n${values['accept-language'] ?? '\n'}`;
  return key.length > MAX_KEY ? undefined : { key, condition: values[CONDITION] };
}
