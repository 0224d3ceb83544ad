// Defines the vocabulary of the field table (labels, tiers, obligations, value types) and a builder for each.
import type { Category } from '../../../contract/index.ts';
import { defined } from '../../json/defined.ts';
import type { LabelLanguage } from '../../language/languages.ts';
import type { Format } from './formats.ts';

export type Label = Readonly<Record<LabelLanguage, string>>;

/** Who may read a value. The law defines these groups of readers; roles.ts assigns each role to groups and states the legal basis. */
export const TIERS = [
  'public',
  /** Companies that sell or store the goods. */
  'dealers',
  /** Customs and market surveillance. */
  'authorities',
  'market-surveillance',
  'notified-body',
  'legitimate-interest',
  /** Only the keeper of the passport (`KEEPER`). */
  'restricted',
] as const;
export type Tier = (typeof TIERS)[number];

export type Obligation = 'mandatory' | 'conditional' | 'optional' | 'pending' | 'not-to-be-filled';

/** A product group, or a legal category of battery (Regulation (EU) 2023/1542 Article 3). */
export type Scope = Category | `battery/${BatteryCategory}`;
export const BATTERY_CATEGORIES = ['ev', 'lmt', 'industrial', 'portable', 'sli'] as const;
export type BatteryCategory = (typeof BATTERY_CATEGORIES)[number];

export interface Member {
  readonly type: FieldType;
  readonly label: Label;
  readonly required?: boolean;
  /** Absent if the tiers of the field apply. */
  readonly tiers?: readonly Tier[];
  /** Who may read the member in a battery passport, if the law restricts it only for batteries. */
  readonly tiersOfBattery?: readonly Tier[];
}

export type FieldType =
  | { readonly kind: 'text'; readonly format: Format }
  /** `{ en: '…', de: '…' }`, keyed by BCP 47 language tag. */
  | { readonly kind: 'language-map'; readonly max: number }
  /** A string in the passport's default language, or a language map. */
  | { readonly kind: 'local'; readonly max: number }
  | NumberType
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Label>> }
  | { readonly kind: 'list'; readonly of: FieldType; readonly max: number }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Member>> }
  /** Field labels in languages other than ours: `{ it: { countryOfOrigin: 'Paese di origine' } }`. */
  | { readonly kind: 'labels' };

export interface NumberType {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  /** Unit as displayed; empty for a bare number. */
  readonly unit: string;
}

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly group: string;
  readonly label: Label;
  readonly legalBasis: string;
  /** The obligation once the law requires a passport for the product group. `law/rules.ts` has the dates. */
  readonly obligation: Readonly<Partial<Record<Scope, Obligation>>>;
  /** Applies to every product group that `obligation` does not name. */
  readonly otherwise: Obligation;
  /**
   * The day from which the obligation applies, or the earliest such day while it is pending; ISO 8601. Absent: the day from which the product
   * group needs a passport.
   */
  readonly from?: Readonly<Partial<Record<Scope, string>>>;
  /** In English, for the obligations with a day of their own: in which cases they apply, or which act is awaited. */
  readonly condition?: string;
  /** Needed by the public interface. No act requires it in a passport. */
  readonly notByLaw?: boolean;
  readonly tiers: readonly Tier[];
  /** Set by publishing, and thus never reported as missing. */
  readonly setOnPublish?: boolean;
}

export const label = (en: string, de: string, fr: string): Label => ({ en, de, fr });

export const PUBLIC: readonly Tier[] = ['public'];
export const AUTHORITIES: readonly Tier[] = ['authorities'];
export const INSPECTORS: readonly Tier[] = ['market-surveillance'];
export const EXAMINERS: readonly Tier[] = ['market-surveillance', 'notified-body'];
export const INTERESTED: readonly Tier[] = ['legitimate-interest', 'market-surveillance'];
/** Readers who hold the goods, and those who clear them. */
export const HANDLERS: readonly Tier[] = ['dealers', 'authorities'];
export const RESTRICTED: readonly Tier[] = ['restricted'];

export const text = (format: Format = 'text'): FieldType => ({ kind: 'text', format });
export const local = (max = 300): FieldType => ({ kind: 'local', max });
export const languageMap = (max: number): FieldType => ({ kind: 'language-map', max });
export const number = (unit = '', limits: Omit<NumberType, 'kind' | 'unit'> = { min: 0 }): FieldType => ({
  kind: 'number',
  unit,
  ...limits,
});
export const count = (unit = ''): FieldType => ({ kind: 'number', unit, min: 0, integer: true });
export const percent: FieldType = { kind: 'number', unit: '%', min: 0, max: 100 };
export const yesNo: FieldType = { kind: 'boolean' };
export const list = (of: FieldType, max = 50): FieldType => ({ kind: 'list', of, max });
export const choice = (choices: Readonly<Record<string, Label>>): FieldType => ({ kind: 'choice', choices });
/** Codes that need no translation: classes, grades, standard numbers. */
export const codes = (...values: readonly string[]): FieldType =>
  choice(Object.fromEntries(values.map((value) => [value, label(value, value, value)])));
export const object = (members: Readonly<Record<string, Member>>): FieldType => ({ kind: 'object', members });

/** Returns the tiers of a member in the passport of a product group. Undefined if the tiers of the field apply. */
export const tiersOfMember = ({ tiers, tiersOfBattery }: Member, category: unknown): readonly Tier[] | undefined =>
  category === 'battery' ? (tiersOfBattery ?? tiers) : tiers;

/** A required member of an object. */
export const must = (type: FieldType, name: Label, tiers?: readonly Tier[]): Member => ({ ...may(type, name, tiers), required: true });
export const may = (type: FieldType, name: Label, tiers?: readonly Tier[]): Member => ({
  type,
  label: name,
  ...defined({ tiers }),
});

type Need = Obligation | Readonly<Partial<Record<Scope, Obligation>> & { otherwise?: Obligation }>;

/** Returns the builder of the rows of a group. `need`: one obligation for all product groups, or one per group. */
export const fieldsOf =
  (group: string) =>
  (name: string, type: FieldType, name3: Label, legalBasis: string, need: Need, tiers: readonly Tier[] = PUBLIC): Field => {
    const { otherwise = 'not-to-be-filled', ...obligation } = typeof need === 'string' ? { otherwise: need } : need;
    return { name, type, group, label: name3, legalBasis, obligation, otherwise, tiers };
  };

/** Returns the builder of the rows that apply to one product group only. They form the group of the same name. */
export const fieldsOfCategory =
  (category: Category) =>
  (name: string, type: FieldType, name3: Label, legalBasis: string, need: Obligation, tiers: readonly Tier[] = PUBLIC): Field =>
    fieldsOf(category)(name, type, name3, legalBasis, { [category]: need }, tiers);

export const onPublish = (row: Field): Field => ({ ...row, setOnPublish: true });
