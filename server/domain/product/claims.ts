// Reads the product identifiers that a credential claims: each is stated, absent, unreadable or hidden.
// Also reports identifiers that contradict each other.

import { type Particulars, type ParticularsId, say, type Value } from '../evidence/particulars.ts';
import { parseDigitalLink, SCAN_OPTIONS } from '../gs1/digital-link.ts';
import { parseDppCode } from '../gs1/dpp-code.ts';
import { parseEpcUrn } from '../gs1/epc/urn.ts';
import { toGtin14 } from '../gs1/gtin.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { versionsIn } from '../untp/versions.ts';
import { type Claim, type ClaimedProduct, type Granularity, IDENTIFIERS, type Identifier } from './compare.ts';
import { NOTHING_HIDDEN, type Undisclosed } from './undisclosed.ts';

/** Policy: at most this many products are compared. */
export const MAX_PRODUCTS = 1000;

/** The products that a credential claims, before any comparison. */
export interface ClaimedProducts {
  readonly products: readonly ClaimedProduct[];
  /** True if the credential names more products than were read. */
  readonly more: boolean;
  /** A description of the identifiers of one product that contradict each other. */
  readonly contradiction?: Particulars;
}

/** Reads the products of a passport, of a traceability event (all inputs and outputs) or of a conformity credential. */
export function readProducts(credential: JsonObject, undisclosed: Undisclosed = NOTHING_HIDDEN): ClaimedProducts {
  const products: ClaimedProduct[] = [];
  let contradiction = contradictorySubject(credential);
  let more = false;
  for (const candidate of candidates(credential)) {
    const read = readProduct(candidate, undisclosed);
    if (read === undefined) continue;
    more = products.length === MAX_PRODUCTS;
    if (more) break;
    products.push(read.claimed);
    contradiction ??= read.contradiction;
  }
  return { products, more, ...(contradiction === undefined ? {} : { contradiction }) };
}

const WORDS = {
  gtin: 'gtin',
  cpv: 'variant',
  batch: 'batch',
  serial: 'serial',
  tpx: 'third-party-serial',
} as const satisfies Readonly<Record<Identifier, ParticularsId>>;

export const spellOne = (name: Identifier, value: Value): Particulars => say(WORDS[name], { value });
export const spellName = (name: Identifier): Particulars => say(`the-${WORDS[name]}`);

/** An object that may name a product, with every enclosing object and list in which part of it could be hidden. */
interface Candidate {
  readonly product: JsonObject;
  readonly around: readonly object[];
  readonly flat: boolean;
}

function* candidates(credential: JsonObject): Generator<Candidate> {
  if (isFlat(credential)) yield { product: credential, around: [], flat: true };
  const within = [credential, ...lists(credential.credentialSubject)];
  const versions = versionsIn(credential);
  for (const subject of subjectsOf(credential)) {
    yield { product: subject, around: within, flat: false };
    if (versions.some(({ product }) => product === 'member')) yield* productOfPassport(subject, within);
    if (versions.some(({ events }) => events === 'epcis')) yield* productsOfEvent(subject, [...within, subject]);
    for (const name of ['inputProduct', 'outputProduct', 'movedProduct', 'modifiedProduct'])
      if (subject[name] !== undefined) yield* productsWithin(subject[name], [...within, subject]);
    for (const assessment of objects(subject.conformityAssessment))
      yield* productsWithin(assessment.assessedProduct, [...within, subject, ...lists(subject.conformityAssessment), assessment]);
  }
}

function* productsWithin(entries: Json | undefined, around: readonly object[]): Generator<Candidate> {
  for (const entry of objects(entries))
    for (const product of objects(entry.product))
      yield { product, around: [...around, ...lists(entries), entry, ...lists(entry.product)], flat: false };
}

/** UNTP 0.6: the subject is the passport, which states the granularity of its product. */
function* productOfPassport(subject: JsonObject, within: readonly object[]): Generator<Candidate> {
  const { product, granularityLevel = null } = subject;
  if (isObject(product ?? null)) {
    const stated = { ...(product as JsonObject), ...(granularityLevel === null ? {} : { idGranularity: granularityLevel }) };
    yield { product: stated, around: [...within, subject, product as JsonObject], flat: false };
  }
}

/** EPCIS 2.0, 7.4: the objects of an event, as identifiers of items or of classes with a quantity. */
function* productsOfEvent(event: JsonObject, around: readonly object[]): Generator<Candidate> {
  for (const name of ['epcList', 'childEPCs', 'inputEPCList', 'outputEPCList', 'parentID'])
    for (const epc of asList(event[name] ?? []))
      if (typeof epc === 'string') yield { product: { id: epc }, around: [...around, ...lists(event[name])], flat: false };
  for (const name of ['quantityList', 'childQuantityList', 'inputQuantityList', 'outputQuantityList'])
    for (const entry of objects(event[name]))
      if (typeof entry.epcClass === 'string')
        yield { product: { id: entry.epcClass }, around: [...around, ...lists(event[name]), entry], flat: false };
}

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).filter(isObject);
const lists = (value: Json | undefined): readonly object[] => (Array.isArray(value) ? [value] : []);
export const subjectsOf = (credential: JsonObject): readonly JsonObject[] => objects(credential.credentialSubject);

/** True for the claims of an SD-JWT VC, which describe the product directly, without a `credentialSubject`. */
export const isFlat = (credential: JsonObject): boolean =>
  typeof credential.vct === 'string' && !Object.hasOwn(credential, 'credentialSubject');

/** VC-JOSE-COSE 3.1.3: `sub` is the id of the subject. It cannot match several subjects with different ids. */
function contradictorySubject(credential: JsonObject): Particulars | undefined {
  const { sub } = credential;
  if (isFlat(credential) || typeof sub !== 'string') return undefined;
  const other = subjectsOf(credential).find(({ id }) => id !== undefined && id !== sub);
  return other === undefined ? undefined : say('other-subject', { sub: sub.slice(0, 100), subject: asText(other.id).slice(0, 100) });
}

/**
 * Members that hold a whole identifier: a Digital Link, an EPC URN or a passport code. In the flat form, `id` is the URL of the credential.
 */
const WHOLE = { flat: ['sub', 'uniqueProductIdentifier', 'dppCode'], subject: ['id', 'dppCode'] } as const;
/** Members that hold a single identifier. */
const SINGLE: Readonly<Record<'flat' | 'subject', readonly (readonly [Identifier, string])[]>> = {
  flat: [
    ['gtin', 'gtin'],
    ['serial', 'serial'],
    ['batch', 'batch'],
  ],
  subject: [
    ['gtin', 'gtin'],
    ['serial', 'itemNumber'],
    ['serial', 'serialNumber'],
    ['batch', 'batchNumber'],
  ],
};

function readProduct(
  { product, around, flat }: Candidate,
  undisclosed: Undisclosed,
): { readonly claimed: ClaimedProduct; readonly contradiction?: Particulars } | undefined {
  const form = flat ? 'flat' : 'subject';
  const own = !flat && isObject(product.characteristics) ? product.characteristics : undefined;
  const found = new Map<Identifier, Claim>();
  let contradiction: Particulars | undefined;
  const state = (name: Identifier, claim: Claim): void => {
    const before = found.get(name);
    if (typeof before === 'object' && typeof claim === 'object' && before.stated !== claim.stated)
      contradiction ??= say('two-values', { identifier: spellOne(name, before.stated), other: claim.stated });
    if (before !== 'unreadable') found.set(name, claim);
  };
  const wholes: readonly (Json | undefined)[] = [...WHOLE[form].map((name) => product[name]), own?.dppCode];
  for (const whole of wholes) {
    if (whole === undefined) continue;
    if (typeof whole !== 'string') state('gtin', 'unreadable');
    else for (const [name, value] of identifiersIn(whole)) state(name, { stated: value });
  }
  for (const [name, member] of SINGLE[form]) if (Object.hasOwn(product, member)) state(name, single(name, product[member]));
  if (own !== undefined && Object.hasOwn(own, 'gtin')) state('gtin', single('gtin', own.gtin));
  const concealed = [product, ...around, ...(own === undefined ? [] : [own])].some((place) => undisclosed.in(place));
  if (found.size === 0 && !concealed) return undefined;
  const missing = (name: Identifier): Claim => (concealed && !undisclosed.never(name) ? 'hidden' : 'absent');
  const granularity = granularityOf(flat ? product.granularity : product.idGranularity);
  const [gtin, cpv, batch, serial, tpx] = IDENTIFIERS.map((name) => found.get(name) ?? missing(name)) as [
    Claim,
    Claim,
    Claim,
    Claim,
    Claim,
  ];
  const claimed: ClaimedProduct = { gtin, cpv, batch, serial, tpx, ...(granularity === undefined ? {} : { granularity }) };
  return { claimed, ...(contradiction === undefined ? {} : { contradiction }) };
}

const GRANULARITIES: readonly Granularity[] = ['model', 'batch', 'item'];
const granularityOf = (value: Json | undefined): Granularity | undefined => GRANULARITIES.find((one) => one === value);

/** A number, a list or an empty string is not an identifier. */
function single(name: Identifier, value: Json | undefined): Claim {
  if (typeof value !== 'string' || value === '') return 'unreadable';
  if (name !== 'gtin') return { stated: value };
  const gtin = toGtin14(value);
  return gtin.ok ? { stated: gtin.value } : 'unreadable';
}

const BY_AI: ReadonlyMap<string, Identifier> = new Map([
  ['01', 'gtin'],
  ['22', 'cpv'],
  ['10', 'batch'],
  ['21', 'serial'],
  ['235', 'tpx'],
]);

/** Returns an empty list if the text names no GTIN, because it may be an identifier of another scheme. */
export function identifiersIn(text: string): readonly (readonly [Identifier, string])[] {
  if (text.startsWith('DPP-')) {
    const code = parseDppCode(text);
    if (!code.ok || code.value.gtin === undefined) return [];
    const { gtin, serial } = code.value;
    return serial === undefined ? [['gtin', gtin]] : [['gtin', gtin], ['serial', serial]]; // biome-ignore format: pairs
  }
  const parsed = /^urn:epc:/i.test(text) ? parseEpcUrn(text) : parseDigitalLink(text, SCAN_OPTIONS);
  if (!parsed.ok) return [];
  const elements = 'elements' in parsed.value ? parsed.value.elements : parsed.value;
  const named = elements.flatMap(([ai, value]) => {
    const name = BY_AI.get(ai);
    return name === undefined ? [] : [[name, value] as const];
  });
  return named.some(([name]) => name === 'gtin') ? named : [];
}
