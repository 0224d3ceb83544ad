// Requests one address of a service and returns its bounded response.
// Besides it, only server/features/reachability/ask.ts makes outgoing requests, to the service's own name.
import type { SyncLimits } from './limits.ts';

export type Answer =
  | { readonly kind: 'ok'; readonly text: string; readonly type: string; readonly etag?: string; readonly pause?: number }
  | { readonly kind: 'unchanged'; readonly pause?: number }
  | { readonly kind: 'absent'; readonly code: 'not-there' | 'gone'; readonly pause?: number }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string; readonly pause?: number }
  | { readonly kind: 'failed'; readonly code: string; readonly detail: string; readonly retry: boolean; readonly pause?: number };

export interface Asking {
  readonly accept: string;
  /** Accepted media types. Others are refused. */
  readonly types: readonly string[];
  readonly etag?: string;
  /** A stakeholder key: sent, but never stored. */
  readonly key?: string;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Follows redirects only within the origin of the address. Throws if `signal` is aborted. */
export async function askOnce(address: string, asking: Asking, limits: SyncLimits, signal: AbortSignal): Promise<Answer> {
  const late = AbortSignal.timeout(limits.time);
  const { origin } = new URL(address);
  const headers = {
    accept: asking.accept,
    // A small compressed response could become large when it is unpacked.
    'accept-encoding': 'identity',
    'user-agent': 'DPP-Desk',
    ...(asking.etag === undefined ? {} : { 'if-none-match': asking.etag }),
    ...(asking.key === undefined ? {} : { 'x-stakeholder-key': asking.key }),
  };
  try {
    let url = address;
    for (let followed = 0; ; followed++) {
      const response = await fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal: AbortSignal.any([late, signal]) });
      if (!REDIRECTS.has(response.status)) return await answerOf(response, asking, limits);
      await response.body?.cancel();
      const next = URL.parse(response.headers.get('location') ?? '', url);
      if (next === null) return refused('bad-redirect', 'the service redirects to something that is no address');
      if (next.origin !== origin || next.username !== '' || next.password !== '')
        return refused('other-origin', `the service redirects to ${next.origin}, which is not asked`);
      if (followed === limits.redirects) return refused('too-many-redirects', `the service redirects more than ${limits.redirects} times`);
      url = next.href;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted)
      return { kind: 'failed', code: 'timeout', detail: `no whole answer within ${limits.time / 1000} seconds`, retry: true };
    return faultOf(error);
  }
}

const refused = (code: string, detail: string): Answer => ({ kind: 'refused', code, detail });

async function answerOf(response: Response, { types, etag }: Asking, limits: SyncLimits): Promise<Answer> {
  const { status } = response;
  const asked = pauseAsked(response.headers);
  const pause = asked === undefined ? {} : { pause: asked };
  if (status !== 200) await response.body?.cancel();
  if (status === 304 && etag !== undefined) return { kind: 'unchanged', ...pause };
  if (status === 404 || status === 410) return { kind: 'absent', code: status === 404 ? 'not-there' : 'gone', ...pause };
  if (PASSING.has(status)) {
    const code = status === 429 ? 'too-many-requests' : 'service-failed';
    return { kind: 'failed', code, detail: `the service answers ${status}`, retry: true, ...pause };
  }
  if (status !== 200) return { ...refused(`http-${status}`, `the service answers ${status}`), ...pause };
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    await response.body?.cancel();
    return { ...refused('content-type', `the service sends '${type.slice(0, 100)}', which is not what was asked for`), ...pause };
  }
  const bytes = await boundedBody(response, limits.answer);
  if (bytes === undefined) return { ...refused('too-large', `the answer is larger than ${limits.answer} bytes`), ...pause };
  const text = decode(bytes);
  if (text === undefined) return { ...refused('not-utf-8', 'the answer is not UTF-8 text'), ...pause };
  const tag = response.headers.get('etag');
  return { kind: 'ok', text, type, ...(tag === null || tag.length > limits.field ? {} : { etag: tag }), ...pause };
}

/** Counts the bytes that arrive, regardless of Content-Length. Returns undefined if there are more than `most`. */
async function boundedBody(response: Response, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const tooLarge = Number(response.headers.get('content-length') ?? 0) > most;
  // Leaving the iterator early ends the connection.
  for await (const chunk of tooLarge ? [] : (response.body ?? [])) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  if (!tooLarge) return Buffer.concat(chunks);
  await response.body?.cancel();
  return undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Milliseconds: Retry-After (RFC 9110, 10.2.3) first, else the reset of an exhausted quota (draft-ietf-httpapi-ratelimit-headers-10). */
function pauseAsked(headers: Headers): number | undefined {
  const after = headers.get('retry-after');
  if (after !== null) {
    const until = /^\d{1,9}$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
    if (Number.isFinite(until)) return Math.max(0, until);
  }
  const limit = headers.get('ratelimit') ?? '';
  const reset = /;\s*r=0\b/.test(limit) ? /;\s*t=(\d{1,9})\b/.exec(limit)?.[1] : undefined;
  return reset === undefined ? undefined : Number(reset) * 1000;
}

/** Undici gives the reason in `cause`. A certificate that is invalid now will still be invalid in a second, so there is no retry. */
function faultOf(error: unknown): Answer {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  const code = typeof cause?.code === 'string' ? cause.code : '';
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_/.test(code))
    return { kind: 'failed', code: 'certificate', detail: `the certificate of the service does not hold (${code})`, retry: false };
  return { kind: 'failed', code: 'connection', detail: `the connection failed${code === '' ? '' : ` (${code})`}`, retry: true };
}
