// The content security policies: one for the application's bundle (app:// and browser mode alike), one for the passport page, one for data.

/** No inline script or style, nothing from elsewhere; WebAssembly for the symbol reader, blob: and data: for pictures of the person's own. */
export const APP_CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "font-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Nothing in the page makes elements or scripts out of text; `own-worker` names the one thread (renderer/scan/own-worker.ts).
  "require-trusted-types-for 'script'",
  'trusted-types own-worker',
].join('; ');

/** The public passport page: its own stylesheet and its QR picture, no script at all. */
export const PAGE_CSP = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers that are data: nothing in them may ever run. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every file of the application's bundle. */
export const APP_HEADERS = {
  'content-security-policy': APP_CSP,
  'x-content-type-options': 'nosniff',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), payment=(), publickey-credentials-get=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/** Headers of every answer that is data. */
export const DATA_HEADERS = {
  'content-security-policy': DATA_CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
