// Defines what each row of the public table consists of: a request with its store, and the response to it.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/problem.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { publishedStatus } from '../../store/passports/published.ts';
import { asPublished, type PassportRecord } from '../../store/passports/record.ts';
import { mediaTypeFor } from '../http/negotiate.ts';
import { segment } from '../http/target.ts';
import { gonePassport, unknownPassport } from './passport-state.ts';
import type { Reader, Standing } from './reader.ts';

export interface Ask {
  readonly reader: Reader;
  readonly request: FastifyRequest;
  /** Path segment `index` (0 is the first), percent-decoded once from the raw target. */
  segment(index: number): string;
}

export interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
  /** The response depends on this one client. Shared caches must not store it. */
  readonly shared?: false;
  /** The entity tag, if it is known without reading the body again. */
  readonly tag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (ask: Ask) => Answer | Promise<Answer>;

export const ask = (reader: Reader, request: FastifyRequest): Ask => ({
  reader: asOfNow(reader),
  request,
  segment: (index) => segment(request.raw.url ?? '/', index),
});

/** A request is handled as of one moment: the identity of the service is read once. */
function asOfNow(reader: Reader): Reader {
  let standing: Standing | undefined;
  return {
    ...reader,
    standing: () => {
      standing ??= reader.standing();
      return standing;
    },
  };
}

export const json = (value: unknown, type = 'application/json', headers: Answer['headers'] = {}): Answer => ({
  type,
  body: JSON.stringify(value),
  headers,
});

/** Cache-Control of a row for a response to a single client. */
export const unshared = (cache: string): string => cache.replace(/^public\b/, 'private');

/** Selects the media type of the response, or refuses with 406 and the list of available types. */
export function accepted<T extends string>({ request }: Ask, offers: readonly T[]): T {
  const chosen = mediaTypeFor(request.headers.accept, offers);
  if (chosen === undefined) {
    throw new Refusal('not-acceptable', `this address serves ${offers.join(', ')}`, { headers: { vary: 'Accept' } });
  }
  return chosen;
}

/**
 * A published passport by its code, as others read it. Throws `not-found` for a passport that was never published, and `gone` (410) for an
 * invalid one unless `invalidToo` is set.
 */
export function passportOf({ reader }: Ask, dppCode: string, { invalidToo = false } = {}): PassportRecord {
  const record = passportByCode(reader.store, dppCode);
  if (record?.publishedAt === undefined) throw unknownPassport(dppCode);
  if (record.dppStatus === 'invalid' && !invalidToo) throw gonePassport(reader, record);
  return asPublished(record);
}

/** The same check for a caller that needs only the code. Does not read the document. */
export function codeOf({ reader }: Ask, dppCode: string): string {
  const status = publishedStatus(reader.store, dppCode);
  if (status === undefined) throw unknownPassport(dppCode);
  if (status === 'invalid') throw gonePassport(reader, { dppCode });
  return dppCode;
}
