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

// react-aria contains its own texts in 34 languages. The bundle includes only the languages of the app. The window passes its language to
// react-aria; a component outside of that provider uses the language of the system, and gets English if that language is not included.
const ownLanguagesOnly = (): Plugin => ({
  name: 'own-languages-only',
  enforce: 'pre',
  load(id) {
    const [, locale, extension] = /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})(\.m?js)$/.exec(id) ?? [];
    return locale && !LOCALES.has(locale) ? `export { default } from './en-US${extension}';` : null;
  },
});

// The first screen of an officer. Screens that share modules with it find them already loaded.
const FIRST_SCREEN = at('./renderer/features/inspect/route.tsx');

/** Assigns to the chunk of the first screen all of our own modules that it imports, directly or indirectly. */
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
 * Makes few chunks, because each costs a request and a compilation. One has the modules that every window needs, one the first screen, and
 * one the icons. Modules that other screens share are grouped by the screens that use them, in chunks of at least 20 kB. Each catalogue is
 * a chunk of its own, because only one is loaded.
 */
const CHUNKS = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 3 },
    { name: firstScreen(), debugName: 'inspect', priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000, priority: 1 },
  ],
};

/** Shortens the name of a shared chunk, which lists every module that shares it: too long for an archive. */
const shortName = (name = ''): string => name.split('~')[0] ?? '';

export default defineConfig({
  root: at('./renderer'),
  base: './',
  // The version is compiled in, because a window may be older than the workbench that answers it.
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
    // Modules of the UI kit only define components. Without side effects, unused ones are left out of the chunk of a screen.
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
