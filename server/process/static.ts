// Serves the files of the renderer's bundle with their headers, and only names found in the folder at startup.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { APP_HEADERS } from '../api/http/csp.ts';
import { segment } from '../api/http/target.ts';
import { Refusal } from '../lib/problem.ts';

const bundleFolder = fileURLToPath(new URL('../../dist/renderer/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  // Type 1 fonts and character maps, for pages of PDF documents.
  '.pfb': 'application/octet-stream',
  '.bcmap': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export interface BundleFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Bundle {
  readonly built: boolean;
  /** `path` is the decoded URL path, starting with a slash. */
  file(path: string): BundleFile | undefined;
}

/** The parts of the app with a fixed URL. Browsers request the icon on their own for any page or redirect. */
const FIXED: Readonly<Record<string, string>> = { '/': 'index.html', '/favicon.ico': 'icon.svg' };

/** Reads names once and bytes at each request. A name that is not in the list never reaches the disk. */
export function openBundle(folder: string = bundleFolder): Bundle {
  const names = new Set(existsSync(folder) ? listFiles(folder) : []);
  return {
    built: names.has('index.html'),
    file(path) {
      const name = FIXED[path] ?? path.slice(1);
      const type = TYPES[extname(name).toLowerCase()];
      if (!names.has(name) || type === undefined) return undefined;
      return {
        bytes: readFileSync(join(folder, ...name.split('/'))),
        headers: { ...APP_HEADERS, 'content-type': type, 'cache-control': cacheFor(name) },
      };
    },
  };
}

/**
 * Uses a plain listing with lstat: in Electron's asar archives, a recursive listing with types reports folders as files. A symbolic link,
 * which may lead out of the folder, counts as neither file nor folder here.
 */
const listFiles = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below)).flatMap((name) => {
    const path = below === '' ? name : `${below}/${name}`;
    const found = lstatSync(join(folder, path));
    return found.isDirectory() ? listFiles(folder, path) : found.isFile() ? [path] : [];
  });

/** Vite puts a content hash into the names under assets/. All other files are revalidated at each request. */
const cacheFor = (name: string): string => (name.startsWith('assets/') ? 'private, max-age=31536000, immutable' : 'no-cache');

/** Every path that no other route matches. */
export const BUNDLE_ROUTE = '/*';

/** Serves the bundle at the root of the app, for every path that no other route matches. */
export function serveBundle(app: FastifyInstance, bundle: Bundle): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: BUNDLE_ROUTE,
    handler: async (request, reply) => {
      const path = decodedPath(request.raw.url ?? '/');
      if (path.startsWith('/workbench/')) throw new Refusal('not-found', `there is nothing at '${path.slice(0, 500)}'`);
      const file = bundle.file(path);
      if (file !== undefined) return reply.headers(file.headers).send(file.bytes);
      if (!bundle.built) throw new Refusal('unavailable', 'the screens are not built: run "npm run build" once');
      throw new Refusal('not-found', `there is no file '${path.slice(0, 500)}'`);
    },
  });
}

function decodedPath(target: string): string {
  const parts: string[] = [];
  const count = target.replace(/[?#].*/s, '').split('/').length - 1;
  for (let index = 0; index < count; index++) parts.push(segment(target, index));
  return `/${parts.join('/')}`;
}
