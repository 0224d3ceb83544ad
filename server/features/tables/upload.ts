// Receives the one table that a browser may upload in parts.
import { statfsSync } from 'node:fs';
import { Refusal } from '../../lib/problem.ts';
import { openUpload, type Upload } from '../upload/index.ts';

/** The disk must have room for the file, and for each row as a passport with its search text and index entries. */
const ROOM = 4;

export const tableFile = (folder: string): Upload =>
  openUpload(folder, {
    name: 'table-incoming',
    requireRoom: (disk, size) => {
      const { bavail, bsize } = statfsSync(disk);
      if (size * ROOM > bavail * bsize)
        throw new Refusal('too-large', `the disk has no room for a table of ${size} bytes and its passports`);
    },
    requireBeginning: () => undefined,
  });
