// Defines the content security policies of the application bundle, the passport page, its preview, and data responses.

/**
 * No inline script or style and no foreign sources. Allows WebAssembly for the symbol reader, and blob: and data: for the person's own
 * pictures.
 */
export const APP_CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "font-src 'self'",
  "media-src 'self' blob:",
  // The preview of a passport page, the only response that allows it.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The page never creates elements or scripts from text. `own-worker` names the single worker thread (renderer/scan/own-worker.ts).
  "require-trusted-types-for 'script'",
  'trusted-types own-worker',
].join('; ');

/** The public passport page: its own stylesheet and QR picture, no script. */
export const PAGE_CSP = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The same page in a frame of the app. Its style sheet and picture are inside it, so that it loads nothing. `sandbox` gives it an origin of
 * its own, and no script, form, window or navigation of the app, whatever the frame allows.
 */
const PREVIEW_CSP =
  "default-src 'none'; style-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Data responses: their content must never execute. */
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

/** Headers of every data response. */
export const DATA_HEADERS = {
  'content-security-policy': DATA_CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Headers of the preview of a passport page. */
export const PREVIEW_HEADERS = { ...DATA_HEADERS, 'content-security-policy': PREVIEW_CSP } as const;
