// Messages of proofs beside a passport: registration, licences of GS1, in English.
export const proofs = {
  'registration.title': 'Proof of registration',
  'registration.operator': 'Registered by',
  'registration.operatorId': 'Identifier of the company',
  'registration.id': 'Registration',
  'registration.commodity': 'Commodity code',
  'registration.at': 'Registered at',
  'registration.hash': 'Registered version (SHA-256)',
  'registration.registry': 'Registry',
  'registration.sealedBy': 'Key of the seal',
  'registration.seal.valid': 'The seal is good.',
  'registration.seal.invalid': 'The seal does not match.',
  'registration.seal.not-evaluated': 'The seal was not checked: these are the words of the proof.',
  'registration.passport': 'Passport with these bytes',
  'registration.none': 'None is held here.',
  'registration.entry': 'Entry {id, number} of the log',
  'registration.unknownForm': 'The form of this proof is not known here. Nothing was read from it.',
};
