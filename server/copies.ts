// The copies of a passport that are held here, each examined, in; the one that speaks for it, and what has to be said of the others, out.
import type { Copy, Examined } from './examine.ts';
import type { LeftOut } from './store/looked-at.ts';
import type { Check, Outcome } from './verdict/codes.ts';
import { type Evidence, evidence, HEADLINES } from './verdict/evidence.ts';
import { isGenuine } from './verdict/genuine.ts';

export interface ExaminedCopy {
  readonly copy: Copy;
  readonly examined: Examined;
}

const isAltered = ({ examined }: ExaminedCopy): boolean =>
  examined.evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'failed');

/** Signed by an issuer who is known here and taken back: that binds however the issuer stands by now. */
function isTakenBack({ examined: { evidence: found, verification } }: ExaminedCopy): boolean {
  const has = (check: Check, outcome: Outcome) => found.some((one) => one.check === check && one.outcome === outcome);
  const isItsOwn = (['integrity', 'key'] as const).every((check) => has(check, 'passed') && !has(check, 'failed'));
  const isForeign = found.some(({ code }) => code === 'DPP-ISS-22');
  return verification?.issuer !== undefined && isItsOwn && !isForeign && has('status', 'failed');
}

/** Altered, or of nobody who is known here: whoever brings such a copy proves nothing, neither for the product nor against it. */
export const provesNothing = (one: ExaminedCopy): boolean =>
  isAltered(one) ? !one.copy.published : ['unknown-issuer', 'cannot-check'].includes(one.examined.verdict.headline) && !isTakenBack(one);

/**
 * What this service published itself and is altered shows first: somebody has changed its store. Of all others a genuine one speaks, then the best verdict counts, because
 * a signature that holds cannot be had by accident; an altered one never speaks where another does.
 */
export function speaking(copies: readonly ExaminedCopy[]): ExaminedCopy | undefined {
  const tampered = copies.find((one) => one.copy.published && isAltered(one));
  const [first, ...others] = copies;
  return tampered ?? (first && others.reduce((best, one) => (outranks(one, best) ? one : best), first));
}

function outranks(one: ExaminedCopy, best: ExaminedCopy): boolean {
  const [mine, others] = [rank(one), rank(best)];
  const at = mine.findIndex((value, index) => value !== others[index]);
  return at >= 0 && (mine[at] ?? 0) > (others[at] ?? 0);
}

const rank = (one: ExaminedCopy): readonly number[] => [
  isGenuine(one.examined.evidence) ? 1 : 0,
  HEADLINES.indexOf(one.examined.verdict.headline),
  isAltered(one) ? 0 : 1,
];

/** The same issuer signed it after the one that was taken back. */
function replaces(chosen: ExaminedCopy, { examined: { verification: old } }: ExaminedCopy): boolean {
  const { verification: renewed } = chosen.examined;
  const [from, to] = [old?.signedAt ?? old?.validFrom, renewed?.signedAt ?? renewed?.validFrom];
  return old?.issuerId === renewed?.issuerId && from !== undefined && to !== undefined && Date.parse(from) < Date.parse(to);
}

interface Held {
  /** How many copies there are in all. */
  readonly held: number;
  /** Of issuers who are known here: at places where what was looked at proved nothing, and at the place of the one that speaks. */
  readonly passedOver: readonly LeftOut[];
  readonly leftOut: readonly LeftOut[];
}

/** What was left out may be a genuine copy that was taken back, unless the one that speaks is its issuer's later word. */
function mayCount({ passedOver, leftOut }: Held, { examined: { verification } }: ExaminedCopy): boolean {
  const at = Date.parse(verification?.signedAt ?? '');
  const isEarlier = ({ issuer, signedBy = Number.NaN }: LeftOut) => issuer === verification?.issuerId && signedBy < at;
  return passedOver.length > 0 || !leftOut.every(isEarlier);
}

export function saidOfOthers(copies: readonly ExaminedCopy[], chosen: ExaminedCopy, others: Held): readonly Evidence[] {
  const altered = copies.filter((one) => one !== chosen && isAltered(one)).length;
  const left = others.held - copies.length;
  const taken = copies.filter((one) => one !== chosen && isTakenBack(one) && !replaces(chosen, one)).length;
  return [
    ...(taken === 0 || isTakenBack(chosen) ? [] : [evidence('DPP-STA-11', `copies: ${taken}`)]),
    ...(altered === 0 ? [] : [evidence('DPP-SIG-23', `altered copies: ${altered}`)]),
    ...(left <= 0 ? [] : [evidence(mayCount(others, chosen) ? 'DPP-SIG-25' : 'DPP-SIG-24', `${left} of ${others.held}`)]),
  ];
}
