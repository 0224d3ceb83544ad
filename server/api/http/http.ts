// Creates a Fastify app with problem documents, entity tags, HEAD, OPTIONS, 405 and CORS as the RFCs define them.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { AnySchema, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { LIMITS } from '../../lib/limits.ts';
import type { RequestFacts } from '../../lib/log-line.ts';
import { isFault, nothingHere, PROBLEM_TYPE, type ProblemAnswer, type ProblemCode, Refusal, toProblem } from '../../lib/problem.ts';
import { entityTag, noneMatch } from './conditional.ts';
import { limitConnections } from './connections.ts';
import { hostFault } from './host.ts';
import { endIdle } from './idle.ts';
import { methodTable } from './methods.ts';
import { NO_PROXIES, type ProxyList } from './proxies.ts';
import { originForm, rawPath, withoutBase } from './target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body exactly as received. Signatures cover these bytes, never a re-serialised value. */
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
  /** Sent with every response. Called for each of them. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Opens the responses to scripts of any site, without credentials. For the public interface only. */
  readonly cors: boolean;
  /** Base of the problem type URIs. */
  readonly problemBase?: () => string;
  /** The page that a browser receives for a refusal. Returns undefined for a client that is not a browser. */
  readonly refusalPage?: (problem: ProblemAnswer, request: FastifyRequest) => RefusalPage | undefined;
  /** Path of the base URL, under which every route is served as well: a proxy may forward this path or remove it. */
  readonly basePath?: () => string;
  /** Receives every fault (5xx) with its stack. The client receives none of it. */
  readonly report: (fault: unknown, request?: RequestFacts) => void;
  /** Serves a request before routing and hooks, or returns false. Used for responses known to be the same (server/api/http/cache.ts). */
  readonly ahead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Proxies in front of this service, each of which represents many clients. */
  readonly proxies?: ProxyList;
  /**
   * Milliseconds after which a client that neither sends nor reads is cut off. If absent, there is no limit on the time until a response;
   * a client that leaves a response unread is cut off all the same.
   */
  readonly idleTime?: number;
  /** PEM. Speaks TLS instead of plain HTTP. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Overrides for tests of slow clients. */
  readonly times?: { readonly headersTime: number; readonly requestTime: number; readonly timeCheck: number };
}

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Location, Content-Language, RateLimit, RateLimit-Policy, Retry-After, DPP-Replica',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Accept, Accept-Language, Content-Type, If-None-Match, X-Stakeholder-Key',
  'access-control-max-age': '86400',
} as const;

/** The type that the interface names, and the media types of credentials and linked data. */
const JSON_BODIES = ['application/json', /^application\/(?:[\w.+-]+\+json|vc)$/] as const;

export function createHttp(options: HttpOptions): FastifyInstance {
  const times = options.times ?? LIMITS;
  const methods = methodTable();
  const headers = () => (options.cors ? { ...options.headers(), ...CORS } : options.headers());

  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failed = isFault(error) ? factsOf(request) : undefined;
    if (failed !== undefined) options.report(error, failed);
    const problem = toProblem(error, rawPath(request.raw.url ?? '/').slice(0, 500), options.problemBase?.());
    const page = options.refusalPage?.(problem, request);
    // A refusal varies by the same fields as the requested resource.
    const vary = together(reply.getHeader('vary'), problem.headers.vary, options.refusalPage && 'Accept, Accept-Language');
    return reply
      .code(problem.status)
      .headers({
        ...headers(),
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
    // Unique across processes, and never a value from the client.
    genReqId: () => randomUUID(),
    serverFactory: (routed) => serverOf(times, routed, options),
    routerOptions: { maxParamLength: LIMITS.pathSegment },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    rewriteUrl: (request) => withoutBase(originForm(request.url ?? '/'), options.basePath?.()),
    frameworkErrors: answer,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, options.problemBase?.()),
  });
  limitConnections(app.server, options.proxies ?? NO_PROXIES);
  // Never reached while connections are limited as above. Counts also those that the system has not closed yet.
  app.server.maxConnections = 2 * LIMITS.connections;
  endIdle(app.server, {
    unread: options.idleTime ?? LIMITS.idleTime,
    quiet: options.idleTime ?? Number.POSITIVE_INFINITY,
    check: times.timeCheck,
  });

  // A wrong media type is 415 and never parsed as JSON. JSON is parsed strictly, and no value is coerced into another type.
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyText', '');
  for (const type of JSON_BODIES) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
      readJson(request, body, options.bodyLimit),
    );
  }
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    strict: false,
    validateSchema: false,
  });
  // A schema is compiled by the first request that needs it. All of them together take longer than the rest of a start.
  app.setValidatorCompiler(({ schema }) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= ajv.compile(schema as AnySchema);
      return validate(value) ? true : { error: validate.errors as FastifySchemaValidationError[] };
    };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));

  app.addHook('onRoute', ({ url, method }) => methods.add(url, [method].flat()));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers());
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
    // RFC 8259 §11: JSON media types define no charset parameter, but the framework adds one.
    if (/^application\/(?:\S+\+)?json;/.test(type)) reply.header('content-type', type.replace(/;.*/s, ''));
    return conditional(request, reply, payload);
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(nothingHere(), request, reply));
  return app;
}

/** Contains the pattern of the route, because a URL may name a product or contain a key. */
const factsOf = ({ id, method, routeOptions }: FastifyRequest): RequestFacts => ({
  requestId: id,
  method,
  route: routeOptions?.url ?? '',
});

/** Merges several Vary fields, each name once. */
const together = (...fields: readonly unknown[]): string =>
  [...new Set(fields.flatMap((field) => (typeof field === 'string' ? field.split(',').map((name) => name.trim()) : [])))].join(', ');

function serverOf(
  { headersTime, requestTime, timeCheck }: NonNullable<HttpOptions['times']>,
  routed: (request: IncomingMessage, response: ServerResponse) => void,
  { ahead, tls }: Pick<HttpOptions, 'ahead' | 'tls'>,
): Server {
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // While the app shuts down, it must announce this with every response, so none is served ahead.
    if (!(server.listening && ahead?.(request, response))) routed(request, response);
  };
  const limits = {
    // Disabled so that a missing Host field is refused with a problem document like other mistakes.
    requireHostHeader: false,
    headersTimeout: headersTime,
    requestTimeout: requestTime,
    keepAliveTimeout: LIMITS.keepAliveTime,
    maxHeaderSize: LIMITS.headers,
    connectionsCheckingInterval: timeCheck,
  };
  const server: Server =
    tls === undefined
      ? createServer(limits, listener)
      : createTlsServer({ ...limits, cert: tls.certificate, key: tls.key, handshakeTimeout: headersTime }, listener);
  // RFC 9110 §10.1.1: an unknown expectation may be ignored. Node's own 417 has no body with a reason.
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

/**
 * Strong tag over the final bytes. A 304 keeps the tag, Vary and Cache-Control and drops the fields that describe the body (RFC 9110
 * §15.4.5).
 */
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

/** Input that Node's parser refuses has no request object, so the response is written directly to the socket. */
function refuseConnection(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket, base: string | undefined): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = SOCKET[error.code ?? ''] ?? ['bad-request', 'this is not a valid HTTP/1.1 request'];
  const { status, body } = toProblem(new Refusal(code, detail), undefined, base);
  const text = JSON.stringify(body);
  // A response to HEAD has no body (RFC 9110 §9.3.2), even if the request target could not be parsed.
  const { rawPacket } = error;
  const shown = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ' ? '' : text;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${PROBLEM_TYPE}\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${shown}`,
  );
}
