// Validates UNTP 0.7.0 credentials with this program's own table of the release's five schemas.
// A test proves the table equal to the schemas.

import { isFullDate, parseAnyDateTime } from '../dates/dates.ts';
import { isAbsoluteUrl } from '../encoding/url.ts';
import { isObject, type Json } from '../json/json.ts';
import {
  both,
  closed,
  exactlyOne,
  faultsOf,
  flag,
  list,
  matching,
  number,
  oneOf,
  open,
  required,
  rule,
  type Shape,
  type ShapeFault,
  text,
} from '../json/shape.ts';
import { UNTP_CONTEXT, VCDM_CONTEXT } from './contexts.ts';

const uri = matching(isAbsoluteUrl, 'an absolute URI');
const date = matching(isFullDate, 'a date (YYYY-MM-DD)');
const dateTime = matching((value) => parseAnyDateTime(value) !== undefined, 'a date-time with a time zone');
const base64 = matching((value) => value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value), 'base64');
const isA = (...types: string[]): Shape => list(text, types);
const amount = number();
const share = number({ minimum: 0, maximum: 1 });

/** A reference to an object that is described elsewhere, as the release defines it. */
const named = (type: string, more: Record<string, Shape | ReturnType<typeof required>> = {}): Shape =>
  open({ type: isA(type), id: required(uri), name: required(text), ...more });
const numbers = { modelNumber: text, batchNumber: text, itemNumber: text };
const granularity = oneOf('model', 'batch', 'item');

const scheme = named('IdentifierScheme');
const facility = named('Facility', { registeredId: text });
const party = named('Party', { registeredId: text });
const link = closed({ linkURL: required(uri), linkName: required(text), digestMultibase: text, mediaType: text, linkType: text });
const classification = closed({
  code: required(text),
  name: required(text),
  definition: text,
  schemeId: required(uri),
  schemeName: required(text),
});
const country = closed({ countryCode: required(text), countryName: text });
const address = closed({
  streetAddress: required(text),
  postalCode: required(text),
  addressLocality: required(text),
  addressRegion: required(text),
  addressCountry: required(country),
});
const measure = closed({ value: required(amount), upperTolerance: amount, lowerTolerance: amount, unit: required(text) });
const dimension = open({ weight: measure, length: measure, width: measure, height: measure, volume: measure });
const image = closed({ name: required(text), description: text, imageData: required(base64), mediaType: required(text) });
const period = closed({ startDate: required(date), endDate: required(date), periodInformation: text });
const score = closed({ code: required(text), rank: number({ integer: true }), definition: text });
const topic = closed({ type: isA('ConformityTopic'), id: required(uri), name: required(text), definition: text });
const performance = both(
  closed({ metric: named('PerformanceMetric'), measure, score }),
  rule((value) =>
    isObject(value) && Object.hasOwn(value, 'measure') && !Object.hasOwn(value, 'metric') ? "'measure' needs 'metric'" : undefined,
  ),
);
const coordinate = closed({
  latitude: required(number({ minimum: -90, maximum: 90 })),
  longitude: required(number({ minimum: -180, maximum: 180 })),
});
const partyRole = closed({
  role: required(
    oneOf(
      ...['owner', 'producer', 'manufacturer', 'processor', 'remanufacturer', 'recycler', 'operator', 'serviceProvider', 'inspector'],
      ...['certifier', 'logisticsProvider', 'carrier', 'consignor', 'consignee', 'importer', 'exporter', 'distributor', 'retailer'],
      ...['brandOwner', 'regulator'],
    ),
  ),
  party: required(
    named('Party', {
      description: text,
      registeredId: text,
      idScheme: scheme,
      registrationCountry: country,
      partyAddress: address,
      organisationWebsite: uri,
      industryCategory: list(classification),
      partyAlsoKnownAs: list(party),
    }),
  ),
});
const material = open({
  name: required(text),
  originCountry: required(country),
  materialType: required(classification),
  massFraction: required(share),
  mass: measure,
  recycledMassFraction: share,
  hazardous: flag,
  symbol: image,
  materialSafetyInformation: link,
});
const references = {
  referenceRegulation: list(named('Regulation')),
  referenceStandard: list(named('Standard')),
};
const claim = named('Claim', {
  description: text,
  referenceCriteria: required(list(named('Criterion'))),
  ...references,
  claimDate: required(date),
  applicablePeriod: period,
  claimedPerformance: required(list(performance)),
  evidence: list(link),
  conformityTopic: required(list(topic)),
});

const product = named('Product', {
  description: text,
  idScheme: required(scheme),
  ...numbers,
  idGranularity: required(granularity),
  productImage: link,
  characteristics: open({}),
  productCategory: required(list(classification)),
  relatedDocument: list(link),
  relatedParty: list(partyRole),
  producedAtFacility: required(facility),
  productionDate: date,
  expiryDate: date,
  countryOfProduction: required(country),
  dimensions: dimension,
  materialProvenance: list(material),
  packaging: open({
    description: required(text),
    dimensions: required(dimension),
    materialUsed: required(list(material)),
    packageLabel: list(image),
    performanceClaim: list(claim),
  }),
  productLabel: list(image),
  performanceClaim: list(claim),
});

const attestation = named('ConformityAttestation', {
  description: text,
  assessorLevel: required(oneOf('self', 'commercial', 'buyer', 'membership', 'unspecified', '3rdParty', 'hybrid')),
  assessmentLevel: required(
    oneOf(
      ...['authority-benchmark', 'authority-mandate', 'authority-globalmra', 'authority-peer', 'authority-extended-mra', 'scheme-self'],
      ...['scheme-cab', 'no-endorsement'],
    ),
  ),
  attestationType: required(oneOf('certification', 'declaration', 'inspection', 'testing', 'verification', 'validation', 'calibration')),
  issuedToParty: required(named('Party', { registeredId: text, description: text })),
  authorisation: list(open({ name: required(text), trustmark: image, issuingAuthority: required(party), endorsementEvidence: link })),
  referenceScheme: required(named('ConformityScheme')),
  referenceProfile: named('ConformityProfile'),
  profileScore: score,
  conformityCertificate: link,
  auditableEvidence: link,
  trustmark: image,
  conformityAssessment: list(
    named('ConformityAssessment', {
      description: text,
      assessmentCriteria: required(list(named('Criterion'))),
      assessmentDate: required(date),
      assessedPerformance: required(list(performance)),
      assessedProduct: list(open({ product: required(named('Product', numbers)), idVerifiedByCAB: flag })),
      assessedFacility: list(open({ facility: required(facility), idVerifiedByCAB: flag })),
      assessedOrganisation: named('Party'),
      ...references,
      specifiedCondition: list(text),
      evidence: list(link),
      conformityTopic: required(list(topic)),
      conformance: flag,
    }),
  ),
});

const facilityRecord = named('Facility', {
  description: text,
  registeredId: text,
  idScheme: scheme,
  countryOfOperation: required(country),
  processCategory: required(list(classification)),
  relatedParty: list(partyRole),
  relatedDocument: list(link),
  facilityAlsoKnownAs: list(facility),
  locationInformation: required(open({ plusCode: uri, geoLocation: coordinate, geoBoundary: list(coordinate) })),
  address: required(address),
  materialUsage: closed({ applicablePeriod: period, materialConsumed: required(list(material)) }),
  performanceClaim: list(claim),
});

const eventProduct = closed({
  product: required(named('Product', { idGranularity: required(granularity), ...numbers })),
  quantity: measure,
  disposition: oneOf('new', 'inTransit', 'active', 'repaired', 'recalled', 'expired', 'consumed', 'recycled', 'disposed'),
});
const event = (type: string, more: Record<string, Shape | ReturnType<typeof required>>): Shape =>
  open({
    type: isA(type, 'LifecycleEvent'),
    id: required(uri),
    name: required(text),
    description: text,
    eventDate: required(dateTime),
    sensorData: list(
      closed({
        metric: required(named('PerformanceMetric')),
        measure: required(list(measure)),
        rawData: list(link),
        sensor: named('Product'),
        geoLocation: coordinate,
      }),
    ),
    relatedDocument: list(link),
    activityType: required(classification),
    relatedParty: list(partyRole),
    ...more,
  });
const products = required(list(eventProduct));
const place = required(named('Facility'));
const events = list(
  exactlyOne(
    event('MakeEvent', { inputProduct: products, outputProduct: products, madeAtFacility: place }),
    event('MoveEvent', { movedProduct: products, fromFacility: place, toFacility: place, consignmentId: uri }),
    event('ModifyEvent', { modifiedProduct: products, modifiedAtFacility: place }),
  ),
);

const identity = open({
  type: isA('RegisteredIdentity'),
  id: required(uri),
  registeredName: required(text),
  registeredId: required(text),
  registeredDate: required(date),
  publicInformation: uri,
  idScheme: required(closed({ type: isA('IdentifierScheme'), id: required(uri), name: required(text) })),
  registrar: named('Party'),
  registerType: required(oneOf('product', 'facility', 'business', 'trademark', 'land', 'accreditation')),
  registrationScope: list(uri),
});

const contexts = both(
  list(text),
  rule((value) => {
    if (!Array.isArray(value)) return undefined;
    if (value[0] !== VCDM_CONTEXT || value[1] !== UNTP_CONTEXT) return `should begin with '${VCDM_CONTEXT}', '${UNTP_CONTEXT}'`;
    return new Set(value).size === value.length ? undefined : 'should hold no address twice';
  }),
);
const status = closed({
  type: required(oneOf('BitstringStatusListEntry')),
  id: uri,
  statusPurpose: required(oneOf('refresh', 'revocation', 'suspension', 'message')),
  statusListIndex: required(number({ integer: true, minimum: 0 })),
  statusListCredential: required(uri),
});
const renderTemplate = closed({
  type: isA('RenderTemplate2024'),
  ...{ name: text, mediaQuery: text, template: text, url: uri, mediaType: text, digestMultibase: text },
});
const software = closed({
  id: required(uri),
  name: required(text),
  version: required(text),
  vendor: required(closed({ id: required(uri), name: required(text) })),
});

const credential = (type: string, credentialSubject: Shape): Shape =>
  open({
    type: isA(type, 'VerifiableCredential'),
    '@context': required(contexts),
    id: required(uri),
    issuer: required(named('CredentialIssuer', { issuerAlsoKnownAs: list(party) })),
    validFrom: required(dateTime),
    validUntil: dateTime,
    name: required(text),
    credentialStatus: status,
    renderMethod: list(renderTemplate),
    credentialSubject: required(credentialSubject),
    issuingSoftware: software,
  });

const SCHEMAS = {
  DigitalProductPassport: credential('DigitalProductPassport', product),
  DigitalConformityCredential: credential('DigitalConformityCredential', attestation),
  DigitalFacilityRecord: credential('DigitalFacilityRecord', facilityRecord),
  DigitalTraceabilityEvent: credential('DigitalTraceabilityEvent', events),
  DigitalIdentityAnchor: credential('DigitalIdentityAnchor', identity),
} as const;

export type UntpType = keyof typeof SCHEMAS;
export const UNTP_TYPES = Object.keys(SCHEMAS) as readonly UntpType[];

export const untpFaults = (value: Json, type: UntpType): readonly ShapeFault[] => faultsOf(SCHEMAS[type], value);
