// Stores checked passports without any conflict in one statement, and returns the others.

import { fold } from '../../domain/encoding/fold.ts';
import type { Claim } from '../../domain/ownership/ownership.ts';
import type { Db } from '../../store/store.ts';
import type { PackHeader } from './format/pack.ts';

export interface PutAtOnce {
  readonly put: number;
  /** The untouched entries, in order. */
  readonly left: readonly number[];
}

const GOOD = `waiting.kind = 'passport' AND waiting.fault IS NULL`;
const entriesWhere = (db: Db, condition: string): readonly number[] =>
  db.prepare(`SELECT entry FROM staging.waiting WHERE ${condition} ORDER BY entry`).pluck().all() as number[];

export const putNone = (db: Db): PutAtOnce => ({ put: 0, left: entriesWhere(db, `kind = 'passport'`) });

/** Stores the passports under their maker. Storing the same text again changes nothing. */
export function putAsReceived(
  db: Db,
  { asserter, received }: Claim,
  { series, sequence }: Pick<PackHeader, 'series' | 'sequence'>,
  now: string,
): PutAtOnce {
  db.prepare(
    `INSERT INTO main.received_passports (asserter, dpp_code, gtin, serial, batch, category, dpp_status, product_name, manufacturer, search, document, last_updated, sample,
       series, sequence, received)
     SELECT @asserter, dpp_code, gtin, serial, batch, category, coalesce(dpp_status, 'active'), product_name, manufacturer, trim(search || ' ' || @name), text,
       coalesce(last_updated, @now), sample, @series, @sequence, @received
     FROM staging.waiting WHERE ${GOOD}
       AND NOT EXISTS (SELECT 1 FROM main.received_passports AS known WHERE known.asserter = @asserter AND known.dpp_code = waiting.dpp_code
         AND known.series = @series AND known.document = waiting.text AND known.sequence >= @sequence)
       AND NOT EXISTS (SELECT 1 FROM staging.waiting AS before WHERE before.dpp_code = waiting.dpp_code AND before.entry < waiting.entry
         AND before.text = waiting.text)
     ORDER BY entry`,
  ).run({ asserter, name: fold(received.name), now, series, sequence, received: JSON.stringify(received) });
  const put = db.prepare(`SELECT count(*) FROM staging.waiting WHERE ${GOOD}`).pluck().get() as number;
  return { put, left: entriesWhere(db, `kind = 'passport' AND fault IS NOT NULL`) };
}

/** Selects passports that state their status and need no comparison: their code and item are not known here, nor repeated in the pack. */
const NEW = `${GOOD} AND waiting.dpp_status IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM main.passports AS known WHERE known.dpp_code = waiting.dpp_code)
  AND NOT EXISTS (SELECT 1 FROM main.passports AS known WHERE known.gtin = waiting.gtin AND known.serial = waiting.serial)
  AND NOT EXISTS (SELECT 1 FROM staging.waiting AS other WHERE other.dpp_code = waiting.dpp_code AND other.entry <> waiting.entry)
  AND NOT EXISTS (SELECT 1 FROM staging.waiting AS other WHERE other.gtin = waiting.gtin AND other.serial = waiting.serial AND other.entry <> waiting.entry)`;

/** Has the same effect as `storePassport`. */
export function putAsOwn(db: Db, now: string): PutAtOnce {
  const left = entriesWhere(db, `kind = 'passport' AND NOT (${NEW})`);
  const { changes } = db
    .prepare(
      `INSERT INTO main.passports (dpp_code, gtin, serial, batch, category, dpp_status, product_name, manufacturer, search, document, last_updated, sample)
       SELECT dpp_code, gtin, serial, batch, category, dpp_status, product_name, manufacturer, search || ' ' || category, x'', coalesce(last_updated, ?), sample
       FROM staging.waiting WHERE ${NEW} ORDER BY entry`,
    )
    .run(now);
  db.prepare(
    `INSERT INTO main.drafts (id, document) SELECT known.id, waiting.text FROM staging.waiting
       CROSS JOIN main.passports AS known ON known.dpp_code = waiting.dpp_code
     WHERE ${GOOD} AND waiting.entry NOT IN (SELECT value FROM json_each(?)) ORDER BY waiting.entry`,
  ).run(JSON.stringify(left));
  return { put: changes, left };
}
