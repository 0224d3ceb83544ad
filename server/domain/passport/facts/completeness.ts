// The verified content of a passport in, evidence of its completeness out: what the law asks for and the credential itself does not show.

import { type Evidence, evidence } from '../../evidence/evidence.ts';
import { asList, isObject, type Json, type JsonObject } from '../../json/json.ts';
import { CATEGORIES, FIELD_BY_NAME } from '../fields.ts';
import type { Passport } from '../model.ts';
import { missingMandatory } from './facts.ts';

/** `hides`: claims are not disclosed, so what is missing may be hidden. What only some may read is in no credential for everyone. */
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

/** Under the names of the field table; undefined where the content does not say by which rules it has to be complete. */
function fieldsShown(document: JsonObject): Passport | undefined {
  const isFlat = typeof document.vct === 'string' && !Object.hasOwn(document, 'credentialSubject');
  const [subject] = objects(document.credentialSubject);
  const fields: Readonly<Record<string, Json | undefined>> = isFlat ? { ...document, batchOrLot: document.batch } : fieldsOf(subject ?? {});
  if (!CATEGORIES.some((category) => category === fields.category)) return undefined;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Passport;
}

/** UNTP has members of its own for some fields. It has none for the language, which its texts name themselves. */
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
