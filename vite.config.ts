// The renderer bundle: the same files serve the app:// scheme and browser mode.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileCatalogues } from './renderer/i18n/compile-catalogues.ts';
import { nodeInPage } from './renderer/node/aliases.ts';
import { notices, thirdPartyNotices } from './renderer/third-party-notices.ts';
import { buildVerifier } from './renderer/verifier/build-verifier.ts';
import { LANGUAGE_TABLE } from './server/domain/language/languages.ts';
import { VERSION } from './server/lib/version.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LOCALES: ReadonlySet<string> = new Set(['en-US', ...LANGUAGE_TABLE.map(({ locale }) => locale)]);

// react-aria carries its own words in 34 languages; only those that the window speaks go into the bundle. The window tells react-aria its language;
// a component outside that provider asks for the system's, and gets English rather than a table without words.
const ownLanguagesOnly = (): Plugin => ({
  name: 'own-languages-only',
  enforce: 'pre',
  load(id) {
    const [, locale, extension] = /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})(\.m?js)$/.exec(id) ?? [];
    return locale && !LOCALES.has(locale) ? `export { default } from './en-US${extension}';` : null;
  },
});

export default defineConfig({
  root: at('./renderer'),
  base: './',
  // A window may be older than the workbench that it talks to.
  define: { __APP_VERSION__: JSON.stringify(VERSION) },
  plugins: [
    ownLanguagesOnly(),
    compileCatalogues(),
    react(),
    thirdPartyNotices(at('./')),
    buildVerifier((isIn) => notices(at('./'), new Set(), isIn)),
  ],
  build: {
    outDir: at('./dist/renderer'),
    emptyOutDir: true,
    target: 'chrome150',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The kit's modules only define components: a screen takes those it uses, and the first one does not carry the table of the others.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /[\\/]renderer[\\/]ui[\\/].+\.tsx?$/, sideEffects: false }] } },
  },
  // Only the check of evidence bundles needs parts of Node.
  worker: { format: 'es', plugins: () => [nodeInPage()] },
});
