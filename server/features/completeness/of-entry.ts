// Judges the content of the credential behind an entry of the log, as the record kept it. Neither verdict nor record changes.
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
 * Without `on`, by the rules of the passport's own day, else of the day that the verdict is about; by the edition that is in force now, whatever
 * the record names.
 */
export function completenessOfEntry(store: Store, entry: Inspection, on: string | undefined, language: string): CompletenessOfEntry {
  const document = contentOf(entry);
  if (document === undefined) return { outcome: 'not-checked', why: whyNot(entry) };
  // A date that was asked about ends in UTC, when the next day has begun in Brussels.
  const verdictDay = new Date(entry.asOf === undefined ? entry.at : `${entry.asOf.slice(0, 10)}T12:00:00Z`);
  const day = (content: Content): DayOfRules => (on === undefined ? dayOfRules(content, verdictDay) : { on, basis: 'chosen' });
  const completeness = completenessOfDocument(document, hides(entry), day, language, rulesInForce(store));
  if (completeness === undefined) return { outcome: 'not-checked', why: isPassport(entry) ? 'no-category' : 'no-passport' };
  return { outcome: 'judged', completeness, ...defined({ whole: wholeOf(store, entry) }) };
}

/** They test form, not law. */
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

/** Decoys count too: they cannot be told from hidden claims. */
const hides = ({ credential }: Inspection): boolean => (credential?.undisclosedCount ?? 0) > 0;

const isPassport = ({ credential }: Inspection): boolean => (credential?.types ?? []).some((type) => isProductPassport(original(type)));

/** A verdict about a past moment did not judge completeness. */
const wholeOf = (store: Store, entry: Inspection) =>
  entry.asOf !== undefined || passportOfEntry(store, entry) === undefined ? undefined : entry.product?.dppCode;
