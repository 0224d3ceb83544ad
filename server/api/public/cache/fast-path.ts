// Serves plain requests for rows of the public table ahead of the framework, with byte-identical responses.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { entityTag } from '../../http/conditional.ts';
import { hostFault } from '../../http/host.ts';
import { literal } from '../../http/methods.ts';
import type { Sendable } from '../../http/sent.ts';
import { withoutBase } from '../../http/target.ts';
import { type Ask, type Handler, unshared } from '../answer.ts';
import type { Reader } from '../reader.ts';

export interface FastRow {
  readonly path: string;
  /** Cache-Control of a successful response. Refusals are never cached. */
  readonly cache: string;
  readonly vary?: string;
  readonly handler: Handler;
  /** Serves plain requests for this row ahead of the framework. */
  readonly fast?: true;
}

export interface Made {
  /** The path of the row. */
  readonly route: string;
  readonly answer: Sendable;
}

/** Returns undefined for every unusual request and every refusal. The framework then handles the request from the start. */
export type FastPath = (request: IncomingMessage, dataVersion: number) => Made | undefined;

/**
 * Matches a target of the row in origin form, without percent-encoding and without a fragment, which every parser reads in the same way.
 */
const plainTarget = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[A-Za-z0-9_~.-]{1,100}' : literal(part)))
      .join('/')}(?:\\?[^#]*)?$`,
  );

class PlainRequest {
  readonly raw: IncomingMessage;
  readonly headers: IncomingMessage['headers'];
  readonly url: string;
  readonly originalUrl: string;
  readonly method: string | undefined;
  /** The protocol of the connection. What a proxy in front reports is read from the headers. */
  readonly protocol: 'http' | 'https';

  constructor(raw: IncomingMessage, url: string) {
    this.raw = raw;
    this.headers = raw.headers;
    this.url = url;
    this.originalUrl = url;
    this.method = raw.method;
    this.protocol = 'encrypted' in raw.socket ? 'https' : 'http';
  }
}

/** Throws when a handler reads a property that only the framework knows. The framework then serves the request. */
const NOTHING_MORE = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`'${String(name)}' of a request is not known ahead of the framework`);
    },
  },
);
Object.setPrototypeOf(PlainRequest.prototype, NOTHING_MORE);

/** `fieldsNow` are sent with every response, and stay the same within a data version. */
export function fastPathOf(reader: Reader, rows: readonly FastRow[], fieldsNow: () => Readonly<Record<string, string>>): FastPath {
  const matching = rows.filter(({ fast }) => fast).map((row) => ({ ...row, fits: plainTarget(row.path) }));
  const prepared = (fields: Readonly<Record<string, string>>) =>
    matching.map(({ path, cache, vary, handler }) => {
      const always = { ...fields, ...(vary === undefined ? {} : { vary }), 'cache-control': cache };
      const forOne = { ...always, 'cache-control': unshared(cache) };
      return {
        route: path,
        always,
        fields: Object.entries(always).flat(),
        forOne: Object.entries(forOne).flat(),
        handler,
      };
    });
  let held:
    | { readonly dataVersion: number; readonly reader: Reader; readonly base: string; readonly known: ReturnType<typeof prepared> }
    | undefined;

  /** Reads the identity of the service and the common fields once per data version. */
  const asOf = (dataVersion: number) => {
    if (held?.dataVersion === dataVersion) return held;
    const standing = reader.standing();
    const base = URL.parse(standing.baseUrl)?.pathname ?? '/';
    held = { dataVersion, base, reader: { ...reader, standing: () => standing }, known: prepared(fieldsNow()) };
    return held;
  };

  const make = (raw: IncomingMessage, dataVersion: number): Made | undefined => {
    const { url = '/' } = raw;
    const at = matching.findIndex(({ fits }) => fits.test(url));
    if (at < 0 || hostFault(raw) !== undefined) return undefined;
    const now = asOf(dataVersion);
    const row = now.known[at];
    if (row === undefined || withoutBase(url, now.base) !== url) return undefined;
    const request = new PlainRequest(raw, url) as unknown as FastifyRequest;
    const parts = url.split('?', 1)[0]?.split('/') ?? [];
    const question: Ask = { reader: now.reader, request, segment: (index) => parts[index + 1] ?? '' };
    const answer = row.handler(question);
    if (answer instanceof Promise) return undefined;
    const { status = 200, type, body, tag: ready, headers: own = {}, shared = true } = answer;
    const fields = [...(shared ? row.fields : row.forOne)];
    for (const [name, value] of Object.entries(own)) {
      // If a response overrides a field that is always sent, the framework must resolve it.
      if (name in row.always) return undefined;
      fields.push(name, value);
    }
    fields.push('content-type', type, 'content-length', String(Buffer.byteLength(body)));
    const tag = status === 200 ? (ready ?? entityTag(body)) : undefined;
    if (tag !== undefined) fields.push('etag', tag);
    return { route: row.route, answer: { status, tag, fields, body } };
  };

  return (raw, dataVersion) => {
    try {
      return make(raw, dataVersion);
    } catch {
      return undefined;
    }
  };
}
