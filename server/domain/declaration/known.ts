// Collects the known values of a product that a declaration also states, each with its source.
import type { DeclaredField, Headline, NotComparable, RegistrationFacts, ValueSource } from '../../contract/index.ts';
import { original } from '../foreign/index.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { contentOfSubject } from '../passport/law/document-content.ts';
import type { Content } from '../passport/law/duties.ts';
import { subjectAbout } from '../product/judge-product.ts';
import type { ProductKey } from '../recognise/recognised.ts';

export interface KnownValue {
  /** Only commodity codes can have several values. */
  readonly texts: readonly string[];
  readonly source: ValueSource;
  /** Why a known value cannot be compared. */
  readonly why?: NotComparable;
}

export type KnownProduct = { readonly [field in DeclaredField]?: KnownValue };

export interface Sources {
  /** The signed content of a credential, and the verdict on it. */
  readonly credential?: { readonly document: JsonObject; readonly headline: Headline; readonly about?: ProductKey };
  /** A whole passport, which is not signed. */
  readonly passport?: Content;
  readonly registration?: RegistrationFacts;
}

/**
 * Of several values of a field, chooses one that can be compared, then one that is proven. Between two of these, the
 * credential takes precedence over the registration, and the registration over the passport.
 */
export function knownOf({ credential, passport, registration }: Sources): KnownProduct {
  const all = [
    ...(passport === undefined ? [] : [valuesOf(passport, 'passport')]),
    ...(registration === undefined ? [] : [registeredValues(registration)]),
    ...(credential === undefined ? [] : [credentialValues(credential)]),
  ];
  const known: { [field in DeclaredField]?: KnownValue } = {};
  for (const [field, value] of all.flatMap((one) => Object.entries(one) as [DeclaredField, KnownValue][]))
    if (weightOf(value) >= weightOf(known[field])) known[field] = value;
  return known;
}

export const isProven = (source: ValueSource): boolean => source === 'credential' || source === 'registration-proof';

const weightOf = (value: KnownValue | undefined): number =>
  value === undefined ? 0 : (value.why === undefined ? 2 : 0) + (isProven(value.source) ? 1 : 0);

const PROVEN: ReadonlySet<Headline> = new Set<Headline>(['valid', 'valid-not-current']);
export const sourceOfCredential = (headline: Headline): ValueSource => (PROVEN.has(headline) ? 'credential' : 'unproven-credential');

function credentialValues({ document, headline, about }: NonNullable<Sources['credential']>): KnownProduct {
  const source = sourceOfCredential(headline);
  const subjects = asList(document.credentialSubject).filter(isObject);
  const subject = about === undefined ? undefined : subjectAbout(document, about);
  const values = valuesOf(contentOfSubject(document, subject ?? subjects[0]), source);
  return subject === undefined && subjects.length > 1 ? withReason(values, 'several-products') : values;
}

const withReason = (known: KnownProduct, why: NotComparable): KnownProduct =>
  Object.fromEntries(Object.entries(known).map(([field, value]) => [field, { ...value, why }]));

function registeredValues({ registrationId, commodityCode, seal }: RegistrationFacts): KnownProduct {
  const source = seal.signature === 'valid' ? 'registration-proof' : 'unproven-registration-proof';
  const given = (field: DeclaredField, text: RegistrationFacts['registrationId']): KnownProduct =>
    text === undefined ? {} : { [field]: { texts: [original(text)], source } };
  return { ...given('registrationId', registrationId), ...given('commodityCode', commodityCode) };
}

function valuesOf(content: Content, source: ValueSource): KnownProduct {
  const given = (field: DeclaredField, texts: readonly (string | undefined)[], why?: NotComparable): KnownProduct => {
    const found = [...new Set(texts.filter((text) => text !== undefined && text.trim() !== '' && text.length <= LONGEST))] as string[];
    return found.length === 0 ? {} : { [field]: { texts: found, source, ...(why === undefined ? {} : { why }) } };
  };
  const importer = isObject(content.importer) ? content.importer : {};
  return {
    ...given('commodityCode', codesOf(content)),
    ...(text(content.countryOfOrigin) === undefined
      ? given('origin', [producedIn(content.countryOfProduction)], 'production-only')
      : given('origin', [text(content.countryOfOrigin)])),
    ...given('netMass', [mass(content.massKg)]),
    ...given('grossMass', [mass(content.grossMassKg)]),
    ...(content.granularity === 'batch' ? given('quantity', [mass(content.piecesPerBatch, '')]) : {}),
    ...given('eori', [text(importer.eori)]),
    ...given('registrationId', [text(content.registrationId)]),
  };
}

/** In characters. Longer texts are not accepted as values of these fields. */
const LONGEST = 300;
const MOST_CODES = 40;

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Nomenclatures of the customs tariff. A UNTP classification may also use others, which are skipped. */
const TARIFF = /\b(?:HS|CN|TARIC)\b|harmoni[sz]ed system|combined nomenclature/i;

function codesOf({ hsCode, commodityCodes, productClassifications }: Content): readonly (string | undefined)[] {
  const listed = asList(commodityCodes).filter(isObject);
  const classified = asList(productClassifications)
    .filter(isObject)
    .filter(({ schemeName, schemeId, schemeID }) =>
      [schemeName, schemeId, schemeID].some((name) => typeof name === 'string' && TARIFF.test(name)),
    );
  return [text(hsCode), ...[...listed, ...classified].slice(0, MOST_CODES).map(({ code }) => text(code))];
}

const producedIn = (value: Json | undefined): string | undefined =>
  text(value !== undefined && isObject(value) ? value.countryCode : value);

/** Reads a number, in kilograms unless `unit` says otherwise, or a measure of UNTP. */
function mass(value: Json | undefined, unit = ' kg'): string | undefined {
  if (typeof value === 'number') return `${decimals(value)}${unit}`;
  if (value === undefined || !isObject(value) || typeof value.value !== 'number') return undefined;
  return `${decimals(value.value)} ${text(value.unit) ?? ''}`.trim();
}

/** Writes at most nine decimals, and three as four, so that the decimal point is not read as a separator of thousands. */
function decimals(value: number): string {
  const short = String(Number(value.toFixed(9)));
  const plain = short.includes('e') ? value.toFixed(9) : short;
  return /^\d+\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}
