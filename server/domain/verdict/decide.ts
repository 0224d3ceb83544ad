// Decides the headline and its reasons from the evidence of all checks.
// The function is total: a missing check counts as not checked.
import type { Check } from '../evidence/checks.ts';
import type { Code } from '../evidence/codes.ts';
import type { Evidence, Headline, Verdict } from '../evidence/evidence.ts';
import { NOT_COMPARABLE, TO_COMPARE } from '../product/compare.ts';

/**
 * Each check gives an upper bound for the verdict, and the lowest bound is the verdict. The headlines from best to worst are valid;
 * genuine, not current; unknown issuer and cannot check, which share a rank; invalid. Two questions come first, because every other check
 * depends on them: can the input be read, and has a trusted source ever vouched for its key?
 */
export function decide(evidence: readonly Evidence[]): Verdict {
  const ladder = new Ladder(evidence);
  return (
    unreadable(ladder) ??
    unknownKey(ladder) ??
    invalid(ladder) ??
    notJudged(ladder) ??
    notVouchedFor(ladder) ??
    notComparable(ladder) ??
    notCurrent(ladder) ?? { headline: 'valid', reasons: remarks(ladder) }
  );
}

class Ladder {
  private readonly evidence: readonly Evidence[];

  constructor(evidence: readonly Evidence[]) {
    this.evidence = evidence;
  }

  of(check: Check): readonly Evidence[] {
    return this.evidence.filter((one) => one.check === check);
  }

  codes(...codes: readonly Code[]): readonly Code[] {
    return codes.filter((code) => this.evidence.some((one) => one.code === code));
  }

  failed(check: Check): readonly Code[] {
    return this.of(check)
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ code }) => code);
  }

  /** True if at least one line passed and none failed. */
  passed(check: Check): boolean {
    return this.of(check).some(({ outcome }) => outcome === 'passed') && this.failed(check).length === 0;
  }

  /** The codes of the lines that were not checked, or `absent` if the check did not run at all. */
  open(check: Check, absent: Code): readonly Code[] {
    const lines = this.of(check);
    return lines.length === 0 ? [absent] : lines.filter(({ outcome }) => outcome === 'not-checked').map(({ code }) => code);
  }
}

const verdict = (headline: Headline, reasons: readonly Code[]): Verdict | undefined =>
  reasons.length === 0 ? undefined : { headline, reasons: [...new Set(reasons)] };

/**
 * Codes of the integrity check that do not make an input unreadable. A missing key is a question about the issuer; the other codes concern
 * other copies.
 */
const NOT_OF_READING: ReadonlySet<Code> = new Set(['DPP-SIG-12', 'DPP-SIG-23', 'DPP-SIG-24', 'DPP-SIG-25']);

function unreadable(ladder: Ladder): Verdict | undefined {
  if (ladder.passed('integrity') || ladder.failed('integrity').length > 0) return undefined;
  return verdict(
    'cannot-check',
    ladder.open('integrity', 'DPP-SIG-11').filter((code) => !NOT_OF_READING.has(code)),
  );
}

/**
 * The trust data vouch for the key, but for other content or at an earlier time, or GS1 licenses the number to another company. These codes
 * bound the verdict like those of other checks.
 */
const VOUCHED_FOR_OTHERS: readonly Code[] = ['DPP-ISS-14', 'DPP-ISS-19', 'DPP-ISS-23', 'DPP-ISS-24', 'DPP-KEY-13', 'DPP-LIC-11'];

/** Without a trusted key, no property of the document is proven, not even that it was forged. */
function unknownKey(ladder: Ladder): Verdict | undefined {
  const reasons = [
    ...(ladder.passed('issuer') || ladder.failed('issuer').length > 0
      ? []
      : ladder.open('issuer', 'DPP-ISS-10').filter((code) => !VOUCHED_FOR_OTHERS.includes(code))),
    ...ladder.codes('DPP-KEY-02', 'DPP-KEY-17', 'DPP-TRU-05'),
  ];
  const altered = reasons.length > 0 ? ladder.failed('integrity') : [];
  return verdict('unknown-issuer', [...reasons, ...altered]);
}

/**
 * A date failure that depends on the clock does not count while the clock is known to be behind. An unreadable date is wrong on any clock.
 */
const CLOCK_BOUND: ReadonlySet<Code> = new Set(['DPP-DAT-03', 'DPP-DAT-04']);

/** Collects the failures in display order. Malformed content is refused; a breach of the UNTP schema is not. */
function invalid(ladder: Ladder): Verdict | undefined {
  const suspect = !ladder.passed('clock');
  const wrong = (['integrity', 'issuer', 'key', 'product', 'licence', 'status', 'dates'] as const).flatMap((check) => ladder.failed(check));
  return verdict('invalid', [...wrong.filter((code) => !(suspect && CLOCK_BOUND.has(code))), ...ladder.codes('DPP-CON-02')]);
}

/** The path to a known anchor can be neither accepted nor refused, because it is out of date or uses an unsupported feature. */
const notJudged = (ladder: Ladder): Verdict | undefined => verdict('cannot-check', ladder.codes('DPP-KEY-16', 'DPP-KEY-18'));

/** The credential was signed and first seen while the key was good, so the verdict is amber. */
const REVOKED_SINCE: Code = 'DPP-KEY-11';

/**
 * Requires a matching signature, an issuer that may issue this credential and a key that may sign. Without all three, no verdict calls the
 * credential genuine.
 */
function notVouchedFor(ladder: Ladder): Verdict | undefined {
  return verdict('unknown-issuer', [
    ...ladder.codes(...VOUCHED_FOR_OTHERS),
    ...(ladder.passed('integrity') ? [] : ladder.open('integrity', 'DPP-SIG-11')),
    ...(ladder.passed('key') ? [] : ladder.open('key', 'DPP-KEY-10').filter((code) => code !== REVOKED_SINCE)),
  ]);
}

/** A product was scanned, but the identifier to compare is hidden, unreadable or absent. */
const notComparable = (ladder: Ladder): Verdict | undefined => verdict('cannot-check', ladder.codes(...NOT_COMPARABLE));

/** The user asked about a past moment. Such a verdict never claims that the passport is good now. */
const AS_OF: Code = 'DPP-CLK-03';

/** True if the verdict of a past moment has no failure and no open check. Later events follow in `reasons`. */
export const wasValid = ({ reasons }: Pick<Verdict, 'reasons'>): boolean => reasons[0] === AS_OF;

/** The events since the moment that the user asked about. */
const since = (ladder: Ladder): readonly Code[] => ladder.codes('DPP-STA-09', 'DPP-KEY-07', 'DPP-DAT-06');

/** The credential offers no status list, so no list can be out of date. */
const NO_STATUS: Code = 'DPP-STA-02';

/** The revocation of certificates is never looked up, so this code never lowers the verdict. */
const NO_CERTIFICATE_STATUS: Code = 'DPP-STA-18';

/** Missing licences, and a licence of another company if the trust data name the issuer for the number, do not lower the verdict. */
const LICENCE_REMARKS: ReadonlySet<Code> = new Set(['DPP-LIC-02', 'DPP-LIC-03']);

/** With nothing scanned, the verdict is about the document only. */
const NOT_SCANNED: Code = 'DPP-PRD-02';

/** Evidence that does not contradict a valid proof, and may therefore be reported beside it. */
const ALLOWED_WITH_A_GOOD_PROOF: ReadonlySet<Code> = new Set(['DPP-SIG-16', 'DPP-SIG-19', 'DPP-SIG-23', 'DPP-SIG-24', 'DPP-SIG-28']);

function notCurrent(ladder: Ladder): Verdict | undefined {
  return verdict('valid-not-current', [
    ...ladder.failed('trust'),
    ...ladder.open('trust', 'DPP-TRU-05'),
    ...ladder.open('status', 'DPP-STA-07').filter((code) => code !== NO_STATUS && code !== NO_CERTIFICATE_STATUS),
    ...ladder.open('issuer', 'DPP-ISS-10'),
    ...ladder.open('key', 'DPP-KEY-10'),
    // One of the omitted copies may be revoked.
    ...ladder.codes('DPP-SIG-25'),
    ...ladder.failed('clock'),
    ...ladder.open('clock', 'DPP-CLK-02').filter((code) => code !== AS_OF),
    ...ladder.open('integrity', 'DPP-SIG-14').filter((code) => !ALLOWED_WITH_A_GOOD_PROOF.has(code)),
    ...ladder.failed('dates'),
    ...ladder.open('dates', 'DPP-DAT-11'),
    // A product was scanned and a person must compare the rest, so the verdict is not green.
    ...ladder.codes(...TO_COMPARE),
    ...ladder.open('product', 'DPP-PRD-07').filter((code) => code !== NOT_SCANNED),
    ...ladder
      .of('licence')
      .filter(({ outcome, code }) => outcome === 'not-checked' && !LICENCE_REMARKS.has(code))
      .map(({ code }) => code),
    ...asOf(ladder),
  ]);
}

const asOf = (ladder: Ladder): readonly Code[] => {
  const chosen = ladder.codes(AS_OF);
  return chosen.length === 0 ? chosen : [...chosen, ...since(ladder), ...remarks(ladder)];
};

/** Reasons that an officer should know even when the verdict is valid. */
const remarks = (ladder: Ladder): readonly Code[] =>
  ladder.codes(
    'DPP-SIG-23',
    'DPP-SIG-24',
    'DPP-CON-03',
    'DPP-PRD-02',
    'DPP-PRD-06',
    'DPP-ISS-02',
    'DPP-ISS-03',
    NO_STATUS,
    NO_CERTIFICATE_STATUS,
    'DPP-KEY-19',
    'DPP-STA-33',
    'DPP-STA-34',
    ...LICENCE_REMARKS,
    'DPP-SIG-16',
    'DPP-SIG-19',
    'DPP-SIG-28',
    'DPP-CPL-02',
    'DPP-CON-05',
    'DPP-CON-06',
    'DPP-CON-07',
  );
