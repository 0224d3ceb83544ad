// Records who edited and who published a passport, and whether that name was signed in or typed.
import type { PassportAct } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { readSignedIn, signedInColumn } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** Called in the transaction of the act, under the sign-in of the officer. */
export function noteAct({ db }: Store, dppCode: string, { at, action, who }: Omit<PassportAct, 'signedIn'>): void {
  statement(db, 'INSERT INTO passport_acts (dpp_code, at, action, who, signed_in) VALUES (?, ?, ?, ?, ?)').run(
    dppCode,
    at,
    action,
    who,
    signedInColumn(),
  );
}

/** The latest first. */
export const actsOf = ({ db }: Store, dppCode: string, limit: number): readonly PassportAct[] =>
  (
    statement(db, 'SELECT at, action, who, signed_in FROM passport_acts WHERE dpp_code = ? ORDER BY id DESC LIMIT ?').all(
      dppCode,
      limit,
    ) as (Omit<PassportAct, 'signedIn'> & { readonly signed_in: string | null })[]
  ).map(({ signed_in, ...act }) => ({ ...act, ...defined({ signedIn: readSignedIn(signed_in) }) }));
