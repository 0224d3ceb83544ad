// Defines an edition of the rules: which fields the law requires of which product group from which day. Contains the edition of the program.
import type { Category, RulesSource } from '../../../contract/index.ts';
import { defined } from '../../json/defined.ts';
import type { BatteryCategory, Obligation, Scope } from '../fields/field.ts';
import { BATTERY } from '../fields/laws.ts';
import { FIELDS } from '../fields.ts';

/** `*` stands for every product group without a row of its own for the field. */
export type RuleScope = Scope | '*';

/** What holds for one field of one product group once the law requires a passport for the group. */
export interface RuleRow {
  readonly field: string;
  readonly category: RuleScope;
  readonly obligation: Obligation;
  readonly legalBasis: string;
  /**
   * The day from which it applies, ISO 8601, or the earliest possible one while it is pending. If absent, the day from which the group needs
   * a passport.
   */
  readonly from?: string;
  /** In which cases it applies, or which act is awaited. */
  readonly condition?: string;
}

/** The day from which a product group needs a passport. A group without a row needs none. */
export interface PassportRow {
  readonly category: Scope;
  readonly from: string;
  readonly legalBasis: string;
  /** In kWh. Applies only to batteries with more energy, or whose energy is not stated. */
  readonly aboveKWh?: number;
}

/** All rules as of a day. A field without a row is not required. */
export interface Edition {
  readonly name: string;
  /** The day as of which it states the law, ISO 8601. Of two editions the one with the later date is newer. */
  readonly date: string;
  readonly passports: readonly PassportRow[];
  readonly rows: readonly RuleRow[];
}

/** An edition in the form in which completeness is judged by it. */
export interface Rules {
  readonly edition: Pick<Edition, 'name' | 'date'>;
  /** Absent for the edition of the program. */
  readonly source?: RulesSource;
  /** Returns the most specific row of each field: for the kind of battery, else for the product group, else for all groups. */
  rowsOf(category: Category, kind?: BatteryCategory): ReadonlyMap<string, RuleRow>;
  passportRowOf(category: Category, kind?: BatteryCategory): PassportRow | undefined;
}

/** The edition of the program. A changed row or day needs a new name and date, which a test enforces by a digest. */
export const RULES_EDITION = '2026-11';
export const RULES_DATE = '2026-11-23';

/**
 * Article 77(1) names neither portable nor SLI batteries. No act under Regulation (EU) 2024/1781 that requires a passport has been
 * adopted.
 */
const BATTERIES: PassportRow = { category: 'battery', from: '2027-02-18', legalBasis: BATTERY('Article 77(1)') };

const rowsOfField = (field: (typeof FIELDS)[number]): readonly RuleRow[] => {
  const { name, legalBasis, notByLaw, otherwise, obligation, from, condition } = field;
  const row = (category: RuleScope, needed: Obligation): RuleRow => {
    const day = category === '*' ? undefined : from?.[category];
    return {
      field: name,
      category,
      obligation: needed,
      legalBasis,
      ...defined({ from: day }),
      ...(day === undefined ? {} : defined({ condition })),
    };
  };
  if (notByLaw === true) return [row('*', 'optional')];
  return [...(Object.entries(obligation) as [Scope, Obligation][]).map(([scope, needed]) => row(scope, needed)), row('*', otherwise)];
};

export const PROGRAM_EDITION: Edition = {
  name: RULES_EDITION,
  date: RULES_DATE,
  passports: [
    BATTERIES,
    { ...BATTERIES, category: 'battery/ev' },
    { ...BATTERIES, category: 'battery/lmt' },
    { ...BATTERIES, category: 'battery/industrial', aboveKWh: 2 },
  ],
  rows: FIELDS.flatMap(rowsOfField),
};

export function toRules({ name, date, passports, rows }: Edition, source?: RulesSource): Rules {
  const byScope = new Map(passports.map((row) => [row.category, row]));
  const resolved = new Map<RuleScope, ReadonlyMap<string, RuleRow>>();
  const scopeOf = (category: Category, kind?: BatteryCategory): Scope =>
    category === 'battery' && kind !== undefined ? `battery/${kind}` : category;
  return {
    edition: { name, date },
    ...defined({ source }),
    rowsOf: (category, kind) => {
      const scope = scopeOf(category, kind);
      const known = resolved.get(scope);
      if (known !== undefined) return known;
      const found = new Map(
        ['*', category, scope].flatMap((one) => rows.filter((row) => row.category === one)).map((row) => [row.field, row]),
      );
      resolved.set(scope, found);
      return found;
    },
    passportRowOf: (category, kind) => byScope.get(scopeOf(category, kind)),
  };
}

export const PROGRAM_RULES: Rules = toRules(PROGRAM_EDITION);
