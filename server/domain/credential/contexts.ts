// Checks the @context and the types of a document, as far as is possible without JSON-LD processing.

import { isAbsoluteIri } from '../encoding/url.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { EPCIS_CONTEXT, versionOf, versionsIn } from '../untp/versions.ts';
import { CONTEXT_TERMS, OLDER_CONTEXT, UNTP_CONTEXT, VCDM_CONTEXT } from './context-terms.ts';

export { UNTP_CONTEXT, VCDM_CONTEXT };

/** VCDM 2.0 section 4.3: an ordered set that starts with the base context, followed by URLs and objects. */
export function contextFaults(document: JsonObject): readonly string[] {
  const contexts = asList(document['@context']);
  if (contexts.length === 0) return ["'@context' is missing"];
  if (contexts[0] !== VCDM_CONTEXT) return [`'@context' does not begin with '${VCDM_CONTEXT}'`];
  if (!Array.isArray(document['@context'])) return ["'@context' is not a list"];
  if (new Set(contexts).size < contexts.length) return ["'@context' holds an address twice"];
  const base = baseOf(contexts);
  return contexts
    .flatMap((context) => {
      if (isObject(context)) return inlineFaults(context, base);
      return typeof context === 'string' && isAbsoluteIri(context)
        ? []
        : ["'@context' holds something that is neither a URL nor an object"];
    })
    .concat(unmappedTypes(document, contexts));
}

/**
 * Checks nested contexts by the same rule. null is refused, because it would clear the protected terms (JSON-LD 1.1, 4.1.11). Unknown URLs
 * are reported by `unknownContexts`.
 */
export function insideFaults(document: JsonObject, inside: readonly Json[]): readonly string[] {
  if (inside.length === 0) return [];
  if (inside.length > MAX_INSIDE) return [`more than ${MAX_INSIDE} contexts stand further inside`];
  const base = baseOf([...asList(document['@context']), ...inside]);
  return inside.flatMap((context) => {
    if (isObject(context)) return inlineFaults(context, base);
    return typeof context === 'string' ? [] : ["a '@context' further inside holds something that is neither a URL nor an object"];
  });
}

/** True for a document of the Data Model 1.1, a separate standard with other names for the dates and other members. */
export function isOlderModel(document: JsonObject): boolean {
  const contexts = asList(document['@context']);
  return contexts[0] === OLDER_CONTEXT && !contexts.includes(VCDM_CONTEXT);
}

/**
 * Keywords that change no term: the version, the protection of the terms in this context, and the language of texts, which VCDM 2.0 section
 * 11.1 allows.
 */
const HARMLESS: Readonly<Record<string, (value: Json) => boolean>> = {
  '@version': (value) => value === 1.1,
  '@protected': (value) => typeof value === 'boolean',
  '@language': (value) => value === null || typeof value === 'string',
  '@direction': (value) => value === null || value === 'ltr' || value === 'rtl',
  '@vocab': (value) => typeof value === 'string' && isAbsoluteIri(value),
  // Imported terms are treated like those of any other unknown context.
  '@import': (value) => typeof value === 'string' && isAbsoluteIri(value),
};

/**
 * A term with such a name would be a prefix (JSON-LD 1.1 Expansion, IRI expansion, step 6) and change the target of identifiers that this
 * program reads as written.
 */
const SCHEMES: ReadonlySet<string> = new Set(['did', 'urn', 'http', 'https', 'data', 'tag']);

/**
 * An inline context may only define new terms (VCDM 2.0 section 4.3; JSON-LD 1.1, 4.1.11, protected terms), because known terms are read by
 * name and must mean the same to every reader.
 *
 * Policy: this also applies where JSON-LD would allow a redefinition, such as in the scoped context of a member.
 */
function inlineFaults(context: JsonObject, base: Base): readonly string[] {
  return Object.keys(context).flatMap((term): readonly string[] => {
    const value = context[term] ?? null;
    const shown = term.slice(0, 80);
    if (term.startsWith('@')) return HARMLESS[term]?.(value) ? [] : [`'@context' changes the keyword '${shown}'`];
    if (base.known.some((terms) => terms.has(term))) return [`'@context' defines the protected term '${shown}' anew`];
    if (term === '' || SCHEMES.has(term)) return [`'@context' defines '${shown}', which identifiers begin with`];
    const scoped = isObject(value) && Object.hasOwn(value, '@context') ? asList(value['@context']) : [];
    return [
      ...(isMapped(value, base) ? [] : [`'@context' maps '${shown}' to something that is not a URL`]),
      ...scoped.flatMap((one) =>
        isObject(one) ? inlineFaults(one, base) : typeof one === 'string' ? [] : [`'@context' clears all terms inside '${shown}'`],
      ),
    ];
  });
}

interface Base {
  /** The terms of each named context that is known. */
  readonly known: readonly ReadonlySet<string>[];
  /** True if a vocabulary can complete names that are not URLs: one in the document itself, or possibly one in an unknown context. */
  readonly completes: boolean;
}

function baseOf(contexts: readonly Json[]): Base {
  const known = new Set<ReadonlySet<string>>();
  let completes = false;
  for (const context of contexts) {
    const terms = typeof context === 'string' ? CONTEXT_TERMS.get(context) : undefined;
    if (terms) known.add(terms);
    completes ||= typeof context === 'string' ? !terms : isObject(context) && typeof context['@vocab'] === 'string';
  }
  return { known: [...known], completes };
}

function isMapped(definition: Json, { completes }: Base): boolean {
  const iri = isObject(definition) ? (definition['@id'] ?? definition['@reverse']) : definition;
  if (isObject(definition) && iri === undefined) return completes;
  if (typeof iri !== 'string' || iri === '' || iri.startsWith('@') || iri.startsWith('_:')) return false;
  return isAbsoluteIri(iri) || (!iri.includes(':') && completes);
}

/**
 * Section 4.5: every type must map to a URL. This can be decided only if every context after the base context is an inline object without
 * '@vocab' and '@import', because any other context may define every term.
 */
function unmappedTypes(document: JsonObject, contexts: readonly Json[]): readonly string[] {
  const inline = contexts.slice(1);
  if (!inline.every(isObject) || inline.some((context) => Object.hasOwn(context, '@vocab') || Object.hasOwn(context, '@import'))) return [];
  const isDefined = (type: Json): boolean =>
    typeof type !== 'string' ||
    type.includes(':') ||
    CONTEXT_TERMS.get(VCDM_CONTEXT)?.has(type) === true ||
    inline.some((context) => Object.hasOwn(context, type));
  return asList(document.type)
    .filter((type) => !isDefined(type))
    .map((type) => `the type '${asText(type).slice(0, 80)}' is not defined by any @context`);
}

/**
 * Lists unknown URLs, inline contexts and any nested @context, where terms may have another meaning. `isUntp`: the document has a type of
 * UNTP, so that a version without schemas is reported as such.
 */
export function unknownContexts(document: JsonObject, inside: readonly Json[], isUntp: boolean): readonly string[] {
  const outside = asList(document['@context']).flatMap((context) => {
    if (typeof context === 'string')
      return CONTEXT_TERMS.has(context) || (isUntp && isNamedVersion(context, document)) ? [] : [context.slice(0, 200)];
    return ['terms defined inside the document'];
  });
  return inside.length > 0 ? [...outside, "a '@context' further inside"] : outside;
}

/** True for a context of UNTP, and for that of EPCIS if the UNTP version of the document uses EPCIS events. */
const isNamedVersion = (context: string, document: JsonObject): boolean =>
  versionOf(context) !== undefined || (context === EPCIS_CONTEXT && versionsIn(document).some(({ events }) => events === 'epcis'));

/** Policy: a legitimate document has far fewer nested contexts. */
const MAX_INSIDE = 1000;

export function contextsInside(document: JsonObject): readonly Json[] {
  const found: Json[] = [];
  for (const name in document) if (name !== '@context') collect(document[name], found);
  return found;
}

function collect(value: Json | undefined, found: Json[]): void {
  if (typeof value !== 'object' || value === null || found.length > MAX_INSIDE) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (typeof value[index] === 'object') collect(value[index], found);
    return;
  }
  for (const name in value) {
    const member = (value as JsonObject)[name];
    if (name === '@context') for (const context of asList(member)) found.push(context);
    else if (typeof member === 'object') collect(member, found);
  }
}
