// Files in, passports and credentials stored; what was refused is told with its place, and the exit code says so.

import { importText } from '../catalogue/import.ts';
import type { ImportedEventCounts } from '../contract.ts';
import { openDesk } from '../desk.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { print } from '../terminal.ts';
import { dataFolder } from './data-folder.ts';
import { passphraseIn } from './passphrase.ts';
import { readText } from './read-text.ts';
import { readOptions, UsageFault } from './usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      by: { type: 'string' },
      'events-of': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new UsageFault('name at least one file');
  const desk = openDesk({ folder: dataFolder(values.data), ...passphraseIn(process.env) });
  const { by, 'events-of': eventsOf } = values;
  let refusals = 0;
  try {
    for (const file of positionals) {
      const said = { ...(by === undefined ? {} : { who: by }), ...(eventsOf === undefined ? {} : { eventsOf }) };
      const { imported, refused } = importText(readText(file), desk, said);
      refusals += refused.length;
      if (values.json) print({ file, imported, refused });
      else {
        for (const { index, what, dppCode, events } of imported)
          print(
            `${named(file)} #${index}: stored ${what}${dppCode === undefined ? '' : ` ${dppCode}`}${events === undefined ? '' : told(events)}`,
          );
        for (const { index, code, detail, errors } of refused) {
          print(`${named(file)} #${index}: REFUSED ${code} ${oneLine(detail, 500)}`);
          for (const error of errors) print(`    ${error.pointer ?? ''} ${error.detail}`);
        }
      }
    }
    return refusals === 0 ? 0 : 1;
  } finally {
    desk.close();
  }
}

/** Whose word they are, and what of them was here: nothing is dropped in silence. */
function told({ stored, present, conflicts, assertedBy }: ImportedEventCounts): string {
  const whose =
    assertedBy === undefined ? 'own events' : `events asserted by “${oneLine(assertedBy)}”, public with your name, not signed here`;
  const beside = conflicts === 0 ? '' : `, ${conflicts} beside another of the same ID that says something else (CONFLICT)`;
  return ` (${whose}: ${stored} new, ${present} here before${beside})`;
}
