// Checks that a passport contains what the law requires of its product group on a day.

import type { Completeness, DayOfRules, DutyState, RulesSource } from '../../../contract/index.ts';
import { type Evidence, evidence } from '../../evidence/evidence.ts';
import { dated, inEnglish, type Particulars, say, type Value } from '../../evidence/particulars.ts';
import { oneLine } from '../../foreign/index.ts';
import type { JsonObject } from '../../json/json.ts';
import { CATEGORIES, FIELD_BY_NAME } from '../fields.ts';
import { contentOfDocument } from './document-content.ts';
import { type Content, completenessOf, dayOfRules } from './duties.ts';
import { PROGRAM_RULES, type Rules } from './rules.ts';

/**
 * Judges a passport of which all data are available. "Data complete" is not "compliant", and never decides the verdict: the law is only one of
 * the officer's questions.
 */
export const judgeCompleteness = (passport: Content, now: Date, rules: Rules = PROGRAM_RULES): Evidence =>
  judge(completenessOf(passport, dayOfRules(passport, now), 'en', rules));

/** Judges a credential. `hides`: claims are not disclosed. */
export function judgeContentComplete(document: JsonObject, hides: boolean, now: Date, rules: Rules = PROGRAM_RULES): Evidence {
  const found = completenessOfDocument(document, hides, (passport) => dayOfRules(passport, now), 'en', rules);
  return found === undefined ? evidence('DPP-CPL-03', say('no-group')) : judge(found);
}

/**
 * What the law requires of the content of a credential. Undisclosed claims may hold an absent field, and a field that is not public is in no
 * credential for everyone: such fields are `not-shown`. Returns undefined if the content names no product group.
 */
export function completenessOfDocument(
  document: JsonObject,
  hides: boolean,
  day: (content: Content) => DayOfRules,
  language: string,
  rules: Rules = PROGRAM_RULES,
): Completeness | undefined {
  const shown = fieldsShown(document);
  if (shown === undefined) return undefined;
  const found = completenessOf(shown, day(shown), language, rules);
  const isWithheld = (name: string): boolean => hides || FIELD_BY_NAME.get(name.split('/')[0] ?? '')?.tiers.includes('public') === false;
  const duties = found.duties.map((duty) =>
    duty.state === 'missing' && isWithheld(duty.field) ? { ...duty, state: 'not-shown' as const } : duty,
  );
  return { ...found, duties };
}

function judge(found: Completeness): Evidence {
  const fields = (state: DutyState): readonly Value[] =>
    found.duties.filter((duty) => duty.state === state).map(({ field }) => ({ field }));
  const missing = fields('missing');
  if (missing.length > 0) return evidence('DPP-CPL-02', say('missing', { fields: missing, rules: rulesOf(found) }));
  const hidden = fields('not-shown');
  if (hidden.length > 0) return evidence('DPP-CPL-03', say('not-shown', { fields: hidden, rules: rulesOf(found) }));
  return evidence(found.isDue ? 'DPP-CPL-01' : 'DPP-CPL-04', rulesOf(found));
}

const sourceOf = (source: RulesSource | undefined): Particulars =>
  source === undefined
    ? say('of-program')
    : source.kind === 'import'
      ? say('of-import')
      : say('of-pack', { maker: oneLine(source.maker, 100) });

/** Names the rules, their source, their day and why that day; and for a product that needs no passport on it, the day from which it does. */
function rulesOf({ rules: name, source, on, basis, isDue, passportFrom }: Completeness): Particulars {
  const rules = say('rules', { rules: name, source: sourceOf(source), day: dated(on), basis: say(`on-${basis}`) });
  if (isDue) return rules;
  return passportFrom === undefined ? say('no-act', { rules }) : say('passport-from', { date: dated(passportFrom), rules });
}

/** The same in English. */
export const toRulesWords = (completeness: Completeness): string => inEnglish(rulesOf(completeness));

/**
 * Maps the content to names of the field table. Returns undefined if the content names no product group, so that the requirements are
 * unknown.
 */
function fieldsShown(document: JsonObject): Content | undefined {
  const fields = contentOfDocument(document);
  return CATEGORIES.some((category) => category === fields.category) ? fields : undefined;
}
