// The countries that the form of a suspension offers, and the working days that are left.
import type { HoldGround, OpenHolds } from '../../server/contract/index.ts';

export const GROUNDS: readonly HoldGround[] = ['a', 'b', 'c', 'd', 'e'];

/** The Member States, whose public holidays the workbench knows. */
export const HOLD_COUNTRIES: readonly string[] = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** The calendar date at this computer. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');

/** A working day lasts until its last hour, so the current one still counts. */
export const daysLeft = (workingDays: readonly string[], day: string): number => workingDays.filter((one) => one >= day).length;

/** Sorts the running suspensions by their end, the earliest first; then the expired ones, the latest first. */
export const byUrgency = (items: OpenHolds['items'], day: string): OpenHolds['items'] => {
  const sorted = items.toSorted((one, other) =>
    one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : one.inspection - other.inspection,
  );
  return [...sorted.filter(({ lastDay }) => lastDay >= day), ...sorted.filter(({ lastDay }) => lastDay < day).reverse()];
};
