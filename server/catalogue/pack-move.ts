// The store and the files beside it in which a whole pack is judged in; its credentials in the store out, in the order of the pack.
import { existsSync } from 'node:fs';
import type { PackRefusedEntry, PackReport } from '../contract.ts';
import { PackRefusal } from '../pack/pack.ts';
import type { Db } from '../store/open.ts';
import { partFile } from './pack-parts.ts';
import { stagingFile } from './pack-staging.ts';
import { type Refusals, TOLD } from './pack-waiting.ts';

/** Under which name a part is read; what is in no part is in `staging`. */
export type Attached = ReadonlyMap<string | null, string>;

/** Outside of any transaction: within one nothing is attached. */
export function attachStaged(db: Db, folder: string): Attached {
  const attached = new Map<string | null, string>();
  const attach = (part: string | null, file: string, name: string): void => {
    // Another program has taken it over meanwhile.
    if (!existsSync(file)) throw new PackRefusal('busy');
    db.prepare(`ATTACH ? AS ${name}`).run(file);
    attached.set(part, name);
  };
  try {
    attach(null, stagingFile(folder), 'staging');
    const parts = db.prepare('SELECT DISTINCT part FROM staging.done WHERE part IS NOT NULL').pluck().all() as string[];
    for (const [index, part] of parts.entries()) attach(part, partFile(folder, part), `part${index}`);
    return attached;
  } catch (error) {
    detachStaged(db, attached);
    throw error;
  }
}

export function detachStaged(db: Db, attached: Attached): void {
  for (const name of attached.values()) db.exec(`DETACH ${name}`);
}

/** Whether every part of this very pack is judged. */
export const isWhole = (db: Db, pack: string, chunks: number): boolean =>
  db.prepare('SELECT pack = ? AND (SELECT count(*) FROM staging.done) = ? FROM staging.staged').pluck().get(pack, chunks) === 1;

/** In the order of the pack, so that two stores with the same pack find the same copy first. */
export function putCredentials(db: Db, attached: Attached, receivedAt: string): Pick<PackReport, 'credentials' | 'alreadyHere'> {
  const statements = new Map([...attached].map(([part, name]) => [part, moveFrom(db, name)]));
  const chunks = db.prepare('SELECT first, entries, kept, part FROM staging.done ORDER BY chunk').all() as readonly {
    readonly first: number;
    readonly entries: number;
    readonly kept: number;
    readonly part: string | null;
  }[];
  let credentials = 0;
  let alreadyHere = 0;
  for (const { first, entries, kept, part } of chunks) {
    const move = statements.get(part);
    if (move === undefined) throw new PackRefusal('busy');
    const { changes } = move.run(receivedAt, first, first + entries);
    credentials += changes;
    alreadyHere += kept - changes;
  }
  return { credentials, alreadyHere };
}

const moveFrom = (db: Db, name: string) =>
  db.prepare(
    `INSERT INTO main.credentials (credential_id, dpp_code, gtin, serial, batch, type, format, issuer, signed_at, received_at, source, sha256, body, sample, proven)
     SELECT credential_id,
       coalesce((SELECT dpp_code FROM main.passports AS known WHERE known.gtin = staged.gtin AND known.serial = staged.serial), dpp_code),
       gtin, serial, batch, type, format, issuer, signed_at, ?, 'imported', sha256, body, sample, proven
     FROM ${name}.credentials AS staged WHERE id >= ? AND id < ? ORDER BY id ON CONFLICT (sha256) DO NOTHING`,
  );

export const refusedIn = (db: Db): Refusals => ({
  count: db.prepare('SELECT count(*) FROM staging.refused').pluck().get() as number,
  told: db.prepare(`SELECT entry, kind, code, detail FROM staging.refused ORDER BY entry LIMIT ${TOLD}`).all() as PackRefusedEntry[],
});
