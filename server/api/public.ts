// Defines the whole public interface as one table, and creates the app that serves it.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FURTHER_TYPES } from '../domain/formats/credential-types.ts';
import { defined } from '../domain/json/defined.ts';
import { LIMITS } from '../lib/limits.ts';
import { PROBLEMS, Refusal } from '../lib/problem.ts';
import { DATA_HEADERS } from './http/csp.ts';
import { figuresOf } from './http/figures.ts';
import { CORS, createHttp, type HttpOptions } from './http/http.ts';
import type { ProxyList } from './http/proxies.ts';
import { limitRate } from './http/rate.ts';
import { aasEnvironment } from './public/aas.ts';
import { type Answer, type Ask, ask, json, unshared } from './public/answer.ts';
import { searchNando } from './public/bodies.ts';
import { type FastRow, fastPathOf } from './public/cache/fast-path.ts';
import { type CacheOptions, cacheAnswers } from './public/cache/response-cache.ts';
import { credentialDocument, credentialList, typeMetadata } from './public/credentials.ts';
import { customsSummary } from './public/customs.ts';
import { didDocument, passportPage, passportView, qrPicture, stylesheet, vcJson, vcJwt } from './public/documents.ts';
import { readDppIdsByProductIds } from './public/en18222/discovery.ts';
import { readDataElement, readDppById, readDppByProductId, readDppVersionByIdAndDate } from './public/en18222/en18222.ts';
import { resultOf } from './public/en18222/result.ts';
import { eventsDocument } from './public/events.ts';
import { frontPage } from './public/front-page.ts';
import { jsonSchemaFile } from './public/json-schema.ts';
import { metrics } from './public/metrics.ts';
import { docs, docsStylesheet, openApi } from './public/openapi.ts';
import type { Reader } from './public/reader.ts';
import { pageOfRefusal } from './public/refusal-page.ts';
import { health, replicaHeaders } from './public/replica.ts';
import { productPage } from './public/resolver/listing.ts';
import { resolve, resolveEpc, resolverDescription } from './public/resolver/resolver.ts';
import { passportSdJwt, passportType } from './public/sd-jwt.ts';
import { shapesFile } from './public/shapes.ts';
import { statusListCredential } from './public/status-lists.ts';
import { verifyStored, verifySubmitted } from './public/verification.ts';
import { verifySdJwt } from './public/verify-sd-jwt.ts';
import { manifest, noPicture, robots } from './public/well-known.ts';

interface Row extends FastRow {
  /** Number of the endpoint in the interface; a dash for an endpoint that the interface does not number. */
  readonly number: string;
  readonly method: 'GET' | 'POST';
  /** Refuses with result objects of EN 18222 instead of problem documents. */
  readonly result?: true;
  /** In plain requests, for expensive endpoints. */
  readonly cost?: number;
}

const VIEW = 'public, max-age=60, must-revalidate';
const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const NEVER = 'no-store';
const BY_CLIENT = 'Accept, Accept-Language';
const BY_READER = 'Accept, Accept-Language, X-Stakeholder-Key';
const BY_ROLE = 'Accept, X-Stakeholder-Key';

export const PUBLIC_TABLE: readonly Row[] = [
  { number: '1', method: 'GET', path: '/.well-known/did.json', cache: HOUR, vary: 'Accept', handler: didDocument },
  { number: '-', method: 'GET', path: '/', cache: VIEW, vary: BY_CLIENT, handler: frontPage },
  // did:web places the document of a base URL with a path here: {base_url}/did.json.
  { number: '-', method: 'GET', path: '/did.json', cache: HOUR, vary: 'Accept', handler: didDocument },
  { number: '2', method: 'GET', path: '/.well-known/untp-conformance.json', cache: HOUR, vary: 'Accept', handler: manifest },
  { number: '3', method: 'GET', path: '/api/v1/public/01/:gtin/21/:serial', cache: VIEW, vary: BY_CLIENT, handler: resolve, fast: true },
  { number: '4', method: 'GET', path: '/api/v1/public/01/:gtin', cache: VIEW, vary: BY_CLIENT, handler: resolve, fast: true },
  // Endpoints 3 and 4 with a lot, with a trailing slash, or with a mistake that the response must name.
  { number: '-', method: 'GET', path: '/api/v1/public/01/*', cache: VIEW, vary: BY_CLIENT, handler: resolve },
  // Endpoint 3 in the binary encoding of an RFID tag, `eh…` or `ex…`.
  { number: '-', method: 'GET', path: '/api/v1/public/:epc', cache: VIEW, vary: BY_CLIENT, handler: resolveEpc },
  { number: '-', method: 'GET', path: '/api/v1/public/:epc/', cache: VIEW, vary: BY_CLIENT, handler: resolveEpc },
  { number: '-', method: 'GET', path: '/.well-known/gs1resolver', cache: HOUR, handler: resolverDescription },
  { number: '-', method: 'GET', path: '/gtin/:gtin', cache: VIEW, vary: 'Accept-Language', handler: productPage },
  { number: '5', method: 'GET', path: '/api/v1/public/dpp/:dpp_code', cache: VIEW, vary: BY_READER, handler: passportView, fast: true },
  { number: '6', method: 'GET', path: '/api/v1/public/dpp/:dpp_code/vc', cache: VIEW, vary: 'Accept', handler: vcJson, fast: true },
  { number: '7', method: 'GET', path: '/api/v1/public/dpp/:dpp_code/vc.jwt', cache: VIEW, vary: 'Accept', handler: vcJwt, fast: true },
  {
    number: '-',
    method: 'GET',
    path: '/api/v1/public/dpp/:dpp_code/vc.sd-jwt',
    cache: VIEW,
    vary: BY_ROLE,
    handler: passportSdJwt,
    fast: true,
  },
  { number: '-', method: 'GET', path: '/vct/DigitalProductPassport', cache: DAY, vary: 'Accept', handler: passportType },
  ...FURTHER_TYPES.map(
    (type): Row => ({ number: '-', method: 'GET', path: `/vct/${type}`, cache: DAY, vary: 'Accept', handler: typeMetadata(type) }),
  ),
  { number: '-', method: 'GET', path: '/api/v1/public/dpp/:dpp_code/credentials', cache: VIEW, vary: 'Accept', handler: credentialList },
  {
    number: '-',
    method: 'GET',
    path: '/api/v1/public/dpp/:dpp_code/credentials/:id',
    cache: VIEW,
    vary: 'Accept',
    handler: credentialDocument,
  },
  {
    number: '-',
    method: 'GET',
    path: '/api/v1/public/status/:list',
    cache: VIEW,
    vary: 'Accept',
    handler: statusListCredential('revocation'),
  },
  {
    number: '-',
    method: 'GET',
    path: '/api/v1/public/status/:list/suspension',
    cache: VIEW,
    vary: 'Accept',
    handler: statusListCredential('suspension'),
  },
  { number: '8', method: 'GET', path: '/api/v1/public/dpp/:dpp_code/qr.png', cache: DAY, handler: qrPicture },
  { number: '9', method: 'GET', path: '/api/v1/verify/:dpp_code', cache: NEVER, handler: verifyStored, cost: LIMITS.verifyStoredCost },
  { number: '10', method: 'POST', path: '/api/v1/verify', cache: NEVER, handler: verifySubmitted, cost: LIMITS.verifyCost },
  { number: '11', method: 'POST', path: '/api/v1/verify/sd-jwt', cache: NEVER, handler: verifySdJwt, cost: LIMITS.verifyCost },
  {
    number: '12',
    method: 'GET',
    path: '/api/v1/public/customs/verify/:dpp_code',
    cache: NEVER,
    vary: BY_ROLE,
    handler: customsSummary,
    cost: LIMITS.verifyStoredCost,
  },
  { number: '13', method: 'GET', path: '/api/v1/dpp/:dpp_code/events/document', cache: VIEW, vary: BY_READER, handler: eventsDocument },
  { number: '14', method: 'GET', path: '/api/v1/public/nando/search', cache: HOUR, vary: 'Accept', handler: searchNando },
  {
    number: '-',
    method: 'GET',
    path: '/api/v1/public/dpp/:dpp_code/aas.json',
    cache: VIEW,
    vary: 'Accept',
    handler: aasEnvironment,
    fast: true,
  },
  // EN 18222: the version prefix is part of the standard's paths.
  { number: '-', method: 'GET', path: '/v1/dpps/:dppId', cache: VIEW, vary: BY_ROLE, handler: readDppById, result: true },
  {
    number: '-',
    method: 'GET',
    path: '/v1/dppsByProductId/:productId',
    cache: VIEW,
    vary: BY_ROLE,
    handler: readDppByProductId,
    result: true,
  },
  {
    number: '-',
    method: 'GET',
    path: '/v1/dppsByIdAndDate/:dppId',
    cache: VIEW,
    vary: BY_ROLE,
    handler: readDppVersionByIdAndDate,
    result: true,
  },
  { number: '-', method: 'POST', path: '/v1/dppsByProductIds', cache: NEVER, handler: readDppIdsByProductIds, result: true },
  {
    number: '-',
    method: 'GET',
    path: '/v1/dpps/:dppId/elements/:elementIdPath',
    cache: VIEW,
    vary: BY_ROLE,
    handler: readDataElement,
    result: true,
  },
  { number: '-', method: 'GET', path: '/public/schemas/shacl/:file', cache: DAY, vary: 'Accept', handler: shapesFile },
  { number: '-', method: 'GET', path: '/public/schemas/json/:schema', cache: DAY, vary: 'Accept', handler: jsonSchemaFile },
  { number: '-', method: 'GET', path: '/dpp/:dpp_code', cache: VIEW, vary: 'Accept-Language', handler: passportPage },
  { number: '-', method: 'GET', path: '/passport.css', cache: DAY, handler: stylesheet },
  { number: '-', method: 'GET', path: '/robots.txt', cache: DAY, handler: robots },
  { number: '-', method: 'GET', path: '/favicon.ico', cache: DAY, handler: noPicture },
  { number: '-', method: 'GET', path: '/problems/:code', cache: DAY, handler: problemMeaning },
  { number: '-', method: 'GET', path: '/health', cache: NEVER, handler: health },
  { number: '-', method: 'GET', path: '/metrics', cache: NEVER, handler: metrics },
  { number: '-', method: 'GET', path: '/openapi.json', cache: HOUR, vary: 'Accept', handler: openApi },
  { number: '-', method: 'GET', path: '/docs', cache: HOUR, handler: docs },
  { number: '-', method: 'GET', path: '/docs.css', cache: DAY, handler: docsStylesheet },
];

export interface PublicOptions extends CacheOptions {
  readonly report: HttpOptions['report'];
  /** The number of this process among those on the port, from 1. Its metrics cover only itself. */
  readonly worker?: number;
  /** Any client may read /metrics, not only this computer. */
  readonly openMetrics?: boolean;
  /** Proxies in front of this service. */
  readonly proxies?: ProxyList;
  /** PEM. Speaks TLS instead of plain HTTP. */
  readonly tls?: HttpOptions['tls'];
  /** Called for every response, with its status. */
  readonly answered?: (request: IncomingMessage, status: number) => void;
  /** `false` leaves every response that is not cached to the framework. */
  readonly ahead?: false;
}

export function createPublic(reader: Reader, options: PublicOptions): FastifyInstance {
  const figures = figuresOf({ open: options.openMetrics === true, ...defined({ worker: options.worker }) });
  const fields = () => ({ ...DATA_HEADERS, ...replicaHeaders(reader) });
  const fastPath = fastPathOf(reader, options.ahead === false ? [] : PUBLIC_TABLE, () => ({ ...fields(), ...CORS }));
  const { answered } = options;
  const served: typeof figures.ahead = (request, status, made) => {
    figures.ahead(request, status, made);
    answered?.(request, status);
  };
  const responses = cacheAnswers(reader, { served, ...options }, fastPath);
  const app = createHttp({
    bodyLimit: LIMITS.publicBody,
    headers: fields,
    cors: true,
    problemBase: () => baseOf(reader),
    basePath: () => URL.parse(baseOf(reader))?.pathname ?? '/',
    refusalPage: pageOfRefusal,
    report: options.report,
    ahead: responses.ahead,
    idleTime: LIMITS.idleTime,
    ...defined({ proxies: options.proxies, tls: options.tls }),
  });
  app.decorate('figures', figures);
  figures.attach(app);
  if (options.rate !== undefined) limitRate(app, options.rate);
  responses.attach(app);
  if (answered !== undefined) app.addHook('onResponse', async ({ raw }, { statusCode }) => answered(raw, statusCode));
  for (const { method, path, cache, vary, handler, result, cost } of PUBLIC_TABLE) {
    app.route({
      method: method === 'GET' ? ['GET', 'HEAD'] : method,
      url: path,
      ...(cost === undefined ? {} : { config: { cost } }),
      ...(result ? { errorHandler: resultOf(reader.now) } : {}),
      handler: async (request, reply) => {
        if (vary !== undefined) reply.header('vary', vary);
        const { status = 200, type, body, headers, shared = true } = await responses.answer(handler, ask(reader, request));
        return reply
          .code(status)
          .headers({ 'cache-control': shared ? cache : unshared(cache), ...headers })
          .type(type)
          .send(body);
      },
    });
  }
  return app;
}

/** Base of the problem types, which are URLs of this service. Empty, so that they are relative, until the service has an identity. */
function baseOf(reader: Reader): string {
  try {
    return reader.standing().baseUrl;
  } catch {
    return '';
  }
}

function problemMeaning(question: Ask): Answer {
  const code = question.segment(1);
  if (!Object.hasOwn(PROBLEMS, code)) throw new Refusal('not-found', 'there is no such problem');
  return json({ code, ...PROBLEMS[code as keyof typeof PROBLEMS] });
}
