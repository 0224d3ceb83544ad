// Vite plugin: compiles the messages of each language into a module, so that the page needs no message parser.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { isLanguage, LABEL_LANGUAGES, LANGUAGES, type Language } from '../../server/domain/language/languages.ts';
import { DUTY_LABELS } from '../../server/domain/passport/law/duties.ts';
import { readCatalogue } from './read-catalogue.ts';

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

const loader = (language: Language): string => `${language}: () => import(${JSON.stringify(ONE + language)})`;

/** French sets a narrow no-break space before these signs and inside its quotation marks. */
export const typeset = (text: string, language: string): string =>
  language === 'fr' ? text.replace(/[ \u00a0](?=[:;?!»])|(?<=«)[ \u00a0]/g, '\u202f') : text;

export function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ALL}`) return `export const catalogues = { ${LANGUAGES.map(loader).join(', ')} };`;
      const language = id.startsWith(`\0${ONE}`) ? id.slice(ONE.length + 1) : undefined;
      return isLanguage(language) ? `export const messages = ${JSON.stringify(await compiled(language))};` : null;
    },
  };
}

const compiled = async (language: Language): Promise<object> => ({
  ...fieldsIn(language),
  ...Object.fromEntries(Object.entries(await readCatalogue(language)).map(([id, text]) => [id, compileMessage(typeset(text, language))])),
});

/** The labels of the fields that the law asks for, which evidence names. A draft lacks them: the page shows them in English. */
function fieldsIn(language: Language): object {
  const known = LABEL_LANGUAGES.find((one) => one === language);
  return Object.fromEntries(
    Object.entries(known === undefined ? {} : DUTY_LABELS[known]).map(([path, label]) => [`field.${path}`, [label]]),
  );
}
