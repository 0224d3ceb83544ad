// Defines the terms of UNTP 0.7.0 for conformity credentials, facility records and identity anchors.
import type { JsonObject } from '../../json/json.ts';
import {
  all,
  classification,
  coded,
  date,
  described,
  image,
  kind,
  link,
  mediaType,
  named,
  PROTECTED,
  part,
  performance,
  reference,
  scheme,
  score,
  text,
  topics,
  typed,
  UNTP,
  uri,
} from './untp-terms.ts';

const flag = typed('xsd:boolean');
const vocabulary = (name: string): JsonObject => ({ ...PROTECTED, '@vocab': `${UNTP}${name}#` });

const endorsement = {
  ...named,
  ...part('trustmark', image),
  ...reference('issuingAuthority'),
  ...part('endorsementEvidence', link),
};
const alignment = (name: string, to: string): JsonObject =>
  part(name, { ...reference(to), ...coded('alignmentLevel', 'untp/SchemeAlignmentLevel') });
const scoring = (name: string): JsonObject => part(name, { ...described, ...part('score', score) });

export const ASSESSMENT_TERMS: JsonObject = {
  renderMethodPrefix: 'https://w3id.org/vc/render-method#',
  issuingSoftware: {
    '@id': 'untp:issuingSoftware',
    '@type': '@id',
    '@context': {
      ...vocabulary('IssuingSoftware'),
      ...named,
      ...text('version'),
      vendor: { '@id': 'untp:vendor', '@type': '@id', '@context': { ...vocabulary('SoftwareVendor'), ...named } },
    },
  },
  ...Object.assign({}, ...['ConformityCredential', 'FacilityRecord', 'IdentityAnchor'].map((name) => kind(`Digital${name}`, {}))),
  ...kind(
    'RenderTemplate2024',
    {
      ...all(text, 'mediaQuery', 'template'),
      ...uri('url'),
      ...mediaType,
      digestMultibase: link.digestMultibase,
    },
    {},
  ),
  Entity: { '@id': 'untp:Entity', '@protected': false, '@context': { ...vocabulary('Entity'), ...described } },
  ...kind('ConformityScheme', {
    ...described,
    ...reference('owner'),
    ...coded('endorsementLevel', 'untp/SchemeEndorsementLevel'),
    ...part('endorsement', endorsement),
    ...scoring('schemeScoringFramework'),
    ...uri('documentation'),
    ...coded('licenseType', 'untp/LicenseType'),
    ...date('establishedDate'),
    ...part('geographicScope', classification),
    ...part('industryScope', classification),
    ...part('trustmark', image),
    ...part('conformsTo', link),
    ...reference('includedProfile'),
  }),
  ...kind('ConformityProfile', {
    ...described,
    ...text('version'),
    ...date('validFrom'),
    ...coded('status', 'untp/CriterionStatus'),
    ...coded('subjectType', 'untp/AssessmentSubjectType'),
    ...alignment('standardAlignment', 'standard'),
    ...alignment('regulatoryAlignment', 'regulation'),
    ...scoring('criterionScoringFramework'),
    ...uri('documentation'),
    ...reference('criterion'),
    ...part('scope', classification),
    ...reference('scheme'),
  }),
  ...kind('ConformityAssessment', {
    ...described,
    ...all(reference, 'assessmentCriteria', 'assessedOrganisation', 'referenceStandard', 'referenceRegulation'),
    ...date('assessmentDate'),
    ...part('assessedPerformance', performance),
    ...part('assessedProduct', { ...reference('product'), ...flag('idVerifiedByCAB') }),
    ...part('assessedFacility', { ...reference('facility'), ...flag('idVerifiedByCAB') }),
    ...text('specifiedCondition'),
    ...part('evidence', link),
    ...topics,
    ...flag('conformance'),
  }),
  ...kind('ConformityAttestation', {
    ...described,
    ...coded('assessorLevel', 'untp/AssessorLevel'),
    ...coded('assessmentLevel', 'untp/AssessmentLevel'),
    ...coded('attestationType', 'untp/AttestationType'),
    ...all(reference, 'issuedToParty', 'referenceScheme', 'referenceProfile', 'conformityAssessment'),
    ...part('authorisation', endorsement),
    ...part('profileScore', score),
    ...part('conformityCertificate', link),
    ...part('auditableEvidence', link),
    ...part('trustmark', image),
  }),
  ...kind('RegisteredIdentity', {
    ...all(text, 'registeredName', 'registeredId'),
    ...date('registeredDate'),
    ...all(uri, 'publicInformation', 'registrationScope'),
    ...scheme,
    ...reference('registrar'),
    ...coded('registerType', 'untp/RegistryType'),
  }),
};
