// The one address that the app's pages have, and whether a URL is at it.

export const SCHEME = 'app';
const HOST = 'desk';
/** As the Origin header spells it. Node gives `new URL('app://desk/').origin` as the string "null", so protocol and host are compared instead. */
export const ORIGIN = `${SCHEME}://${HOST}`;
export const HOME = `${ORIGIN}/`;

const parsed = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/** True for any URL below app://desk, with no user name, password or port in it. */
export const isOurs = (url: string): boolean => {
  const at = parsed(url);
  return at !== undefined && at.protocol === `${SCHEME}:` && at.host === HOST && at.username === '' && at.password === '';
};

/** True for the app's own document, whatever its query and fragment: the only thing that a frame may show. */
export const isHomePage = (url: string): boolean => isOurs(url) && ['/', '/index.html'].includes(new URL(url).pathname);

/** An http or https URL that may be offered to the system's browser, or undefined. */
export const webLink = (url: string): URL | undefined => {
  const at = url.length <= 2048 ? parsed(url) : undefined;
  return at !== undefined && (at.protocol === 'https:' || at.protocol === 'http:') && at.username === '' && at.password === ''
    ? at
    : undefined;
};
