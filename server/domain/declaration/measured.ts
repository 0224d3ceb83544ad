// Compares a measured value with the one that a passport declares, with a tolerance. Never part of a verdict.
import type { MeasuredValue, MeasurementFinding, NotComparable, Quantity } from '../../contract/index.ts';
import { original } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import { isProven } from './known.ts';
import { readUnit } from './units.ts';
import { readDecimal } from './values.ts';

type Compared =
  | { readonly outcome: 'agrees' | 'differs'; readonly deviation?: number }
  | { readonly outcome: 'not-comparable'; readonly why: NotComparable };

/** Returns one finding for each measured value, in the same order. */
export const compareMeasured = (values: readonly MeasuredValue[], quantities: readonly Quantity[]): readonly MeasurementFinding[] =>
  values.map((value): MeasurementFinding => {
    const quantity = quantities.find(({ place }) => place === value.place);
    if (quantity === undefined) return { ...value, label: value.place, outcome: 'not-comparable', why: 'not-stated' };
    const { label, source } = quantity;
    const { outcome, ...more } = compareOne(value, quantity);
    const told = outcome === 'agrees' && !isProven(source) ? 'agrees-unproven' : outcome;
    const declared = `${quantity.value} ${original(quantity.unit)}`.trim();
    return { ...value, label, outcome: told, declared, source, ...defined(more) };
  });

const notComparable = (why: NotComparable): Compared => ({ outcome: 'not-comparable', why });

function compareOne({ value, unit, tolerance, toleranceIn }: MeasuredValue, declared: Pick<Quantity, 'value' | 'unit'>): Compared {
  const [measured, allowed] = [readDecimal(value), readDecimal(tolerance)];
  if (!measured.ok) return notComparable(measured.why);
  if (!allowed.ok) return notComparable(allowed.why);
  const own = original(declared.unit);
  const [one, other] = [readUnit(unit.trim() === '' ? own : unit), readUnit(own)];
  if (one.dimension !== other.dimension) return notComparable(one.isKnown && other.isKnown ? 'other-quantity' : 'unit-unknown');
  const stated = declared.value * other.factor;
  const difference = measured.value * one.factor - stated;
  const room = toleranceIn === 'percent' ? (allowed.value / 100) * Math.abs(stated) : allowed.value * one.factor;
  return {
    outcome: isWithin(difference, room, Math.abs(stated)) ? 'agrees' : 'differs',
    ...(stated === 0 ? {} : { deviation: Number(((difference / Math.abs(stated)) * 100).toPrecision(3)) }),
  };
}

/** A deviation of exactly the tolerance agrees. The margin of 1e-9 allows for rounding in the conversion of units. */
const isWithin = (difference: number, room: number, size: number): boolean =>
  room >= 0 && Math.abs(difference) <= room + 1e-9 * (size + room);
