// Files in, passports and credentials stored; what was refused is told with its place, and the exit code says so.
import { openImport, rehearse, type Said } from '../catalogue/import.ts';
import type { ImportedEventCounts, ImportResponse } from '../contract.ts';
import { type Desk, openDesk } from '../desk.ts';
import { dataFolder } from './data-folder.ts';
import { fileParts } from './file-parts.ts';
import { passphraseIn } from './passphrase.ts';
import { printable } from './printable.ts';
import { readOptions, UsageFault } from './usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      by: { type: 'string' },
      'events-of': { type: 'string' },
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new UsageFault('name at least one file');
  const desk = openDesk({ folder: dataFolder(values.data), ...passphraseIn(process.env) });
  const { by, 'events-of': eventsOf } = values;
  const said = { ...(by === undefined ? {} : { who: by }), ...(eventsOf === undefined ? {} : { eventsOf }) };
  let refusals = 0;
  const importAll = (): void => {
    for (const file of positionals) refusals += importFile(file, desk, said, values.json, values['dry-run']);
  };
  try {
    if (values['dry-run']) rehearse(desk, importAll);
    else importAll();
    return refusals === 0 ? 0 : 1;
  } finally {
    desk.close();
  }
}

/** Returns how many entries were refused. A person is told as it goes; a program gets one line for the file. */
function importFile(file: string, desk: Desk, said: Said, json: boolean, dry: boolean): number {
  const running = openImport(desk, said);
  const whole: { imported: ImportResponse['imported'][number][]; refused: ImportResponse['refused'][number][] } = {
    imported: [],
    refused: [],
  };
  const count = { stored: 0, unchanged: 0, refused: 0 };
  const take = ({ imported, refused }: ImportResponse): void => {
    for (const { unchanged } of imported) count[unchanged ? 'unchanged' : 'stored'] += 1;
    count.refused += refused.length;
    if (json) {
      whole.imported.push(...imported);
      whole.refused.push(...refused);
    } else tell(file, { imported, refused });
  };
  for (const part of fileParts(file)) take(running.push(part));
  take(running.end());
  if (json) process.stdout.write(`${JSON.stringify({ file, ...whole, counts: count, ...(dry ? { dryRun: true } : {}) })}\n`);
  const done = dry ? 'would be stored' : 'stored';
  process.stderr.write(
    `${file}: ${count.stored} ${done}, ${count.unchanged} unchanged, ${count.refused} refused${dry ? '; nothing was changed' : ''}\n`,
  );
  return count.refused;
}

function tell(file: string, { imported, refused }: ImportResponse): void {
  for (const { index, what, dppCode, events, unchanged } of imported) {
    const code = dppCode === undefined ? '' : ` ${dppCode}`;
    process.stdout.write(
      `${file} #${index}: ${unchanged ? 'unchanged' : 'stored'} ${what}${code}${events === undefined ? '' : told(events)}\n`,
    );
  }
  for (const { index, code, detail, errors } of refused) {
    process.stdout.write(`${file} #${index}: REFUSED ${code} ${printable(detail)}\n`);
    for (const error of errors) process.stdout.write(`    ${printable(error.pointer ?? '')} ${printable(error.detail)}\n`);
  }
}

/** Whose word they are, and what of them was here: nothing is dropped in silence. */
function told({ stored, present, conflicts, assertedBy }: ImportedEventCounts): string {
  const whose =
    assertedBy === undefined ? 'own events' : printable(`events asserted by ${assertedBy}, public with your name, not signed here`);
  const beside = conflicts === 0 ? '' : `, ${conflicts} beside another of the same ID that says something else (CONFLICT)`;
  return ` (${whose}: ${stored} new, ${present} here before${beside})`;
}
