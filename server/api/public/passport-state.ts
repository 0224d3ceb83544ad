// Determines the state of a published passport for its readers, and the refusal if it is revoked, invalid or unknown.
import { defined } from '../../domain/json/defined.ts';
import { type PassportStanding, Refusal } from '../../lib/problem.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import { presentVersion } from '../../store/passports/versions.ts';
import { statusLogOf, statusStandingOf } from '../../store/trust/own-status.ts';
import type { Reader } from './reader.ts';

/** Returns undefined for an active passport. `since` is absent if the store does not know the date. */
export function standingFor({ store }: Reader, dppCode: string, dppStatus: PassportRecord['dppStatus']): PassportStanding | undefined {
  if (dppStatus === 'active') return undefined;
  const own = statusStandingOf(store, dppCode);
  if (own !== undefined && (own.state === 'revoked' || dppStatus === 'inactive')) {
    // The status was recovered from a list of this service after the store had lost it, so the logged time is not the original one.
    const isLate = statusLogOf(store, dppCode).at(-1)?.late === true;
    return { state: own.state, ...(isLate ? {} : { since: own.since }) };
  }
  const since = presentVersion(store, dppCode)?.readableFrom;
  return { state: dppStatus, ...defined({ since }) };
}

export const unknownPassport = (dppCode: string): Refusal =>
  new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}' here`, { standing: { state: 'unknown' } });

/** 410: the passport was published here, and its issuer revoked it or set it to invalid. */
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
