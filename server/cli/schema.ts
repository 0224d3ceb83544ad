// Prints the JSON Schema that `desk import` accepts, or a commented template (`desk schema`).

import { schemaAddress } from '../domain/formats/links.ts';
import { CATEGORIES } from '../domain/passport/fields.ts';
import { passportTemplate } from '../domain/passport/sample/template.ts';
import { importSchema } from '../domain/passport/schema.ts';
import { csvTemplate } from '../domain/tables/template.ts';
import { closing } from '../lib/closing.ts';
import { printFile, printPage } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { DEFAULT_BASE_URL, readSettings } from '../store/settings.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export function run(args: string[]): number {
  const { values } = readOptions(args, { texts: ['category', 'data'], flags: ['template', 'csv', 'full'] });
  const category = CATEGORIES.find((name) => name === values.category);
  if (values.category !== undefined && category === undefined) throw new UsageFault(`--category is one of ${CATEGORIES.join(', ')}`);
  if (values.full && !values.csv) throw new UsageFault('--full goes with --csv');
  if (values.csv) {
    printFile(csvTemplate(category ?? 'other', { full: values.full }));
    return 0;
  }
  const address = schemaAddress(values.data === undefined ? DEFAULT_BASE_URL : baseUrlOf(values.data), category);
  // Without a service the schema is next to the template, where the user wrote it.
  const ofTemplate = values.data === undefined ? `./${category ?? 'passport'}.schema.json` : address;
  const written = values.template ? passportTemplate(category ?? 'other', ofTemplate) : importSchema(address, category);
  printPage(JSON.stringify(written, null, 2));
  return 0;
}

function baseUrlOf(data: string): string {
  using store = closing(openStore(dataFolder(data), { readonly: true }));
  return readSettings(store).baseUrl;
}
