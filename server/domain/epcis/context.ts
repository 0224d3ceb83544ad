// Resolves the prefixes that the JSON-LD contexts of a document or event define, without fetching any context.
import { asList, isObject, type Json } from '../json/json.ts';

export const EPCIS_CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
const EPCIS_CONTEXTS: readonly string[] = [EPCIS_CONTEXT, 'https://ref.gs1.org/standards/epcis/epcis-context.jsonld'];

/** The prefixes that the EPCIS context itself defines (release 2.0.0). */
const STANDARD: readonly (readonly [string, string])[] = [
  ['epcis', 'https://ref.gs1.org/epcis/'],
  ['cbv', 'https://ref.gs1.org/cbv/'],
  ['cbvmda', 'urn:epcglobal:cbv:mda:'],
  ['gs1', 'https://gs1.org/voc/'],
  ['rdfs', 'http://www.w3.org/2000/01/rdf-schema#'],
  ['owl', 'http://www.w3.org/2002/07/owl#'],
  ['xsd', 'http://www.w3.org/2001/XMLSchema#'],
  ['dcterms', 'http://purl.org/dc/terms/'],
];

export type Prefixes = ReadonlyMap<string, string>;

/** Later contexts override earlier ones. A prefix defined only by a context that is not bundled remains as written. */
export function prefixesOf(...contexts: readonly (Json | undefined)[]): Prefixes {
  const stated = contexts
    .flatMap(asList)
    .filter(isObject)
    .flatMap((context) => Object.entries(context))
    .flatMap(([prefix, value]) => {
      const iri = isObject(value) ? value['@id'] : value;
      return typeof iri === 'string' && !prefix.startsWith('@') ? [[prefix, iri] as const] : [];
    });
  return new Map([...STANDARD, ...stated]);
}

/** Returns the contexts other than the EPCIS context, without duplicates. */
export function ownContexts(context: Json | undefined): readonly Json[] {
  const own = asList(context).filter((entry) => !(typeof entry === 'string' && EPCIS_CONTEXTS.includes(entry)));
  return [...new Map(own.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** Splits a name with a known prefix into name space and local name; otherwise returns undefined. */
export function expandName(name: string, prefixes: Prefixes): { readonly space: string; readonly local: string } | undefined {
  const colon = name.indexOf(':');
  const space = colon < 0 ? undefined : prefixes.get(name.slice(0, colon));
  return space === undefined ? undefined : { space, local: name.slice(colon + 1) };
}
