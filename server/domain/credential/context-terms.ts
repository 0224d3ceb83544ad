// Lists the terms that each known context defines, including those in contexts scoped to its types and members.

import { UNTP_CONTEXT } from '../untp/versions.ts';

export { UNTP_CONTEXT };
export const VCDM_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
/** The context of the Data Model 1.1. */
export const OLDER_CONTEXT = 'https://www.w3.org/2018/credentials/v1';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const DATA_INTEGRITY = words(`
    DataIntegrityProof assertionMethod authentication capabilityDelegation capabilityInvocation challenge created cryptosuite digestMultibase domain
    expires id keyAgreement nonce previousProof proof proofPurpose proofValue type verificationMethod
`);

/** Published contexts do not change. A test compares these terms with the published files. */
export const CONTEXT_TERMS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    VCDM_CONTEXT,
    words(`
    ... BitstringStatusList BitstringStatusListCredential BitstringStatusListEntry DataIntegrityProof EnvelopedVerifiableCredential
    EnvelopedVerifiablePresentation JsonSchema JsonSchemaCredential VerifiableCredential VerifiablePresentation _sd _sd_alg assertionMethod aud
    authentication capabilityDelegation capabilityInvocation challenge cnf confidenceMethod created credentialSchema credentialStatus
    credentialSubject cryptosuite description digestMultibase digestSRI domain encodedList evidence exp expires holder iat id iss issuer jku
    jsonSchema jwk keyAgreement kid mediaType message name nbf nonce previousProof proof proofPurpose proofValue refreshService relatedResource
    renderMethod status statusListCredential statusListIndex statusMessage statusPurpose statusReference statusSize sub termsOfUse ttl type validFrom
    validUntil verifiableCredential verificationMethod x5u
  `),
  ],
  [
    UNTP_CONTEXT,
    words(`
    Claim ConformityAssessment ConformityAttestation ConformityProfile ConformityScheme ConformityTopic CredentialIssuer Criterion
    DigitalConformityCredential DigitalFacilityRecord DigitalIdentityAnchor DigitalProductPassport DigitalTraceabilityEvent Entity Facility
    IdentifierScheme LifecycleEvent MakeEvent ModifyEvent MoveEvent Party PerformanceMetric Product RegisteredIdentity Regulation RenderTemplate2024
    Standard activityType address addressCountry addressLocality addressRegion administeredBy aggregationMethod alignmentLevel allowedUnit
    applicablePeriod assessedFacility assessedOrganisation assessedPerformance assessedProduct assessmentCriteria assessmentDate assessmentLevel
    assessorLevel attestationType auditableEvidence authorisation batchNumber characteristics claimDate claimedPerformance code conformance
    conformityAssessment conformityCertificate conformityTopic conformsTo consignmentId countryCode countryName countryOfOperation countryOfProduction
    criterion criterionScoringFramework definition description digestMultibase dimensions disposition documentation effectiveDate endDate endorsement
    endorsementEvidence endorsementLevel establishedDate eventDate evidence expiryDate facility facilityAlsoKnownAs fromFacility geoBoundary
    geoLocation geographicScope hazardous height id idGranularity idScheme idVerifiedByCAB imageData improvementDirection includedProfile
    industryCategory industryScope inputProduct issueDate issuedToParty issuerAlsoKnownAs issuingAuthority issuingParty issuingSoftware itemNumber
    jurisdictionCountry latitude length licenseType linkName linkType linkURL locationInformation longitude lowerTolerance madeAtFacility mass
    massFraction materialConsumed materialProvenance materialSafetyInformation materialType materialUsage materialUsed measure mediaQuery mediaType
    metric modelNumber modifiedAtFacility modifiedProduct movedProduct name organisationWebsite originCountry outputProduct owner packageLabel
    packaging party partyAddress partyAlsoKnownAs performanceClaim periodInformation plusCode postalCode processCategory producedAtFacility product
    productCategory productImage productLabel productionDate profileScore publicInformation quantity rank rawData recycledMassFraction
    referenceCriteria referenceProfile referenceRegulation referenceScheme referenceStandard registerType registeredDate registeredId registeredName
    registrar registrationCountry registrationScope regulation regulatoryAlignment relatedDocument relatedParty renderMethodPrefix requiredPerformance
    role schema scheme schemeId schemeName schemeScoringFramework scope score sensor sensorData specifiedCondition standard standardAlignment
    startDate status streetAddress subjectType symbol tag template toFacility trustmark type unit untp upperTolerance url validFrom value vendor
    version volume weight width xsd
  `),
  ],
  ['https://w3id.org/security/data-integrity/v1', DATA_INTEGRITY],
  ['https://w3id.org/security/data-integrity/v2', DATA_INTEGRITY],
  ['https://w3id.org/security/multikey/v1', words('Multikey controller expires id publicKeyMultibase revoked secretKeyMultibase type')],
  ['https://w3id.org/security/jwk/v1', words('JsonWebKey controller expires id publicKeyJwk revoked secretKeyJwk type')],
  ['https://w3id.org/vc/render-method/v2rc2', words('TemplateRenderMethod digestMultibase id name renderSuite type')],
]);
