// What `--data` says in, the data folder of a command that opens the store there out; refused where that would take away what is left of an emptied one.
import { refuseEmptied } from '../backup/damage.ts';
import { dataFolder } from './data-folder.ts';

export function storeFolder(option: string | undefined): string {
  const folder = dataFolder(option);
  refuseEmptied(folder);
  return folder;
}
