// The languages that a reader of a page wants, best first: `?lang=` is his own choice and goes before what his browser says.
import type { FastifyRequest } from 'fastify';
import { parseAcceptLanguage } from '../passport/language.ts';

export function readerLanguages({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): readonly string[] {
  const { lang } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = typeof lang === 'string' ? parseAcceptLanguage(lang).slice(0, 1) : [];
  return [...chosen, ...parseAcceptLanguage(headers['accept-language'])];
}
