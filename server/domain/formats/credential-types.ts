// The four UNTP credential types that this service issues, and the three forms in which one is signed.

export const CREDENTIAL_TYPES = [
  'DigitalProductPassport',
  'DigitalConformityCredential',
  'DigitalTraceabilityEvent',
  'DigitalFacilityRecord',
] as const;
export type CredentialType = (typeof CREDENTIAL_TYPES)[number];

/** What is issued beside the passport itself. */
export const TYPES_BESIDE = CREDENTIAL_TYPES.slice(1) as readonly Exclude<CredentialType, 'DigitalProductPassport'>[];

export const ISSUED_FORMATS = ['vc', 'vc-jwt', 'sd-jwt'] as const;
export type IssuedFormat = (typeof ISSUED_FORMATS)[number];
