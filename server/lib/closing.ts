// Closes what was opened at the end of the block that opened it: `using store = closing(openStore(folder))`.
import { closeSync, type OpenMode, openSync } from 'node:fs';

/** Makes something with a `close` method closable by `using`. */
export function closing<Held extends { close(): void }>(held: Held): Held & Disposable {
  return Object.assign(held, { [Symbol.dispose]: () => held.close() });
}

/** Opens a file as `openSync` does. The handle is `fd`. */
export function openedFile(path: string, flags: OpenMode, mode?: number): Disposable & { readonly fd: number } {
  const fd = openSync(path, flags, mode);
  return { fd, [Symbol.dispose]: () => closeSync(fd) };
}
