// How a published passport stands for its readers, since when, and the refusals of one that is revoked, set to invalid, or not here.
import { type PassportStanding, Refusal } from '../../lib/problem.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import { presentVersion } from '../../store/passports/versions.ts';
import { standingOf, statusLogOf } from '../../store/trust/own-status.ts';
import type { Reader } from './reader.ts';

/** Undefined: active. `since` is absent where the store no longer knows when. */
export function standingFor({ store }: Reader, dppCode: string, dppStatus: PassportRecord['dppStatus']): PassportStanding | undefined {
  if (dppStatus === 'active') return undefined;
  const own = standingOf(store, dppCode);
  if (own !== undefined && (own.state === 'revoked' || dppStatus === 'inactive')) {
    // Taken from a list of this service after the store had lost it: the moment in the log is not when it was done.
    const isLate = statusLogOf(store, dppCode).at(-1)?.late === true;
    return { state: own.state, ...(isLate ? {} : { since: own.since }) };
  }
  const since = presentVersion(store, dppCode)?.readableFrom;
  return { state: dppStatus, ...(since === undefined ? {} : { since }) };
}

export const unknownPassport = (dppCode: string): Refusal =>
  new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}' here`, { standing: { state: 'unknown' } });

/** 410: it was published here, and its issuer revoked it or set it to invalid. */
export function gonePassport(
  reader: Reader,
  { dppCode, sample = false }: Pick<PassportRecord, 'dppCode'> & { readonly sample?: boolean },
): Refusal {
  const standing = standingFor(reader, dppCode, 'invalid') ?? { state: 'invalid' };
  const done = standing.state === 'revoked' ? 'was revoked by its issuer' : 'was set to invalid by its issuer';
  const since = standing.since === undefined ? '' : ` (${standing.since})`;
  return new Refusal('gone', `the passport '${dppCode}' ${done}${since}`, {
    standing: { ...standing, dppCode, ...(sample ? { sample } : {}) },
  });
}
