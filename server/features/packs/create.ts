// Creates a pack and records in the store what it contains, as the base of the next delta.
import { defined } from '../../domain/json/defined.ts';

import type { FileSigner } from '../../domain/signed-file/signed-file.ts';
import { openStore } from '../../store/open.ts';
import { type CreatedPack, createdPack, nextSequence, packedIn, packSeries, putCreated } from '../../store/packs.ts';
import { sha256Hex } from '../../store/passports/credentials.ts';
import type { Store } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { renewLists } from '../issuing/index.ts';
import { everything, type PackWish, selected, type Travelling } from './content.ts';
import { type PackHeader, PackRefusal } from './format/pack.ts';
import { openWriter, type WriterOptions } from './format/write.ts';

export interface PackOrder extends PackWish, WriterOptions {
  readonly out: string;
  readonly creator: string;
  readonly signer: FileSigner;
  /** Makes a delta against the pack with this sequence. */
  readonly since?: number;
  /** Includes only these items. Default: everything that may travel. */
  readonly lines?: Iterable<string>;
}

/**
 * Reads from one read transaction while other programs may write. The sequence is recorded before the file exists, so
 * that no number is signed twice. Throws a PackRefusal.
 */
export function createPack(context: AppContext, order: PackOrder): PackHeader {
  const steps = creating(context, order);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the same with pauses; each one yields the number of entries so far. An abandoned run leaves nothing behind. */
export function* creating(context: AppContext, order: PackOrder): Generator<number, PackHeader> {
  const { since, lines } = order;
  const scope = `${order.role}${order.passports ? ' passports' : ''}`;
  if (since !== undefined) requireBase(context.store, since, scope);
  // Renews lists that are about to expire, which would be useless to the receiver.
  renewLists(context.store, context.signer(), context.now());
  const writer = openWriter(order.out, order);
  const reading = openStore(context.store.folder, { readonly: true });
  try {
    reading.db.exec('BEGIN');
    const sequence = nextSequence(reading);
    const stamps = openStamps(context.store);
    let entries = 0;
    let seen = 0;
    const things = lines === undefined ? everything(reading, order) : selected(reading, lines, order);
    for (const thing of things) {
      if (++seen % STEP === 0) yield entries;
      if (lines === undefined && isOld(reading, thing, scope, since, stamps)) continue;
      writer.add(thing.entry);
      entries++;
    }
    reading.db.exec('COMMIT');
    const createdAt = context.now().toISOString();
    const selection = lines !== undefined;
    note(context.store, { sequence, ...defined({ since }), selection, scope, createdAt });
    return writer.finish(
      {
        series: seriesOf(context.store, scope),
        sequence,
        ...defined({ since }),
        ...(selection ? { selection } : {}),
        creator: order.creator,
        issuedAt: createdAt,
      },
      order.signer,
    );
  } finally {
    reading.close();
    context.store.db.exec('DROP TABLE IF EXISTS temp.stamps');
    writer.close();
  }
}

/** Items between two pauses, which takes some milliseconds. */
const STEP = 100;

/** Packs with different contents form separate series, because one does not show what another one holds. */
const seriesOf = (store: Store, scope: string): string => sha256Hex(`${packSeries(store)} ${scope}`).slice(0, 32);

function requireBase(store: Store, since: number, scope: string): void {
  const base = createdPack(store, since);
  if (base === undefined) throw new PackRefusal('bad-base', `no pack with the sequence ${since} was made here`);
  if (base.selection) throw new PackRefusal('bad-base', `pack ${since} holds a selection, which does not show what it leaves out`);
  if (base.scope !== scope) throw new PackRefusal('bad-base', `pack ${since} was made for '${base.scope}', this one is for '${scope}'`);
}

type Stamps = (thing: string, digest: Buffer | null) => void;

/** Collects the digests in a temporary table until the whole pack was read, so that the store is locked only briefly. */
function openStamps({ db }: Store): Stamps {
  db.exec('DROP TABLE IF EXISTS temp.stamps; CREATE TEMP TABLE stamps (thing TEXT NOT NULL, digest BLOB)');
  const insert = db.prepare('INSERT INTO temp.stamps VALUES (?, ?)');
  return (thing, digest) => void insert.run(thing, digest);
}

/** True if the receiver already holds the item in its present state, from the base pack or from an earlier one. */
function isOld(store: Store, thing: Travelling, scope: string, since: number | undefined, stamp: Stamps): boolean {
  const known = packedIn(store, scope, thing);
  if (known === undefined) stamp(thing.thing, thing.digest ?? null);
  return since !== undefined && known !== undefined && known <= since;
}

function note(store: Store, created: CreatedPack): void {
  const { db } = store;
  db.transaction(() => {
    if (nextSequence(store) !== created.sequence) throw new PackRefusal('busy', 'another pack was made meanwhile');
    putCreated(store, created);
    db.prepare(
      `INSERT INTO main.packed (scope, thing, digest, sequence) SELECT ?, thing, digest, ? FROM temp.stamps WHERE true
       ON CONFLICT (scope, thing) DO UPDATE SET digest = excluded.digest, sequence = excluded.sequence`,
    ).run(created.scope, created.sequence);
  }).immediate();
}
