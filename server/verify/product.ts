// The scanned product and a verified credential in, evidence out: is it the passport of the item in hand?
import { parseDigitalLink, SCAN_OPTIONS } from '../gs1/digital-link.ts';
import { parseDppCode } from '../gs1/dpp-code.ts';
import { parseEpcUrn } from '../gs1/epc-urn.ts';
import { toGtin14 } from '../gs1/gtin.ts';
import { asList, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';

/** A credential may be about many products; more than this is no answer to the question. */
const MAX_PRODUCTS = 1000;

export function judgeProduct(credential: JsonObject, expected: ProductKey | undefined): Evidence {
  if (expected === undefined) return evidence('DPP-PRD-02');
  const stated = productsOf(credential);
  const [first] = stated;
  if (first === undefined) return evidence('DPP-PRD-05');
  const scanned = normalise(expected);
  const same = stated.filter(({ gtin }) => gtin === scanned.gtin);
  if (same.length === 0) return evidence('DPP-PRD-03', `scanned ${spell(scanned)}, the credential says ${spell(first)}`);
  const match = bestOf(same, scanned);
  if (match === undefined) return evidence('DPP-PRD-04', `scanned ${spell(scanned)}, the credential says ${spell(same[0] ?? first)}`);
  const item = scanned.serial !== undefined && match.serial === undefined;
  const batch = scanned.batch !== undefined && match.batch === undefined && match.serial === undefined;
  if (item || batch) return evidence('DPP-PRD-06', `the credential says ${spell(match)}`);
  // One genuine passport of an item must not do for every item of the product.
  if (match.serial !== undefined && scanned.serial === undefined) return evidence('DPP-PRD-08', `the credential says ${spell(match)}`);
  return evidence('DPP-PRD-01', spell(match));
}

/** The scanned code of a passport without GTIN against the codes that the verified credential states. */
export function judgeDppCode(credential: JsonObject, scanned: string): Evidence {
  const stated = statedCodes(credential);
  const [first] = stated;
  if (first === undefined) return evidence('DPP-PRD-05');
  return stated.some((code) => code.toLowerCase() === scanned.toLowerCase())
    ? evidence('DPP-PRD-01', scanned)
    : evidence('DPP-PRD-03', `scanned ${scanned}, the credential says ${first}`);
}

/** The code by which a passport is found that is not named by its product: one based on a UUID. */
export function uuidCodeOf(credential: JsonObject): string | undefined {
  const codes = statedCodes(credential).map(parseDppCode);
  return codes.flatMap((code) => (code.ok && code.value.uuid !== undefined ? [code.value.dppCode] : []))[0];
}

const statedCodes = (credential: JsonObject): readonly string[] =>
  (isFlat(credential) ? [credential] : objects(credential.credentialSubject)).flatMap(dppCodesOf);

const dppCodesOf = (subject: JsonObject): readonly string[] =>
  [subject.dppCode, isObject(subject.characteristics) ? subject.characteristics.dppCode : undefined].filter(
    (code) => typeof code === 'string',
  );

/** The very item before its batch or the product as a whole. */
function bestOf(products: readonly ProductKey[], scanned: ProductKey): ProductKey | undefined {
  const fitting = products.filter((product) => product.gtin === scanned.gtin && !contradicts(product, scanned));
  return fitting.find(({ serial }) => serial === scanned.serial) ?? fitting[0];
}

/** Of a credential about several products, the subject that is about the scanned one. */
export function subjectAbout(credential: JsonObject, expected: ProductKey): JsonObject | undefined {
  const scanned = normalise(expected);
  const subjects = objects(credential.credentialSubject).flatMap((subject) => {
    const match = bestOf(productsOf({ credentialSubject: subject }), scanned);
    return match === undefined ? [] : [{ subject, match }];
  });
  const best = bestOf(
    subjects.map(({ match }) => match),
    scanned,
  );
  return subjects.find(({ match }) => match === best)?.subject;
}

/** Serials and batches are compared character by character (GS1 General Specifications 3.5.2): case and leading zeros matter. */
function contradicts(product: ProductKey, scanned: ProductKey): boolean {
  const differ = (one: string | undefined, other: string | undefined): boolean => one !== undefined && other !== undefined && one !== other;
  return differ(product.serial, scanned.serial) || differ(product.batch, scanned.batch);
}

const spell = ({ gtin, serial, batch }: ProductKey): string =>
  `GTIN ${gtin}${batch === undefined ? '' : `, batch ${batch}`}${serial === undefined ? '' : `, serial ${serial}`}`;

function normalise(key: ProductKey): ProductKey {
  const gtin = toGtin14(key.gtin);
  return gtin.ok ? { ...key, gtin: gtin.value } : key;
}

/** The products of a passport, of a traceability event (all that went in or came out) or of a conformity credential. */
export function productsOf(credential: JsonObject): readonly ProductKey[] {
  const products: ProductKey[] = [];
  for (const candidate of candidates(credential)) {
    const product = keyOfProduct(candidate);
    if (product) products.push(product);
    if (products.length === MAX_PRODUCTS) break;
  }
  return products;
}

function* candidates(credential: JsonObject): Generator<JsonObject> {
  if (isFlat(credential)) yield subjectOfClaims(credential);
  for (const subject of objects(credential.credentialSubject)) {
    yield subject;
    for (const name of ['inputProduct', 'outputProduct', 'movedProduct', 'modifiedProduct']) {
      for (const moved of objects(subject[name])) yield* objects(moved.product);
    }
    for (const assessment of objects(subject.conformityAssessment)) {
      for (const assessed of objects(assessment.assessedProduct)) yield* objects(assessed.product);
    }
  }
}

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).filter(isObject);

/** The claims of an SD-JWT VC speak of the product themselves, without a subject between. */
const isFlat = (credential: JsonObject): boolean => typeof credential.vct === 'string' && !Object.hasOwn(credential, 'credentialSubject');

/** The names of the interface's flat form for what UNTP calls otherwise. */
function subjectOfClaims({ dppCode = '', gtin = '', serial = '', batch = '' }: JsonObject): JsonObject {
  return { dppCode, gtin, itemNumber: serial, batchNumber: batch };
}

/** The identifier speaks first; `itemNumber` and `batchNumber` fill in what it leaves open. */
function keyOfProduct(product: JsonObject): ProductKey | undefined {
  const named = identifierKey(product.id) ?? identifierKey(product.dppCode) ?? gtinKey(product.gtin);
  if (!named) return undefined;
  const serial = named.serial ?? text(product.itemNumber) ?? text(product.serialNumber);
  const batch = named.batch ?? text(product.batchNumber);
  return { gtin: named.gtin, ...(serial === undefined ? {} : { serial }), ...(batch === undefined ? {} : { batch }) };
}

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function gtinKey(value: Json | undefined): ProductKey | undefined {
  const gtin = typeof value === 'string' ? toGtin14(value) : undefined;
  return gtin?.ok ? { gtin: gtin.value } : undefined;
}

function identifierKey(id: Json | undefined): ProductKey | undefined {
  if (typeof id !== 'string') return undefined;
  if (id.startsWith('DPP-')) {
    const code = parseDppCode(id);
    if (!code.ok || code.value.gtin === undefined) return undefined;
    const { gtin, serial } = code.value;
    return serial === undefined ? { gtin } : { gtin, serial };
  }
  const parsed = /^urn:epc:/i.test(id) ? parseEpcUrn(id) : parseDigitalLink(id, SCAN_OPTIONS);
  if (!parsed.ok) return undefined;
  const elements = new Map('elements' in parsed.value ? parsed.value.elements : parsed.value);
  const [gtin, serial, batch] = ['01', '21', '10'].map((ai) => elements.get(ai));
  if (gtin === undefined) return undefined;
  return { gtin, ...(serial === undefined ? {} : { serial }), ...(batch === undefined ? {} : { batch }) };
}
