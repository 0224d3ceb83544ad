// What a row of the public table is made of: a question (the request, the store behind it) in, an answer (status, type, bytes, headers) out.
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
  /** It rests on what this one client said: no cache that others share may keep it. */
  readonly shared?: false;
  /** The entity tag, where it is known without reading the body once more. */
  readonly tag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (ask: Ask) => Answer | Promise<Answer>;

export const ask = (reader: Reader, request: FastifyRequest): Ask => ({
  reader: asOfNow(reader),
  request,
  segment: (index) => segment(request.raw.url ?? '/', index),
});

/** A question is answered as of one moment: who serves is looked up once. */
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

/** Cache-Control of a row for an answer that is for one client alone. */
export const unshared = (cache: string): string => cache.replace(/^public\b/, 'private');

/** Under which of its names an answer goes out, or 406 with the list of what there is. */
export function accepted<T extends string>({ request }: Ask, offers: readonly T[]): T {
  const chosen = mediaTypeFor(request.headers.accept, offers);
  if (chosen === undefined) {
    throw new Refusal('not-acceptable', `this address serves ${offers.join(', ')}`, { headers: { vary: 'Accept' } });
  }
  return chosen;
}

/** A published passport by its code. What was never published is not there for others; `invalid` is gone (410) unless it is asked for. */
export function passportOf({ reader }: Ask, dppCode: string, { invalidToo = false } = {}): PassportRecord {
  const record = passportByCode(reader.store, dppCode);
  if (record?.publishedAt === undefined) throw unknownPassport(dppCode);
  if (record.dppStatus === 'invalid' && !invalidToo) throw gonePassport(reader, record);
  return asPublished(record);
}

/** The same for who needs no more of it than that it is there: the document is not read. */
export function codeOf({ reader }: Ask, dppCode: string): string {
  const status = publishedStatus(reader.store, dppCode);
  if (status === undefined) throw unknownPassport(dppCode);
  if (status === 'invalid') throw gonePassport(reader, { dppCode });
  return dppCode;
}
