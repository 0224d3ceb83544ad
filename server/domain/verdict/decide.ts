// Evidence of all checks in, one headline with its reasons out. Total: what is missing counts as not checked.

import type { Check, Code } from '../evidence/codes.ts';
import type { Evidence, Headline, Verdict } from '../evidence/evidence.ts';
import { NOT_COMPARABLE, TO_COMPARE } from '../product/compare.ts';

/**
 * A verdict is a meet: each check gives an upper bound, and the lowest counts. The headlines from best to worst: valid; genuine, not current; unknown issuer and cannot
 * check; invalid. Two questions come first, because without an answer to them no check says anything: can it be read, and did anybody we trust ever vouch for its key?
 */
export function decide(evidence: readonly Evidence[]): Verdict {
  const ladder = new Ladder(evidence);
  return (
    unreadable(ladder) ??
    unknownKey(ladder) ??
    invalid(ladder) ??
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

  /** At least one line passed and none failed. */
  passed(check: Check): boolean {
    return this.of(check).some(({ outcome }) => outcome === 'passed') && this.failed(check).length === 0;
  }

  /** The lines that did not pass; `absent` stands for a check that nobody made. */
  open(check: Check, absent: Code): readonly Code[] {
    const lines = this.of(check);
    return lines.length === 0 ? [absent] : lines.filter(({ outcome }) => outcome === 'not-checked').map(({ code }) => code);
  }
}

const verdict = (headline: Headline, reasons: readonly Code[]): Verdict | undefined =>
  reasons.length === 0 ? undefined : { headline, reasons: [...new Set(reasons)] };

/** A key that is not held here is a question of who, not of how; and other copies say nothing of this one. */
const NOT_OF_READING: ReadonlySet<Code> = new Set(['DPP-SIG-12', 'DPP-SIG-23', 'DPP-SIG-24', 'DPP-SIG-25']);

function unreadable(ladder: Ladder): Verdict | undefined {
  if (ladder.passed('integrity') || ladder.failed('integrity').length > 0) return undefined;
  return verdict(
    'cannot-check',
    ladder.open('integrity', 'DPP-SIG-11').filter((code) => !NOT_OF_READING.has(code)),
  );
}

/** The trust data vouch for the key, but not for this, or did once: a bound like those of the other checks. */
const VOUCHED_FOR_OTHERS: readonly Code[] = ['DPP-ISS-14', 'DPP-ISS-19', 'DPP-ISS-23', 'DPP-ISS-24', 'DPP-KEY-13'];

/** Without a trusted key nothing about the document is proved, not even a forgery. */
function unknownKey(ladder: Ladder): Verdict | undefined {
  const nobody = [
    ...(ladder.passed('issuer') || ladder.failed('issuer').length > 0
      ? []
      : ladder.open('issuer', 'DPP-ISS-10').filter((code) => !VOUCHED_FOR_OTHERS.includes(code))),
    ...ladder.codes('DPP-KEY-02', 'DPP-TRU-05'),
  ];
  const altered = nobody.length > 0 ? ladder.failed('integrity') : [];
  return verdict('unknown-issuer', [...nobody, ...altered]);
}

/** Dates that rest on a clock known to be behind accuse nobody; a date that cannot be read is wrong on every clock. */
const CLOCK_BOUND: ReadonlySet<Code> = new Set(['DPP-DAT-03', 'DPP-DAT-04']);

/** The order in which reasons are shown; malformed content is refused, the UNTP schema is not. */
function invalid(ladder: Ladder): Verdict | undefined {
  const suspect = !ladder.passed('clock');
  const wrong = (['integrity', 'issuer', 'key', 'product', 'status', 'dates'] as const).flatMap((check) => ladder.failed(check));
  return verdict('invalid', [...wrong.filter((code) => !(suspect && CLOCK_BOUND.has(code))), ...ladder.codes('DPP-CON-02')]);
}

/** Signed and seen while the key was good: amber. */
const REVOKED_SINCE: Code = 'DPP-KEY-11';

/** Whatever else is said: no headline of genuineness without a signature that matched, an issuer who may issue this and a key that may sign. */
function notVouchedFor(ladder: Ladder): Verdict | undefined {
  return verdict('unknown-issuer', [
    ...ladder.codes(...VOUCHED_FOR_OTHERS),
    ...(ladder.passed('integrity') ? [] : ladder.open('integrity', 'DPP-SIG-11')),
    ...(ladder.passed('key') ? [] : ladder.open('key', 'DPP-KEY-10').filter((code) => code !== REVOKED_SINCE)),
  ]);
}

/** Something was scanned, and whether the credential is about it is hidden, unreadable or not stated. */
const notComparable = (ladder: Ladder): Verdict | undefined => verdict('cannot-check', ladder.codes(...NOT_COMPARABLE));

/** A past moment was asked for: whatever was good then is not said to be good now. */
const AS_OF: Code = 'DPP-CLK-03';

/** A verdict of a past moment at which nothing was wrong and nothing stayed open; what became of it since stands behind it. */
export const wasValid = ({ reasons }: Pick<Verdict, 'reasons'>): boolean => reasons[0] === AS_OF;

/** What has happened since the moment that was asked for. */
const since = (ladder: Ladder): readonly Code[] => ladder.codes('DPP-STA-09', 'DPP-KEY-07', 'DPP-DAT-06');

/** No status list was offered: nothing to be out of date. */
const NO_STATUS: Code = 'DPP-STA-02';

function notCurrent(ladder: Ladder): Verdict | undefined {
  return verdict('valid-not-current', [
    ...ladder.open('trust', 'DPP-TRU-05'),
    ...ladder.open('status', 'DPP-STA-07').filter((code) => code !== NO_STATUS),
    ...ladder.open('issuer', 'DPP-ISS-10'),
    ...ladder.open('key', 'DPP-KEY-10'),
    // One of them may have been taken back.
    ...ladder.codes('DPP-SIG-25'),
    ...ladder.open('clock', 'DPP-CLK-02').filter((code) => code !== AS_OF),
    ...ladder.failed('dates'),
    ...ladder.open('dates', 'DPP-DAT-11'),
    // Something was scanned, and a person has to compare the rest: no green light.
    ...ladder.codes(...TO_COMPARE, 'DPP-PRD-07'),
    ...asOf(ladder),
  ]);
}

const asOf = (ladder: Ladder): readonly Code[] => {
  const chosen = ladder.codes(AS_OF);
  return chosen.length === 0 ? chosen : [...chosen, ...since(ladder), ...remarks(ladder)];
};

/** What an officer should know beside a valid verdict. */
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
    'DPP-STA-33',
    'DPP-STA-34',
    'DPP-SIG-16',
    'DPP-SIG-19',
    'DPP-SIG-28',
    'DPP-CPL-02',
    'DPP-CON-05',
  );
