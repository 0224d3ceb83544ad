// Implements the session of browser mode: a one-time URL opens it, and a guard checks every request.
// The guard checks Host, Origin, the session cookie and the page secret.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_HEADERS } from '../api/http/csp.ts';
import { PREVIEW_ROUTE } from '../lib/preview-path.ts';
import { Refusal } from '../lib/problem.ts';
import { newSecret, type OneTimeKeys } from './one-time.ts';
import { BUNDLE_ROUTE } from './static.ts';

export interface SessionSecrets {
  /** The cookie value. A restarted workbench receives it again, so that the open page keeps working. */
  readonly token: string;
  /**
   * The page sends this secret in a header field. A browser sends a cookie to every port of its host, but page storage stays within its
   * origin, port included.
   */
  readonly page: string;
  /** The key of the one-time URL. Absent if it was already used. */
  readonly key?: string;
}

export const newSecrets = (): SessionSecrets & { readonly key: string } => ({ token: newSecret(), page: newSecret(), key: newSecret() });

/** The header field with the page secret; `renderer/lib/session.ts` sends it. */
export const SESSION_FIELD = 'x-desk-session';

/** Compares in constant time, also for different lengths. */
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** Cookies are not bound to a port. The name separates two workbenches on one computer. */
export const cookieName = (port: number): string => `dpp-desk-${port}`;

function cookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Host names under which a browser on this computer reaches a loopback listener. Any other name is DNS rebinding or a mistake. */
const allowedHosts = (port: number): ReadonlySet<string> =>
  new Set(['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));

/**
 * Saves the page secret in the storage of the page's own origin and opens the screens. A separate file, because the CSP allows no inline
 * script.
 */
const BEGIN = '/begin.js';
const BEGIN_SCRIPT = `sessionStorage.setItem('dpp-desk-session', document.currentScript.dataset.session);
location.replace('/');
`;

/** Code and pictures of the app, which contain no data of the data folder. A browser requests them without the header field. */
const isPartOfTheApp = ({ routeOptions: { url } }: FastifyRequest): boolean => url === BUNDLE_ROUTE || url === BEGIN;

/** A frame cannot send the header field. Its address holds a key that only the page was given (`server/api/workbench/public-view/preview.ts`). */
const isFrame = ({ method, routeOptions: { url } }: FastifyRequest): boolean => method === 'GET' && url === PREVIEW_ROUTE;

/** Guards every route of the app. `port` is called at each request, because it is known only once the app listens. */
export function guard(app: FastifyInstance, secrets: Omit<SessionSecrets, 'key'>, keys: OneTimeKeys, port: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase();
    if (!allowedHosts(port()).has(host)) {
      throw new Refusal('wrong-host', 'open the workbench under the address that it printed when it started');
    }
    const given = request.method === 'GET' ? oneTimeKey(request.raw.url ?? '/') : undefined;
    if (given !== undefined) return exchange(given, reply);
    checkOrigin(request, host);
    const token = cookie(request, cookieName(port()));
    const sent = request.headers[SESSION_FIELD];
    const isBound = isPartOfTheApp(request) || isFrame(request) || (typeof sent === 'string' && same(sent, secrets.page));
    if (token === undefined || !same(token, secrets.token) || !isBound) {
      if (wantsPage(request))
        return page(reply, 401, 'No session', 'Open the one-time address that the program printed. “desk address” prints a new one.');
      throw new Refusal('no-session', 'open the one-time address that the program printed; “desk address” prints a new one', {
        headers: { 'www-authenticate': 'Cookie realm="workbench"' },
      });
    }
  });
  app.get(BEGIN, async (_request, reply) =>
    reply
      .headers({ ...APP_HEADERS, 'cache-control': 'no-store' })
      .type('text/javascript; charset=utf-8')
      .send(BEGIN_SCRIPT),
  );

  const exchange = (given: string, reply: FastifyReply) => {
    if (!keys.take(given)) {
      return page(
        reply,
        403,
        'No longer valid',
        'This one-time address has already been used, is older than ten minutes, or is not complete. “desk address” prints a new one.',
      );
    }
    reply.header('set-cookie', `${cookieName(port())}=${secrets.token}; Path=/; HttpOnly; SameSite=Strict`);
    // A page instead of a redirect: the cookie is Strict, and a redirect that started on another site would not send it.
    return page(reply, 200, 'DPP Desk', 'Opening …', `<script src="${BEGIN}" data-session="${secrets.page}"></script>`);
  };
}

/** Matches exactly `/?k=…`. */
const oneTimeKey = (target: string): string | undefined => /^\/\?k=([\w-]{1,100})$/.exec(target)?.[1];

const wantsPage = (request: FastifyRequest): boolean => request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');

/** Also refuses Sec-Fetch-Site `same-site`: another port of this computer is the same site but another origin. */
function checkOrigin(request: FastifyRequest, host: string): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`) {
    throw new Refusal('bad-origin', 'the request comes from a page of another origin');
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal('bad-origin', 'the request comes from a page of another site');
  }
}

const page = (reply: FastifyReply, status: number, title: string, sentence: string, head = '') =>
  reply
    .code(status)
    .headers({ ...APP_HEADERS, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<title>${title}</title></head><body><p>${sentence}</p></body></html>\n`,
    );
