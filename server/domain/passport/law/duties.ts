// Determines what the law requires of a passport on a day: the field obligations, each from its own day.
import type { Category, Completeness, DayOfRules, Duty } from '../../../contract/index.ts';
import { isFullDate } from '../../dates/dates.ts';
import { defined } from '../../json/defined.ts';
import { isObject, type Json } from '../../json/json.ts';
import type { LabelLanguage } from '../../language/languages.ts';
import { BATTERY_CATEGORIES, type BatteryCategory, type Field, label } from '../fields/field.ts';
import { CATEGORIES, FIELDS } from '../fields.ts';
import { COLON, ourLanguage } from '../words.ts';
import { PROGRAM_RULES, type RuleRow, type Rules } from './rules.ts';

export { RULES_EDITION } from './rules.ts';

/** Where the Commission sits, so that the day of the law begins when it does for most of the Union. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** A passport, or the content of a credential, before any check. */
export type Content = Readonly<Record<string, Json | undefined>>;

/**
 * A passport has to contain what the law required when the product was placed on the market, by the passport's own statement. A statement that contradicts the date of manufacture is ignored.
 */
export function dayOfRules({ placedOnMarketDate: placed, manufacturingDate: made }: Content, now: Date): DayOfRules {
  return typeof placed === 'string' && isFullDate(placed) && !(typeof made === 'string' && placed.slice(0, 7) < made.slice(0, 7))
    ? { on: placed, basis: 'placed-on-market' }
    : { on: DAY.format(now), basis: 'today' };
}

/**
 * Lists the fields that the law asks for, now or later, and those that are filled in against it. `rules`: the edition in force, as
 * `rulesInForce` of the store returns it.
 */
export function completenessOf(content: Content, day: DayOfRules, language: string, rules: Rules = PROGRAM_RULES): Completeness {
  const labels = DUTY_LABELS[ourLanguage([language])];
  const about = groupOf(content);
  const passportFrom = passportNeededFrom(about, content, rules);
  const rows = rules.rowsOf(about.category, about.kind);
  const duties = FIELDS.flatMap((field): readonly Duty[] => {
    const { name } = field;
    const isAbsent = name === 'batteryCategory' ? about.kind === undefined : isMissing(name, content[name]);
    const duty = (path: string, isPartAbsent: boolean): readonly Duty[] => {
      const found = stateOf(field, rows.get(name), isPartAbsent, passportFrom, day.on);
      return found === undefined ? [] : [{ field: path, label: labels[path] ?? path, ...found }];
    };
    if (name !== 'manufacturer' || isAbsent) return duty(name, isAbsent);
    // The law requires the manufacturer's postal address. The interface accepts a manufacturer with only a name.
    const hasAddress = isObject(content.manufacturer) && !isMissing('address', content.manufacturer.address);
    return [...duty(name, false), ...duty(ADDRESS, !hasAddress)];
  });
  const isDue = passportFrom !== undefined && passportFrom <= day.on;
  return { ...day, rules: rules.edition.name, ...defined({ source: rules.source }), isDue, duties, ...defined({ passportFrom }) };
}

interface Group {
  readonly category: Category;
  readonly kind?: BatteryCategory;
}

/** A group or a kind that the law does not know counts as not stated. */
const groupOf = ({ category, batteryCategory }: Content): Group => ({
  category: CATEGORIES.find((known) => known === category) ?? 'other',
  ...defined({ kind: BATTERY_CATEGORIES.find((known) => known === batteryCategory) }),
});

/** Returns the fields that the law requires and the passport lacks. An empty list means "data complete", never "compliant". */
export const missingIn = ({ duties }: Completeness): Duty[] => duties.filter(({ state }) => state === 'missing');

/** The day from which a product group needs a passport. An industrial battery counts as one of more than 2 kWh. */
export const groupNeedsPassportFrom = (category: Category, kind?: BatteryCategory, rules: Rules = PROGRAM_RULES): string | undefined =>
  rules.passportRowOf(category, kind)?.from;

function passportNeededFrom({ category, kind }: Group, { capacity, nominalVoltage }: Content, rules: Rules): string | undefined {
  const row = rules.passportRowOf(category, kind);
  const { value, unit } = isObject(capacity) ? capacity : {};
  const perUnit = unit === 'kWh' ? 1 : unit === 'Ah' && typeof nominalVoltage === 'number' ? nominalVoltage / 1000 : undefined;
  const kWh = typeof value === 'number' && perUnit !== undefined ? value * perUnit : undefined;
  const isSmall = row?.aboveKWh !== undefined && kWh !== undefined && kWh > 0 && kWh <= row.aboveKWh;
  return isSmall ? undefined : row?.from;
}

/** Returns undefined if the law neither requires the field nor forbids its value. */
function stateOf(
  { setOnPublish }: Field,
  row: RuleRow | undefined,
  isAbsent: boolean,
  passportFrom: string | undefined,
  on: string,
): Omit<Duty, 'field' | 'label'> | undefined {
  if (setOnPublish === true || row === undefined) return undefined;
  const { obligation, from } = obligationBy(row, passportFrom);
  if (obligation === 'optional' || (obligation === 'not-to-be-filled' && isAbsent)) return undefined;
  const words = wordsOf(row);
  if (obligation === 'not-to-be-filled') return { ...words, obligation, state: 'not-to-be-filled' };
  if (!isAbsent) return { ...words, obligation, state: 'present' };
  if (obligation === 'pending' || from === undefined || on < from)
    return { ...words, obligation, state: 'not-yet-required', ...defined({ from }) };
  return { ...words, obligation, state: obligation === 'mandatory' ? 'missing' : 'conditional', from };
}

interface Dated extends Pick<RuleRow, 'obligation'> {
  readonly from?: string;
}

/**
 * The obligation under current law, with the day from which it applies. It is pending while no act requires a passport
 * for the group, or if the rules do not name the group: Annex III of Regulation (EU) 2024/1781 applies only where an
 * act for the group refers to it. The day of a pending obligation is the earliest possible one.
 */
function obligationBy({ obligation, category, from }: RuleRow, passportFrom: string | undefined): Dated {
  if (obligation === 'optional' || obligation === 'not-to-be-filled') return { obligation };
  if (obligation === 'pending' || passportFrom === undefined || category === '*')
    return from === undefined ? { obligation: 'pending' } : { obligation: 'pending', from };
  return { obligation, from: from === undefined || from < passportFrom ? passportFrom : from };
}

const wordsOf = ({ legalBasis, condition }: RuleRow): Pick<RuleRow, 'legalBasis' | 'condition'> =>
  condition === undefined ? { legalBasis } : { legalBasis, condition };

/** The same for one field. The legal basis is that of the table if the rules do not name the field. */
export function legalObligation(
  { name, legalBasis }: Field,
  category: Category,
  kind: BatteryCategory | undefined,
  passportFrom: string | undefined,
  rules: Rules = PROGRAM_RULES,
): Dated & Pick<RuleRow, 'legalBasis' | 'condition'> {
  const row = rules.rowsOf(category, kind).get(name);
  return row === undefined ? { obligation: 'optional', legalBasis } : { ...obligationBy(row, passportFrom), ...wordsOf(row) };
}

const ADDRESS = 'manufacturer/address';
const ADDRESS_LABEL = label('address', 'Anschrift', 'adresse');

function labelsIn(language: LabelLanguage): Readonly<Record<string, string>> {
  const labels: Record<string, string> = Object.fromEntries(FIELDS.map((field) => [field.name, field.label[language]]));
  return { ...labels, [ADDRESS]: `${labels.manufacturer}${COLON[language]}${ADDRESS_LABEL[language]}` };
}

/** The label of each field that a duty can be about, by its path. */
export const DUTY_LABELS: Readonly<Record<LabelLanguage, Readonly<Record<string, string>>>> = {
  en: labelsIn('en'),
  de: labelsIn('de'),
  fr: labelsIn('fr'),
};

/**
 * Fields for which an empty list is a statement: no hazardous substance, no critical raw material. For others, an empty list counts as
 * missing.
 */
export const MAY_BE_NONE: ReadonlySet<string> = new Set(['hazardousSubstances', 'criticalRawMaterials']);

const isMissing = (name: string, value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0 && !MAY_BE_NONE.has(name));
