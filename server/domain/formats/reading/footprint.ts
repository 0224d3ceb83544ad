// Reads one footprint of the carbon footprint submodel (IDTA 02023-1-0).
import type { Json, JsonObject } from '../../json/json.ts';
import { FIELD_BY_NAME } from '../../passport/fields.ts';
import { methodNamed, phaseNamed, unitNamed } from '../aas/carbon-footprint.ts';
import { listed, numberOf, plainValue } from './element-value.ts';

export interface ReadFootprint {
  /** The value of the field `carbonFootprint`. Absent if the field does not allow the unit. */
  readonly declared?: JsonObject;
  /** The same as a global warming potential, if the method is EN 15804. */
  readonly potential?: JsonObject;
  /** The time of publication, if it is not a whole day that can serve as the date of the footprint. */
  readonly published?: string;
}

const KNOWN: ReadonlySet<string> = new Set([
  ...['PcfCalculationMethods', 'PcfCO2eq', 'ReferenceImpactUnitForCalculation', 'QuantityOfMeasureForCalculation'],
  ...['LifeCyclePhases', 'PublicationDate', 'PerformanceClass', 'StudyUrl'],
]);

const LISTS: ReadonlySet<string> = new Set(['PcfCalculationMethods', 'LifeCyclePhases']);

const { type } = FIELD_BY_NAME.get('carbonFootprint') ?? {};
const perUnitType = type?.kind === 'object' ? type.members.perUnit?.type : undefined;
const UNITS: ReadonlySet<string> = new Set(perUnitType?.kind === 'choice' ? Object.keys(perUnitType.choices) : []);

/** Returns undefined if the amount or the unit is missing, or if the amount is for a quantity other than one unit. */
export function readFootprint(entry: JsonObject, miss: (part: JsonObject) => void): ReadFootprint | undefined {
  const parts = new Map(listed(entry.value).map((part) => [String(part.idShort), part]));
  const plain = (name: string): string | undefined => plainValue(parts.get(name) ?? {});
  const several = (name: string): readonly string[] => listed(parts.get(name)?.value).flatMap((one) => plainValue(one) ?? []);
  const [value, quantity] = ['PcfCO2eq', 'QuantityOfMeasureForCalculation'].map((name) => numberOf(plain(name)));
  const [unit, performanceClass, studyUrl, published] = [
    ...['ReferenceImpactUnitForCalculation', 'PerformanceClass', 'StudyUrl', 'PublicationDate'],
  ].map(plain);
  if (value === undefined || unit === undefined || (parts.has('QuantityOfMeasureForCalculation') && quantity !== 1)) return undefined;
  const [method, ...methods] = several('PcfCalculationMethods').map(methodNamed);
  // The field can hold only one method.
  const isRead = (name: string, { value: given = '' }: JsonObject): boolean =>
    KNOWN.has(name) &&
    (!LISTS.has(name) || given === '' || (Array.isArray(given) && given.length === several(name).length)) &&
    (name !== 'PcfCalculationMethods' || methods.length === 0);
  for (const [name, part] of parts) if (!isRead(name, part)) miss(part);
  const stages = several('LifeCyclePhases').map(phaseNamed);
  const asOf = published?.endsWith('T00:00:00Z') === true ? published.slice(0, 10) : undefined;
  const perUnit = unitNamed(unit);
  const given = (members: Readonly<Record<string, Json | undefined>>): JsonObject =>
    Object.fromEntries(Object.entries(members).flatMap(([name, member]) => (member === undefined ? [] : [[name, member]])));
  const life = stages.length === 0 ? undefined : stages;
  const declared = given({ value, unit: 'kg CO2e', perUnit, stages: life, performanceClass, method, studyUrl, asOf });
  return {
    ...(UNITS.has(perUnit) ? { declared } : {}),
    ...(published !== undefined && asOf === undefined ? { published } : {}),
    ...(method === 'EN 15804' ? { potential: given({ total: value, declaredUnit: perUnit, stages: life }) } : {}),
  };
}
