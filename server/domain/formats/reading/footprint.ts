// Reads one footprint of the carbon footprint submodel (IDTA 02023-1-0).
import type { Json, JsonObject } from '../../json/json.ts';
import { FIELD_BY_NAME } from '../../passport/fields.ts';
import { methodNamed, phaseNamed, unitNamed } from '../aas/carbon-footprint.ts';
import { listed, plainValue } from './element-value.ts';

export interface ReadFootprint {
  /** Absent if the field does not know the unit. */
  readonly declared?: JsonObject;
  /** The same by EN 15804. */
  readonly potential?: JsonObject;
}

const KNOWN: ReadonlySet<string> = new Set([
  ...['PcfCalculationMethods', 'PcfCO2eq', 'ReferenceImpactUnitForCalculation', 'QuantityOfMeasureForCalculation'],
  ...['LifeCyclePhases', 'PublicationDate', 'PerformanceClass', 'StudyUrl'],
]);

const { type } = FIELD_BY_NAME.get('carbonFootprint') ?? {};
const perUnitType = type?.kind === 'object' ? type.members.perUnit?.type : undefined;
const UNITS: ReadonlySet<string> = new Set(perUnitType?.kind === 'choice' ? Object.keys(perUnitType.choices) : []);

/** Undefined without an amount, or if it is about another quantity than one unit. */
export function readFootprint(entry: JsonObject, miss: (part: JsonObject) => void): ReadFootprint | undefined {
  const parts = new Map(listed(entry.value).map((part) => [String(part.idShort), part]));
  const plain = (name: string): string | undefined => plainValue(parts.get(name) ?? {});
  const several = (name: string): readonly string[] => listed(parts.get(name)?.value).flatMap((one) => plainValue(one) ?? []);
  const [amount, quantity = '1'] = [plain('PcfCO2eq'), plain('QuantityOfMeasureForCalculation')];
  if (amount === undefined || !Number.isFinite(Number(amount)) || Number(quantity) !== 1) return undefined;
  for (const [name, part] of parts) if (!KNOWN.has(name)) miss(part);
  const value = Number(amount);
  const [method] = several('PcfCalculationMethods').map(methodNamed);
  const stages = several('LifeCyclePhases').map(phaseNamed);
  const published = plain('PublicationDate');
  const [unit, performanceClass, studyUrl] = ['ReferenceImpactUnitForCalculation', 'PerformanceClass', 'StudyUrl'].map(plain);
  const perUnit = unit === undefined ? undefined : unitNamed(unit);
  const given = (members: Readonly<Record<string, Json | undefined>>): JsonObject =>
    Object.fromEntries(Object.entries(members).flatMap(([name, member]) => (member === undefined ? [] : [[name, member]])));
  const life = stages.length === 0 ? undefined : stages;
  const declared = given({
    ...{ value, unit: 'kg CO2e', perUnit, stages: life, performanceClass, method, studyUrl },
    asOf: published?.endsWith('T00:00:00Z') ? published.slice(0, 10) : undefined,
  });
  return {
    ...(perUnit === undefined || UNITS.has(perUnit) ? { declared } : {}),
    ...(method === 'EN 15804' ? { potential: given({ total: value, declaredUnit: perUnit, stages: life }) } : {}),
  };
}
