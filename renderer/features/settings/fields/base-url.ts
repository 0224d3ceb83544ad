// Validates the base URL of the service; returns the address to save, or why it is unsuitable.

export type BaseUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly why: 'baseUrlWrong' | 'baseUrlIp' };

/** Matches hosts that the URL parser turned into numbers: `127.1`, `0x7f000001` and `[::1]`. */
const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Segments of unreserved characters; empty segments are not allowed. */
const PLAIN_PATH = /^(?:(?:\/[A-Za-z0-9._~-]+)*\/?)$/;

/** did:web forbids IP addresses (did:web method specification, 3.1); the workbench makes the final check. */
export function readBaseUrl(text: string): BaseUrl {
  const wrong = { ok: false, why: 'baseUrlWrong' } as const;
  if (!/^https?:\/\/[^/]/i.test(text.trim()) || /[\s\\?#@%]|\/\.{1,2}(\/|$)/.test(text.trim())) return wrong;
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return wrong;
  }
  if (!PLAIN_PATH.test(url.pathname)) return wrong;
  if (ADDRESS.test(url.hostname)) return { ok: false, why: 'baseUrlIp' };
  return { ok: true, url: `${url.origin}${url.pathname}`.replace(/\/$/, '') };
}
