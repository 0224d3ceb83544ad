// The JSON-LD contexts of a document or an event in, the name spaces of its prefixes out; contexts are never fetched.
import { asList, isObject, type Json } from '../json/json.ts';

export const EPCIS_CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
const EPCIS_CONTEXTS: readonly string[] = [EPCIS_CONTEXT, 'https://ref.gs1.org/standards/epcis/epcis-context.jsonld'];

/** What the EPCIS context itself says of prefixes (release 2.0.0). */
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

/** Later contexts go before earlier ones. A prefix that only a context we do not carry defines stays as written. */
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

/** The contexts beside the one of EPCIS, each once. */
export function ownContexts(context: Json | undefined): readonly Json[] {
  const own = asList(context).filter((entry) => !(typeof entry === 'string' && EPCIS_CONTEXTS.includes(entry)));
  return [...new Map(own.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** A name with a known prefix as name space and local name, or undefined. */
export function expandName(name: string, prefixes: Prefixes): { readonly space: string; readonly local: string } | undefined {
  const colon = name.indexOf(':');
  const space = colon < 0 ? undefined : prefixes.get(name.slice(0, colon));
  return space === undefined ? undefined : { space, local: name.slice(colon + 1) };
}
