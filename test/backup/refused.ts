// Something that is done with a backup in; the code that it is refused with out, or that there is none.
import { BackupRefusal } from '../../server/backup/backup.ts';

export function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof BackupRefusal) return error.code;
    throw error;
  }
}
