// An empty folder in, a stand-in for Electron's program folder out: enough for the packager to flip fuses in and to put an app into.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What fuses look for in the program: sentinel, schema 1, nine fuses, in Electron 45's own defaults ("1" on, "0" off). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
export const DEFAULT_FUSES = '101100011';

const FILES = [
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome_100_percent.pak',
  'chrome_200_percent.pak',
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'icudtl.dat',
  'libEGL.so',
  'libGLESv2.so',
  'libffmpeg.so',
  'resources.pak',
  'snapshot_blob.bin',
  'v8_context_snapshot.bin',
  'version',
];

export const writeStubElectron = (folder: string): void => {
  // No default_app.asar: a dummy one would stop the integrity step.
  for (const name of ['locales', 'resources']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of FILES) writeFileSync(join(folder, name), `stand-in for ${name}\n`);
  for (const locale of ['en-US', 'de', 'fr', 'el', 'sv']) writeFileSync(join(folder, 'locales', `${locale}.pak`), locale);
  const program = Buffer.concat([
    Buffer.from('#!/bin/false\n'),
    Buffer.from(SENTINEL),
    Buffer.from([1, DEFAULT_FUSES.length]),
    Buffer.from(DEFAULT_FUSES),
    Buffer.from('\n'),
  ]);
  writeFileSync(join(folder, 'electron'), program);
  chmodSync(join(folder, 'electron'), 0o755);
};
