// A data folder whose store is damaged in, and the folder where it will be kept; there, what SQLite has in files beside it, out.
import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storeFile } from '../store/open.ts';
import { flush } from './write.ts';

/** They may be the only place of what was written last, and are taken away when another store comes. Until then they lie here too. */
export function keepBeside(folder: string, away: string): void {
  for (const end of ['-wal', '-shm', '-journal']) {
    const file = `${storeFile(folder)}${end}`;
    if (!existsSync(file)) continue;
    mkdirSync(away, { recursive: true, mode: 0o700 });
    const as = join(away, basename(file));
    try {
      linkSync(file, as);
    } catch {
      // File systems without hard links (FAT).
      copyFileSync(file, as);
      flush(as);
    }
  }
  if (existsSync(away)) flush(away);
}
