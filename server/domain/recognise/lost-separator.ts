// Finds the other plausible readings of an element string whose separators may have been lost in transmission.
import { type ApplicationIdentifier, aiAt, type Element } from '../gs1/ai.ts';
import { associationFault } from '../gs1/associations.ts';
import { valueFault } from '../gs1/value.ts';

/**
 * Policy: a lost separator is only assumed before one of these identifiers: those of lots and items, and dates, whose form can be checked.
 * With more identifiers, nearly every numeric serial number would be ambiguous.
 */
const LIKELY: ReadonlySet<string> = new Set(['10', '21', '22', '235', '11', '12', '13', '15', '16', '17']);

const MAX_READINGS = 8;
const MAX_STEPS = 4000;

/** Returns all readings of `text`, which must contain no separator, in which a likely identifier follows each value of variable length. */
export function readingsWithoutSeparator(text: string): readonly (readonly Element[])[] {
  const readings: (readonly Element[])[] = [];
  let steps = 0;

  const read = (at: number, before: readonly Element[]): void => {
    if (readings.length === MAX_READINGS || ++steps > MAX_STEPS) return;
    if (at === text.length) {
      if (before.length > 0 && !associationFault(before)) readings.push(before);
      return;
    }
    const entry = aiAt(text, at);
    if (!entry || before.some(([ai]) => ai === entry.ai)) return;
    const from = at + entry.ai.length;
    for (const to of ends(text, from, entry)) {
      const value = text.slice(from, to);
      if (!valueFault(entry, value)) read(to, [...before, [entry.ai, value]]);
    }
  };
  read(0, []);
  return readings;
}

/** Yields the offsets at which the value may end. A value of variable length ends at the end of the text or before a likely identifier. */
function* ends(text: string, from: number, { fixed, maxLength }: ApplicationIdentifier): Generator<number> {
  const last = Math.min(text.length, from + maxLength);
  if (fixed) {
    yield last;
    return;
  }
  if (last === text.length) yield last;
  for (let to = from + 1; to < last; to++) if (LIKELY.has(aiAt(text, to)?.ai ?? '')) yield to;
}
