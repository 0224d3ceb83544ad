// Files in, passports and credentials stored; what was refused is told with its place, and the exit code says so.
import { importText } from '../catalogue/import.ts';
import { openDesk } from '../desk.ts';
import { dataFolder } from './data-folder.ts';
import { passphraseIn } from './passphrase.ts';
import { readText } from './read-text.ts';
import { readOptions, UsageFault } from './usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: { data: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new UsageFault('name at least one file');
  const desk = openDesk({ folder: dataFolder(values.data), ...passphraseIn(process.env) });
  let refusals = 0;
  try {
    for (const file of positionals) {
      const { imported, refused } = importText(readText(file), desk);
      refusals += refused.length;
      if (values.json) process.stdout.write(`${JSON.stringify({ file, imported, refused })}\n`);
      else {
        for (const { index, what, dppCode } of imported)
          process.stdout.write(`${file} #${index}: stored ${what}${dppCode === undefined ? '' : ` ${dppCode}`}\n`);
        for (const { index, code, detail, errors } of refused) {
          process.stdout.write(`${file} #${index}: REFUSED ${code} ${detail}\n`);
          for (const error of errors) process.stdout.write(`    ${error.pointer ?? ''} ${error.detail}\n`);
        }
      }
    }
    return refusals === 0 ? 0 : 1;
  } finally {
    desk.close();
  }
}
