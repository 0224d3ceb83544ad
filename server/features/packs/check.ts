// Checks staged passports against the field table and prepares their rows before the store is locked.
// This is most of the work of storing them.

import { fold } from '../../domain/encoding/fold.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { parsePassport } from '../../domain/passport/model.ts';
import { searchedBy } from '../../store/passports/names.ts';
import { toRecord } from '../../store/passports/record.ts';
import type { Db } from '../../store/store.ts';

/** Takes at most a tenth of a second, so that other requests are served in between. */
const AT_ONCE = 25;

/** Stores each passport as a prepared row or with the reason for its refusal. Returns false once none is left. */
export function checkWaiting(db: Db): boolean {
  const rows = db
    .prepare(`SELECT entry, text FROM staging.waiting WHERE kind = 'passport' AND checked = 0 ORDER BY entry LIMIT ${AT_ONCE}`)
    .all() as { readonly entry: number; readonly text: string }[];
  const keep = db.prepare(
    `UPDATE staging.waiting SET checked = 1, text = @text, dpp_code = @dppCode, gtin = @gtin, serial = @serial, batch = @batch, category = @category,
       dpp_status = @dppStatus, product_name = @productName, manufacturer = @manufacturer, search = @search, last_updated = @lastUpdated, sample = @sample
     WHERE entry = @entry`,
  );
  const refuse = db.prepare(`UPDATE staging.waiting SET checked = 1, text = '', fault = ? WHERE entry = ?`);
  db.transaction(() => {
    for (const { entry, text } of rows) {
      const found = laidOut(text);
      if ('fault' in found) refuse.run(JSON.stringify(found.fault), entry);
      else keep.run({ ...found, entry });
    }
  })();
  return rows.length === AT_ONCE;
}

/** Returns the columns of a valid passport, or why it is refused. A state or date that it does not contain becomes null. */
function laidOut(text: string) {
  const read = parseStrictJson(text);
  if (!read.ok) return { fault: { code: read.code, detail: read.detail } };
  const parsed = parsePassport(read.value);
  if (!parsed.ok) {
    const { length } = parsed.errors;
    return { fault: { code: 'passport-invalid', detail: `the passport has ${length} mistake${length === 1 ? '' : 's'}` } };
  }
  const { passport } = parsed;
  const whole = toRecord(passport, { sample: passport.sample === true }, new Date(0));
  const { document, gtin, serial, batch, ...record } = whole;
  return {
    ...record,
    text: document,
    gtin: gtin ?? null,
    serial: serial ?? null,
    batch: batch ?? null,
    dppStatus: passport.dppStatus ?? null,
    lastUpdated: passport.lastUpdated ?? null,
    sample: record.sample ? 1 : 0,
    search: fold(...searchedBy(whole)),
  };
}
