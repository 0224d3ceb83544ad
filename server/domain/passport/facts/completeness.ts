// Checks that a verified passport contains what the law requires of its product group.

import { type Evidence, evidence } from '../../evidence/evidence.ts';
import { asList, isObject, type Json, type JsonObject } from '../../json/json.ts';
import { CATEGORIES, FIELD_BY_NAME } from '../fields.ts';
import type { Passport } from '../model.ts';
import { missingMandatory } from './facts.ts';

/**
 * `hides`: claims are not disclosed, so an absent field may be hidden. A field that is not public is in no credential for everyone.
 * The absence of such fields gives DPP-CPL-03 (not known), not DPP-CPL-02 (missing).
 */
export function judgeContentComplete(document: JsonObject, hides: boolean): Evidence {
  const shown = fieldsShown(document);
  if (shown === undefined) return evidence('DPP-CPL-03', 'the credential names no product group, so what the law asks for is not known');
  const missing = missingMandatory(shown, 'en').map(({ field }) => field);
  const withheld = (name: string): boolean => hides || FIELD_BY_NAME.get(name)?.tiers.includes('public') === false;
  const lacking = missing.filter((name) => !withheld(name));
  if (lacking.length > 0) return evidence('DPP-CPL-02', lacking.join(', '));
  return missing.length === 0 ? evidence('DPP-CPL-01') : evidence('DPP-CPL-03', `not shown in this credential: ${missing.join(', ')}`);
}

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).filter(isObject);

/**
 * Maps the content to names of the field table. Returns undefined if the content names no product group, so that the requirements are
 * unknown.
 */
function fieldsShown(document: JsonObject): Passport | undefined {
  const isFlat = typeof document.vct === 'string' && !Object.hasOwn(document, 'credentialSubject');
  const [subject] = objects(document.credentialSubject);
  const fields: Readonly<Record<string, Json | undefined>> = isFlat ? { ...document, batchOrLot: document.batch } : fieldsOf(subject ?? {});
  if (!CATEGORIES.some((category) => category === fields.category)) return undefined;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Passport;
}

/** Some fields have their own UNTP members. The default language has none: UNTP texts carry their language themselves. */
function fieldsOf(subject: JsonObject): Readonly<Record<string, Json | undefined>> {
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
    manufacturer: party('manufacturer'),
    importer: party('importer'),
    responsibleOperatorEU: party('operator'),
    carbonFootprint: claim('/product-carbon-footprint'),
    recycledContentTotal: claim('/recycled-content-percentage'),
  };
}
