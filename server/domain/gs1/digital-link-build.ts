// Builds the canonical Digital Link for elements or a product key.
import { type Element, findAi } from './ai.ts';
import { associationFault } from './associations.ts';
import { bad, good, type Outcome } from './outcome.ts';
import { percentEncode } from './percent.ts';
import { unknownValueFault, valueFault } from './value.ts';

const CANONICAL_STEM = 'https://id.gs1.org';

/** A product, by class, lot or item. */
export interface ProductName {
  readonly gtin: string;
  readonly batch?: string | undefined;
  readonly serial?: string | undefined;
}

/**
 * Writes the first primary key, its qualifiers in order, then the rest as attributes.
 * Attributes of predefined length go first, as in element strings; otherwise the given order is kept. Repeated elements are written once.
 * `stem` must not end in a slash.
 */
export function buildDigitalLink(
  elements: readonly Element[],
  stem: string = CANONICAL_STEM,
  { unknownAttributes = false } = {},
): Outcome<string> {
  for (const element of elements) {
    const entry = findAi(element[0]);
    if (!entry && !unknownAttributes) return bad('unknown-ai', `(${element[0]}) is no application identifier`, element[0]);
    const fault = entry ? valueFault(entry, element[1]) : unknownValueFault(element);
    if (fault) return { ok: false, fault };
  }
  const fault = associationFault(elements);
  if (fault) return { ok: false, fault };

  const values = new Map(elements);
  const key = [...values.keys()].find((ai) => findAi(ai)?.qualifiers);
  const alternatives = key === undefined ? undefined : findAi(key)?.qualifiers;
  if (key === undefined || !alternatives) return bad('structure', 'no element is a primary key of a Digital Link');
  const used = alternatives.filter((sequence) => sequence.some((ai) => values.has(ai)));
  if (used.length > 1) return bad('structure', `the qualifiers given with (${key}) are mutually exclusive`, key);

  const inPath = [key, ...(used[0] ?? []).filter((ai) => values.has(ai))];
  const attributes = [...values].filter(([ai]) => !inPath.includes(ai));
  const misplaced = attributes.find(([ai]) => findAi(ai)?.attribute === false);
  if (misplaced) return bad('structure', `(${misplaced[0]}) can stand neither in the path nor in the query`, misplaced[0]);

  const path = inPath.map((ai) => `/${ai}/${percentEncode(values.get(ai) ?? '')}`).join('');
  const isFixed = ([ai]: Element): boolean => findAi(ai)?.fixed === true;
  const ordered = [...attributes.filter(isFixed), ...attributes.filter((element) => !isFixed(element))];
  const query = ordered.map(([ai, value]) => `${ai}=${percentEncode(value, 'query')}`).join('&');
  return good(`${stem}${path}${query === '' ? '' : `?${query}`}`);
}

/** Builds `{stem}/01/{gtin}[/10/{batch}][/21/{serial}]` for a product known to be valid. */
export function toDigitalLink({ gtin, batch, serial }: ProductName, stem: string = CANONICAL_STEM): string {
  const lot = batch === undefined ? '' : `/10/${percentEncode(batch)}`;
  const item = serial === undefined ? '' : `/21/${percentEncode(serial)}`;
  return `${stem}/01/${percentEncode(gtin)}${lot}${item}`;
}
