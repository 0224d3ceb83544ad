// Receives the one backup that a browser may upload in parts.
import { openUpload, type Upload } from '../upload/index.ts';
import { BackupRefusal } from './backup.ts';
import { requireRoom } from './write.ts';

/** The disk must have room for the file and for the copy of its database that becomes the store. */
const ROOM = 2;
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');

export const backupFile = (folder: string): Upload =>
  openUpload(folder, {
    name: 'backup-incoming',
    requireRoom: (disk, size) => requireRoom(disk, size * ROOM),
    requireBeginning: (part) => {
      const start = MAGIC.subarray(0, Math.min(MAGIC.length, part.length));
      if (!part.subarray(0, start.length).equals(start)) throw new BackupRefusal('not-a-backup', 'it does not begin as one');
    },
  });
