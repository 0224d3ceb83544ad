// A desk and what is wanted in; a pack's file out, and a note in the store of what travelled, against which the next delta is made.

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
  /** A delta against the pack with this sequence. */
  readonly since?: number;
  /** Only these; absent: everything that may travel. */
  readonly lines?: Iterable<string>;
}

/** Read from one state of the store, while others may write on. The sequence is used up before the file is there: no number is signed twice. */
export function createPack(desk: AppContext, order: PackOrder): PackHeader {
  const steps = creating(desk, order);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with pauses, after each of which it says how many things went in. Given up on the way, it leaves nothing behind. */
export function* creating(desk: AppContext, order: PackOrder): Generator<number, PackHeader> {
  const { since, lines } = order;
  const scope = `${order.role}${order.passports ? ' passports' : ''}`;
  if (since !== undefined) requireBase(desk.store, since, scope);
  // A list that is about to run out is of no use to who gets it.
  renewLists(desk.store, desk.signer(), desk.now());
  const writer = openWriter(order.out, order);
  const reading = openStore(desk.store.folder, { readonly: true });
  try {
    reading.db.exec('BEGIN');
    const sequence = nextSequence(reading);
    const stamps = openStamps(desk.store);
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
    const createdAt = desk.now().toISOString();
    const selection = lines !== undefined;
    note(desk.store, { sequence, ...(since === undefined ? {} : { since }), selection, scope, createdAt });
    return writer.finish(
      {
        series: seriesOf(desk.store, scope),
        sequence,
        ...(since === undefined ? {} : { since }),
        ...(selection ? { selection } : {}),
        creator: order.creator,
        issuedAt: createdAt,
      },
      order.signer,
    );
  } finally {
    reading.close();
    desk.store.db.exec('DROP TABLE IF EXISTS temp.stamps');
    writer.close();
  }
}

/** Things between two pauses: some milliseconds. */
const STEP = 100;

/** Packs of different contents are different series: what one of them holds says nothing of the other. */
const seriesOf = (store: Store, scope: string): string => sha256Hex(`${packSeries(store)} ${scope}`).slice(0, 32);

function requireBase(store: Store, since: number, scope: string): void {
  const base = createdPack(store, since);
  if (base === undefined) throw new PackRefusal('bad-base', `no pack with the sequence ${since} was made here`);
  if (base.selection) throw new PackRefusal('bad-base', `pack ${since} holds a selection: nobody can tell what is missing beside it`);
  if (base.scope !== scope) throw new PackRefusal('bad-base', `pack ${since} was made for '${base.scope}', this one is for '${scope}'`);
}

type Stamps = (thing: string, digest: Buffer | null) => void;

/** Kept aside until the whole pack was read: the store is locked for one short moment only. */
function openStamps({ db }: Store): Stamps {
  db.exec('DROP TABLE IF EXISTS temp.stamps; CREATE TEMP TABLE stamps (thing TEXT NOT NULL, digest BLOB)');
  const insert = db.prepare('INSERT INTO temp.stamps VALUES (?, ?)');
  return (thing, digest) => void insert.run(thing, digest);
}

/** The receiver has it as it is now, because it was in the base or in what the base was made against. */
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
