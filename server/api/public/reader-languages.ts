// The languages that a reader wants, best first: of a page, `?lang=` is his own choice and goes before what his browser says; of the workbench, the screen says its one.
import type { FastifyRequest } from 'fastify';
import { parseAcceptLanguage } from '../../domain/language/language.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { languageOf } from '../../store/settings.ts';

export function readerLanguages({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): readonly string[] {
  const { lang } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = typeof lang === 'string' ? parseAcceptLanguage(lang).slice(0, 1) : [];
  return [...chosen, ...parseAcceptLanguage(headers['accept-language'])];
}

/** Of a screen or a program that asks the workbench; who says nothing reads what the settings say. */
export function languageFor(headers: FastifyRequest['headers'], desk: AppContext): string {
  const [language = languageOf(desk.settings())] = parseAcceptLanguage(headers['accept-language']);
  return language;
}
