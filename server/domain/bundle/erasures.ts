// Checks that the log of erasures covers every missing part of the lines of a bundle, and names the covering lines.
import type { ErasablePart, Erasure } from '../../contract/index.ts';
import { parseDateTime } from '../dates/dates.ts';
import { defined } from '../json/defined.ts';
import type { Json } from '../json/json.ts';
import { faultsOf, list, matching, number, oneOf, open, required, text } from '../json/shape.ts';
import { ERASABLE_LOGS, ERASABLE_PARTS, type ErasableLog, type ErasedRange, type ErasureLine } from '../log/erasure-line.ts';
import type { LoggedLine } from '../log/line.ts';
import { erasedParts } from '../merkle/parts.ts';

/** A line of the log of erasures, as reports show it. */
export interface ReportedErasure extends Omit<Erasure, 'lines' | 'parts'> {
  readonly lines: readonly ErasedRange[];
}

/** The erased parts of an item, and the lines of the log of erasures that cover them. */
export interface ErasedOfItem {
  readonly erasure: number;
  readonly parts: readonly ErasablePart[];
}

const place = number({ integer: true, minimum: 1 });
const shape = open({
  action: required(oneOf('erase')),
  at: required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone')),
  officer: required(text),
  secondPerson: text,
  cause: required(oneOf('rule', 'request', 'restore')),
  rule: place,
  why: required(text),
  lines: required(
    list(
      open({
        log: required(oneOf(...ERASABLE_LOGS)),
        from: required(place),
        to: required(place),
        parts: required(list(oneOf(...ERASABLE_PARTS))),
      }),
    ),
  ),
});

/** Throws a TypeError for an unknown form, which a later version may have written. */
export function readErasure({ number: at, record }: Pick<LoggedLine, 'number' | 'record'>): ReportedErasure {
  const value = JSON.parse(record) as Json;
  const [fault] = faultsOf(shape, value);
  if (fault !== undefined) throw new TypeError(`an erasure: ${fault.pointer} ${fault.detail}`);
  const line = value as unknown as Extract<ErasureLine, { readonly action: 'erase' }>;
  const { officer, signedIn, secondPerson, cause, rule, why, lines } = line;
  return { number: at, at: line.at, officer, cause, why, lines, ...defined({ signedIn, secondPerson, rule }) };
}

/** A line that may have been erased in part. `isPhotoErased`: it names a photo whose bytes were erased. */
export interface ErasableLine {
  readonly log: ErasableLog;
  readonly number: number;
  readonly salt: string | null;
  readonly isPhotoErased?: boolean;
}

/** Returns undefined if no erasure covers one of the missing parts. */
export function erasedBy(lines: readonly ErasableLine[], erasures: readonly ReportedErasure[]): readonly ErasedOfItem[] | undefined {
  const found = new Map<number, Set<ErasablePart>>();
  for (const { log, number: at, salt, isPhotoErased } of lines) {
    for (const part of [...erasedParts(salt), ...(isPhotoErased ? (['photo'] as const) : [])]) {
      const by = erasures.find((one) =>
        one.lines.some((range) => range.log === log && range.from <= at && at <= range.to && range.parts.includes(part)),
      );
      if (by === undefined) return undefined;
      found.set(by.number, (found.get(by.number) ?? new Set()).add(part));
    }
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([erasure, parts]) => ({ erasure, parts: ERASABLE_PARTS.filter((part) => parts.has(part)) }));
}

/** Returns the lines of an item in the form that `erasedBy` expects. */
export const linesOfItem = (
  inspection: Pick<LoggedLine, 'number' | 'salt'>,
  decisions: readonly Pick<LoggedLine, 'number' | 'salt'>[],
  customs: readonly Pick<LoggedLine, 'number' | 'salt'>[],
): readonly ErasableLine[] => [
  { log: 'inspections', number: inspection.number, salt: inspection.salt },
  ...decisions.map(({ number: at, salt }) => ({ log: 'decisions' as const, number: at, salt })),
  ...customs.map(({ number: at, salt }) => ({ log: 'customs_log' as const, number: at, salt })),
];
