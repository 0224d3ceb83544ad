// Extracts the facts to display from a *verified* UNTP DigitalProductPassport, ours or foreign.
// The signature covers the text; its structure is not trusted.
import type { Fact, FactGroup, Material, ProductFacts } from '../../../contract/index.ts';
import { parseDigitalLink } from '../../gs1/digital-link.ts';
import { isGtin14 } from '../../gs1/gtin.ts';
import { defined } from '../../json/defined.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../../json/json.ts';
import { subjectAbout } from '../../product/judge-product.ts';
import type { ProductKey } from '../../recognise/recognised.ts';
import { checkValue, Mistakes } from '../check.ts';
import { COUNTRIES, countryName } from '../fields/countries.ts';
import { FIELD_BY_NAME } from '../fields.ts';
import { formatNumber, type Reading } from '../format.ts';
import { plain, plainText } from '../plain.ts';
import { say } from '../words.ts';
import { factsOf, labelOf, toGroups } from './field-facts.ts';
import { flatSubject } from './flat-subject.ts';
import { CREDENTIAL_WORDS as WORDS } from './words-credential.ts';

const MAX_FACTS = 300;
const MAX_ENTRIES = 100;

/**
 * Describes the subject that is about the scanned product, otherwise the first one. Never throws: a foreign document may contain anything.
 */
export function factsOfCredential(document: JsonObject, language: string, scanned?: ProductKey): ProductFacts {
  const flat = flatSubject(document);
  const subject = flat ?? (scanned && subjectAbout(document, scanned)) ?? objects(document.credentialSubject)[0] ?? {};
  const own = isObject(subject.characteristics) ? subject.characteristics : {};
  const reading: Reading = { preferences: [language], fallback: 'en' };
  const key = productKey(subject, own);
  const name = taggedText(own.productName, language) ?? plainText(subject.name) ?? plainText(document.name) ?? plainText(subject.id) ?? '';
  const manufacturer = partyName(subject, ['manufacturer', 'producer', 'brandOwner']);
  const dppCode = plainText(own.dppCode);
  return {
    name,
    ...defined({ manufacturer, dppCode }),
    ...key,
    groups: oneOfEach([
      productGroup(subject, reading),
      partyGroup(subject, reading),
      claimGroup(subject, reading),
      ...ownGroups(own, reading, flat !== undefined),
    ]),
    materials: materials(subject),
  };
}

/** Merges groups with the same id. Both the UNTP part and the field table have a group `product`, which needs one heading. */
function oneOfEach(groups: readonly FactGroup[]): FactGroup[] {
  const merged = new Map<string, FactGroup>();
  for (const group of groups) {
    if (group.facts.length === 0) continue;
    const before = merged.get(group.id);
    merged.set(group.id, before === undefined ? group : { ...before, facts: [...before.facts, ...group.facts] });
  }
  return [...merged.values()];
}

const objects = (value: Json | undefined): readonly JsonObject[] => asList(value).slice(0, MAX_ENTRIES).filter(isObject);

function productKey(subject: JsonObject, own: JsonObject): Pick<ProductFacts, 'gtin' | 'serial' | 'batch' | 'cpv' | 'tpx'> {
  const link = typeof subject.id === 'string' ? parseDigitalLink(subject.id) : undefined;
  const values = new Map(link?.ok === true ? link.value.elements : []);
  const gtin = values.get('01') ?? (typeof own.gtin === 'string' && isGtin14(own.gtin) ? own.gtin : undefined);
  const serial = values.get('21') ?? plainText(subject.itemNumber);
  const batch = values.get('10') ?? plainText(subject.batchNumber);
  const [cpv, tpx] = [values.get('22'), values.get('235')];
  return {
    ...defined({ gtin, serial, batch, cpv, tpx }),
  };
}

function partyName(subject: JsonObject, roles: readonly string[]): string | undefined {
  const parties = objects(subject.relatedParty);
  for (const role of roles) {
    const found = parties.find((entry) => entry.role === role && isObject(entry.party));
    const name = found !== undefined && isObject(found.party) ? plainText(found.party.name) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Converts language-tagged values, `[{ "@value": …, "@language": … }]`, to a language map. */
function untag(value: Json): Json {
  if (Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && typeof entry['@value'] === 'string')) {
    return Object.fromEntries(objects(value).map((entry) => [asText(entry['@language'] ?? 'und'), asText(entry['@value'])]));
  }
  if (Array.isArray(value)) return value.map((entry: Json) => untag(entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, untag(entry)]));
}

const taggedText = (value: Json | undefined, language: string): string | undefined =>
  value === undefined ? undefined : plainText(plain(untag(value), { preferences: [language], fallback: 'en' }));

/** Characteristics named as in the field table get its labels and formats if they match its types. All others are shown as they are. */
function ownGroups(own: JsonObject, reading: Reading, flat: boolean): FactGroup[] {
  const known: [NonNullable<ReturnType<typeof FIELD_BY_NAME.get>>, Fact[]][] = [];
  const others: Fact[] = [];
  for (const [name, raw] of Object.entries(own).slice(0, MAX_FACTS)) {
    if (['productName', 'description', 'dppCode', 'sample', 'gtin'].includes(name)) continue;
    const field = FIELD_BY_NAME.get(name);
    const value = untag(raw);
    const mistakes = new Mistakes();
    if (field !== undefined) checkValue(field.type, value, [], {}, mistakes);
    if (field !== undefined && mistakes.list.length === 0) known.push([field, factsOf(field, value, labelOf(field, reading), reading)]);
    else {
      const text = plain(value, reading);
      if (text === '') continue;
      // The flat form of the public interface formats some values as texts with units.
      if (flat && field !== undefined && typeof raw === 'string')
        known.push([field, [{ field: name, label: labelOf(field, reading), value: text }]]);
      else others.push({ field: name.slice(0, 100), label: spaced(name), labelledByDocument: true, value: text });
    }
  }
  return [...toGroups(known, reading), { id: 'characteristics', label: say(WORDS.characteristics, reading.preferences), facts: others }];
}

/** `heatNumber` → `heat number`: the only label available for a foreign term. */
const spaced = (name: string): string =>
  (plainText(name) ?? '')
    .slice(0, 100)
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

function fact(field: string, label: string, value: string | undefined): Fact[] {
  return value === undefined || value === '' ? [] : [{ field, label, value }];
}

const labelledByDocument = (facts: readonly Fact[]): Fact[] => facts.map((one) => ({ ...one, labelledByDocument: true }));

function productGroup(subject: JsonObject, reading: Reading): FactGroup {
  const { preferences } = reading;
  const label = (name: keyof typeof WORDS): string => say(WORDS[name], preferences);
  const own = isObject(subject.characteristics) ? subject.characteristics : {};
  const production = isObject(subject.countryOfProduction) ? subject.countryOfProduction : {};
  const facility = isObject(subject.producedAtFacility) ? subject.producedAtFacility : {};
  const weight = isObject(subject.dimensions) ? subject.dimensions.weight : undefined;
  const categories = objects(subject.productCategory).map(({ name, code }) => plainText(name) ?? plainText(code) ?? '');
  const documents = objects(subject.relatedDocument).map(({ linkName, linkURL }) => plainText(linkName) ?? plainText(linkURL));
  return {
    id: 'product',
    label: label('product'),
    facts: [
      ...fact('description', label('description'), taggedText(own.description, preferences[0] ?? 'en') ?? plainText(subject.description)),
      ...fact('modelNumber', label('modelNumber'), plainText(subject.modelNumber)),
      ...fact('batchNumber', label('batchNumber'), plainText(subject.batchNumber)),
      ...fact('itemNumber', label('itemNumber'), plainText(subject.itemNumber)),
      ...fact('productCategory', label('productCategory'), categories.join(', ')),
      ...fact('countryOfProduction', label('countryOfProduction'), country(production, reading)),
      ...fact('producedAtFacility', label('producedAtFacility'), plainText(facility.name)),
      ...fact('productionDate', label('productionDate'), plainText(subject.productionDate)),
      ...fact('expiryDate', label('expiryDate'), plainText(subject.expiryDate)),
      ...fact('weight', label('weight'), measure(weight, reading)),
      ...documents.flatMap((name, i) => fact(`relatedDocument/${i}`, label('relatedDocument'), name)),
    ],
  };
}

function country(value: JsonObject, { preferences }: Reading): string | undefined {
  const code = plainText(value.countryCode);
  if (code !== undefined && COUNTRIES.has(code)) return countryName(code, preferences[0] ?? 'en');
  return plainText(value.countryName) ?? code;
}

function partyGroup(subject: JsonObject, reading: Reading): FactGroup {
  const facts = objects(subject.relatedParty).flatMap((entry, i) => {
    const party = isObject(entry.party) ? entry.party : {};
    const address = isObject(party.partyAddress) ? party.partyAddress : {};
    const role = plainText(entry.role) ?? 'party';
    const words = Object.hasOwn(WORDS, role) ? say(WORDS[role as keyof typeof WORDS], reading.preferences) : spaced(role);
    const where = isObject(address.addressCountry) ? country(address.addressCountry, reading) : undefined;
    const parts = [party.name, address.streetAddress, address.postalCode, address.addressLocality].map(plainText);
    const found = fact(`relatedParty/${i}`, words, [...parts, where].filter((part) => part !== undefined && part !== '').join(', '));
    return Object.hasOwn(WORDS, role) ? found : labelledByDocument(found);
  });
  return { id: 'parties', label: say(WORDS.parties, reading.preferences), facts };
}

function claimGroup(subject: JsonObject, reading: Reading): FactGroup {
  const facts = objects(subject.performanceClaim).flatMap((claim, i) => {
    const values = objects(claim.claimedPerformance).map(({ metric, measure: amount, score }) => {
      const name = isObject(metric) ? plainText(metric.name) : undefined;
      const grade = isObject(score) ? plainText(score.code) : undefined;
      const text = [measure(amount, reading), grade].filter((part) => part !== undefined && part !== '').join(' · ');
      return name === undefined || name === plainText(claim.name) ? text : `${name}: ${text}`;
    });
    return labelledByDocument(
      fact(`performanceClaim/${i}`, plainText(claim.name) ?? `${i + 1}`, values.filter((text) => text !== '').join('; ')),
    );
  });
  return { id: 'claims', label: say(WORDS.claims, reading.preferences), facts };
}

/** UN/ECE Recommendation 20 codes that passports use. Other codes are shown as they are. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ KGM: 'kg', GRM: 'g', TNE: 't', P1: '%', KWH: 'kWh', WTT: 'W', VLT: 'V', AMH: 'Ah', LTR: 'l', MTR: 'm', CMT: 'cm', MMT: 'mm' },
  ...{ MTK: 'm²', MTQ: 'm³', ANN: 'a', MON: 'mo', DAY: 'd', HUR: 'h', CEL: '°C', C62: '', H87: '' },
};

function measure(value: Json | undefined, reading: Reading): string | undefined {
  if (!isObject(value) || typeof value.value !== 'number') return undefined;
  const unit = plainText(value.unit) ?? '';
  return `${formatNumber(value.value, reading)} ${Object.hasOwn(UNITS, unit) ? UNITS[unit] : unit}`.trim();
}

function materials(subject: JsonObject): Material[] {
  const share = (value: Json | undefined): number | undefined =>
    typeof value === 'number' && value >= 0 && value <= 1 ? Number((value * 100).toPrecision(6)) : undefined;
  return objects(subject.materialProvenance).flatMap(({ name, massFraction, recycledMassFraction, hazardous }) => {
    const percentage = share(massFraction);
    if (percentage === undefined) return [];
    const recycledContent = share(recycledMassFraction);
    return [
      {
        name: plainText(name) ?? '',
        percentage,
        ...defined({ recycledContent }),
        ...(typeof hazardous === 'boolean' ? { hazardous } : {}),
      },
    ];
  });
}
