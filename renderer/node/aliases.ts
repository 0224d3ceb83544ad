// Vite plugin: gives code of the domain in the page the parts of Node that it uses (renderer/node).
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
    // The class that rdf-canonize has for browsers needs a secure context, which a page from a file has not everywhere.
    if (source === './MessageDigest' && importer?.includes('/rdf-canonize/')) return join(dirname(importer), 'MessageDigest.js');
    return PARTS[source] ?? null;
  },
  // The packages of contexts name the files of their contexts too. Nothing reads them, and a script in one file has no address.
  transform: (code, id) =>
    /[\\/]@digitalbazaar[\\/].*-context[\\/]/.test(id) ? code.replace(/new URL\([^()]*import\.meta\.url\s*\)/g, 'undefined') : null,
});
