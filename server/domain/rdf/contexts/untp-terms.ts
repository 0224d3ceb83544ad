// Builds terms of the UNTP 0.7.0 context, and the groups of terms that its classes share.
import type { Json, JsonObject } from '../../json/json.ts';

export const UNTP = 'https://vocabulary.uncefact.org/untp/';
export const PROTECTED = { '@protected': true } as const;

export const typed =
  (type: string) =>
  (name: string): JsonObject => ({ [name]: { '@id': `untp:${name}`, '@type': type } });
export const text = typed('xsd:string');
export const uri = typed('xsd:anyURI');
export const date = typed('xsd:date');
export const double = typed('xsd:double');
export const reference = typed('@id');
export const ofSchemaOrg = (name: string): JsonObject => ({ [name]: { '@id': `schema:${name}` } });
export const all = (term: (name: string) => JsonObject, ...names: readonly string[]): JsonObject => Object.assign({}, ...names.map(term));

/** Expands values of a code list to their addresses. */
export const coded = (name: string, vocabulary: string): JsonObject => ({
  [name]: {
    '@id': `untp:${name}`,
    '@type': '@vocab',
    '@context': { ...PROTECTED, '@vocab': `https://vocabulary.uncefact.org/${vocabulary}#` },
  },
});

/** Defines a member whose value is a node without a type. */
export const part = (name: string, members: JsonObject): JsonObject => ({
  [name]: { ...PROTECTED, '@id': `untp:${name}`, '@context': { ...PROTECTED, ...members } },
});

/** Defines a class. Its members exist only inside it, and names that it does not define expand to addresses below its own. */
export const kind = (name: string, members: JsonObject, vocabulary: JsonObject = { '@vocab': `${UNTP}${name}#` }): JsonObject => ({
  [name]: { ...PROTECTED, '@id': `untp:${name}`, '@context': { ...PROTECTED, ...vocabulary, ...members } },
});

export const named = ofSchemaOrg('name');
export const described = all(ofSchemaOrg, 'name', 'description');
export const country = { ...coded('countryCode', 'CountryId'), ...text('countryName') };
export const classification = { ...text('code'), ...named, ...text('definition'), ...uri('schemeId'), ...text('schemeName') };
export const measure = { ...all(double, 'value', 'upperTolerance', 'lowerTolerance'), ...coded('unit', 'UnitMeasureCode') };
export const score = { ...text('code'), ...typed('xsd:integer')('rank'), ...text('definition') };
export const mediaType: JsonObject = { mediaType: { '@id': 'https://schema.org/encodingFormat' } };
export const link = {
  ...uri('linkURL'),
  ...text('linkName'),
  digestMultibase: { '@id': 'https://w3id.org/security#digestMultibase', '@type': 'https://w3id.org/security#multibase' },
  ...mediaType,
  ...text('linkType'),
};
export const image = { ...described, ...text('imageData'), ...mediaType };
export const scheme: JsonObject = {
  idScheme: { '@id': 'untp:idScheme', '@type': '@id', '@context': { ...PROTECTED, ...uri('id'), ...named } },
};
export const address = {
  ...Object.fromEntries(
    ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'].map((name): [string, Json] => [
      name,
      { '@id': `schema:${name}`, '@type': 'xsd:string' },
    ]),
  ),
  ...part('addressCountry', country),
};
export const period = { ...all(date, 'startDate', 'endDate'), ...text('periodInformation') };
export const performance = { ...reference('metric'), ...part('measure', measure), ...part('score', score) };
export const topics: JsonObject = { conformityTopic: { '@id': 'untp:conformityTopic', '@type': '@id', '@container': '@set' } };
export const relatedParty = part('relatedParty', { ...coded('role', 'untp/PartyRole'), ...reference('party') });
export const dimensions = part(
  'dimensions',
  Object.assign({}, ...['weight', 'length', 'width', 'height', 'volume'].map((name) => part(name, measure))),
);
export const material = {
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
export const place = { ...all(double, 'latitude', 'longitude') };
