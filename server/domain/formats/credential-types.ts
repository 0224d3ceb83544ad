// Lists the four UNTP credential types that this service issues, and the three signed forms of each.

export const CREDENTIAL_TYPES = [
  'DigitalProductPassport',
  'DigitalConformityCredential',
  'DigitalTraceabilityEvent',
  'DigitalFacilityRecord',
] as const;
export type CredentialType = (typeof CREDENTIAL_TYPES)[number];

/** The types issued in addition to the passport. */
export const FURTHER_TYPES = CREDENTIAL_TYPES.slice(1) as readonly Exclude<CredentialType, 'DigitalProductPassport'>[];

export const ISSUED_FORMATS = ['vc', 'vc-jwt', 'sd-jwt'] as const;
export type IssuedFormat = (typeof ISSUED_FORMATS)[number];
