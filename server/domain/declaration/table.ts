// Reads a table of declared goods, one row for each kind of goods, and finds the row that is about an item.
import type { DeclaredField, DeclaredGoods } from '../../contract/index.ts';
import { parseGtin } from '../gs1/gtin.ts';
import { defined } from '../json/defined.ts';
import type { RefusedLine, RowFault } from '../tables/csv.ts';
import { LONGEST_CELL, readHeadedTable } from './headed-table.ts';

export interface ItemKey {
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly dppCode?: string;
}

export interface DeclaredRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly key: ItemKey;
  readonly goods: DeclaredGoods;
}

export interface DeclaredTable {
  readonly rows: readonly DeclaredRow[];
  /** Rows that were left out, with the reason. */
  readonly refused: readonly RefusedLine<DeclarationFault>[];
  /** Headings that are not recognised, so that their columns are ignored. */
  readonly unused: readonly string[];
}

export type DeclarationFault = RowFault | 'cell-too-long' | 'gtin' | 'no-product' | 'nothing-declared';

type Column = DeclaredField | keyof ItemKey | 'netMassUnit' | 'grossMassUnit' | 'quantityUnit';

/** Headings in the languages of the screens, reduced to lower-case letters and digits without accents. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  gtin: ['gtin', 'ean', 'gtin14', 'gtin13', 'productnumber', 'artikelnummer'],
  serial: ['serial', 'serialnumber', 'seriennummer', 'numerodeserie', 'serie'],
  batch: ['batch', 'lot', 'batchnumber', 'charge', 'chargennummer', 'numerodelot'],
  dppCode: ['dppcode', 'dpp'],
  commodityCode: [
    'commoditycode',
    'hscode',
    'hs',
    'cn',
    'cncode',
    'taric',
    'tariccode',
    'tariffcode',
    'warennummer',
    'codenummer',
    'zolltarifnummer',
    'codemarchandise',
    'codedesmarchandises',
    'nomenclature',
  ],
  origin: ['origin', 'countryoforigin', 'ursprung', 'ursprungsland', 'origine', 'paysdorigine'],
  netMass: [
    'netmass',
    'netweight',
    'netmasskg',
    'netweightkg',
    'mass',
    'masskg',
    'eigenmasse',
    'nettogewicht',
    'nettomasse',
    'massenette',
    'poidsnet',
  ],
  grossMass: [
    'grossmass',
    'grossweight',
    'grossmasskg',
    'grossweightkg',
    'rohmasse',
    'bruttogewicht',
    'bruttomasse',
    'massebrute',
    'poidsbrut',
  ],
  quantity: ['quantity', 'pieces', 'qty', 'menge', 'anzahl', 'stuck', 'stuckzahl', 'quantite', 'nombre'],
  eori: ['eori', 'eorinumber', 'importereori', 'eorinummer', 'numeroeori'],
  registrationId: [
    'registrationid',
    'registration',
    'uniqueregistrationidentifier',
    'registrierungskennung',
    'registriernummer',
    'identifiantdenregistrement',
  ],
  netMassUnit: ['netmassunit', 'massunit', 'netweightunit'],
  grossMassUnit: ['grossmassunit', 'grossweightunit'],
  quantityUnit: ['quantityunit', 'unit', 'supplementaryunit', 'einheit', 'unite'],
};

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  (Object.entries(HEADINGS) as [Column, readonly string[]][]).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
);

/** Policy: the maximum number of rows in a file, which may hold several declarations. */
export const MOST_ROWS = 10_000;
export const LARGEST_DECLARATION = 4 * 1024 * 1024;

export type ReadTable = { readonly ok: true; readonly table: DeclaredTable } | { readonly ok: false; readonly detail: string };

export function readDeclaration(bytes: Uint8Array): ReadTable {
  const shape = { what: 'a declaration', largest: LARGEST_DECLARATION, mostRows: MOST_ROWS, headings: COLUMN_OF };
  const read = readHeadedTable(bytes, shape);
  if (!read.ok) return read;
  const { columns, headings } = read;
  if (!columns.includes('gtin') && !columns.includes('dppCode')) return { ok: false, detail: 'no column is called gtin or dppCode' };
  const table: { rows: DeclaredRow[]; refused: RefusedLine<DeclarationFault>[] } = { rows: [], refused: [] };
  for (const row of read.rows) {
    const one = 'cells' in row ? readRow(row.line, row.cells, columns) : row;
    if ('detail' in one) table.refused.push(one);
    else table.rows.push(one);
  }
  return { ok: true, table: { ...table, unused: headings.filter((cell, at) => cell !== '' && columns[at] === undefined) } };
}

function readRow(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): DeclaredRow | RefusedLine<DeclarationFault> {
  const cell = (column: Column): string | undefined => cells[columns.indexOf(column)]?.trim() || undefined;
  if (cells.some((text) => text.length > LONGEST_CELL))
    return { line, code: 'cell-too-long', detail: `a cell has more than ${LONGEST_CELL} characters` };
  if (cells.slice(columns.length).some((text) => text !== ''))
    return { line, code: 'columns', detail: 'the row has more cells than the heading' };
  const number = cell('gtin');
  const gtin = number === undefined ? undefined : parseGtin(number);
  if (number !== undefined && gtin === undefined) return { line, code: 'gtin', about: number, detail: `'${number}' is no GTIN` };
  const key = defined({ gtin, serial: cell('serial'), batch: cell('batch'), dppCode: cell('dppCode') });
  if (key.gtin === undefined && key.dppCode === undefined) return { line, code: 'no-product', detail: 'the row names no product' };
  const withUnit = (field: 'netMass' | 'grossMass' | 'quantity'): string | undefined => {
    const [value, unit] = [cell(field), cell(`${field}Unit`)];
    return value === undefined || unit === undefined ? value : `${value} ${unit}`;
  };
  const goods = defined({
    ...{ commodityCode: cell('commodityCode'), origin: cell('origin'), eori: cell('eori'), registrationId: cell('registrationId') },
    ...{ netMass: withUnit('netMass'), grossMass: withUnit('grossMass'), quantity: withUnit('quantity') },
  });
  return Object.keys(goods).length === 0 ? { line, code: 'nothing-declared', detail: 'the row declares nothing' } : { line, key, goods };
}

/** `several`: several rows contain the goods of the item, and nothing shows which row applies. */
export type Matched =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly row: DeclaredRow }
  | { readonly kind: 'several'; readonly lines: readonly number[] };

const KEYS = ['gtin', 'serial', 'batch', 'dppCode'] as const;
type KeyName = (typeof KEYS)[number];

/** Every subset of the key's members, larger ones first. */
const CHOICES: readonly (readonly KeyName[])[] = Array.from({ length: 2 ** KEYS.length }, (_, bits) =>
  KEYS.filter((_name, at) => (bits >> at) % 2 === 1),
).toSorted((one, other) => other.length - one.length);

const keyText = (key: ItemKey, names: readonly KeyName[]): string =>
  JSON.stringify(KEYS.map((name) => (names.includes(name) ? key[name] : undefined) ?? null));

/**
 * Finds the row about an item. Every member of the row's key must equal that of the item. Rows with more members take precedence. The rows
 * are indexed, because a run may have many items.
 */
export function rowFinder(rows: readonly DeclaredRow[]): (item: ItemKey) => Matched {
  const byKey = Map.groupBy(rows, ({ key }) => keyText(key, KEYS));
  return (item) => {
    let fitting: readonly DeclaredRow[] = [];
    let most = 0;
    for (const names of CHOICES) {
      if (names.length < most) break;
      if (names.some((name) => item[name] === undefined)) continue;
      const found = byKey.get(keyText(item, names)) ?? [];
      if (found.length > 0) [fitting, most] = [[...fitting, ...found], names.length];
    }
    const [row, ...others] = fitting;
    if (row === undefined) return { kind: 'none' };
    return others.length === 0 ? { kind: 'one', row } : { kind: 'several', lines: fitting.map(({ line }) => line).sort((a, b) => a - b) };
  };
}
