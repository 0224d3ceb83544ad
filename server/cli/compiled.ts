// Nothing in; what Node compiled of the program is kept beside its packages from here on, for this process and for those that it starts with its own environment: they begin in half the time.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What is in it is found by the digest of the source; what cannot be read or written there is compiled as ever. A folder that the person named stays the one. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/dpp-desk', import.meta.url));
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
