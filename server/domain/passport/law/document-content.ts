// Maps the content of a credential to names of the field table.
import { asList, isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Content } from './duties.ts';

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).filter(isObject);

const isFlat = (document: JsonObject): boolean => typeof document.vct === 'string' && !Object.hasOwn(document, 'credentialSubject');

/** Of its first subject. */
export const contentOfDocument = (document: JsonObject): Content => contentOfSubject(document, objects(document.credentialSubject)[0]);

/** Of one subject of the credential. The claims of an SD-JWT are about one product. */
export const contentOfSubject = (document: JsonObject, subject: JsonObject | undefined): Content =>
  isFlat(document) ? fieldsOfClaims(document) : fieldsOf(subject ?? {});

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
    countryOfProduction: subject.countryOfProduction,
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
