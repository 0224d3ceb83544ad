// Keeps the edition of the rules of completeness that was imported or came in a pack, and says which edition is in force.
import type { RulesEdition, RulesSource, StoredRules } from '../contract/index.ts';
import { type Foreign, original } from '../domain/foreign/index.ts';
import { PROGRAM_EDITION, PROGRAM_RULES, type Rules, toRules } from '../domain/passport/law/rules.ts';
import { type ReadRules, readRules } from '../domain/passport/law/rules-file.ts';
import { statement } from './statement.ts';
import type { Db, Store } from './store.ts';

interface Row extends RulesEdition {
  readonly sha256: string;
  readonly importedAt: string;
  readonly officer: string;
  readonly origin: string | null;
  readonly originName: string | null;
}

type Kept = Pick<Store, 'db'>;

export interface PutRules {
  readonly rules: Extract<ReadRules, { readonly ok: true }>;
  readonly sha256: string;
  readonly importedAt: string;
  readonly officer: string;
  /** For an edition from a pack: the key of the maker of the pack, and the name that the maker states. */
  readonly origin?: { readonly key: string; readonly name: Foreign };
}

/** Replaces the stored edition. */
export function putRules({ db }: Kept, { rules: { edition, text }, sha256, importedAt, officer, origin }: PutRules): void {
  statement(
    db,
    `INSERT INTO rules_edition (id, name, date, sha256, content, imported_at, officer, origin, origin_name)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, date = excluded.date, sha256 = excluded.sha256, content = excluded.content,
       imported_at = excluded.imported_at, officer = excluded.officer, origin = excluded.origin, origin_name = excluded.origin_name`,
  ).run(
    edition.name,
    edition.date,
    sha256,
    text,
    importedAt,
    officer,
    origin?.key ?? null,
    origin === undefined ? null : original(origin.name),
  );
}

export const removeRules = ({ db }: Kept): void => void statement(db, 'DELETE FROM rules_edition').run();

const rowIn = ({ db }: Kept): Row | undefined =>
  statement(
    db,
    'SELECT name, date, sha256, imported_at AS importedAt, officer, origin, origin_name AS originName FROM rules_edition',
  ).get() as Row | undefined;

/** The text of the stored edition, as `writeRules` wrote it. */
export const keptRulesText = ({ db }: Kept): string | undefined =>
  statement(db, 'SELECT content FROM rules_edition').pluck().get() as string | undefined;

const sourceOf = ({ origin, originName }: Row): RulesSource =>
  origin === null ? { kind: 'import' } : { kind: 'pack', maker: originName ?? '' };

/** The stored edition, which may be older than that of the program. */
export function keptRules(store: Kept): StoredRules | undefined {
  const row = rowIn(store);
  if (row === undefined) return undefined;
  const { origin: _, originName: __, ...rest } = row;
  const read = readRules(keptRulesText(store) ?? '');
  return { ...rest, source: sourceOf(row), unknown: read.ok ? read.unknown : 0 };
}

const known = new WeakMap<Db, { readonly sha256: string; readonly origin: string | null; readonly rules: Rules }>();

/**
 * Returns the rules by which completeness is judged everywhere: the newer of the stored edition and that of the program.
 * If both have the same date, the program's applies. Parses the stored edition again only after it was changed, by this
 * or another process.
 */
export function rulesInForce(store: Kept): Rules {
  const row = rowIn(store);
  if (row === undefined || row.date <= PROGRAM_EDITION.date) return PROGRAM_RULES;
  const held = known.get(store.db);
  if (held?.sha256 === row.sha256 && held.origin === row.origin) return held.rules;
  const read = readRules(keptRulesText(store) ?? '');
  // In a replica, a newer program may have written it in a form that this one does not know.
  const rules = read.ok ? toRules(read.edition, sourceOf(row)) : PROGRAM_RULES;
  known.set(store.db, { sha256: row.sha256, origin: row.origin, rules });
  return rules;
}
