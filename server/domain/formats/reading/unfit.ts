// Omits values that do not fit the passport, so that one odd element does not refuse a whole foreign document.
import { REQUIRED } from '../../passport/fields.ts';
import { parsePassport } from '../../passport/model.ts';
import type { ReadPassport } from './draft.ts';

/** Without them it is another product or in another state, so a passport with a wrong one is refused. */
const DECISIVE: ReadonlySet<string> = new Set(['dppCode', 'gtin', 'serial', 'batchOrLot', 'granularity', 'dppStatus']);

/** Leaves out fields that need not be there and are unknown or whose values do not fit, with the reason. */
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
