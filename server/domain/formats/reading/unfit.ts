// Omits values that do not fit a passport, so that one invalid element does not refuse a whole foreign document.
import { REQUIRED } from '../../passport/fields.ts';
import { parsePassport } from '../../passport/model.ts';
import type { ReadPassport } from './draft.ts';

/** Fields that are never omitted: they decide which product it is and in which state, so an invalid one refuses the passport. */
const DECISIVE: ReadonlySet<string> = new Set(['dppCode', 'gtin', 'serial', 'batchOrLot', 'granularity', 'dppStatus']);

/** Omits optional fields that are unknown or invalid, and adds the reasons to `notUnderstood`. */
export function withoutUnfit({ value, notUnderstood }: ReadPassport): ReadPassport {
  const parsed = parsePassport(value);
  if (parsed.ok) return { value, notUnderstood };
  const kept = { ...value };
  const reasons: string[] = [];
  for (const { pointer = '', detail } of parsed.errors) {
    const field = (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    if (REQUIRED.includes(field) || DECISIVE.has(field) || !Object.hasOwn(value, field)) continue;
    delete kept[field];
    reasons.push(`${pointer}: ${detail}`);
  }
  return { value: kept, notUnderstood: [...notUnderstood, ...reasons] };
}
