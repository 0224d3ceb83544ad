// Vite plugin: replaces the Node modules that the domain imports with the versions for a page (renderer/node).
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PARTS: Readonly<Record<string, string>> = {
  'node:buffer': at('./buffer.ts'),
  'node:crypto': at('./crypto.ts'),
  crypto: at('./crypto.ts'),
  'node:zlib': at('./zlib.ts'),
};

export const nodeInPage = (): Plugin => ({
  name: 'node-in-page',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './thread.ts' && importer?.endsWith('/server/domain/rdf/index.ts')) return at('./rdf-thread.ts');
    // The browser version of this class needs a secure context. Not every browser treats a page opened from a file as one.
    if (source === './MessageDigest' && importer?.includes('/rdf-canonize/')) return join(dirname(importer), 'MessageDigest.js');
    return PARTS[source] ?? null;
  },
  // The packages of JSON-LD contexts also export the URLs of their files. They are not used, and a single-file script has no base URL.
  transform: (code, id) =>
    /[\\/]@digitalbazaar[\\/].*-context[\\/]/.test(id) ? code.replace(/new URL\([^()]*import\.meta\.url\s*\)/g, 'undefined') : null,
});
