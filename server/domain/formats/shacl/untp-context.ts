// The JSON-LD context of a UNTP 0.7.0 Digital Product Passport, as our own table with the same meaning.
// A test proves it equal to the published context.
import type { Json, JsonObject } from '../../json/json.ts';

const UNTP = 'https://vocabulary.uncefact.org/untp/';
const PROTECTED = { '@protected': true } as const;

const typed =
  (type: string) =>
  (name: string): JsonObject => ({ [name]: { '@id': `untp:${name}`, '@type': type } });
const text = typed('xsd:string');
const uri = typed('xsd:anyURI');
const date = typed('xsd:date');
const double = typed('xsd:double');
const reference = typed('@id');
const ofSchemaOrg = (name: string): JsonObject => ({ [name]: { '@id': `schema:${name}` } });
const all = (term: (name: string) => JsonObject, ...names: readonly string[]): JsonObject => Object.assign({}, ...names.map(term));

/** Expands values of a code list to their addresses. */
const coded = (name: string, vocabulary: string): JsonObject => ({
  [name]: {
    '@id': `untp:${name}`,
    '@type': '@vocab',
    '@context': { ...PROTECTED, '@vocab': `https://vocabulary.uncefact.org/${vocabulary}#` },
  },
});

/** A node without a type. */
const part = (name: string, members: JsonObject): JsonObject => ({
  [name]: { ...PROTECTED, '@id': `untp:${name}`, '@context': { ...PROTECTED, ...members } },
});

/** A class. Its members are defined only inside it; names that it does not define get an address below its own. */
const kind = (name: string, members: JsonObject, vocabulary: JsonObject = { '@vocab': `${UNTP}${name}#` }): JsonObject => ({
  [name]: { ...PROTECTED, '@id': `untp:${name}`, '@context': { ...PROTECTED, ...vocabulary, ...members } },
});

const named = ofSchemaOrg('name');
const described = all(ofSchemaOrg, 'name', 'description');
const country = { ...coded('countryCode', 'CountryId'), ...text('countryName') };
const classification = { ...text('code'), ...named, ...text('definition'), ...uri('schemeId'), ...text('schemeName') };
const measure = { ...all(double, 'value', 'upperTolerance', 'lowerTolerance'), ...coded('unit', 'UnitMeasureCode') };
const score = { ...text('code'), ...typed('xsd:integer')('rank'), ...text('definition') };
const mediaType: JsonObject = { mediaType: { '@id': 'https://schema.org/encodingFormat' } };
const link = {
  ...uri('linkURL'),
  ...text('linkName'),
  digestMultibase: { '@id': 'https://w3id.org/security#digestMultibase', '@type': 'https://w3id.org/security#multibase' },
  ...mediaType,
  ...text('linkType'),
};
const image = { ...described, ...text('imageData'), ...mediaType };
const scheme: JsonObject = { idScheme: { '@id': 'untp:idScheme', '@type': '@id', '@context': { ...PROTECTED, ...uri('id'), ...named } } };
const address = {
  ...Object.fromEntries(
    ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'].map((name): [string, Json] => [
      name,
      { '@id': `schema:${name}`, '@type': 'xsd:string' },
    ]),
  ),
  ...part('addressCountry', country),
};
const period = { ...all(date, 'startDate', 'endDate'), ...text('periodInformation') };
const performance = { ...reference('metric'), ...part('measure', measure), ...part('score', score) };
const topics: JsonObject = { conformityTopic: { '@id': 'untp:conformityTopic', '@type': '@id', '@container': '@set' } };
const relatedParty = part('relatedParty', { ...coded('role', 'untp/PartyRole'), ...reference('party') });
const dimensions = part(
  'dimensions',
  Object.assign({}, ...['weight', 'length', 'width', 'height', 'volume'].map((name) => part(name, measure))),
);
const material = {
  ...named,
  ...part('originCountry', country),
  ...part('materialType', classification),
  ...double('massFraction'),
  ...part('mass', measure),
  ...double('recycledMassFraction'),
  ...typed('xsd:boolean')('hazardous'),
  ...part('symbol', image),
  ...part('materialSafetyInformation', link),
};
const place = { ...all(double, 'latitude', 'longitude') };

export const UNTP_TERMS: JsonObject = {
  '@version': 1.1,
  ...PROTECTED,
  untp: UNTP,
  schema: 'https://schema.org/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  type: '@type',
  id: '@id',
  ...kind('DigitalProductPassport', {}),
  ...kind('CredentialIssuer', { ...named, ...reference('issuerAlsoKnownAs') }),
  ...kind('IdentifierScheme', named, {}),
  ...kind('Party', {
    ...described,
    ...text('registeredId'),
    ...scheme,
    ...part('registrationCountry', country),
    ...part('partyAddress', address),
    ...uri('organisationWebsite'),
    ...part('industryCategory', classification),
    ...reference('partyAlsoKnownAs'),
  }),
  ...kind('Facility', {
    ...described,
    ...text('registeredId'),
    ...scheme,
    ...part('countryOfOperation', country),
    ...part('processCategory', classification),
    ...relatedParty,
    ...part('relatedDocument', link),
    ...reference('facilityAlsoKnownAs'),
    ...part('locationInformation', { ...uri('plusCode'), ...part('geoLocation', place), ...part('geoBoundary', place) }),
    ...part('address', address),
    ...part('materialUsage', { ...part('applicablePeriod', period), ...part('materialConsumed', material) }),
    ...reference('performanceClaim'),
  }),
  ...kind('ConformityTopic', { ...named, ...text('definition') }, {}),
  ...kind(
    'PerformanceMetric',
    {
      ...described,
      ...coded('improvementDirection', 'untp/ImprovementIndicator'),
      ...coded('aggregationMethod', 'untp/AggregationType'),
      ...coded('allowedUnit', 'UnitMeasureCode'),
    },
    {},
  ),
  ...kind('Criterion', {
    ...described,
    ...text('version'),
    ...coded('status', 'untp/CriterionStatus'),
    ...uri('documentation'),
    ...topics,
    ...text('tag'),
    ...part('requiredPerformance', performance),
  }),
  ...kind('Regulation', {
    ...described,
    ...part('jurisdictionCountry', country),
    ...reference('administeredBy'),
    ...date('effectiveDate'),
  }),
  ...kind('Standard', { ...described, ...reference('issuingParty'), ...date('issueDate') }),
  ...kind('Claim', {
    ...described,
    ...all(reference, 'referenceCriteria', 'referenceRegulation', 'referenceStandard'),
    ...date('claimDate'),
    ...part('applicablePeriod', period),
    ...part('claimedPerformance', performance),
    ...part('evidence', link),
    ...topics,
  }),
  ...kind('Product', {
    ...described,
    ...scheme,
    ...all(text, 'modelNumber', 'batchNumber', 'itemNumber'),
    ...coded('idGranularity', 'untp/ProductIDGranularity'),
    characteristics: { '@id': 'untp:characteristics', '@context': { '@vocab': `${UNTP}Characteristics#` } },
    ...part('productImage', link),
    ...part('productCategory', classification),
    ...part('relatedDocument', link),
    ...relatedParty,
    ...reference('producedAtFacility'),
    ...all(date, 'productionDate', 'expiryDate'),
    ...part('countryOfProduction', country),
    ...dimensions,
    ...part('materialProvenance', material),
    ...part('packaging', {
      ...ofSchemaOrg('description'),
      ...dimensions,
      ...part('materialUsed', material),
      ...part('packageLabel', image),
      ...reference('performanceClaim'),
    }),
    ...part('productLabel', image),
    ...reference('performanceClaim'),
  }),
};
