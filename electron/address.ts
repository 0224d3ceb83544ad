// Defines the only address of the app's pages and tests URLs against it.
import { isPreviewPath } from '../server/lib/preview-path.ts';

export const SCHEME = 'app';
const HOST = 'desk';
/**
 * The value of the Origin header. `isOurs` compares protocol and host instead, because Node returns the string "null" for `new
 * URL('app://desk/').origin`.
 */
export const ORIGIN = `${SCHEME}://${HOST}`;
export const HOME = `${ORIGIN}/`;

const parsed = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/** True for any URL below app://desk without user name, password or port. */
export const isOurs = (url: string): boolean => {
  const at = parsed(url);
  return at !== undefined && at.protocol === `${SCHEME}:` && at.host === HOST && at.username === '' && at.password === '';
};

/** True for the app's own document, with any query and fragment. The window may show only this document. */
export const isHomePage = (url: string): boolean => isOurs(url) && ['/', '/index.html'].includes(new URL(url).pathname);

/** True for the preview of a passport page. A frame inside the window may show only this, and its key cannot be guessed. */
export const isPreview = (url: string): boolean => isOurs(url) && new URL(url).search === '' && isPreviewPath(new URL(url).pathname);

/** Returns an http or https URL that may be offered to the system's browser, or undefined. */
export const webLink = (url: string): URL | undefined => {
  const at = url.length <= 2048 ? parsed(url) : undefined;
  return at !== undefined && (at.protocol === 'https:' || at.protocol === 'http:') && at.username === '' && at.password === ''
    ? at
    : undefined;
};
