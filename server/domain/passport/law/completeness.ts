// Checks that a passport contains what the law requires of its product group on a day.

import type { Completeness, DayOfRules, DutyState } from '../../../contract/index.ts';
import { type Evidence, evidence } from '../../evidence/evidence.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { asList, isObject } from '../../json/json.ts';
import { CATEGORIES, FIELD_BY_NAME } from '../fields.ts';
import { type Content, completenessOf, dayOfRules } from './duties.ts';

/**
 * Judges a passport whose data are all at hand. "Data complete" is not "compliant", and never decides the verdict: the law is only one of
 * the officer's questions.
 */
export const judgeCompleteness = (passport: Content, now: Date): Evidence =>
  judge(completenessOf(passport, dayOfRules(passport, now), 'en'));

/** Judges a credential. `hides`: claims are not disclosed. */
export function judgeContentComplete(document: JsonObject, hides: boolean, now: Date): Evidence {
  const found = completenessOfDocument(document, hides, (passport) => dayOfRules(passport, now), 'en');
  return found === undefined ? evidence('DPP-CPL-03', NO_GROUP) : judge(found);
}

export const NO_GROUP = 'the credential names no product group, so what the law asks for is not known';

/**
 * What the law requires of the content of a credential. Undisclosed claims may hold an absent field, and a field that is not public is in no
 * credential for everyone: such fields are `not-shown`. Returns undefined if the content names no product group.
 */
export function completenessOfDocument(
  document: JsonObject,
  hides: boolean,
  day: (content: Content) => DayOfRules,
  language: string,
): Completeness | undefined {
  const shown = fieldsShown(document);
  if (shown === undefined) return undefined;
  const found = completenessOf(shown, day(shown), language);
  const isWithheld = (name: string): boolean => hides || FIELD_BY_NAME.get(name.split('/')[0] ?? '')?.tiers.includes('public') === false;
  const duties = found.duties.map((duty) =>
    duty.state === 'missing' && isWithheld(duty.field) ? { ...duty, state: 'not-shown' as const } : duty,
  );
  return { ...found, duties };
}

function judge(found: Completeness): Evidence {
  const fields = (state: DutyState): string =>
    found.duties
      .filter((duty) => duty.state === state)
      .map(({ field }) => field)
      .join(', ');
  const missing = fields('missing');
  if (missing !== '') return evidence('DPP-CPL-02', `${missing}; ${toRulesWords(found)}`);
  const hidden = fields('not-shown');
  if (hidden !== '') return evidence('DPP-CPL-03', `not shown in this credential: ${hidden}; ${toRulesWords(found)}`);
  return found.isDue ? evidence('DPP-CPL-01', toRulesWords(found)) : evidence('DPP-CPL-04', toRulesWords(found));
}

const BASIS = {
  'placed-on-market': 'the day on which it says that it was placed on the market',
  today: 'the day of this check',
  chosen: 'the chosen day',
} as const;

/** Names the rules, their day and why that day; and for a product that needs no passport on it, the day from which it does. */
export function toRulesWords({ rules, on, basis, isDue, passportFrom }: Completeness): string {
  const by = `by the rules of ${rules} for ${on}, ${BASIS[basis]}`;
  if (isDue) return by;
  return `${passportFrom === undefined ? 'no adopted act requires a passport' : `a passport is required from ${passportFrom}`}; ${by}`;
}

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).filter(isObject);

/**
 * Maps the content to names of the field table. Returns undefined if the content names no product group, so that the requirements are
 * unknown.
 */
function fieldsShown(document: JsonObject): Content | undefined {
  const isFlat = typeof document.vct === 'string' && !Object.hasOwn(document, 'credentialSubject');
  const [subject] = objects(document.credentialSubject);
  const fields = isFlat ? fieldsOfClaims(document) : fieldsOf(subject ?? {});
  return CATEGORIES.some((category) => category === fields.category) ? fields : undefined;
}

/** In an SD-JWT the manufacturer is a name, with the whole next to it. */
const fieldsOfClaims = (claims: JsonObject): Content => ({
  ...claims,
  batchOrLot: claims.batch,
  manufacturer: claims.manufacturerDetail ?? claims.manufacturer,
});

/** Some fields have their own UNTP members. The default language has none: UNTP texts carry their language themselves. */
function fieldsOf(subject: JsonObject): Content {
  const own = isObject(subject.characteristics) ? subject.characteristics : {};
  const party = (role: string): Json | undefined => objects(subject.relatedParty).find((one) => one.role === role)?.party;
  const claim = (metric: string): Json | undefined =>
    objects(subject.performanceClaim).find((one) =>
      objects(one.claimedPerformance).some(
        (of) => isObject(of.metric) && typeof of.metric.id === 'string' && of.metric.id.endsWith(metric),
      ),
    );
  return {
    ...own,
    defaultLanguage: '',
    productName: own.productName ?? subject.name,
    granularity: subject.idGranularity,
    serial: subject.itemNumber,
    batchOrLot: subject.batchNumber,
    modelIdentifier: subject.modelNumber,
    massKg: isObject(subject.dimensions) ? subject.dimensions.weight : undefined,
    materials: subject.materialProvenance,
    productClassifications: subject.productCategory,
    manufacturer: withAddress(party('manufacturer')),
    importer: party('importer'),
    responsibleOperatorEU: party('operator'),
    carbonFootprint: claim('/product-carbon-footprint'),
    recycledContentTotal: claim('/recycled-content-percentage'),
  };
}

/** UNTP calls the member otherwise. */
const withAddress = (party: Json | undefined): Json | undefined =>
  isObject(party) && party.partyAddress !== undefined ? { ...party, address: party.partyAddress } : party;
