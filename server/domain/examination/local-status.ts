// Judges the local status of a credential and the completeness of its passport, from this service's own records.
// Local status takes precedence over any status list.

import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import type { Verification } from '../verify/index.ts';
import type { Past } from '../verify/past.ts';
import type { Copy, ExamineContext } from './examined.ts';

/** Returns an empty list if this service has no record of the credential. */
export function judgeLocalStatus(copy: Copy, verification: Verification, context: ExamineContext): readonly Evidence[] {
  const { past } = context;
  return past === undefined
    ? judgeStanding(localStatus(copy, verification, context))
    : judgePastStanding(copy, verification, context, past);
}

/** A credential that this service issued and has revoked or suspended counts as such in every copy, including received ones. */
function localStatus(copy: Copy, verification: Verification, context: ExamineContext): Copy {
  const { issuer, document } = verification;
  if (issuer?.origin !== 'own' || document === undefined || isRevokedOrSuspended(copy)) return copy;
  return copiesOf(verification, context).find(isRevokedOrSuspended) ?? copy;
}

const copiesOf = ({ id, document }: Verification, context: ExamineContext): readonly Copy[] => [
  ...(id === undefined ? [] : context.copiesOfIdentifier(id)),
  ...(typeof document?.dppCode === 'string' ? context.copiesOfCode(document.dppCode) : []),
];

const isRevokedOrSuspended = ({ standing, dppStatus }: Copy): boolean => standing !== undefined || dppStatus === 'invalid';

/**
 * The service's own records take precedence over its published status lists. Credentials issued before it had status
 * lists are only in the records.
 */
function judgeStanding({ standing, dppStatus }: Copy): readonly Evidence[] {
  if (standing?.state === 'revoked') return [evidence('DPP-STA-20', say('since', { date: dated(standing.since) }))];
  if (dppStatus === 'invalid') return [evidence('DPP-STA-22')];
  return standing === undefined ? [] : [evidence('DPP-STA-21', say('since', { date: dated(standing.since) }))];
}

/**
 * Judges the status at a past moment by the service's own log, which has the time of each change. The time is unknown for
 * passports of others that were set to invalid here, and for own passports without a log entry. If the log covers the
 * moment, it replaces a status list of that time that is missing.
 */
function judgePastStanding(copy: Copy, verification: Verification, context: ExamineContext, past: Past): readonly Evidence[] {
  const { issuer, document, evidence: found } = verification;
  const listed = found.find(({ check }) => check === 'status');
  if (document === undefined || listed?.outcome === 'failed') return [];
  const own = issuer?.origin === 'own' ? [copy, ...copiesOf(verification, context)] : [copy];
  const log = own.flatMap(({ statusLog }) => (statusLog === undefined ? [] : [statusLog]))[0];
  const then = log?.findLast(({ at }) => Date.parse(at) <= past.at.getTime());
  if (then?.action === 'revoke') return [evidence('DPP-STA-20', say('since', { date: dated(then.at) }))];
  if (then?.action === 'suspend') return [evidence('DPP-STA-21', say('since', { date: dated(then.at) }))];
  const late = log?.find((one) => one.late === true && Date.parse(one.at) > past.at.getTime());
  if (late !== undefined) return [evidence('DPP-STA-10', say('found-late', { date: dated(late.at) }))];
  const after = log?.find(({ at, action }) => Date.parse(at) > past.at.getTime() && action !== 'reinstate');
  if (after !== undefined)
    return [evidence('DPP-STA-09', say(after.action === 'revoke' ? 'revoked-later' : 'suspended-later', { date: dated(after.at) }))];
  if (own.some(({ dppStatus }) => dppStatus === 'invalid')) return [evidence('DPP-STA-10', say('set-invalid'))];
  return log === undefined || listed?.code !== 'DPP-STA-08' ? [] : [evidence('DPP-STA-01', say('by-own-log'), context.now.toISOString())];
}
