// Rows of the public table in, a way to answer plain requests for them out: ahead of the framework, word for word as it would.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { entityTag } from '../../http/conditional.ts';
import { hostFault } from '../../http/host.ts';
import { literal } from '../../http/methods.ts';
import type { Sendable } from '../../http/sent.ts';
import { withoutBase } from '../../http/target.ts';
import { type Ask, type Handler, unshared } from '../answer.ts';
import type { Reader } from '../reader.ts';

export interface DirectRow {
  readonly path: string;
  /** Cache-Control of a good answer; refusals are never kept. */
  readonly cache: string;
  readonly vary?: string;
  readonly handler: Handler;
  /** Answered ahead of the framework where the request is a plain one. */
  readonly direct?: true;
}

export interface Made {
  /** The row's path. */
  readonly route: string;
  readonly answer: Sendable;
}

/** undefined: whatever is unusual, and every refusal, is for the framework, which begins anew. */
export type Direct = (request: IncomingMessage, dataVersion: number) => Made | undefined;

/** A target of the row in which nothing is encoded, in origin form and without a fragment: no two readers can differ about it. */
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

  constructor(raw: IncomingMessage, url: string) {
    this.raw = raw;
    this.headers = raw.headers;
    this.url = url;
    this.originalUrl = url;
    this.method = raw.method;
  }
}

/** What a handler asks for besides, only the framework knows: it answers then. */
const NOTHING_MORE = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`'${String(name)}' of a request is not known ahead of the framework`);
    },
  },
);
Object.setPrototypeOf(PlainRequest.prototype, NOTHING_MORE);

/** `fields` go with every answer. */
export function directly(reader: Reader, rows: readonly DirectRow[], fields: Readonly<Record<string, string>>): Direct {
  const known = rows
    .filter(({ direct }) => direct)
    .map(({ path, cache, vary, handler }) => {
      const always = { ...fields, ...(vary === undefined ? {} : { vary }), 'cache-control': cache };
      const forOne = { ...always, 'cache-control': unshared(cache) };
      return {
        route: path,
        fits: plainTarget(path),
        always,
        fields: Object.entries(always).flat(),
        forOne: Object.entries(forOne).flat(),
        handler,
      };
    });
  let held: { readonly dataVersion: number; readonly reader: Reader; readonly base: string } | undefined;

  /** Who serves is looked up once a generation. */
  const asOf = (dataVersion: number) => {
    if (held?.dataVersion === dataVersion) return held;
    const standing = reader.standing();
    const base = URL.parse(standing.baseUrl)?.pathname ?? '/';
    held = { dataVersion, base, reader: { ...reader, standing: () => standing } };
    return held;
  };

  const make = (raw: IncomingMessage, dataVersion: number): Made | undefined => {
    const { url = '/' } = raw;
    const row = known.find(({ fits }) => fits.test(url));
    if (row === undefined || hostFault(raw) !== undefined) return undefined;
    const now = asOf(dataVersion);
    if (withoutBase(url, now.base) !== url) return undefined;
    const request = new PlainRequest(raw, url) as unknown as FastifyRequest;
    const parts = url.split('?', 1)[0]?.split('/') ?? [];
    const question: Ask = { reader: now.reader, request, segment: (index) => parts[index + 1] ?? '' };
    const answer = row.handler(question);
    if (answer instanceof Promise) return undefined;
    const { status = 200, type, body, tag: ready, headers: own = {}, shared = true } = answer;
    // A field of its own in place of one that always goes with it is the framework's to weigh.
    if (Object.keys(own).some((name) => name in row.always)) return undefined;
    const tag = status === 200 ? (ready ?? entityTag(body)) : undefined;
    const sent = [
      ...(shared ? row.fields : row.forOne),
      ...Object.entries(own).flat(),
      'content-type',
      type,
      'content-length',
      String(Buffer.byteLength(body)),
    ];
    return { route: row.route, answer: { status, tag, fields: tag === undefined ? sent : [...sent, 'etag', tag], body } };
  };

  return (raw, dataVersion) => {
    try {
      return make(raw, dataVersion);
    } catch {
      return undefined;
    }
  };
}
