// Writes an edition of the rules as JSON, and reads one strictly. It is the same text in a file, in a pack and in the store.
import { isFullDate } from '../../dates/dates.ts';
import type { Json } from '../../json/json.ts';
import { both, closed, faultsOf, list, matching, number, oneOf, required, rule, type Shape } from '../../json/shape.ts';
import { parseStrictJson } from '../../json/strict-json.ts';
import { BATTERY_CATEGORIES } from '../fields/field.ts';
import { CATEGORIES, FIELD_BY_NAME } from '../fields.ts';
import type { Edition, PassportRow, RuleRow } from './rules.ts';

/** Policy. The edition of the program has some hundred rows in less than 100 kB. */
export const RULES_LIMITS = { bytes: 2 ** 20, rows: 5_000, passports: 100, text: 300 } as const;
/** The object, its rows, and their members. */
const MOST_DEPTH = 4;

const FORMAT = 'dpp-desk-rules';

export type ReadRules =
  | {
      readonly ok: true;
      /** Only with the rows about fields and product groups that this program knows. */
      readonly edition: Edition;
      /** The number of rows about other fields and product groups. They are kept in `text`. */
      readonly unknown: number;
      /** The whole edition, exactly as it is stored and sent. */
      readonly text: string;
    }
  | { readonly ok: false; readonly detail: string };

/** Letters, digits and signs, without control and direction characters. */
const printable = (most: number): Shape =>
  matching(
    (value) => value.length <= most && value.trim() === value && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(value),
    `a line of 1 to ${most} printable characters`,
  );
const day = matching(isFullDate, 'a calendar date');
/** Leaves no room for words, because the name appears in sentences of the program. */
const NAME = /^[0-9]{4}-[0-9]{2}(?:[a-z]|\.[0-9]{1,3})?$/;
const SCOPE = /^[a-z][a-z0-9-]{0,39}(?:\/[a-z][a-z0-9-]{0,39})?$/;
const matches = (pattern: RegExp, should: string): Shape => matching((value) => pattern.test(value), should);
const upTo = (most: number, item: Shape): Shape =>
  both(
    rule((value) => (Array.isArray(value) && value.length > most ? `has more than ${most} items` : undefined)),
    list(item),
  );

const row = closed({
  field: required(matches(/^[A-Za-z][A-Za-z0-9]{0,79}$/, 'the name of a field')),
  category: required(matching((value) => value === '*' || SCOPE.test(value), "a product group, a kind of battery or '*'")),
  obligation: required(oneOf('mandatory', 'conditional', 'optional', 'pending', 'not-to-be-filled')),
  legalBasis: required(printable(RULES_LIMITS.text)),
  from: day,
  condition: printable(RULES_LIMITS.text),
});

const passport = closed({
  category: required(matches(SCOPE, 'a product group or a kind of battery')),
  from: required(day),
  legalBasis: required(printable(RULES_LIMITS.text)),
  aboveKWh: number({ minimum: 0, maximum: 1_000_000 }),
});

const file = closed({
  format: required(oneOf(FORMAT)),
  version: required(rule((value) => (value === 1 ? undefined : 'is not 1: a newer version wrote it'))),
  edition: required(
    closed({ name: required(matches(NAME, 'a year and a month such as 2027-03, 2027-03b or 2027-03.2')), date: required(day) }),
  ),
  passports: required(upTo(RULES_LIMITS.passports, passport)),
  rows: required(upTo(RULES_LIMITS.rows, row)),
});

const KNOWN_SCOPES: ReadonlySet<string> = new Set(['*', ...CATEGORIES, ...BATTERY_CATEGORIES.map((kind) => `battery/${kind}`)]);

export function writeRules({ name, date, passports, rows }: Edition): string {
  return JSON.stringify({
    format: FORMAT,
    version: 1,
    edition: { name, date },
    passports: passports.map(({ category, from, legalBasis, aboveKWh }) => ({ category, from, legalBasis, aboveKWh })),
    rows: rows.map(({ field, category, obligation, legalBasis, from, condition }) => ({
      field,
      category,
      obligation,
      legalBasis,
      from,
      condition,
    })),
  });
}

/** Writes the same JSON with one row on each line, so that people can read and compare it. */
export function toRulesFile(text: string): string {
  const { passports, rows, ...head } = JSON.parse(text) as Readonly<Record<string, readonly unknown[]>>;
  const lines = (of: readonly unknown[] = []): string => of.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n  "passports": [\n${lines(passports)}\n  ],\n  "rows": [\n${lines(rows)}\n  ]\n}\n`;
}

/** Refuses the whole text for any mistake. Rows about unknown fields and product groups are no mistakes: they are left out and counted. */
export function readRules(text: string): ReadRules {
  const parsed = parseStrictJson(text, { maxBytes: RULES_LIMITS.bytes, maxDepth: MOST_DEPTH });
  if (!parsed.ok) return { ok: false, detail: parsed.detail };
  const [fault] = faultsOf(file, parsed.value);
  if (fault !== undefined) return { ok: false, detail: `${fault.pointer || 'it'} ${fault.detail}` };
  const given = toEdition(parsed.value);
  const wrong = contradictionIn(given);
  if (wrong !== undefined) return { ok: false, detail: wrong };
  const rows = given.rows.filter(({ field, category }) => FIELD_BY_NAME.has(field) && KNOWN_SCOPES.has(category));
  const passports = given.passports.filter(({ category }) => KNOWN_SCOPES.has(category));
  if (rows.length === 0) return { ok: false, detail: 'it has no row about a field that this program knows' };
  const unknown = given.rows.length - rows.length + given.passports.length - passports.length;
  return { ok: true, edition: { ...given, rows, passports }, unknown, text: writeRules(given) };
}

function toEdition(value: Json): Edition {
  const { edition, passports, rows } = value as unknown as Pick<Edition, 'passports' | 'rows'> & {
    readonly edition: Pick<Edition, 'name' | 'date'>;
  };
  return { ...edition, passports, rows };
}

function contradictionIn({ passports, rows }: Edition): string | undefined {
  const placeOf = ({ field, category }: RuleRow): string => `${field} of ${category}`;
  const twice = repeated(rows.map(placeOf)) ?? repeated(passports.map(({ category }: PassportRow) => category));
  if (twice !== undefined) return `'${twice}' has two rows`;
  const dated = rows.find(
    ({ obligation, from, condition }) =>
      (obligation === 'optional' || obligation === 'not-to-be-filled') && (from !== undefined || condition !== undefined),
  );
  return dated && `'${placeOf(dated)}' is ${dated.obligation}, and has a day or a condition`;
}

const repeated = (places: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return places.find((place) => seen.size === seen.add(place).size);
};
