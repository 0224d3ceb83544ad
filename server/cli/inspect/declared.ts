// Compares the items of `desk inspect` with the declaration that --declaration names.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { DeclarationFinding, RecordedDeclaration, RegistryAnswer } from '../../contract/index.ts';
import { isFullDate } from '../../domain/dates/dates.ts';
import { askRegistry, readSnapshot, type Snapshot } from '../../domain/declaration/registry.ts';
import { type DeclaredRow, type ItemKey, readDeclaration, rowFinder } from '../../domain/declaration/table.ts';
import { named, oneLine } from '../../domain/foreign/index.ts';
import { note } from '../../lib/terminal.ts';
import { UsageFault } from '../input/usage.ts';
import { bytesOfTable } from './table-file.ts';

/** `not-declared`: no row is about the item. `several-rows`: more than one is, so nothing was compared. */
export type Declared =
  | {
      readonly state: 'compared';
      readonly line: number;
      readonly findings: readonly DeclarationFinding[];
      readonly registry?: RegistryAnswer;
    }
  | { readonly state: 'not-declared' }
  | { readonly state: 'several-rows'; readonly lines: readonly number[] };

export type Declaration = Awaited<ReturnType<typeof openDeclaration>>;

/** The maximum number of lines that a message names. */
const NAMED = 20;
const some = (lines: readonly number[]): string =>
  `${lines.slice(0, NAMED).join(', ')}${lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''}`;

export interface SnapshotFile {
  readonly file: string;
  readonly date: string;
  readonly now: Date;
}

async function openSnapshot({ file, date, now }: SnapshotFile): Promise<Snapshot> {
  if (!isFullDate(date)) throw new UsageFault(`--registry-date takes a date such as 2026-11-01, not '${date}'`);
  if (Date.parse(`${date}T00:00:00Z`) > now.getTime()) throw new UsageFault(`--registry-date: ${date} is still to come`);
  const read = readSnapshot(await bytesOfTable('--registry', file), basename(file), date);
  if (!read.ok) throw new UsageFault(`--registry ${named(file)}: ${read.detail}`);
  return read.snapshot;
}

/** `kept` is the snapshot of the data folder, used if no file is named. */
export async function openDeclaration(
  file: string,
  {
    sheet,
    registry,
    kept,
    now,
  }: { readonly sheet?: string; readonly registry?: SnapshotFile; readonly kept?: Snapshot; readonly now: Date },
) {
  const snapshot = registry === undefined ? kept : await openSnapshot(registry);
  const bytes = await bytesOfTable('--declaration', file, sheet);
  const read = readDeclaration(bytes);
  if (!read.ok) throw new UsageFault(`--declaration ${named(file)}: ${read.detail}`);
  const { rows, refused, unused } = read.table;
  for (const { line, detail } of refused.slice(0, NAMED)) note(`${named(file)}:${line}: left out, ${oneLine(detail, 200)}`);
  if (refused.length > NAMED) note(`${named(file)}: ${refused.length - NAMED} more rows are left out`);
  if (unused.length > 0)
    note(
      `${named(file)}: not used: ${unused
        .slice(0, NAMED)
        .map((name) => named(name.slice(0, 60)))
        .join(', ')}`,
    );
  const compared = new Set<DeclaredRow>();
  const rowAbout = rowFinder(rows);
  return {
    name: basename(file),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    /** `compare` is called with the row about the item, if there is exactly one. */
    about: (item: ItemKey, compare: (row: DeclaredRow) => Pick<RecordedDeclaration, 'findings' | 'registry'>): Declared => {
      const found = rowAbout(item);
      if (found.kind === 'none') return { state: 'not-declared' };
      if (found.kind === 'several') return { state: 'several-rows', lines: found.lines };
      compared.add(found.row);
      const { line, goods } = found.row;
      return {
        state: 'compared',
        line,
        ...(snapshot === undefined ? {} : { registry: askRegistry(snapshot, goods, item.gtin, now) }),
        ...compare(found.row),
      };
    },
    /** Reports the rows that are about none of the inspected items. */
    close: () => {
      const others = rows.filter((row) => !compared.has(row)).map(({ line }) => line);
      if (others.length > 0) note(`${named(file)}: nothing that was inspected is compared with line ${some(others)}`);
    },
  };
}

const OUTCOMES: Readonly<Record<DeclarationFinding['outcome'], string>> = {
  agrees: 'agrees',
  'agrees-unproven': 'agrees with a value that is not verified',
  contradicts: 'CONTRADICTS',
  'only-declared': 'only declared',
  'only-passport': 'not declared',
  'not-comparable': 'not comparable',
};

const SOURCES: Readonly<Record<NonNullable<DeclarationFinding['source']>, string>> = {
  credential: 'verified credential',
  'unproven-credential': 'credential with this verdict',
  passport: 'passport, not signed',
  'registration-proof': 'sealed proof of registration',
  'unproven-registration-proof': 'proof of registration, seal not verified',
};

export function declaredText(declared: Declared | undefined): readonly string[] {
  if (declared === undefined) return [];
  if (declared.state === 'not-declared') return ['    declaration: no row is about this item'];
  if (declared.state === 'several-rows') return [`    declaration: not compared, lines ${some(declared.lines)} are about this item`];
  const quoted = (text: DeclarationFinding['found']): string => (text === undefined ? '–' : `“${oneLine(text, 100)}”`);
  const findings = declared.findings.map(({ field, outcome, declared: text, found, source, digits, why }) => {
    const more = [
      digits ? ` to ${digits} digits` : '',
      why === undefined ? '' : ` (${why})`,
      `: declared ${quoted(text)}, found ${quoted(found)}`,
      source === undefined ? '' : ` (${SOURCES[source]})`,
    ];
    return `    declaration ${field}: ${OUTCOMES[outcome]}${more.join('')}`;
  });
  return [...findings, ...(declared.registry === undefined ? [] : [registryText(declared.registry)])];
}

const STATES: Readonly<Record<RegistryAnswer['state'], string>> = {
  'registered-as-declared': 'registered as declared',
  'registered-otherwise': 'REGISTERED OTHERWISE',
  'not-in-snapshot': 'not in this snapshot',
  'not-compared': 'not compared',
};

function registryText({ state, snapshot: { name, date, days }, differs, open }: RegistryAnswer): string {
  const members = [...differs.map((member) => `${member} differs`), ...open.map((member) => `${member} not compared`)].join(', ');
  const age = `snapshot ${named(String(name))} of ${date}, ${days} ${days === 1 ? 'day' : 'days'} old`;
  return `    registry: ${STATES[state]}${members === '' ? '' : ` (${members})`}; ${age}`;
}
