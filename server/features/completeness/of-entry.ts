// Judges the content of the credential in a log entry, as it was recorded. Changes neither the verdict nor the record.
import type { CompletenessOfEntry, ContentNotJudged, DayOfRules, Inspection, ShapesCheck } from '../../contract/index.ts';
import { isProductPassport } from '../../domain/credential/vct.ts';
import { countedContent } from '../../domain/examination/counted-content.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { completenessOfDocument } from '../../domain/passport/law/completeness.ts';
import { type Content, dayOfRules } from '../../domain/passport/law/duties.ts';
import { rulesInForce } from '../../store/rules.ts';
import type { Store } from '../../store/store.ts';
import { passportOfEntry } from '../declaration/index.ts';
import { checkShapes } from '../shapes/index.ts';

/**
 * Judges by the rules of the day `on`. Without it, the passport's own day applies, or the day that the verdict is about. The edition of the
 * rules is the one in force now, which may differ from the one that the record names.
 */
export function completenessOfEntry(store: Store, entry: Inspection, on: string | undefined, language: string): CompletenessOfEntry {
  const document = contentOf(entry);
  if (document === undefined) return { outcome: 'not-checked', why: whyNot(entry) };
  // A verdict as of a date is about the end of that day in UTC, when the next day has already begun in Brussels.
  const verdictDay = new Date(entry.asOf === undefined ? entry.at : `${entry.asOf.slice(0, 10)}T12:00:00Z`);
  const day = (content: Content): DayOfRules => (on === undefined ? dayOfRules(content, verdictDay) : { on, basis: 'chosen' });
  const completeness = completenessOfDocument(document, hides(entry), day, language, rulesInForce(store));
  if (completeness === undefined) return { outcome: 'not-checked', why: isPassport(entry) ? 'no-category' : 'no-passport' };
  return { outcome: 'judged', completeness, ...defined({ whole: wholeOf(store, entry) }) };
}

/** Checks the recorded content against the SHACL shapes of its category, which test its structure and not the law. */
export async function shapesOfEntry(entry: Inspection, language: string): Promise<ShapesCheck> {
  const document = contentOf(entry);
  return document === undefined ? { outcome: 'not-checked', why: 'no-credential' } : checkShapes(document, hides(entry), language);
}

const contentOf = ({ headline, credential, isChanged }: Inspection): JsonObject | undefined =>
  isChanged ? undefined : countedContent(headline, credential?.verified);

function whyNot({ headline, credential, checks, isChanged }: Inspection): ContentNotJudged {
  if (isChanged) return 'changed';
  if (credential === undefined) return 'no-credential';
  if (checks.some(({ check, outcome }) => check === 'integrity' && outcome === 'failed')) return 'not-genuine';
  return headline === 'invalid' ? 'invalid' : 'not-verified';
}

/** Counts decoy digests too, because they cannot be distinguished from hidden claims. */
const hides = ({ credential }: Inspection): boolean => (credential?.undisclosedCount ?? 0) > 0;

const isPassport = ({ credential }: Inspection): boolean => (credential?.types ?? []).some((type) => isProductPassport(original(type)));

/** Returns the code of the stored passport that the verdict judged as a whole. A verdict about a past moment judged no completeness. */
const wholeOf = (store: Store, entry: Inspection) =>
  entry.asOf !== undefined || passportOfEntry(store, entry) === undefined ? undefined : entry.product?.dppCode;
