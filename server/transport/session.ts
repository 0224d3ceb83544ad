// Browser mode: a one-time address in, a session cookie out; and the guard that checks Host, Origin and cookie of every request.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../problem.ts';
import { APP_HEADERS } from './csp.ts';

export interface SessionSecrets {
  /** What the cookie holds; given again to a restarted workbench, so that the open page goes on. */
  readonly token: string;
  /** What the one-time address holds; absent when it was used up before. */
  readonly key?: string;
}

/** 256 bits each (RFC 6265bis asks for an unguessable value). */
export const newSecrets = (): SessionSecrets & { readonly key: string } => ({ token: secret(), key: secret() });
const secret = () => randomBytes(32).toString('base64url');

export const oneTimeUrl = (host: string, port: number, key: string): string => `http://${host}:${port}/?k=${key}`;

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

/** Guards every route of the app. `port` is asked at each request: it is known only once the app listens. */
export function guard(app: FastifyInstance, secrets: SessionSecrets, port: () => number): void {
  let key = secrets.key;

  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase();
    if (!allowedHosts(port()).has(host)) {
      throw new Refusal('wrong-host', 'open the workbench under the address that it printed when it started');
    }
    const given = request.method === 'GET' ? oneTimeKey(request.raw.url ?? '/') : undefined;
    if (given !== undefined) return exchange(given, reply);
    checkOrigin(request, host);
    const token = cookie(request, cookieName(port()));
    if (token === undefined || !same(token, secrets.token)) {
      if (wantsPage(request)) return page(reply, 401, 'No session', 'Open the one-time address that the program printed when it started.');
      throw new Refusal('no-session', 'open the one-time address that the program printed when it started', {
        headers: { 'www-authenticate': 'Cookie realm="workbench"' },
      });
    }
  });

  const exchange = (given: string, reply: FastifyReply) => {
    if (key === undefined || !same(given, key)) {
      return page(
        reply,
        403,
        'Used already',
        'This one-time address was used already, or it is not complete. Start the program again for a new one.',
      );
    }
    key = undefined;
    reply.header('set-cookie', `${cookieName(port())}=${secrets.token}; Path=/; HttpOnly; SameSite=Strict`);
    // A page instead of a redirect: the cookie is Strict, and a redirect that began on another site would not carry it.
    return page(reply, 200, 'DPP Desk', 'Opening …', '<meta http-equiv="refresh" content="0;url=/">');
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
