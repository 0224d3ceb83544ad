// Derives the key under which the response to a request may be cached.
// Returns undefined for a request that is never served from the cache.
import type { IncomingMessage } from 'node:http';

export interface CacheKey {
  readonly key: string;
  /** If-None-Match. It selects between 200 and 304, not the content of the response. */
  readonly condition: string | undefined;
}

/** Header fields on whose values a response may depend. */
export const KEYED = ['accept', 'accept-language', 'host'] as const;

/**
 * Header fields that indicate a proxy. Their presence matters to the resolver's anchors; their values are not trusted
 * (server/api/public/resolver/request.ts).
 */
export const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const;

/** A role's view must never reach another client. Requests with a body or a coding are refused or handled elsewhere. */
const ANSWERED_ANEW = ['x-stakeholder-key', 'content-encoding', 'content-length', 'transfer-encoding', 'expect'] as const;

const CONDITION = 'if-none-match' as const;

/** In characters. Longer keys are rare and would fill the cache. */
const MAX_KEY = 2_048;

type Part = (typeof KEYED)[number] | typeof CONDITION | 'forwarded' | 'anew';

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...[...KEYED, CONDITION].map((name): [string, Part] => [name, name]),
  ...FORWARDED.map((name): [string, Part] => [name, 'forwarded']),
  ...ANSWERED_ANEW.map((name): [string, Part] => [name, 'anew']),
]);

/**
 * Reads the raw list, because Node would build the header object only for this. A field that occurs twice has no single value to compare.
 */
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
  // A line break marks an absent field, which must differ from an empty one. No field value contains a line break.
  const key = `${url}\n${values.host}\n${values.forwarded}\n${values.accept ?? '\n'}\n${values['accept-language'] ?? '\n'}`;
  return key.length > MAX_KEY ? undefined : { key, condition: values[CONDITION] };
}
