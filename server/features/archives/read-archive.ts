// Node only. Reads a ZIP archive in a separate process, file by file.
// A picture that crashes the process loses only itself.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askIsolated, type Ended, rightsTo } from '../../lib/isolated.ts';
import type { ArchivePiece, ArchiveTask } from './pieces.ts';

export type ArchiveFile = Exclude<ArchivePiece, { kind: 'reading' }>;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The process may read the program, its packages and the archive, but no store and no key file. */
const READABLE = ['../../domain', '../../lib', '../pictures', '../archives', '../../../node_modules', '../../../package.json'].map(path);

export const rightsFor = (file: string) => rightsTo([...READABLE, file]);

/** Milliseconds without a message, while a file is unpacked or a picture is read, after which the process is stopped. */
const SILENCE = 60_000;

/** Policy: the number of pictures of one archive that may crash the process before the rest is left unread. */
const MOST_STOPS = 5;

/** The permissions bind to the file itself, not to links. */
function placeOf(archive: string): string | undefined {
  try {
    return realpathSync(archive);
  } catch {
    return undefined;
  }
}

/** Reports a faulty archive as a refused item. */
export async function* readArchive(archive: string, silence = SILENCE): AsyncGenerator<ArchiveFile, void> {
  const file = placeOf(archive);
  if (file === undefined) return yield { kind: 'refused', path: [], refused: { code: 'DPP-INP-17', detail: 'the file is gone' } };
  const late = `reading took longer than ${silence / 1000} seconds`;
  let skip = 0;
  let reading: readonly string[] | undefined;
  async function* told(pieces: AsyncGenerator<ArchivePiece, Ended>): AsyncGenerator<ArchiveFile, Ended> {
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (done === true) return value;
        reading = value.kind === 'reading' ? value.path : undefined;
        if (value.kind === 'reading') continue;
        skip += 1;
        yield value;
      }
    } finally {
      await pieces.return({});
    }
  }
  for (let stops = 0; ; stops += 1) {
    reading = undefined;
    const task: ArchiveTask = { path: file, skip };
    const pieces = askIsolated<ArchivePiece>(path('./archive.process.ts'), rightsFor(file), task, { silence, late });
    const { fault, how } = yield* told(pieces);
    if (fault === undefined && how === undefined) return;
    const detail = fault ?? `the reader stopped (${how})`;
    if (reading === undefined || stops >= MOST_STOPS)
      return yield {
        kind: 'refused',
        path: reading ?? [],
        refused: { code: 'DPP-INP-28', detail: `${detail}; the files after it were not read` },
      };
    skip += 1;
    yield { kind: 'refused', path: reading, refused: { code: 'DPP-INP-19', detail } };
  }
}
