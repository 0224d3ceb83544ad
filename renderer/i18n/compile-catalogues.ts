// Vite plugin: the catalogue of a language as written in, the same catalogue with compiled ICU messages out, so that
// the window carries neither a message parser nor a need for eval.
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]renderer[\\/]i18n[\\/]messages[\\/][a-z]{2}[\\/]index\.ts$/;

export function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const { messages }: { messages: Record<string, string> } = await import(pathToFileURL(id).href);
      const compiled = Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, compileMessage(text)]));
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
  };
}
