// Judges whether a verified credential is about the scanned product.

import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { type Particulars, say, type Value } from '../evidence/particulars.ts';
import { parseDppCode } from '../gs1/dpp-code.ts';
import { toGtin14 } from '../gs1/gtin.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import { type ClaimedProducts, isFlat, MAX_PRODUCTS, readProducts, spellName, spellOne, subjectsOf } from './claims.ts';
import { type ClaimedProduct, compareProduct, type Finding, IDENTIFIERS, type Identifier, NOT_COMPARABLE, rankOfAll } from './compare.ts';
import { NOTHING_HIDDEN, type Undisclosed } from './undisclosed.ts';

/** Returns the evidence of the product check, worst first, with at least one line. */
export function judgeProduct(
  credential: JsonObject,
  expected: ProductKey | undefined,
  undisclosed: Undisclosed = NOTHING_HIDDEN,
): readonly Evidence[] {
  return judgeClaimed(readProducts(credential, undisclosed), expected);
}

export function judgeClaimed({ products, more, contradiction }: ClaimedProducts, expected: ProductKey | undefined): readonly Evidence[] {
  // A credential that contradicts itself fails, regardless of what was scanned.
  const broken = contradiction === undefined ? [] : [evidence('DPP-PRD-15', contradiction)];
  if (expected === undefined) return [...broken, evidence('DPP-PRD-02')];
  const scanned = normalise(expected);
  const best = bestOf(products, scanned);
  if (best === undefined) return [...broken, evidence('DPP-PRD-05')];
  const product = spell(best.claimed);
  const isOther = best.findings.some(({ code }) => code === 'DPP-PRD-03' || code === 'DPP-PRD-04');
  if (isOther && more)
    return [...broken, evidence('DPP-PRD-16', say('first-are-others', { count: MAX_PRODUCTS, product: spellKey(scanned) }))];
  const claimed = isOther ? say('scanned-claimed', { scanned: spellKey(scanned), product }) : say('claimed', { product });
  const codes = [...new Set(best.findings.map(({ code }) => code))];
  return [...broken, ...codes.map((code) => evidence(code, detailOf(code, best.findings, claimed)))];
}

const detailOf = (code: Code, findings: readonly Finding[], claimed: Particulars): Particulars => {
  const about = findings.flatMap((one) => (one.code === code && one.identifier !== undefined ? [spellName(one.identifier)] : []));
  return about.length === 0 || !NOT_COMPARABLE.includes(code) ? claimed : say('not-compared', { identifiers: about, claimed });
};

/** Compares the scanned code of a passport without a GTIN with the codes that the verified credential states. Case is ignored. */
export function judgeDppCode(credential: JsonObject, scanned: string, hides = false): Evidence {
  const stated = statedCodes(credential);
  const [first] = stated;
  if (first === undefined) return evidence(hides ? 'DPP-PRD-10' : 'DPP-PRD-05');
  return stated.some((code) => code.toLowerCase() === scanned.toLowerCase())
    ? evidence('DPP-PRD-01', scanned)
    : evidence('DPP-PRD-03', say('scanned-claimed', { scanned, product: first }));
}

/** Returns the UUID-based code of a passport that is not identified by its product. */
export function uuidCodeOf(credential: JsonObject): string | undefined {
  const codes = statedCodes(credential).map(parseDppCode);
  return codes.flatMap((code) => (code.ok && code.value.uuid !== undefined ? [code.value.dppCode] : []))[0];
}

const statedCodes = (credential: JsonObject): readonly string[] =>
  (isFlat(credential) ? [credential] : subjectsOf(credential)).flatMap((subject) =>
    [subject.dppCode, isObject(subject.characteristics) ? subject.characteristics.dppCode : undefined].filter(
      (code) => typeof code === 'string',
    ),
  );

/**
 * Returns the products under which a copy is filed: all that it names.
 *
 * A product with a hidden or missing item identifier is omitted. Otherwise the copy would be found for every item of the GTIN.
 */
export const filedUnder = ({ products, contradiction }: ClaimedProducts): readonly ProductKey[] =>
  contradiction !== undefined
    ? []
    : products.flatMap((claimed) => {
        const key = keyOf(claimed);
        return key === undefined || compareProduct(claimed, key).some(({ code }) => NOT_COMPARABLE.includes(code)) ? [] : [key];
      });

/** Returns the products in the order of the credential. */
export const productsOf = (credential: JsonObject): readonly ProductKey[] =>
  readProducts(credential).products.flatMap((claimed) => keyOf(claimed) ?? []);

function keyOf(claimed: ClaimedProduct): ProductKey | undefined {
  const stated = IDENTIFIERS.flatMap((name) => {
    const claim = claimed[name];
    return typeof claim === 'object' ? [[name, claim.stated] as const] : [];
  });
  const { gtin, ...others } = Object.fromEntries(stated) as { readonly [Name in Identifier]?: string };
  return gtin === undefined ? undefined : { gtin, ...others };
}

/** Returns the subject of the credential that fits the scanned product best. Returns undefined if none fits. */
export function subjectAbout(credential: JsonObject, expected: ProductKey): JsonObject | undefined {
  const scanned = normalise(expected);
  const subjects = subjectsOf(credential).flatMap((subject) => {
    const best = bestOf(readProducts({ credentialSubject: subject }).products, scanned);
    return best === undefined || best.findings.some(({ code }) => code === 'DPP-PRD-03' || code === 'DPP-PRD-04')
      ? []
      : [{ subject, best }];
  });
  return subjects.sort((one, other) => rankOfAll(one.best.findings) - rankOfAll(other.best.findings))[0]?.subject;
}

interface Compared {
  readonly claimed: ClaimedProduct;
  readonly findings: readonly Finding[];
}

/** Returns the product of the credential that fits best. If none fits, prefers one with the same GTIN. */
function bestOf(products: readonly ClaimedProduct[], scanned: ProductKey): Compared | undefined {
  let best: (Compared & { readonly rank: number }) | undefined;
  for (const claimed of products) {
    const findings = compareProduct(claimed, scanned);
    const rank = rankOfAll(findings) + (findings.some(({ code }) => code === 'DPP-PRD-03') ? 1 : 0);
    if (best === undefined || rank < best.rank) best = { claimed, findings, rank };
    if (rank === 0) break;
  }
  return best;
}

function spell(claimed: ClaimedProduct): Value {
  const spelled = IDENTIFIERS.flatMap((name) => {
    const claim = claimed[name];
    return typeof claim === 'object' ? [spellOne(name, claim.stated)] : claim === 'unreadable' ? [spellOne(name, say('unreadable'))] : [];
  });
  return spelled.length === 0 ? say('no-product') : spelled;
}
const spellKey = (key: ProductKey): Value =>
  IDENTIFIERS.flatMap((name) => {
    const value = key[name];
    return value === undefined ? [] : [spellOne(name, value)];
  });

function normalise(key: ProductKey): ProductKey {
  const gtin = toGtin14(key.gtin);
  return gtin.ok ? { ...key, gtin: gtin.value } : key;
}
