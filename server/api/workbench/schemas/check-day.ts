// Checks the day of a query beyond its schema.
import { isFullDate } from '../../../domain/dates/dates.ts';
import { Refusal } from '../../../lib/problem.ts';

/** Returns the day, for instance 2027-03-01. */
export function checkDay(on: string): string {
  if (isFullDate(on)) return on;
  const detail = `is a day such as 2027-03-01, not '${on.slice(0, 100)}'`;
  throw new Refusal('bad-parameter', `'on' ${detail}`, { errors: [{ parameter: 'on', detail }] });
}
