// Worker thread: reads one credential after another as RDF and validates it. The libraries are loaded only here.
import { parentPort, workerData } from 'node:worker_threads';
import { UNTP_CONTEXT, VCDM_CONTEXT } from '../../domain/credential/context-terms.ts';
import type { Shaped } from '../../domain/formats/shacl/shaped.ts';
import { shapesOf } from '../../domain/formats/shacl/shapes.ts';
import {
  type Conformance,
  parseShapes,
  type Shapes,
  TooManyStatements,
  UnknownContext,
  validateCredential,
} from '../../domain/formats/shacl/validate.ts';
import type { JsonObject } from '../../domain/json/json.ts';

export interface ShapesTask {
  readonly category: Shaped;
  readonly document: JsonObject;
}

/** The group of the first document. */
export interface ShapesThreadData {
  readonly category: Shaped;
}

/** `ready` is the first message. */
export type ShapesAnswer =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'checked' } & Conformance)
  | { readonly kind: 'refused'; readonly why: 'context' | 'unreadable' | 'too-large' };

const port = parentPort;
if (port === null) throw new Error('shapes.worker.ts runs as a worker thread');

const parsed = new Map<Shaped, Shapes>();

function parsedShapesOf(category: Shaped): Shapes {
  const found = parsed.get(category) ?? parseShapes(shapesOf(category), `urn:dpp-desk:shapes:${category}`);
  parsed.set(category, found);
  return found;
}

/** Attributes every error of the processor to the document, because our shapes and contexts are tested. */
function refusalOf(error: unknown): ShapesAnswer {
  if (error instanceof TooManyStatements) return { kind: 'refused', why: 'too-large' };
  const isContext = error instanceof UnknownContext || (error as { readonly name?: unknown }).name === 'jsonld.InvalidUrl';
  return { kind: 'refused', why: isContext ? 'context' : 'unreadable' };
}

port.on('message', async ({ category, document }: ShapesTask) => {
  const shapes = parsedShapesOf(category);
  const answer: ShapesAnswer = await validateCredential(document, shapes).then(
    (conformance) => ({ kind: 'checked', ...conformance }),
    refusalOf,
  );
  port.postMessage(answer);
});

// Reads the common contexts and the shapes once, before the time for a document begins.
const { category: first } = workerData as ShapesThreadData;
const common: JsonObject = { '@context': [VCDM_CONTEXT, UNTP_CONTEXT], type: ['VerifiableCredential', 'DigitalProductPassport'] };
await validateCredential(common, parsedShapesOf(first));
port.postMessage({ kind: 'ready' } satisfies ShapesAnswer);
