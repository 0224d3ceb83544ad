// Node only. Opens an AASX package in a separate process.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenedAasx } from '../../domain/aasx/open.ts';
import { askIsolated } from '../../lib/isolated.ts';
import { rightsFor } from './read-archive.ts';

const PROGRAM = fileURLToPath(new URL('./aasx.process.ts', import.meta.url));

/** Policy: in milliseconds, for at most 16 MiB. */
const TIME = 60_000;

/** Returns a fault of the package as a value. */
export async function readAasx(file: string): Promise<OpenedAasx> {
  const path = realpathSync(file);
  const late = `the package was not opened within ${TIME / 1000} seconds`;
  const messages = askIsolated<OpenedAasx>(PROGRAM, rightsFor(path), { path }, { silence: TIME, late });
  const { done, value } = await messages.next();
  await messages.return({});
  return done === true ? { ok: false, detail: value.fault ?? `the reader of the package stopped (${value.how})` } : value;
}
