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

type Particulars = Partial<Pick<Row, 'number' | 'vary' | 'fast' | 'result' | 'cost'>>;
const get = (path: string, cache: string, handler: Row['handler'], more: Particulars = {}): Row => ({
  number: '-',
  method: 'GET',
  path,
  cache,
  handler,
  ...more,
});
const post = (path: string, handler: Row['handler'], more: Particulars): Row => ({ ...get(path, NEVER, handler, more), method: 'POST' });

export const PUBLIC_TABLE: readonly Row[] = [
  get('/.well-known/did.json', HOUR, didDocument, { number: '1', vary: 'Accept' }),
  get('/', VIEW, frontPage, { vary: BY_CLIENT }),
  // did:web places the document of a base URL with a path here: {base_url}/did.json.
  get('/did.json', HOUR, didDocument, { vary: 'Accept' }),
  get('/.well-known/untp-conformance.json', HOUR, manifest, { number: '2', vary: 'Accept' }),
  get('/api/v1/public/01/:gtin/21/:serial', VIEW, resolve, { number: '3', vary: BY_CLIENT, fast: true }),
  get('/api/v1/public/01/:gtin', VIEW, resolve, { number: '4', vary: BY_CLIENT, fast: true }),
  // Endpoints 3 and 4 with a lot, with a trailing slash, or with a mistake that the response must name.
  get('/api/v1/public/01/*', VIEW, resolve, { vary: BY_CLIENT }),
  // Endpoint 3 in the binary encoding of an RFID tag, `eh…` or `ex…`.
  get('/api/v1/public/:epc', VIEW, resolveEpc, { vary: BY_CLIENT }),
  get('/api/v1/public/:epc/', VIEW, resolveEpc, { vary: BY_CLIENT }),
  get('/.well-known/gs1resolver', HOUR, resolverDescription),
  get('/gtin/:gtin', VIEW, productPage, { vary: 'Accept-Language' }),
  get('/api/v1/public/dpp/:dpp_code', VIEW, passportView, { number: '5', vary: BY_READER, fast: true }),
  get('/api/v1/public/dpp/:dpp_code/vc', VIEW, vcJson, { number: '6', vary: 'Accept', fast: true }),
  get('/api/v1/public/dpp/:dpp_code/vc.jwt', VIEW, vcJwt, { number: '7', vary: 'Accept', fast: true }),
  get('/api/v1/public/dpp/:dpp_code/vc.sd-jwt', VIEW, passportSdJwt, { vary: BY_ROLE, fast: true }),
  get('/vct/DigitalProductPassport', DAY, passportType, { vary: 'Accept' }),
  ...FURTHER_TYPES.map((type) => get(`/vct/${type}`, DAY, typeMetadata(type), { vary: 'Accept' })),
  get('/api/v1/public/dpp/:dpp_code/credentials', VIEW, credentialList, { vary: 'Accept' }),
  get('/api/v1/public/dpp/:dpp_code/credentials/:id', VIEW, credentialDocument, { vary: 'Accept' }),
  get('/api/v1/public/status/:list', VIEW, statusListCredential('revocation'), { vary: 'Accept' }),
  get('/api/v1/public/status/:list/suspension', VIEW, statusListCredential('suspension'), { vary: 'Accept' }),
  get('/api/v1/public/dpp/:dpp_code/qr.png', DAY, qrPicture, { number: '8' }),
  get('/api/v1/verify/:dpp_code', NEVER, verifyStored, { number: '9', cost: LIMITS.verifyStoredCost }),
  post('/api/v1/verify', verifySubmitted, { number: '10', cost: LIMITS.verifyCost }),
  post('/api/v1/verify/sd-jwt', verifySdJwt, { number: '11', cost: LIMITS.verifyCost }),
  get('/api/v1/public/customs/verify/:dpp_code', NEVER, customsSummary, { number: '12', vary: BY_ROLE, cost: LIMITS.verifyStoredCost }),
  get('/api/v1/dpp/:dpp_code/events/document', VIEW, eventsDocument, { number: '13', vary: BY_READER }),
  get('/api/v1/public/nando/search', HOUR, searchNando, { number: '14', vary: 'Accept' }),
  get('/api/v1/public/dpp/:dpp_code/aas.json', VIEW, aasEnvironment, { vary: 'Accept', fast: true }),
  // EN 18222: the version prefix is part of the standard's paths.
  get('/v1/dpps/:dppId', VIEW, readDppById, { vary: BY_ROLE, result: true }),
  get('/v1/dppsByProductId/:productId', VIEW, readDppByProductId, { vary: BY_ROLE, result: true }),
  get('/v1/dppsByIdAndDate/:dppId', VIEW, readDppVersionByIdAndDate, { vary: BY_ROLE, result: true }),
  post('/v1/dppsByProductIds', readDppIdsByProductIds, { result: true }),
  get('/v1/dpps/:dppId/elements/:elementIdPath', VIEW, readDataElement, { vary: BY_ROLE, result: true }),
  get('/public/schemas/shacl/:file', DAY, shapesFile, { vary: 'Accept' }),
  get('/public/schemas/json/:schema', DAY, jsonSchemaFile, { vary: 'Accept' }),
  get('/dpp/:dpp_code', VIEW, passportPage, { vary: 'Accept-Language' }),
  get('/passport.css', DAY, stylesheet),
  get('/robots.txt', DAY, robots),
  get('/favicon.ico', DAY, noPicture),
  get('/problems/:code', DAY, problemMeaning),
  get('/health', NEVER, health),
  get('/metrics', NEVER, metrics),
  get('/openapi.json', HOUR, openApi, { vary: 'Accept' }),
  get('/docs', HOUR, docs),
  get('/docs.css', DAY, docsStylesheet),
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
