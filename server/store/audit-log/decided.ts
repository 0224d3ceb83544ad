// Reads the decisions on an entry, and determines which of them is in force.
import type { Decision } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { readSignedIn } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

export interface DecisionRow extends Omit<Decision, 'signedIn'> {
  readonly inspection_id: number;
  readonly signed_in?: string | null;
}

/** Exactly the members that the hash covers. */
export const toDecision = ({ at, decision, officer, place, reference, note, signed_in }: DecisionRow): Decision => ({
  at,
  decision,
  officer,
  place,
  reference,
  note,
  ...defined({ signedIn: readSignedIn(signed_in) }),
});

export const decisionsOf = (db: Db, id: number): Decision[] =>
  withUndone((statement(db, 'SELECT * FROM decisions WHERE inspection_id = ? ORDER BY id').all(id) as DecisionRow[]).map(toDecision));

/** Keeps the order and marks each decision that the next one undoes. */
export const withUndone = (decisions: readonly Decision[]): Decision[] =>
  decisions.map((decision, index) => (decisions[index + 1]?.decision === 'undone' ? { ...decision, isUndone: true } : decision));

/** The decision in force. */
export const inForce = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.findLast(({ decision, isUndone }) => decision !== 'undone' && isUndone !== true);

export const lastDecisionOf = (db: Db, id: number): Decision | undefined => inForce(decisionsOf(db, id));
