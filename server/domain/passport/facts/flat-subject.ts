// Converts the verified flat claims of an SD-JWT VC to the subject of a UNTP passport.
import { defined } from '../../json/defined.ts';
import { asList, isObject, type Json, type JsonObject } from '../../json/json.ts';
import { productsOf } from '../../product/judge-product.ts';
import { FIELD_BY_NAME } from '../fields.ts';

/** Claims about the token, and claims that have their own member in the subject. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['iss', 'sub', 'aud', 'iat', 'nbf', 'exp', 'jti', 'cnf', 'status', 'vct', 'vct#integrity', 'aka_vcts', 'id', 'type'],
  ...['credentialStatus', 'serial', 'batch', 'manufacturer', 'materials', 'defaultLanguage'],
]);

/** The interface writes some fields as a text and in full. The full value is used, so that it appears in the reader's language. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['manufacturerDetail', 'manufacturer'],
  ['carbonFootprintDetail', 'carbonFootprint'],
]);

const PLACES: ReadonlyMap<string, number> = new Map([...FIELD_BY_NAME.keys()].map((name, place) => [name, place]));
const placeOf = (name: string): number => PLACES.get(name) ?? PLACES.size;

/** Returns undefined for a document that is not an SD-JWT VC or has a `credentialSubject`. */
export function flatSubject(document: JsonObject): JsonObject | undefined {
  if (typeof document.vct !== 'string' || Object.hasOwn(document, 'credentialSubject')) return undefined;
  const { gtin, serial, batch } = productsOf(document)[0] ?? {};
  // Disclosed claims have no meaningful order, so they are sorted by the field table.
  const characteristics = Object.entries(document)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => [isObject(value) ? (WHOLE.get(name) ?? name) : name, value] as const)
    .sort(([one, a], [other, b]) => placeOf(one) - placeOf(other) || Number(isObject(a)) - Number(isObject(b)));
  const { manufacturer } = document;
  return {
    ...defined({ itemNumber: serial, batchNumber: batch }),
    characteristics: Object.fromEntries([...characteristics, ...(gtin === undefined ? [] : [['gtin', gtin] as const])]),
    ...(typeof manufacturer === 'string' ? { relatedParty: [{ role: 'manufacturer', party: { name: manufacturer } }] } : {}),
    materialProvenance: asList(document.materials).filter(isObject).map(material),
  };
}

/** Converts a percentage of the interface to a fraction of UNTP. */
const fraction = (percentage: Json | undefined): Json => (typeof percentage === 'number' ? percentage / 100 : null);

const material = ({ name = null, percentage, recycledContent, hazardous = null }: JsonObject): JsonObject => ({
  name,
  massFraction: fraction(percentage),
  recycledMassFraction: fraction(recycledContent),
  hazardous,
});
