// Turns a document and its proof configuration into the hash that RDF proofs sign (JSON-LD 1.1, RDFC-1.0).
// Runs in the RDF thread, because its cost depends on the document.
/// <reference path="./packages.d.ts" />
import { hash } from 'node:crypto';
import jsonld from 'jsonld';
import rdfCanonize, { type Quad } from 'rdf-canonize';
import type { Code } from '../evidence/codes.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Contexts } from './contexts.ts';
import { afterRoundTrip, type Breach, breachAsWritten, strayStatement } from './rules.ts';
import { withReferences } from './scoped.ts';

/** P-384 uses SHA-384 in the canonicalisation too (Data Integrity ECDSA 1.0, 3.2.3). */
export type Digest = 'sha256' | 'sha384';

export interface RdfTask {
  /** The document without its proofs. */
  readonly document: JsonObject;
  /** One proof without its value. */
  readonly options: JsonObject;
  readonly digest: Digest;
}

export type RdfAnswer =
  /** `hash`: that of the proof configuration, then that of the document, in hex. */
  | { readonly kind: 'hashed'; readonly hash: string; readonly proofType: string | undefined; readonly document: JsonObject }
  /** The document breaks a rule. `hash` shows whether its statements were signed nevertheless. */
  | {
      readonly kind: 'refused';
      readonly breach: Pick<Breach, 'code' | 'detail'>;
      readonly hash?: string;
      readonly proofType?: string | undefined;
      /** True if the reason is temporary and lies in this computer, not in the document. */
      readonly isPassing?: true;
    };

const refused = (code: Code, detail: string): RdfAnswer => ({ kind: 'refused', breach: { code, detail } });

export async function canonicalHash({ document, options, digest }: RdfTask, contexts: Contexts): Promise<RdfAnswer> {
  const written =
    breachAsWritten(document, (url) => contexts.has(url)) ??
    breachAsWritten({ ...options, '@context': document['@context'] ?? null }, () => true);
  if (written?.unprocessable === true) return { kind: 'refused', breach: written };
  const processor = new Processor(contexts, digest);
  try {
    const of = await processor.hashOf(document);
    // Data Integrity ECDSA 3.2.5, EdDSA 3.2.5: the proof is processed with the context of the document, not with its own.
    const configuration = { ...options, '@context': document['@context'] ?? null };
    const proof = await processor.hashOf(configuration);
    const result = { hash: proof.hash + of.hash, proofType: typeIn(proof.expanded) };
    const breach = written ?? of.breach ?? proof.breach ?? strayStatement(of.expanded) ?? strayStatement(proof.expanded);
    if (breach !== undefined) return { kind: 'refused', breach, ...result };
    const prefixes = prefixesIn(contexts);
    // Purpose, key and dates of the proof are also read as JSON, so the options must survive the round trip too.
    const read = afterRoundTrip(configuration, await processor.compact(proof.expanded, configuration), prefixes);
    const returned = 'document' in read ? afterRoundTrip(document, await processor.compact(of.expanded, document), prefixes) : read;
    return 'document' in returned ? { kind: 'hashed', ...result, ...returned } : { kind: 'refused', breach: returned, ...result };
  } catch (error) {
    // Without a hash the signature cannot be checked, so a breach that would count as failed is not reported.
    return written?.code === 'DPP-SIG-40' ? { kind: 'refused', breach: written } : refusalOf(error);
  }
}

const typeIn = ([proof]: readonly Json[]): string | undefined => {
  const [type] = isObject(proof) ? asList(proof['@type']) : [];
  return typeof type === 'string' ? type : undefined;
};

class UnknownContext extends Error {}
class TooMuch extends Error {}

/** Policy: a passport has only a few hundred RDF statements. */
const MAX_QUADS = 20_000;
/** RDFC-1.0 7.1: the work grows with the third power of the number of blank nodes, up to this number of steps. */
const WORK_FACTOR = 3;
export const MAX_STEPS = 50_000;

/** The processed document, and the first problem found in it. */
interface Hashed {
  readonly hash: string;
  readonly expanded: readonly Json[];
  readonly breach?: Breach | undefined;
}

const loaded = new WeakMap<Contexts, Contexts>();

function toLoad(contexts: Contexts): Contexts {
  const found = loaded.get(contexts) ?? withReferences(contexts);
  loaded.set(contexts, found);
  return found;
}

class Processor {
  private readonly digest: Digest;
  private readonly common: object;

  constructor(contexts: Contexts, digest: Digest) {
    this.digest = digest;
    this.common = {
      base: null,
      processingMode: 'json-ld-1.1',
      rdfDirection: 'i18n-datatype',
      documentLoader: async (url: string) => {
        const document = toLoad(contexts).get(url);
        if (document === undefined) throw new UnknownContext(url);
        return { documentUrl: url, document, tag: 'static' };
      },
    };
  }

  /** Rule 4. If safe mode refuses a document, processes it again without safe mode, to distinguish an unsigned addition from a forgery. */
  async hashOf(document: JsonObject): Promise<Hashed> {
    try {
      return await this.process(document, true);
    } catch (error) {
      const dropped = droppedIn(error);
      if (dropped === undefined) throw error;
      if (dropped.unprocessable === true) throw new Refused(dropped);
      return { ...(await this.process(document, false)), breach: dropped };
    }
  }

  private async process(document: JsonObject, safe: boolean): Promise<Hashed> {
    const expanded = (await jsonld.expand(
      document as jsonld.JsonLdDocument,
      { ...this.common, safe } as never,
    )) as unknown as readonly Json[];
    const quads = (await jsonld.toRDF(
      expanded as never,
      { ...this.common, safe, skipExpansion: true } as never,
    )) as unknown as readonly Quad[];
    return { hash: hash(this.digest, await canonicalQuads(quads, this.digest), 'hex'), expanded };
  }

  compact = async (expanded: readonly Json[], document: JsonObject): Promise<JsonObject> =>
    (await jsonld.compact(
      expanded as never,
      (document['@context'] ?? {}) as never,
      {
        ...this.common,
        safe: true,
        skipExpansion: true,
        compactToRelative: false,
      } as never,
    )) as unknown as JsonObject;
}

/** Canonicalises by RDFC-1.0 with limited work. Throws if a limit is reached. */
export async function canonicalQuads(quads: readonly Quad[] | string, digest: Digest): Promise<string> {
  if (typeof quads !== 'string' && quads.length > MAX_QUADS) throw new TooMuch(`more than ${MAX_QUADS} statements`);
  const dataset = typeof quads === 'string' ? rdfCanonize.NQuads.parse(quads) : quads;
  const blank = new Set(
    dataset.flatMap(({ subject, object, graph }) =>
      [subject, object, graph].filter(({ termType }) => termType === 'BlankNode').map(({ value }) => value),
    ),
  );
  return rdfCanonize.canonize(dataset, {
    algorithm: 'RDFC-1.0',
    messageDigestAlgorithm: digest,
    maxDeepIterations: Math.min(blank.size ** WORK_FACTOR, MAX_STEPS),
  });
}

/** Events of safe mode for relative references, which some processors drop and others resolve. */
const RELATIVE: ReadonlySet<string> = new Set([
  'relative @id reference',
  'relative object reference',
  'relative subject reference',
  'relative graph reference',
]);

interface JsonLdFault {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly details?: { readonly event?: { readonly code: string; readonly details?: Readonly<Record<string, unknown>> } };
}

function droppedIn(error: unknown): Breach | undefined {
  const event = (error as JsonLdFault).details?.event;
  if (event === undefined) return undefined;
  const named = Object.values(event.details ?? {}).find((value) => typeof value === 'string');
  const detail = `${event.code}${named === undefined ? '' : ` '${String(named).slice(0, 200)}'`}`;
  return RELATIVE.has(event.code) ? { code: 'DPP-SIG-11', detail, unprocessable: true } : { code: 'DPP-SIG-41', detail };
}

class Refused extends Error {
  readonly breach: Breach;

  constructor(breach: Breach) {
    super(breach.detail);
    this.breach = breach;
  }
}

function refusalOf(error: unknown): RdfAnswer {
  if (error instanceof Refused) return { kind: 'refused', breach: error.breach };
  const { name, message, details } = error as JsonLdFault & { readonly details?: { readonly url?: unknown } };
  const text = String(message).slice(0, 300);
  if (name === 'jsonld.InvalidUrl' || error instanceof UnknownContext)
    return refused('DPP-SIG-40', `'${String(details?.url ?? text).slice(0, 200)}'`);
  if (error instanceof TooMuch || text.startsWith('Maximum deep iterations exceeded')) return refused('DPP-SIG-43', text);
  if (typeof name === 'string' && name.startsWith('jsonld.')) return refused('DPP-SIG-11', `JSON-LD: ${text}`);
  throw error;
}

const knownPrefixes = new WeakMap<Contexts, ReadonlyMap<string, string>>();

/** Returns the IRI prefixes that the contexts define at their top level. */
function prefixesIn(contexts: Contexts): ReadonlyMap<string, string> {
  const known = knownPrefixes.get(contexts);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const document of contexts.values()) {
    const terms = document['@context'];
    for (const [name, iri] of Object.entries(isObject(terms) ? terms : {})) {
      if (typeof iri === 'string' && /[/#:?]$/.test(iri)) found.set(name, iri);
    }
  }
  knownPrefixes.set(contexts, found);
  return found;
}
