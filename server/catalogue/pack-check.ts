// Passports that wait beside the store, held against the field table before the store is touched: most of the work of putting them in.
import { parsePassport } from '../passport/model.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import type { Db } from '../store/open.ts';

/** A tenth of a second at most, between two of which others are served. */
const AT_ONCE = 25;

/** Each is kept as it was read, or with why it is refused; false: none is left. */
export function checkWaiting(db: Db): boolean {
  const rows = db
    .prepare(`SELECT entry, text FROM staging.waiting WHERE kind = 'passport' AND checked = 0 ORDER BY entry LIMIT ${AT_ONCE}`)
    .all() as { readonly entry: number; readonly text: string }[];
  const keep = db.prepare('UPDATE staging.waiting SET text = ?, fault = ?, checked = 1 WHERE entry = ?');
  db.transaction(() => {
    for (const { entry, text } of rows) keep.run(...checkedPassport(text), entry);
  })();
  return rows.length === AT_ONCE;
}

/** As it is kept: the text of a passport that kept every rule, or why it is refused. */
export function checkedPassport(text: string): readonly [text: string, fault: string | null] {
  const read = parseStrictJson(text);
  if (!read.ok) return ['', JSON.stringify({ code: read.code, detail: read.detail })];
  const parsed = parsePassport(read.value);
  if (parsed.ok) return [JSON.stringify(parsed.passport), null];
  const { length } = parsed.errors;
  return ['', JSON.stringify({ code: 'passport-invalid', detail: `the passport has ${length} mistake${length === 1 ? '' : 's'}` })];
}
