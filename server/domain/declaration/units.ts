// Reads units of measurement, so that values in different units of one quantity can be compared.
import { kilogramsPer } from './values.ts';

export interface Unit {
  /** What the unit measures. Only units of the same dimension are compared. */
  readonly dimension: string;
  readonly factor: number;
  /** False for an unknown symbol, which can be compared only with itself. */
  readonly isKnown: boolean;
}

const scaled = (dimension: string, factors: Readonly<Record<string, number>>): readonly (readonly [string, Unit])[] =>
  Object.entries(factors).map(([sign, factor]) => [sign, { dimension, factor, isKnown: true }]);

/** Symbols are case-sensitive: "mW" is not "MW". Temperatures are missing, because a factor alone does not convert them. */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...scaled('mass', { mg: 1e-6 }),
  ...scaled('voltage', { V: 1, mV: 1e-3, kV: 1e3 }),
  ...scaled('current', { A: 1, mA: 1e-3 }),
  ...scaled('power', { W: 1, mW: 1e-3, kW: 1e3, MW: 1e6 }),
  ...scaled('energy', { Wh: 1, kWh: 1e3, MWh: 1e6, J: 1 / 3600, kJ: 1 / 3.6, MJ: 1e3 / 3.6 }),
  ...scaled('charge', { Ah: 1, mAh: 1e-3 }),
  ...scaled('resistance', { Ω: 1, mΩ: 1e-3, kΩ: 1e3, ohm: 1, mohm: 1e-3, kohm: 1e3 }),
  // μ is U+03BC, to which NFKC maps the micro sign.
  ...scaled('length', { m: 1, km: 1e3, dm: 0.1, cm: 1e-2, mm: 1e-3, μm: 1e-6, um: 1e-6, in: 0.0254 }),
  ...scaled('area', { m2: 1, cm2: 1e-4, mm2: 1e-6 }),
  ...scaled('volume', { l: 1, L: 1, ml: 1e-3, mL: 1e-3, m3: 1e3, dm3: 1, cm3: 1e-3 }),
  ...scaled('time', { s: 1, min: 60, h: 3600 }),
  ...scaled('pressure', { Pa: 1, kPa: 1e3, MPa: 1e6, GPa: 1e9, bar: 1e5, 'N/mm2': 1e6 }),
  ...scaled('force', { N: 1, kN: 1e3 }),
  ...scaled('share', { '%': 1, '‰': 0.1, ppm: 1e-4 }),
  ...scaled('footprint', { kgCO2e: 1, gCO2e: 1e-3, tCO2e: 1e3, kgCO2eq: 1, tCO2eq: 1e3 }),
]);

/** Reads a unit, or a quotient of two units such as "kg CO₂e / kWh". */
export function readUnit(text: string): Unit {
  const sign = text.normalize('NFKC').replace(/\s/g, '');
  const whole = oneUnit(sign);
  if (whole.isKnown) return whole;
  const [over, under, ...more] = sign.split('/');
  if (over === undefined || under === undefined || under === '' || more.length > 0) return whole;
  const [upper, lower] = [oneUnit(over), oneUnit(under)];
  return {
    dimension: `${upper.dimension}/${lower.dimension}`,
    factor: upper.factor / lower.factor,
    isKnown: upper.isKnown && lower.isKnown,
  };
}

function oneUnit(sign: string): Unit {
  if (sign === '') return { dimension: 'number', factor: 1, isKnown: true };
  const mass = kilogramsPer(sign);
  if (mass !== undefined) return { dimension: 'mass', factor: mass, isKnown: true };
  return UNITS.get(sign) ?? { dimension: `"${sign}"`, factor: 1, isKnown: false };
}
