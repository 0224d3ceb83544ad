// Determines the languages that a reader prefers, best first.
// On a page, `?lang=` is the reader's own choice and precedes Accept-Language. In the workbench, the screen sends its language.
import type { FastifyRequest } from 'fastify';
import { parseAcceptLanguage } from '../../domain/language/language.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { languageOf } from '../../store/settings.ts';

export function readerLanguages({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): readonly string[] {
  const { lang } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = typeof lang === 'string' ? parseAcceptLanguage(lang).slice(0, 1) : [];
  return [...chosen, ...parseAcceptLanguage(headers['accept-language'])];
}

/** The language of a screen or program that calls the workbench. Defaults to the language in the settings. */
export function languageFor(headers: FastifyRequest['headers'], context: AppContext): string {
  const [language = languageOf(context.settings())] = parseAcceptLanguage(headers['accept-language']);
  return language;
}
