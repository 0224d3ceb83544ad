// Vite plugin: compiles the ICU messages of a catalogue at build time, so that the page needs
// neither a message parser nor eval.
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]renderer[\\/]i18n[\\/]messages[\\/]([a-z]{2})[\\/]index\.ts$/;

/** French sets a non-breaking space before these signs and inside its quotation marks. */
export const typeset = (text: string, language: string): string =>
  language === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : text;

export function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    async load(id) {
      const language = CATALOGUE.exec(id)?.[1];
      if (language === undefined) return null;
      const { messages }: { messages: Record<string, string> } = await import(pathToFileURL(id).href);
      const compiled = Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, compileMessage(typeset(text, language))]));
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
  };
}
