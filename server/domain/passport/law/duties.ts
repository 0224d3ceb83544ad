// What the law requires of a passport on a day: the obligations of the field table, with the day from which each applies.
import type { Category, Completeness, DayOfRules, Duty } from '../../../contract/index.ts';
import { isFullDate } from '../../dates/dates.ts';
import { defined } from '../../json/defined.ts';
import { isObject, type Json } from '../../json/json.ts';
import { type BatteryCategory, type Field, label, type Obligation } from '../fields/field.ts';
import { FIELDS, obligationOf } from '../fields.ts';
import type { Passport } from '../model.ts';
import { ourLanguage } from '../words.ts';

/** The edition of the obligations and dates. Every change to them changes it. */
export const RULES_EDITION = '2026-11';

/**
 * The day from which a battery needs a passport: Regulation (EU) 2023/1542 Article 77(1). Portable and SLI batteries need none, and neither
 * does an industrial battery of 2 kWh or less. No act under Regulation (EU) 2024/1781 that requires a passport has been adopted.
 */
const BATTERIES_FROM = '2027-02-18';

/** A passport has to contain what the law required when the product was placed on the market. */
export function dayOfRules({ placedOnMarketDate }: Passport, now: Date): DayOfRules {
  return typeof placedOnMarketDate === 'string' && isFullDate(placedOnMarketDate)
    ? { on: placedOnMarketDate, basis: 'placed-on-market' }
    : { on: now.toISOString().slice(0, 10), basis: 'today' };
}

/** Lists the fields that the law asks for, now or later, and those that are filled in against it. */
export function completenessOf(passport: Passport, day: DayOfRules, language: string): Completeness {
  const words = ourLanguage([language]);
  const passportFrom = passportNeededFrom(passport);
  const duties = FIELDS.flatMap((field) => {
    const { name } = field;
    const duty = { field: name, label: field.label[words], legalBasis: field.legalBasis };
    const whole = stateOf(field, isMissing(name, passport[name]), passport, passportFrom, day.on);
    if (name !== 'manufacturer' || !isObject(passport.manufacturer)) return whole === undefined ? [] : [{ ...duty, ...whole }];
    // The law requires the manufacturer's postal address. The interface accepts a manufacturer with only a name.
    const address = stateOf(field, passport.manufacturer.address === undefined, passport, passportFrom, day.on);
    const part = { ...duty, field: `${name}/address`, label: `${duty.label}: ${ADDRESS_LABEL[words]}` };
    return [...(whole === undefined ? [] : [{ ...duty, ...whole }]), ...(address === undefined ? [] : [{ ...part, ...address }])];
  });
  const isDue = passportFrom !== undefined && passportFrom <= day.on;
  return { ...day, rules: RULES_EDITION, isDue, duties, ...defined({ passportFrom }) };
}

/** Returns the fields that the law requires and the passport lacks. An empty list means "data complete", never "compliant". */
export const missingIn = ({ duties }: Completeness): Duty[] => duties.filter(({ state }) => state === 'missing');

/** The day from which a product group needs a passport. An industrial battery counts as one of more than 2 kWh. */
export const groupNeedsPassportFrom = (category: Category, kind?: BatteryCategory): string | undefined =>
  category === 'battery' && kind !== 'portable' && kind !== 'sli' ? BATTERIES_FROM : undefined;

function passportNeededFrom({ category, batteryCategory, capacity }: Passport): string | undefined {
  const { value, unit } = (capacity ?? {}) as { readonly value?: Json; readonly unit?: Json };
  const isSmall = batteryCategory === 'industrial' && unit === 'kWh' && typeof value === 'number' && value <= 2;
  return isSmall ? undefined : groupNeedsPassportFrom(category, batteryCategory);
}

/** Returns undefined if the law neither asks for the field nor forbids what is there. */
function stateOf(
  field: Field,
  isAbsent: boolean,
  { category, batteryCategory }: Passport,
  passportFrom: string | undefined,
  on: string,
): Pick<Duty, 'obligation' | 'state' | 'from'> | undefined {
  const { obligation, from } = legalObligation(field, category, batteryCategory, passportFrom);
  if (field.setOnPublish === true || obligation === 'optional') return undefined;
  if (obligation === 'not-to-be-filled') return isAbsent ? undefined : { obligation, state: 'not-to-be-filled' };
  if (!isAbsent) return { obligation, state: 'present' };
  if (obligation === 'pending' || from === undefined || on < from) return { obligation, state: 'not-yet-required', ...defined({ from }) };
  return { obligation, state: obligation === 'mandatory' ? 'missing' : 'conditional', from };
}

/**
 * The obligation as the law stands, with the day from which it applies. It stays pending while no act requires a passport for the group, and
 * where the table does not name the group: Annex III of Regulation (EU) 2024/1781 applies only as far as an act for the group calls on it.
 * The day of a pending one is the earliest.
 */
export function legalObligation(
  field: Field,
  category: Category,
  kind: BatteryCategory | undefined,
  passportFrom: string | undefined,
): { readonly obligation: Obligation; readonly from?: string } {
  const obligation = field.notByLaw === true ? 'optional' : obligationOf(field, category, kind);
  if (obligation === 'optional' || obligation === 'not-to-be-filled') return { obligation };
  const own = category === 'battery' && kind !== undefined ? field.from?.[`battery/${kind}`] : undefined;
  const isNamed = field.obligation[category] !== undefined || (kind !== undefined && field.obligation[`battery/${kind}`] !== undefined);
  if (obligation === 'pending' || passportFrom === undefined || !isNamed) return { obligation: 'pending', ...defined({ from: own }) };
  return { obligation, from: own === undefined || own < passportFrom ? passportFrom : own };
}

const ADDRESS_LABEL = label('address', 'Anschrift', 'adresse');

/**
 * Fields for which an empty list is a statement: no hazardous substance, no critical raw material. For others, an empty list counts as
 * missing.
 */
export const MAY_BE_NONE: ReadonlySet<string> = new Set(['hazardousSubstances', 'criticalRawMaterials']);

const isMissing = (name: string, value: Json | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0 && !MAY_BE_NONE.has(name));
