// Limits, headers and a fault reporter in, a Fastify app out that answers by the book: problems, entity tags, HEAD, OPTIONS, 405, CORS.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { LIMITS } from '../../lib/limits.ts';
import type { RequestFacts } from '../../lib/log-line.ts';
import { isFault, PROBLEM_TYPE, type ProblemAnswer, type ProblemCode, Refusal, toProblem } from '../../lib/problem.ts';
import { entityTag, noneMatch } from './conditional.ts';
import { limitConnections } from './connections.ts';
import { hostFault } from './host.ts';
import { methodTable } from './methods.ts';
import { NO_PROXIES, type ProxyList } from './proxies.ts';
import { originForm, rawPath, withoutBase } from './target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body exactly as received; signatures are over these bytes, never over a re-serialised value. */
    bodyText: string;
  }
}

/** A refusal as a page for people. */
export interface RefusalPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HttpOptions {
  readonly bodyLimit: number;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Opens the answers to scripts of any site, without credentials: for the public interface only. */
  readonly cors: boolean;
  /** Base of the problem type URIs. */
  readonly problemBase?: () => string;
  /** The page that a browser gets for a refusal; undefined for a client that is no browser. */
  readonly refusalPage?: (problem: ProblemAnswer, request: FastifyRequest) => RefusalPage | undefined;
  /** Path of the base URL, under which every route is served too: a proxy may pass it on or take it off. */
  readonly basePath?: () => string;
  /** Gets every fault (5xx) with its stack; the client gets none of it. */
  readonly report: (fault: unknown, request?: RequestFacts) => void;
  /** Answers a request before routing and hooks, or says false: for answers that are known to be the same (server/api/http/cache.ts). */
  readonly ahead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Proxies in front of this service, which speak for many clients. */
  readonly proxies?: ProxyList;
  /** Cuts off a client that neither sends nor reads for so long; absent: no request is too long in coming to its answer. */
  readonly idleTime?: number;
  /** Overrides for tests of slow clients. */
  readonly times?: { readonly headersTime: number; readonly requestTime: number; readonly timeCheck: number };
}

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Location, Content-Language, RateLimit, RateLimit-Policy, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Accept, Accept-Language, Content-Type, If-None-Match, X-Stakeholder-Key',
  'access-control-max-age': '86400',
} as const;

/** What the interface names, and the media types of credentials and linked data besides. */
const JSON_BODIES = ['application/json', /^application\/(?:[\w.+-]+\+json|vc)$/] as const;

export function createHttp(options: HttpOptions): FastifyInstance {
  const times = options.times ?? LIMITS;
  const methods = methodTable();
  const headers = options.cors ? { ...options.headers, ...CORS } : options.headers;

  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failed = isFault(error) ? factsOf(request) : undefined;
    if (failed !== undefined) options.report(error, failed);
    const problem = toProblem(error, rawPath(request.raw.url ?? '/').slice(0, 500), options.problemBase?.());
    const page = options.refusalPage?.(problem, request);
    // What the address varies by, a refusal varies by too.
    const vary = together(reply.getHeader('vary'), problem.headers.vary, options.refusalPage && 'Accept, Accept-Language');
    return reply
      .code(problem.status)
      .headers({
        ...headers,
        'cache-control': 'no-store',
        ...problem.headers,
        ...page?.headers,
        ...(failed && { 'x-request-id': failed.requestId }),
        ...(vary === '' ? {} : { vary }),
      })
      .type(page === undefined ? PROBLEM_TYPE : 'text/html; charset=utf-8')
      .send(Buffer.from(page?.html ?? JSON.stringify(problem.body)));
  };

  const app = Fastify({
    bodyLimit: options.bodyLimit,
    // Unlike any of another process, and never a client's own word.
    genReqId: () => randomUUID(),
    serverFactory: (routed) => serverOf(times, routed, options.ahead),
    routerOptions: { maxParamLength: LIMITS.pathSegment },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    rewriteUrl: (request) => withoutBase(originForm(request.url ?? '/'), options.basePath?.()),
    frameworkErrors: answer,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, options.problemBase?.()),
  });
  limitConnections(app.server, options.proxies ?? NO_PROXIES);
  // Never reached while connections are given up as they should be; of those that the system has not closed yet.
  app.server.maxConnections = 2 * LIMITS.connections;
  if (options.idleTime !== undefined) app.server.setTimeout(options.idleTime);

  // A wrong media type is 415, not text taken for JSON; JSON has one reading, and no value is coerced into another type.
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyText', '');
  for (const type of JSON_BODIES) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
      readJson(request, body, options.bodyLimit),
    );
  }
  const ajv = new Ajv2020({ allErrors: true, coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false });
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));

  app.addHook('onRoute', ({ url, method }) => methods.add(url, [method].flat()));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const wrongHost = hostFault(request.raw);
    if (wrongHost !== undefined) throw new Refusal('bad-request', wrongHost);
    const coding = request.headers['content-encoding'] ?? 'identity';
    if (coding.toLowerCase() !== 'identity') throw new Refusal('unsupported-media-type', 'send the body without a content coding');
    if (!request.is404) return;
    const path = rawPath(request.raw.url ?? '/');
    const allowed = request.method === 'OPTIONS' && path === '*' ? methods.all() : methods.allowed(path);
    if (allowed.length === 0) throw new Refusal('not-found', `there is nothing at '${path.slice(0, 500)}'`);
    const allow = { allow: allowed.join(', ') };
    if (request.method !== 'OPTIONS') throw new Refusal('method-not-allowed', `use one of ${allow.allow}`, { headers: allow });
    return reply
      .code(204)
      .headers({ ...allow, ...(options.cors ? PREFLIGHT : {}) })
      .send();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // RFC 8259 §11: JSON media types define no charset parameter; the framework adds one.
    if (/^application\/(?:\S+\+)?json;/.test(type)) reply.header('content-type', type.replace(/;.*/s, ''));
    return conditional(request, reply, payload);
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Refusal('not-found', 'there is nothing at this address'), request, reply));
  return app;
}

/** The pattern of the route, because an address may name a product and hold a key. */
const factsOf = ({ id, method, routeOptions }: FastifyRequest): RequestFacts => ({
  requestId: id,
  method,
  route: routeOptions?.url ?? '',
});

/** The names of several Vary fields, each once. */
const together = (...fields: readonly unknown[]): string =>
  [...new Set(fields.flatMap((field) => (typeof field === 'string' ? field.split(',').map((name) => name.trim()) : [])))].join(', ');

function serverOf(
  { headersTime, requestTime, timeCheck }: NonNullable<HttpOptions['times']>,
  routed: (request: IncomingMessage, response: ServerResponse) => void,
  ahead: HttpOptions['ahead'],
): Server {
  const server = createServer(
    {
      // Missing ones are refused in our words, like the others.
      requireHostHeader: false,
      headersTimeout: headersTime,
      requestTimeout: requestTime,
      keepAliveTimeout: LIMITS.keepAliveTime,
      maxHeaderSize: LIMITS.headers,
      connectionsCheckingInterval: timeCheck,
    },
    (request, response) => {
      // On its way out the app says so with every answer.
      if (!(server.listening && ahead?.(request, response))) routed(request, response);
    },
  );
  // RFC 9110 §10.1.1: an expectation that nobody knows may be passed over; Node's own 417 has no body that says why.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

async function readJson(request: FastifyRequest, body: Buffer, maxBytes: number): Promise<unknown> {
  if (body.length === 0) return undefined;
  const parsed = parseStrictJson(body, { maxBytes, maxDepth: 64 });
  if (!parsed.ok) throw new Refusal('bad-json', parsed.detail, { errors: [{ pointer: '', detail: parsed.detail, code: parsed.code }] });
  request.bodyText = body.toString('utf8');
  return parsed.value;
}

/** Strong tag over the final bytes; 304 keeps the tag, Vary and Cache-Control and drops what describes the body (RFC 9110 §15.4.5). */
function conditional(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const readable = request.method === 'GET' || request.method === 'HEAD';
  if (!readable || reply.statusCode !== 200 || !(typeof payload === 'string' || payload instanceof Uint8Array)) return payload;
  const tag = reply.getHeader('etag') ?? entityTag(payload);
  reply.header('etag', tag);
  if (noneMatch(request.headers['if-none-match'], String(tag))) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-disposition');
  return null;
}

const SOCKET: Record<string, readonly [ProblemCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'the request line and the header fields are larger than this service accepts'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'the request was not complete in time'],
};

/** What Node's parser refuses has no request object: the answer is written to the socket by hand. */
function refuseConnection(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket, base: string | undefined): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = SOCKET[error.code ?? ''] ?? ['bad-request', 'this is not a valid HTTP/1.1 request'];
  const { status, body } = toProblem(new Refusal(code, detail), undefined, base);
  const text = JSON.stringify(body);
  // An answer to HEAD has no body (RFC 9110 §9.3.2), also when the target was what could not be parsed.
  const { rawPacket } = error;
  const shown = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ' ? '' : text;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${PROBLEM_TYPE}\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${shown}`,
  );
}
