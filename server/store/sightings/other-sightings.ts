// Stores what other desks have logged about items, according to their evidence bundles.
import type { OtherDesk } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import type { EarlierEntry } from '../../domain/sightings/findings.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';

/** An inspection of another desk. Names of persons are left out. */
export interface OtherSighting {
  readonly number: number;
  readonly at: string;
  readonly gtin: string;
  readonly serial: string;
  readonly facts: Pick<EarlierEntry, 'place' | 'issuer' | 'decision' | 'isOfCode' | 'again' | 'run'>;
}

export type BundleOfSightings = Omit<OtherDesk, 'items' | 'importedAt'> & { readonly desk: string; readonly importedAt: string };

/** For an entry that is already stored, the newer bundle takes precedence. Returns how many entries are new or newer. Idempotent. */
export function putSightings(
  { db }: Store,
  { desk, sha256, name, madeAt, importedAt, officer }: BundleOfSightings,
  items: readonly OtherSighting[],
): number {
  return db
    .transaction(() => {
      const put = statement(
        db,
        `INSERT INTO other_sightings (desk, number, at, gtin, serial, made_at, facts) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (desk, number) DO UPDATE SET at = excluded.at, gtin = excluded.gtin, serial = excluded.serial, made_at = excluded.made_at,
           facts = excluded.facts WHERE excluded.made_at > made_at`,
      );
      let count = 0;
      for (const { number, at, gtin, serial, facts } of items)
        count += put.run(desk, number, at, gtin, serial, madeAt, JSON.stringify(facts)).changes;
      statement(
        db,
        `INSERT INTO sighting_bundles (sha256, desk, name, made_at, imported_at, officer, items) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      ).run(sha256, desk, original(name), madeAt, importedAt, officer, items.length);
      return count;
    })
    .immediate();
}

export const removeSightings = ({ db }: Store): void =>
  db.transaction(() => void db.exec('DELETE FROM other_sightings; DELETE FROM sighting_bundles')).immediate();

/** The newest first. */
export const sightingBundles = ({ db }: Pick<Store, 'db'>): readonly OtherDesk[] =>
  statement(
    db,
    'SELECT sha256, name, made_at AS madeAt, imported_at AS importedAt, officer, items FROM sighting_bundles ORDER BY imported_at DESC, sha256',
  ).all() as OtherDesk[];

interface Row {
  readonly desk: string;
  readonly number: number;
  readonly at: string;
  readonly facts: string;
}

/** Policy: the number of entries compared for each desk, newest first; the same as for the own log. */
const COMPARED = 50;
const NAME = 'SELECT name FROM sighting_bundles WHERE desk = ? ORDER BY made_at DESC LIMIT 1';

/** What other desks have logged about an item: the entries of each desk, newest first. */
export function othersAbout(db: Db, gtin: string, serial: string): readonly (readonly EarlierEntry[])[] {
  const rows = statement(
    db,
    `SELECT desk, number, at, facts FROM (SELECT *, row_number() OVER (PARTITION BY desk ORDER BY number DESC) AS place
       FROM other_sightings WHERE gtin = ? AND serial = ?) WHERE place <= ${COMPARED} ORDER BY desk, number DESC`,
  ).all(gtin, serial) as Row[];
  return [...Map.groupBy(rows, ({ desk }) => desk)].map(([desk, found]) => {
    const name = statement(db, NAME).pluck().get(desk) as string | undefined;
    return found.map(({ number: id, at, facts }) => ({
      id,
      at,
      gtin,
      serial,
      desk: name ?? desk,
      ...(JSON.parse(facts) as OtherSighting['facts']),
    }));
  });
}
