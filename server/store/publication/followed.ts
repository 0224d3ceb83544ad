// Applies published changes to the store of a reader, and records the last one applied.
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { decodeRow } from './encoding.ts';
import type { Change } from './outbox.ts';
import { deleteOne, NAMES, replaceOne } from './published.ts';

export interface Followed {
  readonly epoch: string;
  /** The number of the last change applied. */
  readonly number: number;
  /** Drawn at random by the writer for the state after this change. */
  readonly mark: string;
  /** The moment that the store shows, ISO 8601 UTC. */
  readonly asOf: string;
}

/** Undefined in a store that is not a reader's. */
export const followedIn = ({ db }: { readonly db: Db }): Followed | undefined =>
  statement(db, 'SELECT epoch, number, mark, as_of AS asOf FROM followed').get() as Followed | undefined;

/** Counts as a change of the data version, so that cached responses do not state an earlier moment. */
export function setFollowed({ db }: Store, { epoch, number, mark, asOf }: Followed): void {
  statement(
    db,
    `INSERT INTO followed (id, epoch, number, mark, as_of) VALUES (1, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET epoch = excluded.epoch, number = excluded.number, mark = excluded.mark, as_of = excluded.as_of`,
  ).run(epoch, number, mark, asOf);
  statement(db, 'UPDATE generation SET value = value + 1').run();
}

/** A change that no writer of this form could have made. */
export class MalformedChange extends Error {}

/**
 * Runs inside a transaction. Replacing a row fires no delete triggers, which in these tables only protect the writer's own records.
 */
export function applyChange(db: Db, { number, name, key, content }: Change): void {
  if (!NAMES.includes(name)) throw new MalformedChange(`change ${number} is about the table '${name}'`);
  const [keys, row] = [decodeRow(key), content === null ? null : decodeRow(content)];
  if (keys === undefined || row === undefined) throw new MalformedChange(`change ${number} cannot be read`);
  try {
    if (row === null) statement(db, deleteOne(name)).run(...keys);
    else statement(db, replaceOne(db, name)).run(...row);
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (error instanceof RangeError || error instanceof TypeError || code.startsWith('SQLITE_CONSTRAINT'))
      throw new MalformedChange(`change ${number} is no row of '${name}'`);
    throw error;
  }
}
