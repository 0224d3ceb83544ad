// Reads the comparisons recorded beside a verdict: declaration, printed line, suspension and measured values.
import type { CustomsOfEntry } from '../../contract/index.ts';
import { parseDateTime } from '../dates/dates.ts';
import type { CustomsLine } from '../declaration/customs-line.ts';
import { defined } from '../json/defined.ts';
import type { Json } from '../json/json.ts';
import { faultsOf, list, matching, oneOf, open, required, text } from '../json/shape.ts';
import type { LoggedLine } from '../log/line.ts';
import { withErasedMarked } from '../merkle/parts.ts';

/** The outcome of each comparison in one word. `open`: nothing could be compared. */
export interface BesideFacts {
  readonly declaration?: BesideOutcome;
  readonly line?: BesideOutcome;
  readonly measurement?: BesideOutcome;
  /** The last day of the suspension. */
  readonly heldUntil?: string;
}
export type BesideOutcome = 'agrees' | 'differs' | 'open';

const finding = open({ outcome: required(text) });
const shape = open({
  action: required(oneOf('declaration', 'line', 'hold', 'measurement')),
  at: required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone')),
  officer: required(text),
  findings: list(finding),
  outcome: oneOf('agrees', 'differs', 'not-checked'),
  grounds: list(oneOf('a', 'b', 'c', 'd', 'e')),
  workingDays: list(text),
});

/**
 * Returns the last comparison of each kind, with erased values marked. Throws a TypeError for an unknown form, which a
 * later version may have written.
 */
export function readBeside(lines: readonly Pick<LoggedLine, 'record' | 'salt'>[]): CustomsOfEntry {
  const last = new Map<CustomsLine['action'], unknown>();
  for (const { record, salt } of lines) {
    const value = JSON.parse(withErasedMarked(record, salt)) as Json;
    const [fault] = faultsOf(shape, value);
    if (fault !== undefined) throw new TypeError(`a comparison: ${fault.pointer} ${fault.detail}`);
    const { action, inspection: _, inspectionHash: __, requestId: ___, ...said } = value as unknown as CustomsLine;
    if ((action === 'declaration' || action === 'measurement') && !('findings' in said))
      throw new TypeError('a comparison has no findings');
    last.set(action, said);
  }
  return defined({
    declaration: last.get('declaration'),
    line: last.get('line'),
    hold: last.get('hold'),
    measurement: last.get('measurement'),
  }) as CustomsOfEntry;
}

const DIFFERS: ReadonlySet<string> = new Set(['contradicts', 'differs']);
const AGREES: ReadonlySet<string> = new Set(['agrees', 'agrees-unproven']);

const together = (findings: readonly { readonly outcome: string }[]): BesideOutcome =>
  findings.some(({ outcome }) => DIFFERS.has(outcome))
    ? 'differs'
    : findings.some(({ outcome }) => AGREES.has(outcome))
      ? 'agrees'
      : 'open';

/** Returns undefined if nothing was compared. */
export function besideFacts({ declaration, line, hold, measurement }: CustomsOfEntry): BesideFacts | undefined {
  const printed = line?.outcome === 'not-checked' ? 'open' : line?.outcome;
  const facts: BesideFacts = defined({
    declaration: declaration && together(declaration.findings),
    line: printed,
    measurement: measurement && together(measurement.findings),
    heldUntil: hold?.workingDays.at(-1),
  });
  return Object.keys(facts).length === 0 ? undefined : facts;
}
