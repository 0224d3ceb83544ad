// Keeps a compile cache next to the packages; this process and its server processes then start in half the time.
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Node finds entries by the digest of the source. If the cache cannot be read or written, Node compiles as usual. A folder that the person
 * named in NODE_COMPILE_CACHE is kept.
 */
export function keepCompiled(): void {
  const named = process.env.NODE_COMPILE_CACHE;
  const folder = named ?? fileURLToPath(new URL('../../node_modules/.cache/dpp-desk', import.meta.url));
  if (!isOwn(folder, named === undefined)) {
    delete process.env.NODE_COMPILE_CACHE;
    return;
  }
  process.env.NODE_COMPILE_CACHE = folder;
  enableCompileCache(folder);
}

const WRITABLE_BY_OTHERS = 0o022;

/**
 * The cache contains code that every process runs as the program itself, so only this user may write to it. The program
 * restricts its own folder; it uses a named folder only if that is already restricted.
 */
function isOwn(folder: string, isOurs: boolean): boolean {
  const uid = process.getuid?.();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (uid === undefined) return true;
    if (isOurs) chmodSync(folder, 0o700);
    const found = statSync(folder);
    return found.uid === uid && (found.mode & WRITABLE_BY_OTHERS) === 0;
  } catch {
    return false;
  }
}
