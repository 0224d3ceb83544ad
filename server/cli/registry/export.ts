// Writes published passports as files for the registry of the EU (`desk registry export`).
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { original, printable } from '../../domain/foreign/index.ts';
import { nextFile, publishedCodes } from '../../features/registry-export/index.ts';
import { closing } from '../../lib/closing.ts';
import { NotWritten, writeNew } from '../../lib/files/write-whole.ts';
import { note, print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readOptions, UsageFault } from '../input/usage.ts';

const FORMATS = ['json', 'xml'] as const;

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data', 'out', 'format'], flags: ['all', 'json'], words: true });
  const [action, ...codes] = positionals;
  if (action !== 'export') throw new UsageFault('say what to do: export');
  if (values.all === codes.length > 0) throw new UsageFault('name the passports by their codes, or say --all');
  const format = FORMATS.find((known) => known === (values.format ?? 'json'));
  if (format === undefined) throw new UsageFault(`--format takes json or xml, not '${values.format}'`);
  if (values.out === undefined) throw new UsageFault('--out names the folder for the files, which is new or empty');
  const { out } = values;
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new UsageFault(`'${out}' is not empty: a former export would be mixed with this one`);
  using store = closing(openStore(dataFolder(values.data), { readonly: true }));
  try {
    return write(store, { format, out, json: values.json, codes: values.all ? publishedCodes(store) : codes.values() });
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    note(`REFUSED not-written: ${error.message}`);
    return 1;
  }
}

interface Wanted {
  readonly format: (typeof FORMATS)[number];
  readonly out: string;
  readonly json: boolean;
  readonly codes: Iterator<string>;
}

function write(store: Store, { format, out, json, codes }: Wanted): number {
  mkdirSync(out, { recursive: true });
  const sum = { files: 0, exported: 0, refused: 0, withoutCommodityCode: 0, withoutBackup: 0 };
  for (;;) {
    const file = nextFile(store, codes, { format, now: new Date(), number: sum.files + 1 });
    for (const { dppCode, code, detail } of file.refused)
      note(`REFUSED ${code}: ${printable(original(dppCode))}: ${printable(original(detail))}`);
    sum.refused += file.refused.length;
    if (file.text !== undefined) {
      writeNew(join(out, file.name), file.text, 0o644);
      sum.files += 1;
      sum.exported += file.entries;
      sum.withoutCommodityCode += file.withoutCommodityCode;
      sum.withoutBackup += file.withoutBackup;
    }
    if (file.next === undefined) break;
  }
  if (json) print(sum);
  else
    print(
      `exported ${sum.exported} into ${sum.files} files; refused ${sum.refused}; without a commodity code ${sum.withoutCommodityCode}, without a back-up address ${sum.withoutBackup}`,
    );
  note('these files follow published practice; the registry has no official format for them');
  return sum.refused === 0 ? 0 : 1;
}
