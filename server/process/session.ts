// The session of browser mode: a one-time address opens it, and a guard checks Host, Origin, cookie and page secret of every request.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_HEADERS } from '../api/http/csp.ts';
import { Refusal } from '../lib/problem.ts';
import { newSecret, type OneTimeKeys } from './one-time.ts';
import { BUNDLE_ROUTE } from './static.ts';

export interface SessionSecrets {
  /** What the cookie holds; given again to a restarted workbench, so that the open page goes on. */
  readonly token: string;
  /** What the page sends in a header field. A browser sends a cookie to every port of its host; what a page keeps stays with its origin, port included. */
  readonly page: string;
  /** What the one-time address holds; absent when it was used up before. */
  readonly key?: string;
}

export const newSecrets = (): SessionSecrets & { readonly key: string } => ({ token: newSecret(), page: newSecret(), key: newSecret() });

/** The field of the page secret; `renderer/lib/session.ts` sends it. */
export const SESSION_FIELD = 'x-desk-session';

/** Equal in constant time, whatever the lengths. */
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** Cookies are not bound to a port: the name keeps two workbenches of one computer apart. */
export const cookieName = (port: number): string => `dpp-desk-${port}`;

function cookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Host names under which a browser on this computer reaches a loopback listener; anything else is DNS rebinding or a mistake. */
const allowedHosts = (port: number): ReadonlySet<string> =>
  new Set(['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));

/** Takes the page secret into the storage of the page's own origin, and opens the screens. A file, because the policy allows no inline script. */
const BEGIN = '/begin.js';
const BEGIN_SCRIPT = `sessionStorage.setItem('dpp-desk-session', document.currentScript.dataset.session);
location.replace('/');
`;

/** Code and pictures of the app, which hold nothing of the data folder: a browser asks for them without a header field of ours. */
const isPartOfTheApp = ({ routeOptions: { url } }: FastifyRequest): boolean => url === BUNDLE_ROUTE || url === BEGIN;

/** Guards every route of the app. `port` is asked at each request: it is known only once the app listens. */
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
    const isBound = isPartOfTheApp(request) || (typeof sent === 'string' && same(sent, secrets.page));
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
        'This one-time address was used already, is older than ten minutes, or is not complete. “desk address” prints a new one.',
      );
    }
    reply.header('set-cookie', `${cookieName(port())}=${secrets.token}; Path=/; HttpOnly; SameSite=Strict`);
    // A page instead of a redirect: the cookie is Strict, and a redirect that began on another site would not carry it.
    return page(reply, 200, 'DPP Desk', 'Opening …', `<script src="${BEGIN}" data-session="${secrets.page}"></script>`);
  };
}

/** `/?k=…` and nothing else. */
const oneTimeKey = (target: string): string | undefined => /^\/\?k=([\w-]{1,100})$/.exec(target)?.[1];

const wantsPage = (request: FastifyRequest): boolean => request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');

/** Sec-Fetch-Site `same-site` is refused too: another port of this computer is the same site and another origin. */
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
