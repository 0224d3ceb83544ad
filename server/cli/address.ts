// `address`: a new one-time address of the workbench that runs on a data folder, on standard output.
import { askForAddress } from '../transport/one-time.ts';
import { dataFolder } from './data-folder.ts';
import { readOptions } from './usage.ts';

export function run(args: string[]): number {
  const { values } = readOptions(args, { options: { data: { type: 'string' } } });
  const folder = dataFolder(values.data);
  const address = askForAddress(folder);
  if (address === undefined) {
    process.stderr.write(
      `no workbench of the data folder '${folder}' listens for a browser; 'desk serve --workbench-port 8081' starts one\n`,
    );
    return 1;
  }
  process.stdout.write(`${address}\n`);
  return 0;
}
