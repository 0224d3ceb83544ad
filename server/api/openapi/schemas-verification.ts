// Defines the schemas of verification results (endpoints 9 to 12) and of the checks behind them.
import { CHECKS } from '../../domain/evidence/checks.ts';
import { CODES } from '../../domain/evidence/codes.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { always, flag, list, moment, object, oneOf, orNull, ref, type Schemas, text, texts, whole } from './schema.ts';

const valid = flag('True for the verdict `valid` only: an unknown issuer or outdated trust data is not a yes.');
const issuer = orNull(text('DID of the signer; null if no valid signature was found.'));

const outcome: Schemas = {
  verdict: oneOf(HEADLINES, 'The headline that the checks lead to.'),
  checks: list(ref('Check'), 'Every check with its outcome.'),
  reasons: texts('Codes that decided, the deciding one first.'),
};
const sample = { sample: always(true, 'There for what belongs to the sample set.') };
const dppStatus = oneOf(['active', 'inactive', 'archived', 'invalid'], 'State of the passport.');

export const VERIFICATION_SCHEMAS: Schemas = {
  Check: object(
    'What one check found.',
    {
      check: oneOf(CHECKS, 'Which check.'),
      outcome: oneOf(['passed', 'failed', 'not-checked'], 'How it ended.'),
      code: oneOf(Object.keys(CODES), 'Stable code of the finding.'),
      means: text('What the code stands for, in a sentence.'),
    },
    {
      detail: text('The particulars: a field, a date, a place.'),
      asOf: moment('Date of the data that the outcome rests on.'),
    },
  ),
  StoredVerification: object(
    'Verification of a stored passport.',
    {
      valid,
      dppCode: text('The passport.'),
      issuer,
      verificationMethod: orNull(text('Key id that signed.')),
      algorithm: always('Ed25519', 'Signature algorithm.'),
      signedAt: orNull(moment('When it was signed.')),
      productName: text('Name of the product.'),
      dppStatus,
      ...outcome,
    },
    sample,
  ),
  SubmittedVerification: object(
    'Verification of a submitted credential.',
    {
      valid,
      issuer,
      credentialType: orNull(text('The most specific type of the credential.')),
      issuanceDate: orNull(moment('Its `validFrom`.')),
      credentialSubject: {
        type: ['object', 'array', 'string', 'null'],
        description: 'The decoded subject; null when the signature does not hold: nothing is passed on as if somebody had said it.',
      },
      ...outcome,
    },
    sample,
  ),
  SdJwtVerification: object(
    'Verification of a submitted SD-JWT.',
    {
      valid,
      algorithm: orNull(text('`alg` of the token’s header: EdDSA, Ed25519, ES256 or ES384 if it can be checked.')),
      issuer,
      disclosedClaims: {
        type: 'object',
        description:
          'Claims that were disclosed, by name, such as productName, carbonFootprint, materials; empty when the signature does not hold.',
      },
      undisclosedFields: texts(
        'Names of hidden claims, such as hsCode or producerLei, as far as this service’s own issuing record knows them.',
      ),
      undisclosedCount: whole('How many digests stayed hidden; decoys count too.', { minimum: 0 }),
      keyBinding: oneOf(['none', 'not checked'], 'Whether a key binding token came along. It is not checked here.'),
      ...outcome,
    },
    sample,
  ),
  CustomsSummary: object(
    'What customs looks at first.',
    {
      dppCode: text('The passport.'),
      productName: text('Name of the product.'),
      manufacturer: text('Name of the manufacturer.'),
      countryOfOrigin: text('ISO 3166-1 alpha-2 code.', { pattern: '^[A-Z]{2}$' }),
      materials: list(ref('Material'), 'Materials declaration.'),
      espr_compliant: flag(
        'The data are complete, the required documents named, the signature good. It says nothing about the goods themselves.',
      ),
      hasVerifiableCredential: flag('Whether a signed credential is held.'),
      signatureValid: flag('Whether its signature holds, by an issuer known here.'),
      dppStatus,
      ...outcome,
      dataComplete: flag('Whether all data are there that the law required on the day of `rules`.'),
      missing: list(ref('MissingField'), 'Data that the law required on that day and that are not there.'),
      requiredDocuments: list(ref('RequiredDocument'), 'Documents that the law required in the passport on that day.'),
      rules: object(
        'The rules by which the data count as complete.',
        {
          edition: text('Edition of the rules.'),
          source: text('Where the edition comes from: this program, an import here, or a signed pack.', {
            enum: ['program', 'import', 'pack'],
          }),
          on: text('The day whose rules apply.', { format: 'date' }),
          basis: text('Why that day: it was placed on the market then, or no such day is given.', { enum: ['placed-on-market', 'today'] }),
          passportRequired: flag('Whether the law required a passport for such a product on that day. If not, nothing is missing.'),
        },
        {
          maker: text('The name of the maker of that pack, as it calls itself. There only if the edition came in one.'),
          passportRequiredFrom: text('The day from which it does. Left out where no adopted act requires one.', { format: 'date' }),
        },
      ),
      labels: object('What a name of the interface means here.', { espr_compliant: text('Meaning of `espr_compliant`.') }),
    },
    {
      hsCode: orNull(text('Tariff code; null when none was given. Left out where this service asks for a key and there is none.')),
      hsCodeWithheld: always(true, 'There only when the tariff code is left out: it needs the key of customs or of market surveillance.'),
      ...sample,
    },
  ),
  MissingField: object('A mandatory field without a value.', {
    field: text('Name of the field.'),
    label: text('Its label.'),
    legalBasis: text('What demands it.'),
  }),
  RequiredDocument: object('A document that goes with the goods.', {
    field: text('Name of the field that holds it.'),
    label: text('Its label.'),
    legalBasis: text('What demands it.'),
    present: flag('Whether it is named.'),
  }),
};
