// Stores local restrictions of issuers, and their lifts: two sets that only grow.
// A restriction without a lift is in force.
import type { LocalRestriction } from '../../domain/trust/trust.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** A restriction as stored. */
export interface RestrictionRecord extends LocalRestriction {
  readonly id: string;
  readonly did: string;
}

interface Row extends Omit<RestrictionRecord, 'types'> {
  readonly types: string;
}

/** The earliest first. */
export const restrictionsInForce = ({ db }: Store): RestrictionRecord[] =>
  (
    statement(db, 'SELECT * FROM restrictions WHERE id NOT IN (SELECT restriction FROM restriction_lifts) ORDER BY at, id').all() as Row[]
  ).map(({ types, ...row }) => ({ ...row, types: JSON.parse(types) as string[] }));

export function putRestriction({ db }: Store, { types, ...restriction }: RestrictionRecord): void {
  statement(db, 'INSERT INTO restrictions (id, did, types, at, who, reason) VALUES (@id, @did, @types, @at, @who, @reason)').run({
    ...restriction,
    types: JSON.stringify(types),
  });
}

export interface Lift {
  readonly restriction: string;
  readonly at: string;
  readonly who: string;
  readonly reason: string;
}

export function putLift({ db }: Store, lift: Lift): void {
  statement(db, 'INSERT INTO restriction_lifts (restriction, at, who, reason) VALUES (@restriction, @at, @who, @reason)').run(lift);
}
