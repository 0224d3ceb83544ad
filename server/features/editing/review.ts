// Checks a passport that is being edited with the rules of an import, however incomplete it is.
import { createHash } from 'node:crypto';
import type { EditReview, FieldError } from '../../contract/index.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { derive } from '../../domain/passport/consistency.ts';
import { ON_PUBLISH } from '../../domain/passport/fields.ts';
import { withDppCode } from '../../domain/passport/identifiers.ts';
import { completenessOf, dayOfRules } from '../../domain/passport/law/duties.ts';
import { type Passport, parsePassport } from '../../domain/passport/model.ts';
import type { StoredEdit } from '../../store/passports/edits.ts';

/** Set by the service with each change; a passport is saved without them. */
const OF_THE_SERVICE: readonly string[] = ['dppStatus', 'lastUpdated'];

/** The content that a person edits: without the fields that publishing fills in. */
export const editable = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ON_PUBLISH.includes(name)));

/** Identifies the editable content of a passport. Publishing the passport, or changing its state, does not change the hash. */
export const contentHash = (document: JsonObject): string =>
  createHash('sha256')
    .update(canonicalise(editable(document)))
    .digest('hex');

/**
 * The passport as it would be imported. Its code never changes; that of a new one follows from GTIN and serial number, or else from the id
 * of the edit. What publishing filled in is taken from `present`.
 */
export function candidateOf({ id, dppCode, document }: Pick<StoredEdit, 'id' | 'dppCode' | 'document'>, present?: JsonObject): JsonObject {
  const kept = Object.entries(present ?? {}).filter(([name]) => ON_PUBLISH.includes(name) && !OF_THE_SERVICE.includes(name));
  const { dppCode: _, ...given } = editable(document);
  const coded = dppCode === undefined ? withDppCode(given) : { dppCode, ...given };
  return { dppCode: `DPP-${id}`, ...coded, ...Object.fromEntries(kept) };
}

/** `mistakes` is empty if an import would accept the passport. */
export function reviewOf(candidate: JsonObject, language: string, now: Date): Pick<EditReview, 'code' | 'mistakes' | 'completeness'> {
  const parsed = parsePassport(candidate);
  // The rules of the law are applied to each member separately, so the passport may be incomplete.
  const passport = (parsed.ok ? parsed.passport : derive(candidate)) as Passport;
  return {
    code: String(candidate.dppCode),
    mistakes: parsed.ok ? [] : atFields(parsed.errors),
    completeness: completenessOf(passport, dayOfRules(passport, now), language),
  };
}

/** Moves a mistake in a derived code to the GTIN, unless GTIN or serial number has one already: the form has no field for the code. */
export function atFields(errors: readonly FieldError[]): readonly FieldError[] {
  const isNamed = errors.some(({ pointer }) => pointer === '/gtin' || pointer === '/serial');
  return errors.flatMap((error) => (error.pointer !== '/dppCode' ? [error] : isNamed ? [] : [{ ...error, pointer: '/gtin' }]));
}
