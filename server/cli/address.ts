// Prints a new one-time URL of the workbench that runs on a data folder (`desk address`).
import { note, print } from '../lib/terminal.ts';
import { askForAddress } from '../process/one-time.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions } from './input/usage.ts';

export function run(args: string[]): number {
  const { values } = readOptions(args, { texts: ['data'] });
  const folder = dataFolder(values.data);
  const address = askForAddress(folder);
  if (address === undefined) {
    note(`no workbench of the data folder '${folder}' listens for a browser; 'desk serve --workbench-port 8081' starts one`);
    return 1;
  }
  print(address);
  return 0;
}
