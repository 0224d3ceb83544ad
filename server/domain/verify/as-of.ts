// Verifies a credential as of a past moment, and reports what has changed since then.

import { judgeClock } from '../dates/clock.ts';
import type { Check } from '../evidence/checks.ts';
import { detailOf, type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, type Particulars, say } from '../evidence/particulars.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import { type Verification, type VerifyContext, verifyCredential } from './index.ts';
import type { Past } from './past.ts';

export interface AsOfContext extends VerifyContext {
  readonly past: Past;
}

/** Marks a verdict as that of a past moment. With this line, the headline is never `valid`. */
export const asOfLine = (at: Date): Evidence =>
  evidence('DPP-CLK-03', say('as-it-stood', { date: dated(at.toISOString()) }), at.toISOString());

/**
 * Verifies the credential with the trust lists and status lists of that time.
 *
 * Facts known today are never ignored. What a later list backdates counts as if it had been known at the time. Later changes,
 * and changes at an unknown time, are reported as separate evidence.
 */
export function verifyAsOf(input: CredentialInput, { now, trust, expected, past }: AsOfContext): Verification {
  const product = expected === undefined ? {} : { expected };
  const then = verifyCredential(input, { now: past.at, trust: past.trust, ...product });
  const today = verifyCredential(input, { now, trust, ...product });
  // The clock check is about this computer, so it does not depend on the chosen moment.
  const clock = [judgeClock(now, trust.clockFloor), asOfLine(past.at)];
  const evidence = then.evidence.flatMap((line) => (line.check === 'clock' ? clock : asItStood(line, then, today, past)));
  return { ...then, evidence };
}

const lineOf = ({ evidence: all }: Verification, check: Check): Evidence | undefined => all.find((one) => one.check === check);
const textOf = (line: Evidence): Particulars => {
  const detail = detailOf(line);
  return detail === undefined ? say('today-code', { code: line.code }) : say('today-detail', { code: line.code, detail });
};

function asItStood(line: Evidence, then: Verification, today: Verification, past: Past): readonly Evidence[] {
  const now = lineOf(today, line.check);
  // This line does not depend on the time, because revocation of certificates is never looked up.
  if (line.code === 'DPP-STA-18') return [line];
  if (now === undefined) return [line];
  switch (line.check) {
    case 'issuer':
      return issuerThen(line, now, past.doubts.get(then.issuer?.did ?? then.issuerId ?? ''));
    case 'key':
      return keyThen(line, now, today);
    case 'dates':
      return [datesThen(line, now, then)];
    case 'status':
      return [statusThen(line, now)];
    case 'trust':
      return [line.code === 'DPP-TRU-05' ? evidence('DPP-TRU-08', undefined, now.asOf) : line];
    default:
      return [line];
  }
}

/** Judges the issuer at that time. The issuer itself dates its signature, so the date proves nothing if it is no longer trusted. */
function issuerThen(line: Evidence, now: Evidence, doubt: string | undefined): readonly Evidence[] {
  const unclear = line.outcome === 'not-checked' ? now.outcome !== 'not-checked' : line.outcome === 'passed' && doubt !== undefined;
  if (unclear) return [evidence('DPP-ISS-18', doubt ?? textOf(now), line.asOf)];
  if (line.outcome !== 'passed' || now.outcome === 'passed') return [line];
  return now.code === 'DPP-ISS-22' ? [now] : [line, evidence('DPP-ISS-17', textOf(now), now.asOf)];
}

/** Judges the key at that time. Anyone who holds a lost key can write any date. A key that reached its planned expiry is not lost. */
function keyThen(line: Evidence, now: Evidence, today: Verification): readonly Evidence[] {
  if (line.outcome === 'not-checked' && now.outcome !== 'not-checked') return [evidence('DPP-KEY-09', detailOf(line), line.asOf)];
  if (line.outcome !== 'passed') return [line];
  const integrity = lineOf(today, 'integrity');
  const isSame = integrity?.outcome === 'passed';
  if (isSame && now.outcome === 'passed') return [line];
  if (isSame && now.code === 'DPP-KEY-05') return [evidence('DPP-KEY-07', detailOf(now), line.asOf)];
  const why = now.outcome === 'passed' && integrity !== undefined ? integrity : now;
  return [line, evidence('DPP-KEY-08', textOf(why), now.asOf)];
}

function datesThen(line: Evidence, now: Evidence, { signedAt, validFrom }: Verification): Evidence {
  if (line.outcome !== 'passed') return line;
  if (signedAt === undefined && validFrom === undefined) return evidence('DPP-DAT-12');
  return now.code === 'DPP-DAT-03' ? evidence('DPP-DAT-06', detailOf(now)) : line;
}

/** The status stays open if no list of that time is held. A revocation that is known today is always reported, regardless of its date. */
function statusThen(line: Evidence, now: Evidence): Evidence {
  if (line.outcome === 'failed') return line;
  if (line.outcome === 'passed') return now.outcome === 'failed' ? evidence('DPP-STA-09', textOf(now), line.asOf) : line;
  if (now.outcome === 'failed') return evidence('DPP-STA-10', textOf(now), now.asOf);
  return line.code === 'DPP-STA-03' || line.code === 'DPP-STA-04' ? evidence('DPP-STA-08', detailOf(line), line.asOf) : line;
}
