// Provides the officers under whose sign-in the current work runs, so that every record written by it can name them.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Officer, SignedIn } from '../../contract/index.ts';
import { isObject } from '../../domain/json/json.ts';

const acting = new AsyncLocalStorage<SignedIn | undefined>();

/** Also covers work that continues after `work` has returned, such as a job that it started. */
export const underSignIn = <Result>(signedIn: SignedIn | undefined, work: () => Result): Result => acting.run(signedIn, work);

/** Undefined if no officer is signed in: a recorded name was then only typed. */
export const signedIn = (): SignedIn | undefined => acting.getStore();

/** The member `signedIn` of a record; none if no officer is signed in. */
export function signedInMember(): { readonly signedIn?: SignedIn } {
  const present = signedIn();
  return present === undefined ? {} : { signedIn: present };
}

/** The sign-in as a column; `null` if no officer is signed in. */
export const signedInColumn = (): string | null => {
  const present = signedIn();
  return present === undefined ? null : JSON.stringify(present);
};

const isOfficer = (value: unknown): value is Officer => isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** Reads the column. Undefined if no one was signed in, or if it was changed to something that names no officer. */
export function readSignedIn(column: unknown): SignedIn | undefined {
  if (typeof column !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(column);
    const isSignedIn = Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(isOfficer);
    return isSignedIn ? (value as unknown as SignedIn) : undefined;
  } catch {
    return undefined;
  }
}
