// A number of passports in, a data folder with a store of so many published passports out: one GTIN after the other, each with a thousand items.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDigit } from '../../server/domain/gs1/check-digit.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishMany } from '../../server/features/issuing/publish-many.ts';
import { importText } from '../../server/features/passports/import.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';

const PATTERN = { gtin: '09520123456788', dppCode: 'DPP-09520123456788-ABC123' } as const;
const ITEMS = 1_000;

export interface Item {
  readonly gtin: string;
  readonly serial: string;
}

/** The item of that number: the look-up of a benchmark and the row of the store are made alike. */
export function itemOf(number: number): Item {
  const body = `095201${String(Math.floor(number / ITEMS)).padStart(7, '0')}`;
  return { gtin: `${body}${checkDigit(body)}`, serial: `S${number}` };
}

export const dppCodeOf = ({ gtin, serial }: Item): string => `DPP-${gtin}-${serial}`;

const BATCH = 10_000;
const LENGTH = 3_000;

/** A passport of about 3 KB: the sample battery is three times as long as most. What is left out has no say in what is looked up. */
function shortened(document: string): string {
  const members = Object.entries(JSON.parse(document) as Record<string, unknown>);
  const named = ['dppCode', 'gtin', 'serial', 'category', 'dppStatus', 'productName', 'defaultLanguage', 'manufacturer'];
  const first = [...members.filter(([name]) => named.includes(name)), ...members.filter(([name]) => !named.includes(name))];
  let length = 0;
  return JSON.stringify(
    Object.fromEntries(
      first.filter(([name, value]) => {
        length += JSON.stringify(value).length + name.length;
        return named.includes(name) || length < LENGTH;
      }),
    ),
  );
}

/** Rows of the sample battery with other keys, put in as the store itself puts them, without a version and a signature for each: a benchmark's time is not for that. */
export function storeOf(passports: number): string {
  const folder = mkdtempSync(join(tmpdir(), `dpp-desk-${passports}-`));
  const context = openApp({ folder });
  loadSample(context);
  const { db } = context.store;
  const row = db.prepare('SELECT * FROM passports WHERE dpp_code = ?').get(PATTERN.dppCode) as Record<string, unknown>;
  const names = Object.keys(row).filter((name) => name !== 'id');
  const insert = db.prepare(`INSERT INTO passports (${names}) VALUES (${names.map((name) => `@${name}`)})`);
  const pattern = shortened(passportByCode(context.store, PATTERN.dppCode)?.document ?? '{}');
  db.pragma('synchronous = OFF');
  const some = db.transaction((from: number) => {
    for (let number = from; number < Math.min(passports, from + BATCH); number++) {
      const item = itemOf(number);
      const dppCode = dppCodeOf(item);
      const document = pattern.replaceAll(PATTERN.dppCode, dppCode).replaceAll(PATTERN.gtin, item.gtin).replaceAll('ABC123', item.serial);
      insert.run({ ...row, dpp_code: dppCode, gtin: item.gtin, serial: item.serial, search: dppCode.toLowerCase(), document, sample: 0 });
    }
  });
  for (let from = 0; from < passports; from += BATCH) some.immediate(from);
  context.close();
  return folder;
}

export const codeOf = (at: number): string => `DPP-09520123456788-BENCH${at}`;

/** The sample battery with other serial numbers. */
export function passports(count: number): readonly object[] {
  const [sample] = sampleSet();
  return Array.from({ length: count }, (_, at) => ({ ...sample?.passport, dppCode: codeOf(at), serial: `BENCH${at}`, sample: false }));
}

/** One import takes 5 MiB. */
const TOGETHER = 400;

/** Passports as `passports` makes them, each published by the service itself. */
export async function publishedStoreOf(count: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `dpp-desk-${count}-published-`));
  const context = openApp({ folder });
  const all = passports(count);
  for (let from = 0; from < count; from += TOGETHER) importText(JSON.stringify(all.slice(from, from + TOGETHER)), context);
  await publishMany(
    Array.from({ length: count }, (_, at) => codeOf(at)),
    context,
    ({ refused }) => {
      if (refused !== undefined) throw refused;
    },
  );
  context.close();
  return folder;
}
