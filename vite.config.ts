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

// An officer’s first screen. A screen that shares a part with it finds that part loaded.
const FIRST_SCREEN = at('./renderer/features/inspect/route.tsx');

/** Names the chunk of the first screen for our own modules that it imports, and of their imports in turn. */
const firstScreen = () => {
  let reached: Set<string> | undefined;
  return (id: string, graph: { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }): string | null => {
    if (reached === undefined) {
      reached = new Set([FIRST_SCREEN]);
      for (const module of reached)
        for (const imported of graph.getModuleInfo(module)?.importedIds ?? [])
          if (!imported.includes('node_modules')) reached.add(imported);
    }
    return reached.has(id) ? 'inspect' : null;
  };
};

/**
 * Few chunks: for each one the page makes a request, and the browser compiles a file. What every window needs is one chunk, the first screen
 * another, the icons a third. What other screens share is kept apart by the screens that use it, down to 20 kB. Catalogues stay single:
 * only one is loaded.
 */
const CHUNKS = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 3 },
    { name: firstScreen(), debugName: 'inspect', priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000, priority: 1 },
  ],
};

/** A shared chunk is named after all that share it, which is more than an archive can hold. */
const shortName = (name = ''): string => name.split('~')[0] ?? '';

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
    rolldownOptions: {
      output: {
        codeSplitting: CHUNKS,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0]?.replace(/\.[^.]*$/, ''))}-[hash][extname]`,
      },
      treeshake: { moduleSideEffects: [{ test: /[\\/]renderer[\\/]ui[\\/].+\.tsx?$/, sideEffects: false }] },
    },
  },
  // Only the check of evidence bundles needs parts of Node.
  worker: { format: 'es', plugins: () => [nodeInPage()] },
});
