// Compares declared goods with the known data of the product, field by field. Never part of a verdict.
import type { DeclarationFinding, DeclaredField, DeclaredGoods, NotComparable } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import { isProven, type KnownProduct } from './known.ts';
import {
  type Amount,
  arePieces,
  kilogramsPer,
  LEVELS,
  type Level,
  type Read,
  readAmount,
  readCommodityCode,
  readCountry,
  readEori,
} from './values.ts';

type Compared =
  | { readonly outcome: 'agrees' | 'contradicts'; readonly digits?: 0 | Level }
  | { readonly outcome: 'not-comparable'; readonly why: NotComparable };

export const DECLARED_FIELDS: readonly DeclaredField[] = [
  'registrationId',
  'commodityCode',
  'origin',
  'netMass',
  'grossMass',
  'quantity',
  'eori',
];

/** Returns one finding for each field that is declared or known, and skips the others. */
export function compareDeclaration(declared: DeclaredGoods, known: KnownProduct): readonly DeclarationFinding[] {
  return DECLARED_FIELDS.flatMap((field): readonly DeclarationFinding[] => {
    const text = declared[field]?.trim() || undefined;
    const value = known[field];
    if (value === undefined) return text === undefined ? [] : [{ field, outcome: 'only-declared', declared: text }];
    const { texts, source } = value;
    const found = texts.join(', ');
    if (text === undefined) return [{ field, outcome: 'only-passport', found, source }];
    const { outcome, ...more } = value.why === undefined ? compareField(field, text, texts, declared) : notComparable(value.why);
    const told = outcome === 'agrees' && !isProven(source) ? 'agrees-unproven' : outcome;
    return [{ field, outcome: told, declared: text, found, source, ...defined(more) }];
  });
}

const notComparable = (why: NotComparable): Compared => ({ outcome: 'not-comparable', why });
const agreesIf = (is: boolean): Compared => ({ outcome: is ? 'agrees' : 'contradicts' });

function compareField(field: DeclaredField, text: string, found: readonly string[], declared: DeclaredGoods): Compared {
  switch (field) {
    case 'commodityCode':
      return compareCodes(text, found);
    case 'origin':
      return equalAs(readCountry, text, found);
    case 'eori':
      return equalAs(readEori, text, found);
    case 'registrationId':
      return compareIds(text, found[0] ?? '');
    case 'netMass':
    case 'grossMass':
      return compareMass(text, declared.quantity, found[0] ?? '');
    case 'quantity':
      return compareQuantity(text, found[0] ?? '');
  }
}

function equalAs(reader: (text: string) => Read<string>, one: string, others: readonly string[]): Compared {
  const declared = reader(one);
  if (!declared.ok) return notComparable(declared.why);
  for (const other of others) {
    const known = reader(other);
    if (!known.ok) return notComparable(known.why);
    if (known.value !== declared.value) return agreesIf(false);
  }
  return agreesIf(true);
}

/**
 * Codes agree if the longer one begins with the shorter one. A product may have codes of several nomenclatures: all must agree, and
 * `digits` is then the finest level on which one agrees.
 */
export function compareCodes(one: string, others: readonly string[]): Compared {
  const declared = readCommodityCode(one);
  if (!declared.ok) return notComparable(declared.why);
  let agreed: 0 | Level = 0;
  let differing: 0 | Level | undefined;
  for (const other of others) {
    const known = readCommodityCode(other);
    if (!known.ok) return notComparable(known.why);
    const digits = equalDigits(declared.value, known.value);
    if (digits === Math.min(declared.value.length, known.value.length)) agreed = digits > agreed ? digits : agreed;
    else differing = differing === undefined || digits < differing ? digits : differing;
  }
  return differing === undefined ? { outcome: 'agrees', digits: agreed } : { outcome: 'contradicts', digits: differing };
}

const equalDigits = (one: string, other: string): 0 | Level =>
  LEVELS.findLast((level) => one.length >= level && other.length >= level && one.slice(0, level) === other.slice(0, level)) ?? 0;

/** Normalises a registration id: lower case, without blanks and hyphens. */
export const plainId = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

/**
 * Only equal texts agree, because the form of registration ids is not published. If texts differ only in case, blanks
 * or hyphens, a person decides.
 */
export function compareIds(one: string, other: string): Compared {
  const [declared, known] = [one.trim(), other.trim()];
  if (declared === known) return agreesIf(true);
  return plainId(declared) === plainId(known) ? notComparable('spelling') : agreesIf(false);
}

/** Policy: masses agree within 5 %, because labels are rounded and packaging of the same model varies. */
export const MASS_TOLERANCE = 0.05;

/** From one kilogram, a declaration may state whole kilograms (Regulation (EU) 2015/2446, Annex B, data elements 18 01 and 18 04). */
const ROUNDED_KG = 0.5;

export const massesAgree = (one: number, other: number, rounded = 0): boolean =>
  Math.abs(one - other) <= Math.max(MASS_TOLERANCE * Math.max(one, other), rounded) * (1 + 1e-9);

/** The declared mass is that of all pieces, the known mass that of one piece. */
function compareMass(text: string, quantity: string | undefined, each: string): Compared {
  const [mass, known] = [readAmount(text), readAmount(each)];
  if (!mass.ok) return notComparable(mass.why);
  if (!known.ok) return notComparable(known.why);
  const [kilograms, knownKilograms] = [kilogramsPer(mass.value.unit), kilogramsPer(known.value.unit)];
  if (kilograms === undefined || knownKilograms === undefined) return notComparable('unit-unknown');
  if (quantity === undefined || quantity.trim() === '') return notComparable('no-quantity');
  const pieces = readAmount(quantity);
  if (!pieces.ok) return notComparable(pieces.why);
  if (!arePieces(pieces.value.unit)) return notComparable('not-pieces');
  const one = known.value.readings[0] * knownKilograms;
  const rounded = mass.value.isWhole && kilograms === 1 && mass.value.readings[0] >= 1 ? ROUNDED_KG : 0;
  return inEveryReading(mass.value, pieces.value, (total, count) => massesAgree(total * kilograms, one * count, rounded));
}

/** A declaration may cover a part of the batch, never more than the batch. */
function compareQuantity(text: string, batch: string): Compared {
  const [declared, known] = [readAmount(text), readAmount(batch)];
  if (!declared.ok) return notComparable(declared.why);
  if (!known.ok) return notComparable(known.why);
  if (!arePieces(declared.value.unit) || !arePieces(known.value.unit)) return notComparable('not-pieces');
  return inEveryReading(declared.value, known.value, (one, other) => one <= other);
}

function inEveryReading(one: Amount, other: Amount, agree: (one: number, other: number) => boolean): Compared {
  const answers = new Set(one.readings.flatMap((first) => other.readings.map((second) => agree(first, second))));
  return answers.size > 1 ? notComparable('number-ambiguous') : agreesIf(answers.has(true));
}
