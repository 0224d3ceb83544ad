// Receives the one pack that a browser may upload in parts.
import { statfsSync } from 'node:fs';
import { Refusal } from '../../lib/problem.ts';
import { openUpload, type Upload } from '../upload/index.ts';

/** While the pack is applied, the disk holds the file, the staged content and the stored content; gzip packs about four to one. */
const ROOM = 4;

export const packFile = (folder: string): Upload =>
  openUpload(folder, {
    name: 'pack-incoming',
    requireRoom: (disk, size) => {
      const { bavail, bsize } = statfsSync(disk);
      if (size * ROOM > bavail * bsize)
        throw new Refusal('too-large', `the disk has no room for a pack of ${size} bytes and what is in it`);
    },
    // Every compact JWS begins with the base64url of `{"`.
    requireBeginning: (part) => {
      if (part.subarray(0, 2).toString('latin1') !== 'ey')
        throw new Refusal('bad-body', 'this file is not a pack: it does not begin with a signature');
    },
  });
