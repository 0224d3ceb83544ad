// Imports passports, credentials and events from files (`desk import`).
// Reports each refused entry with its location, and returns exit code 1 if any was refused.

import { readFileSync, statSync } from 'node:fs';
import type { ImportedEventCounts, ImportResponse } from '../contract/index.ts';
import { isAasxName, type OpenedAasx } from '../domain/aasx/open.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import { openApp } from '../features/app/index.ts';
import type { AppContext } from '../features/app-context/index.ts';
import { readAasx } from '../features/archives/index.ts';
import { BackupRefusal } from '../features/backups/index.ts';
import { isLargeFile, isLargeSize, openImport, rehearse, type Said } from '../features/passports/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { indexAllWords } from '../store/passports/index-words.ts';
import { backupFirst, withoutImport } from './backup.ts';
import { importTableFile, isTable, noteDemonstration } from './import-table.ts';
import { dataFolder } from './input/data-folder.ts';
import { fileParts, requireFile } from './input/file-parts.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    texts: ['data', 'by', 'events-of', 'map', 'sheet'],
    flags: ['json', 'dry-run', 'without-backup'],
    words: true,
  });
  if (positionals.length === 0) throw new UsageFault('name at least one file');
  if (values.map !== undefined && positionals.includes('-')) throw new UsageFault("a table is read twice: name a file instead of '-'");
  if (values.sheet !== undefined && !positionals.some((file) => isTable(file, values.map)))
    throw new UsageFault('--sheet names a sheet of a workbook, and none of the files is a table');
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  const { by, 'events-of': eventsOf, map } = values;
  const dryRun = values['dry-run'];
  const said = { ...defined({ who: by, eventsOf }) };
  const backUp = dryRun ? () => undefined : backupFirst(context, by, values['without-backup']);
  let refusals = 0;
  const tables = positionals.filter((file) => isTable(file, map));
  const others = positionals.filter((file) => !isTable(file, map));
  try {
    const importOne = (file: string, opened: OpenedAasx | undefined): void => {
      if (opened?.ok === false) {
        refusals += refusePackage(file, opened.detail, values.json);
        return;
      }
      if (file !== '-') backUp(opened === undefined ? isLarge(file) : isLargeFile(Buffer.from(opened.text)));
      refusals += importFile(file, opened === undefined ? fileParts(file) : partsOf(opened.text), context, said, values.json, dryRun);
    };
    if (!dryRun) for (const file of others) importOne(file, await openIfPackage(file));
    else if (others.length > 0) {
      // A rehearsal is one synchronous transaction, so the packages are opened before it.
      const all: (readonly [string, OpenedAasx | undefined])[] = [];
      for (const file of others) all.push([file, await openIfPackage(file)]);
      rehearse(context, () => {
        for (const one of all) importOne(...one);
      });
    }
    for (const file of tables)
      refusals += await importTableFile(file, context, { map, sheet: values.sheet, who: by, json: values.json, dryRun, backUp });
    if (!dryRun) indexAllWords(context.store);
    return refusals === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof BackupRefusal) return withoutImport(error);
    throw error;
  }
}

function isLarge(file: string): boolean {
  requireFile(file);
  return isLargeSize(statSync(file).size) || isLargeFile(readFileSync(file));
}

async function openIfPackage(file: string): Promise<OpenedAasx | undefined> {
  if (!isAasxName(file)) return undefined;
  requireFile(file);
  return readAasx(file);
}

function refusePackage(file: string, detail: string, json: boolean): number {
  const refused = { index: 0, code: 'not-importable', detail, errors: [] };
  if (json) print({ file, imported: [], refused: [refused], counts: { stored: 0, unchanged: 0, refused: 1 } });
  else tell(file, { imported: [], refused: [refused] });
  return 1;
}

/** The size of the parts of a text, in bytes; the same as for a file. */
const PART = 1024 * 1024;

function* partsOf(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
}

/** Returns the number of refused entries. Prints text as the import proceeds; with `json`, prints one line for the file. */
function importFile(file: string, parts: Iterable<Uint8Array>, context: AppContext, said: Said, json: boolean, dry: boolean): number {
  const running = openImport(context, said);
  const whole: { imported: ImportResponse['imported'][number][]; refused: ImportResponse['refused'][number][] } = {
    imported: [],
    refused: [],
  };
  const count = { stored: 0, unchanged: 0, refused: 0 };
  let demonstration = 0;
  const take = ({ imported, refused }: ImportResponse): void => {
    for (const { unchanged } of imported) count[unchanged ? 'unchanged' : 'stored'] += 1;
    demonstration += imported.filter((one) => one.demonstration).length;
    count.refused += refused.length;
    if (json) {
      whole.imported.push(...imported);
      whole.refused.push(...refused);
    } else tell(file, { imported, refused });
  };
  for (const part of parts) take(running.push(part));
  take(running.end());
  if (json) print({ file, ...whole, counts: count, ...(dry ? { dryRun: true } : {}) });
  const done = dry ? 'would be stored' : 'stored';
  note(
    `${named(file)}: ${count.stored} ${done}, ${count.unchanged} unchanged, ${count.refused} refused${dry ? '; nothing was changed' : ''}`,
  );
  noteDemonstration(file, demonstration);
  return count.refused;
}

function tell(file: string, { imported, refused }: ImportResponse): void {
  for (const { index, what, dppCode, events, unchanged, notUnderstood = [] } of imported) {
    const code = dppCode === undefined ? '' : ` ${oneLine(dppCode)}`;
    print(`${named(file)} #${index}: ${unchanged ? 'unchanged' : 'stored'} ${what}${code}${events === undefined ? '' : told(events)}`);
    for (const path of notUnderstood) print(`    not understood: ${oneLine(path, 300)}`);
  }
  for (const { index, code, detail, errors } of refused) {
    print(`${named(file)} #${index}: REFUSED ${code} ${oneLine(detail, 500)}`);
    for (const error of errors) print(`    ${error.pointer ?? ''} ${error.detail}`);
  }
}

/** Reports the asserter and how many events were already stored, so that no event is dropped silently. */
function told({ stored, present, conflicts, assertedBy }: ImportedEventCounts): string {
  const whose =
    assertedBy === undefined ? 'own events' : `events asserted by “${oneLine(assertedBy)}”, public with your name, not signed here`;
  const conflicting = conflicts === 0 ? '' : `, ${conflicts} in addition to another with the same ID and other content (CONFLICT)`;
  return ` (${whose}: ${stored} new, ${present} here before${conflicting})`;
}
