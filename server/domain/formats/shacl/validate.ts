// Validates a credential against the SHACL shapes of its product group, without accessing the network.
import jsonld from 'jsonld';
import { DataFactory, Parser, type Term as RdfTerm, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import type { JsonObject } from '../../json/json.ts';
import { bundledContexts } from '../../rdf/contexts.ts';

export interface ShapeResult {
  /** SHACL 3.4.2: any result, whatever its severity, means that the data do not conform. */
  readonly severity: 'Violation' | 'Warning' | 'Info';
  /** The constraint component by its name in the standard, e.g. `MinCount`. `NoPassport` if the document contains no passport. */
  readonly constraint: string;
  /** Address of the property concerned. */
  readonly path?: string;
  /**
   * Address of the property of the product, or of its characteristics, that contains the value at fault. For a value inside a list, the
   * property that holds the list.
   */
  readonly property?: string;
  /** Address of the shape, if it has one. */
  readonly shape?: string;
  readonly value?: string;
  readonly messages: Readonly<Record<string, string>>;
}

export interface Conformance {
  readonly conforms: boolean;
  readonly results: readonly ShapeResult[];
}

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const PASSPORT = 'https://vocabulary.uncefact.org/untp/DigitalProductPassport';
const SHACL = 'http://www.w3.org/ns/shacl#';
const RDF_FIRST = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#first';
const CHARACTERISTICS = 'https://vocabulary.uncefact.org/untp/characteristics';
const PRODUCT = 'https://vocabulary.uncefact.org/untp/Product';
/** Policy: a passport has only a few hundred RDF statements. */
const MAX_STATEMENTS = 5_000;
/** Policy: the maximum number of steps from a value up to its product. */
const MAX_DEPTH = 10;

/** `static`: the document never changes, so the processor may cache the processed form. */
interface StaticDocument {
  readonly documentUrl: string;
  readonly document: JsonObject;
  readonly tag: 'static';
}

/** Returns a bundled context. Throws `UnknownContext` for any other and never accesses the network. */
export async function offlineDocument(url: string): Promise<StaticDocument> {
  const document = bundledContexts().get(url);
  if (document === undefined) throw new UnknownContext(url);
  return { documentUrl: url, document, tag: 'static' };
}

/** The credential uses a context that is not bundled and therefore cannot be read as RDF. */
export class UnknownContext extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`the context '${url.slice(0, 200)}' is not kept here, and nothing is fetched`);
    this.name = 'UnknownContext';
    this.url = url;
  }
}

/** The document has more statements than `MAX_STATEMENTS`, which limits the time that validation can take. */
export class TooManyStatements extends Error {
  constructor() {
    super(`the credential makes more than ${MAX_STATEMENTS} statements`);
    this.name = 'TooManyStatements';
  }
}

/** Parsed shapes. Created once per file and cached, because parsing takes longer than validating. */
export interface Shapes {
  readonly graph: Store;
  readonly validator: Validator;
}

/** `baseIri`: the address of the shapes file, which resolves its relative addresses. */
export function parseShapes(turtle: string, baseIri: string): Shapes {
  const graph = new Store(new Parser({ baseIRI: baseIri }).parse(turtle));
  return { graph, validator: new Validator(graph) };
}

/** Converts a document to RDF. Throws `UnknownContext` if a context is not bundled, or `TooManyStatements`. */
export async function toRdf(document: JsonObject): Promise<Store> {
  // A proof is about the document, not about the product.
  const { proof: _, ...content } = document;
  const quads = await jsonld.toRDF(content as jsonld.JsonLdDocument, {
    documentLoader: offlineDocument as never,
    format: 'application/n-quads',
  });
  const statements = new Parser({ format: 'N-Quads' }).parse(String(quads));
  if (statements.length > MAX_STATEMENTS) throw new TooManyStatements();
  return new Store(statements);
}

/** A document without a passport does not conform. Throws `UnknownContext` or `TooManyStatements`. */
export const validateCredential = async (document: JsonObject, shapes: Shapes): Promise<Conformance> =>
  validateRdf(await toRdf(document), shapes);

export async function validateRdf(data: Store, { validator, graph }: Shapes): Promise<Conformance> {
  if (data.countQuads(null, DataFactory.namedNode(RDF_TYPE), DataFactory.namedNode(PASSPORT), null) === 0) {
    return { conforms: false, results: [NO_PASSPORT] };
  }
  const report = await validator.validate(data);
  return { conforms: report.conforms, results: report.results.map((result) => toResult(result, data, graph)) };
}

/** Shapes only test their target nodes. Without this result, a document about something else would conform. */
const NO_PASSPORT: ShapeResult = {
  severity: 'Violation',
  constraint: 'NoPassport',
  messages: {
    en: 'The document is no Digital Product Passport of UNTP.',
    de: 'Das Dokument ist kein Digitaler Produktpass nach UNTP.',
    fr: 'Le document n’est pas un passeport numérique de produit UNTP.',
  },
};

interface Term {
  readonly termType: string;
  readonly value: string;
  readonly language?: string;
}
interface Reported {
  readonly focusNode: Term | null;
  readonly message: readonly Term[];
  readonly path: Term | null;
  readonly severity: Term | null;
  readonly sourceConstraintComponent: Term | null;
  readonly sourceShape: Term | null;
  readonly value: Term | null;
}

/** Walks up from the value to its product, and returns the property of the product, or of its characteristics, that contains the value. */
function propertyOf({ focusNode, path, sourceShape }: Reported, data: Store, shapes: Store): string | undefined {
  const first = path?.termType === 'NamedNode' ? path : firstOfSequence(sourceShape, shapes);
  const steps = first === undefined ? [] : [first.value];
  for (let at = focusNode; at !== null && steps.length < MAX_DEPTH; ) {
    if (data.countQuads(at as RdfTerm, DataFactory.namedNode(RDF_TYPE), DataFactory.namedNode(PRODUCT), null) > 0)
      return steps.find((step) => step !== CHARACTERISTICS) ?? steps[0];
    const [incoming] = data.getQuads(null, null, at as RdfTerm, null);
    if (incoming === undefined) return undefined;
    steps.unshift(incoming.predicate.value);
    at = incoming.subject as Term;
  }
  return undefined;
}

function firstOfSequence(shape: Term | null, shapes: Store): Term | undefined {
  const [path] = shape === null ? [] : shapes.getObjects(shape as RdfTerm, DataFactory.namedNode(`${SHACL}path`), null);
  return path === undefined ? undefined : (shapes.getObjects(path, DataFactory.namedNode(RDF_FIRST), null)[0] as Term | undefined);
}

function toResult(result: unknown, data: Store, shapes: Store): ShapeResult {
  const { message, path, severity, sourceConstraintComponent: component, sourceShape: shape, value } = result as Reported;
  const name = severity?.value.slice(SHACL.length);
  const property = propertyOf(result as Reported, data, shapes);
  return {
    severity: name === 'Warning' || name === 'Info' ? name : 'Violation',
    constraint: component?.value.slice(SHACL.length).replace(/ConstraintComponent$/, '') ?? '',
    ...(path?.termType === 'NamedNode' ? { path: path.value } : {}),
    ...(property === undefined ? {} : { property }),
    ...(shape?.termType === 'NamedNode' ? { shape: shape.value } : {}),
    ...(value?.termType === 'NamedNode' || value?.termType === 'Literal' ? { value: value.value } : {}),
    messages: Object.fromEntries(
      message.map((text) => [text.language === undefined || text.language === '' ? 'en' : text.language, text.value]),
    ),
  };
}
