// Compares a declaration with a snapshot of the registry of product passports (Regulation (EU) 2024/1781, Article 15).
import type { DeclaredGoods, LargestSnapshot, RegistryAnswer, RegistryMember } from '../../contract/index.ts';
import type { Foreign } from '../foreign/index.ts';
import { parseGtin } from '../gs1/gtin.ts';
import { defined } from '../json/defined.ts';
import { compareCodes, plainId } from './compare.ts';
import { LONGEST_CELL, readHeadedTable } from './headed-table.ts';
import { readEori } from './values.ts';

export interface RegistryRow {
  readonly registrationId: string;
  /** An EORI number, or another name of the operator. */
  readonly operator?: string;
  /** A GTIN, or another identifier of the product. */
  readonly product?: string;
  readonly commodityCode?: string;
}

export interface Snapshot {
  readonly name: string;
  /** The calendar date on which the snapshot was taken. */
  readonly date: string;
  /** The maker of the pack that contained the snapshot. */
  readonly origin?: Foreign;
  /** `get` also returns undefined for a registration whose rows contradict each other, because any of them may be wrong. */
  readonly rows: Pick<ReadonlyMap<string, RegistryRow | undefined>, 'get'>;
  /** The registration ids in the form of `plainId`, to find other spellings. */
  readonly plain: Pick<ReadonlySet<string>, 'has'>;
}

/** A snapshot that was read from a file and is held in memory. */
export interface SnapshotOfFile extends Snapshot {
  readonly rows: ReadonlyMap<string, RegistryRow | undefined>;
}

/** Policy: the maximum number of registrations in a snapshot. A snapshot covers the goods of one post. */
export const MOST_REGISTERED = 200_000;
/** In bytes: the largest body that the desktop app passes to the workbench. 200,000 rows of 80 bytes fit. */
export const LARGEST_SNAPSHOT: LargestSnapshot = 16_777_216;
const DAY = 86_400_000;

const HEADINGS: ReadonlyMap<string, keyof RegistryRow> = new Map([
  ...(['registrationid', 'uniqueregistrationidentifier'] as const).map((name) => [name, 'registrationId'] as const),
  ...(['operator', 'operatorid', 'eori'] as const).map((name) => [name, 'operator'] as const),
  ...(['product', 'productid', 'gtin', 'gtin14', 'gtin13'] as const).map((name) => [name, 'product'] as const),
  ...(['commoditycode', 'hscode', 'taric'] as const).map((name) => [name, 'commodityCode'] as const),
]);

export type ReadSnapshot = { readonly ok: true; readonly snapshot: SnapshotOfFile } | { readonly ok: false; readonly detail: string };

/** Refuses the whole snapshot if one row cannot be read, because "not in this snapshot" must be true of every row. */
export function readSnapshot(bytes: Uint8Array, name: string, date: string): ReadSnapshot {
  const shape = { what: 'a snapshot', largest: LARGEST_SNAPSHOT, mostRows: MOST_REGISTERED, headings: HEADINGS };
  const table = readHeadedTable(bytes, shape);
  if (!table.ok) return table;
  const { columns } = table;
  if (!columns.includes('registrationId') || !columns.includes('commodityCode'))
    return { ok: false, detail: 'a snapshot has the columns registrationId and commodityCode' };
  const rows = new Map<string, RegistryRow | undefined>();
  for (const row of table.rows) {
    if (!('cells' in row)) return { ok: false, detail: `line ${row.line}: ${row.detail}` };
    const cell = (column: keyof RegistryRow): string | undefined => row.cells[columns.indexOf(column)]?.trim() || undefined;
    const registrationId = cell('registrationId');
    if (registrationId === undefined || row.cells.some((value) => value.length > LONGEST_CELL))
      return { ok: false, detail: `line ${row.line}: the row names no registration, or a cell is too long` };
    const found = {
      registrationId,
      ...defined({ operator: cell('operator'), product: cell('product'), commodityCode: cell('commodityCode') }),
    };
    const before = rows.get(registrationId);
    const isOther = rows.has(registrationId) && JSON.stringify(before) !== JSON.stringify(found);
    rows.set(registrationId, isOther ? undefined : found);
  }
  return { ok: true, snapshot: { name, date, rows, plain: new Set([...rows.keys()].map(plainId)) } };
}

/**
 * Answers `registered-as-declared` only if the registration and the commodity code are declared and agree. The operator
 * and the product are compared if both sides state them in a known form. Any difference makes it `registered-otherwise`.
 */
export function askRegistry(
  { name, date, origin, rows, plain }: Snapshot,
  declared: DeclaredGoods,
  gtin: string | undefined,
  now: Date,
): RegistryAnswer {
  const snapshot = {
    name,
    date,
    days: Math.max(0, Math.floor((now.getTime() - Date.parse(`${date}T00:00:00Z`)) / DAY)),
    ...defined({ origin }),
  };
  const answer = (state: RegistryAnswer['state'], differs: RegistryAnswer['differs'], open: RegistryAnswer['open']): RegistryAnswer => ({
    state,
    snapshot,
    differs,
    open,
  });
  const id = declared.registrationId?.trim();
  if (id === undefined || id === '') return answer('not-compared', [], ['registrationId']);
  const row = rows.get(id);
  // The snapshot has the registration in another spelling, or in several rows that differ.
  if (row === undefined) return plain.has(plainId(id)) ? answer('not-compared', [], ['registrationId']) : answer('not-in-snapshot', [], []);
  const outcomes: readonly (readonly [RegistryMember, Compared])[] = [
    ['commodityCode', codesAgree(declared.commodityCode, row.commodityCode)],
    ['operator', operatorsAgree(declared.eori, row.operator)],
    ['product', productsAgree(gtin, row.product)],
  ];
  const those = (wanted: Compared): readonly RegistryMember[] => outcomes.flatMap(([member, is]) => (is === wanted ? [member] : []));
  const [differs, open] = [those('differs'), those('open')];
  if (differs.length > 0) return answer('registered-otherwise', differs, open);
  return answer(open.includes('commodityCode') ? 'not-compared' : 'registered-as-declared', [], open);
}

type Compared = 'agrees' | 'differs' | 'open';

function codesAgree(declared: string | undefined, registered: string | undefined): Compared {
  if (declared === undefined || registered === undefined) return 'open';
  const { outcome } = compareCodes(declared, [registered]);
  return outcome === 'agrees' ? 'agrees' : outcome === 'contradicts' ? 'differs' : 'open';
}

/** Policy: a text with fewer digits is treated as a name, because a name can begin with the letters of a country code. */
const EORI_DIGITS = 3;

/** Leaves the comparison open unless both are EORI numbers. An operator may be registered by name or by another identifier. */
function operatorsAgree(declared: string | undefined, registered = ''): Compared {
  if (registered.replace(/\D/g, '').length < EORI_DIGITS) return 'open';
  const [one, other] = [readEori(declared ?? ''), readEori(registered)];
  if (!one.ok || !other.ok) return 'open';
  return one.value === other.value ? 'agrees' : 'differs';
}

function productsAgree(gtin: string | undefined, registered: string | undefined): Compared {
  const other = registered === undefined ? undefined : parseGtin(registered);
  if (gtin === undefined || other === undefined) return 'open';
  return gtin === other ? 'agrees' : 'differs';
}
