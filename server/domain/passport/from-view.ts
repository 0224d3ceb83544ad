// Converts a passport from the shape of the public interface to that of the model.
import { defined } from '../json/defined.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { FIELDS } from './fields.ts';

/** Statements of the service about the passport, not of its manufacturer. */
const OF_THE_SERVICE: ReadonlySet<string> = new Set(['vcUrl', 'verifiedAt', 'language', 'labels', 'labelsLanguage', 'view']);
/** Fields that the interface writes both as a text and in full. */
const IN_FULL = { manufacturer: 'manufacturerDetail', carbonFootprint: 'carbonFootprintDetail' } as const;

const MAPS = FIELDS.filter(({ type }) => type.kind === 'language-map').map(({ name }) => name);

/** Comments for people and the schema reference for editors. They do not describe the product. */
const isRemark = (name: string): boolean => name.startsWith('//') || name === '$schema';

const withoutRemarks = (value: JsonObject): JsonObject =>
  Object.keys(value).some(isRemark) ? Object.fromEntries(Object.entries(value).filter(([name]) => !isRemark(name))) : value;

/**
 * Removes comments (members whose name begins with two slashes, as in the template) and `$schema`. Assigns texts in one language to the
 * default language.
 * Returns a passport that already has the shape of the model otherwise unchanged.
 */
export function fromView(value: JsonObject): JsonObject {
  const members = withoutRemarks(value);
  const isView = typeof members.manufacturer === 'string' || typeof members.productName === 'string';
  if (!isView) return members;
  // A view is in one language, which becomes the default language.
  const [language = 'en'] = [members.language, members.defaultLanguage].filter((tag) => typeof tag === 'string');
  const kept = Object.fromEntries(
    Object.entries(members).filter(([name]) => !OF_THE_SERVICE.has(name) && !Object.values<string>(IN_FULL).includes(name)),
  );
  const texts = Object.fromEntries(
    MAPS.flatMap((name): [string, Json][] => (typeof kept[name] === 'string' ? [[name, { [language]: kept[name] }]] : [])),
  );
  const { manufacturer, carbonFootprint } = members;
  return {
    category: 'other',
    ...kept,
    defaultLanguage: language,
    ...texts,
    ...(typeof manufacturer === 'string' ? { manufacturer: detailOf(members, 'manufacturer') ?? { name: manufacturer } } : {}),
    ...(typeof carbonFootprint === 'string'
      ? { carbonFootprint: detailOf(members, 'carbonFootprint') ?? footprintOf(carbonFootprint) ?? carbonFootprint }
      : {}),
  };
}

function detailOf(members: JsonObject, name: keyof typeof IN_FULL): JsonObject | undefined {
  const detail = members[IN_FULL[name]];
  return isObject(detail) ? detail : undefined;
}

const UNITS: Readonly<Record<string, string>> = { kg: 'kg CO2e', t: 't CO2e' };
const PER: Readonly<Record<string, string>> = {
  piece: 'piece',
  unit: 'piece',
  item: 'piece',
  kwh: 'kWh',
  kg: 'kg',
  t: 't',
  m2: 'm2',
  'm²': 'm2',
  m3: 'm3',
  'm³': 'm3',
};

/** Parses "12.5 kg CO2e", "61 kg CO₂e per kWh", "61 kg CO2e/kWh". Returns undefined for any other wording. */
function footprintOf(text: string): JsonObject | undefined {
  const found = /^(\d{1,12}(?:\.\d{1,9})?)\s*(kg|t)\s*CO[2₂](?:e|eq|-eq|\s*eq)?\.?(?:\s*(?:per|\/)\s*(\S+))?$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, amount = '', unit = '', per] = found;
  const perUnit = per === undefined ? undefined : PER[per.toLowerCase()];
  if (per !== undefined && perUnit === undefined) return undefined;
  return { value: Number(amount), unit: UNITS[unit.toLowerCase()] ?? '', ...defined({ perUnit }) };
}
