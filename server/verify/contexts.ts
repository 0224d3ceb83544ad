// The @context and the types of a document in, faults and unknown contexts out: what can be said of JSON-LD without processing it.
import { asList, asText, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import { isAbsoluteIri } from './url.ts';

export const VCDM_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
const OLDER_CONTEXT = 'https://www.w3.org/2018/credentials/v1';
export const UNTP_CONTEXT = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';

/** Contexts whose terms are known here: no other may change what a verified document means without being reported. */
const KNOWN: ReadonlySet<string> = new Set([
  VCDM_CONTEXT,
  UNTP_CONTEXT,
  'https://w3id.org/security/data-integrity/v1',
  'https://w3id.org/security/data-integrity/v2',
  'https://w3id.org/security/multikey/v1',
  'https://w3id.org/security/jwk/v1',
  'https://w3id.org/vc/render-method/v2rc2',
]);

/** Terms that the VCDM 2.0 context protects: JSON-LD processors refuse a document that defines one of them anew. */
const PROTECTED: ReadonlySet<string> = new Set([
  ...['id', 'type', 'name', 'description', 'digestMultibase', 'digestSRI', 'mediaType', 'VerifiableCredential', 'VerifiablePresentation'],
  ...['EnvelopedVerifiableCredential', 'EnvelopedVerifiablePresentation', 'JsonSchemaCredential', 'JsonSchema', 'DataIntegrityProof'],
  ...[
    'BitstringStatusListCredential',
    'BitstringStatusList',
    'BitstringStatusListEntry',
    '_sd',
    '_sd_alg',
    '...',
    'aud',
    'cnf',
    'exp',
    'iat',
  ],
  ...['iss', 'jku', 'kid', 'nbf', 'sub', 'x5u'],
]);

/** VCDM 2.0 section 4.3: an ordered set that begins with the base context; then URLs and objects. */
export function contextFaults(document: JsonObject): readonly string[] {
  const contexts = asList(document['@context']);
  if (contexts.length === 0) return ["'@context' is missing"];
  if (contexts[0] !== VCDM_CONTEXT) return [`'@context' does not begin with '${VCDM_CONTEXT}'`];
  if (!Array.isArray(document['@context'])) return ["'@context' is not a list"];
  if (new Set(contexts).size < contexts.length) return ["'@context' holds an address twice"];
  return contexts
    .flatMap((context) => {
      if (isObject(context)) return Object.keys(context).flatMap((term) => termFaults(context, term));
      return typeof context === 'string' && isAbsoluteIri(context)
        ? []
        : ["'@context' holds something that is neither a URL nor an object"];
    })
    .concat(unmappedTypes(document, contexts));
}

/** Of the Data Model 1.1, which is a standard of its own: its dates and its other members have other names. */
export function isOlderModel(document: JsonObject): boolean {
  const contexts = asList(document['@context']);
  return contexts[0] === OLDER_CONTEXT && !contexts.includes(VCDM_CONTEXT);
}

function termFaults(context: JsonObject, term: string): readonly string[] {
  if (PROTECTED.has(term)) return [`'@context' defines the protected term '${term}' anew`];
  if (term.startsWith('@')) return [];
  const definition = context[term];
  const iri = isObject(definition) ? definition['@id'] : definition;
  if (iri === undefined || iri === null || (typeof iri === 'string' && (iri.includes(':') || iri.startsWith('@')))) return [];
  return typeof iri === 'string' && typeof context['@vocab'] === 'string'
    ? []
    : [`'@context' maps '${term}' to something that is not a URL`];
}

/**
 * Section 4.5: every type must map to a URL. Decidable here when all contexts are the base context and inline objects: an unknown
 * context may define anything.
 */
function unmappedTypes(document: JsonObject, contexts: readonly Json[]): readonly string[] {
  const inline = contexts.slice(1);
  if (!inline.every(isObject) || inline.some((context) => Object.hasOwn(context, '@vocab') || Object.hasOwn(context, '@import'))) return [];
  const isMapped = (type: Json): boolean =>
    typeof type !== 'string' || type.includes(':') || PROTECTED.has(type) || inline.some((context) => Object.hasOwn(context, type));
  return asList(document.type)
    .filter((type) => !isMapped(type))
    .map((type) => `the type '${asText(type).slice(0, 80)}' is not defined by any @context`);
}

/** Addresses (and inline objects) that are not known here; and any @context further inside, where terms may mean something else. */
export function unknownContexts(document: JsonObject): readonly string[] {
  const outside = asList(document['@context']).flatMap((context) => {
    if (typeof context === 'string') return KNOWN.has(context) ? [] : [context.slice(0, 200)];
    return ['terms defined inside the document'];
  });
  for (const name in document) if (name !== '@context' && holdsContext(document[name])) return [...outside, "a '@context' further inside"];
  return outside;
}

function holdsContext(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (holdsContext(value[index])) return true;
    return false;
  }
  for (const name in value) if (name === '@context' || holdsContext((value as JsonObject)[name])) return true;
  return false;
}
