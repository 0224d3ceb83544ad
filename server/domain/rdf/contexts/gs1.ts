// Contains the JSON-LD contexts of GS1 licence, key and data credentials, as our own tables with the same content.
import type { JsonObject } from '../../json/json.ts';

const BASE: JsonObject = {
  '@version': 1.1,
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  gs1: 'https://gs1.org/voc/',
  language: '@language',
  value: '@value',
};
const terms = (...names: readonly string[]): JsonObject => ({
  ...BASE,
  ...Object.fromEntries(names.map((name) => [name, { '@id': `gs1:${name}` }])),
});

export const GS1_LICENSE: JsonObject = {
  ...terms(
    'GS1PrefixLicenseCredential',
    'GS18PrefixLicenseCredential',
    'GS1CompanyPrefixLicenseCredential',
    'GS1IdentificationKeyLicenseCredential',
    'DelegatedGS1PrefixLicenseCredential',
    'DelegatedGS1IdentificationKeyLicenseCredential',
    'organization',
    'licenseValue',
    'alternativeLicenseValue',
    'identificationKeyType',
    'isGS1CompanyPrefixLicenseAllowed',
    'isExactMatchRequired',
    'isGS1IdentificationKeyLicenseAllowed',
  ),
  extendsCredential: { '@id': 'gs1:extendsCredential', '@type': '@id' },
};

export const GS1_DECLARATION: JsonObject = terms(
  'KeyCredential',
  'DataCredential',
  'DelegationCredential',
  'sameAs',
  'keyAuthorization',
  'dataCertification',
  'delegation',
  'dataCredentialType',
);

export const GS1_PRODUCT: JsonObject = terms('ProductDataCredential', 'product');

export const GS1_ORGANIZATION: JsonObject = terms('OrganizationDataCredential', 'organization');

/** The one object that GS1 credentials of 2021 to 2023 carry in their `@context`. No other inline object is accepted. */
export const GS1_INLINE: JsonObject = {
  name: 'https://schema.org/name',
  description: 'https://schema.org/description',
  image: 'https://schema.org/image',
};
