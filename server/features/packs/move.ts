// Moves the credentials of a judged pack from the staging files into the store, in the order of the pack.
import { existsSync } from 'node:fs';
import type { PackRefusedEntry } from '../../contract/index.ts';
import { isIssued } from '../../store/issued/issued.ts';
import type { Db } from '../../store/store.ts';
import { checkWaiting } from './check.ts';
import { type EntryKind, PackRefusal } from './format/pack.ts';
import { partFile } from './parts.ts';
import { type StagedPack, stagingFile } from './staging.ts';
import { type Refusals, TOLD } from './waiting.ts';

/** A judged chunk and the file that holds its rows; `part` is null for the main program's staging file. */
export interface Noted {
  readonly chunk: number;
  readonly first: number;
  readonly entries: number;
  readonly kept: number;
  readonly part: string | null;
}

export type Mover = ReturnType<typeof openMover>;

const READ_ONCE_KIB = 1024;

/** Attaches each file on first use. */
export function openMover(db: Db, folder: string) {
  const attached = new Map<string, string>();
  const attach = (file: string, name: string): void => {
    if (attached.has(file)) return;
    // Another program has removed the staging file meanwhile.
    if (!existsSync(file)) throw new PackRefusal('busy');
    db.prepare(`ATTACH ? AS ${name}`).run(file);
    // The file is read once, from beginning to end.
    db.pragma(`${name}.cache_size = -${READ_ONCE_KIB}`);
    attached.set(file, name);
  };
  const movers = new Map<string | null, ReturnType<typeof moveFrom>>();
  const moverOf = (part: string | null) => {
    const known = movers.get(part);
    if (known !== undefined) return known;
    const name = part === null ? 'staging' : `part${movers.size}`;
    attach(part === null ? stagingFile(folder) : partFile(folder, part), name);
    const mover = moveFrom(db, name);
    movers.set(part, mover);
    return mover;
  };
  return {
    /** Returns how many of its credentials are new. */
    move: ({ first, entries, part }: Noted, receivedAt: string): number => moverOf(part).run(receivedAt, first, first + entries).changes,
    /** Returns the judged chunks from this number on, across all files. No process may write to the files any more. */
    notedFrom: (chunk: number): readonly Noted[] => {
      attach(stagingFile(folder), 'staging');
      return db
        .prepare('SELECT chunk, first, entries, kept, part FROM staging.done WHERE chunk >= ? ORDER BY chunk')
        .all(chunk) as readonly Noted[];
    },
    /** Returns which pack is staged, by which issuers it was judged and how many of its chunks are done. */
    judgedParts: (): (StagedPack & { readonly chunks: number }) | undefined => {
      attach(stagingFile(folder), 'staging');
      return db
        .prepare('SELECT pack, judged_by AS judgedBy, (SELECT count(*) FROM staging.done) AS chunks FROM staging.staged')
        .get() as ReturnType<Mover['judgedParts']>;
    },
    /** True if the pack contains passports or events, which are stored before the credentials. */
    bringsPassports: (): boolean => {
      attach(stagingFile(folder), 'staging');
      return db.prepare(`SELECT EXISTS (SELECT 1 FROM staging.waiting WHERE kind IN ('passport', 'events'))`).pluck().get() === 1;
    },
    /**
     * Checks the next staged passports and keeps the results in the staging file. Returns false once none is left. Call
     * it outside any transaction.
     */
    checkSome: (): boolean => {
      attach(stagingFile(folder), 'staging');
      return checkWaiting(db);
    },
    /** Returns how many entries of each kind other than credentials wait for the store. */
    waitingKinds: (): Readonly<Partial<Record<EntryKind, number>>> => {
      attach(stagingFile(folder), 'staging');
      const rows = db.prepare('SELECT kind, count(*) FROM staging.waiting GROUP BY kind').raw().all() as [EntryKind, number][];
      return Object.fromEntries(rows);
    },
    /** Counts both the accepted and the refused credentials. */
    credentialEntries: (): number => {
      attach(stagingFile(folder), 'staging');
      return db
        .prepare('SELECT (SELECT coalesce(sum(kept), 0) FROM staging.done) + (SELECT count(*) FROM staging.refused)')
        .pluck()
        .get() as number;
    },
    /** Call it outside any transaction. */
    detach: () => {
      for (const name of attached.values()) db.exec(`DETACH ${name}`);
      attached.clear();
      movers.clear();
    },
  };
}

const moveFrom = (db: Db, name: string) =>
  db.prepare(
    `INSERT INTO main.credentials (credential_id, dpp_code, gtin, serial, batch, further, type, format, issuer, signed_at, received_at, source, sha256, body, sample, proven)
     SELECT credential_id,
       coalesce((SELECT dpp_code FROM main.passports AS known WHERE known.gtin = staged.gtin AND known.serial = staged.serial), dpp_code),
       gtin, serial, batch, further, type, format, issuer, signed_at, ?, 'imported', sha256, body, sample, proven
     FROM ${name}.credentials AS staged WHERE id >= ? AND id < ? AND NOT ${isIssued('staged.sha256')} ORDER BY id ON CONFLICT (sha256) DO NOTHING`,
  );

export const refusedIn = (db: Db): Refusals => ({
  count: db.prepare('SELECT count(*) FROM staging.refused').pluck().get() as number,
  told: db.prepare(`SELECT entry, kind, code, detail FROM staging.refused ORDER BY entry LIMIT ${TOLD}`).all() as PackRefusedEntry[],
});
