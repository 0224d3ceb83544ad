// The renderer bundle: the same files serve the app:// scheme and browser mode.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileCatalogues } from './renderer/i18n/compile-catalogues.ts';
import { thirdPartyNotices } from './renderer/third-party-notices.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LANGUAGES = new Set(['en-US', 'de-DE', 'fr-FR']);

// react-aria carries its own words in 34 languages; only those that the window speaks go into the bundle. The window tells react-aria its language;
// a component outside that provider asks for the system's, and gets English rather than a table without words.
const ownLanguagesOnly = (): Plugin => ({
  name: 'own-languages-only',
  enforce: 'pre',
  load(id) {
    const [, locale, extension] = /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})(\.m?js)$/.exec(id) ?? [];
    return locale && !LANGUAGES.has(locale) ? `export { default } from './en-US${extension}';` : null;
  },
});

export default defineConfig({
  root: at('./renderer'),
  base: './',
  plugins: [ownLanguagesOnly(), compileCatalogues(), react(), thirdPartyNotices(at('./'))],
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
  worker: { format: 'es' },
});
