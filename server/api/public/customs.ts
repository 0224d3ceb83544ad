// Serves the customs summary of a passport (endpoint 12): origin, commodity code, materials, completeness, signature.

import type { Completeness, Duty } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject } from '../../domain/json/json.ts';
import { materialsOf } from '../../domain/passport/facts/facts.ts';
import { FIELD_BY_NAME } from '../../domain/passport/fields.ts';
import { completenessOf, dayOfRules, missingIn } from '../../domain/passport/law/duties.ts';
import type { Passport } from '../../domain/passport/model.ts';
import { mayRead } from '../../domain/passport/visible.ts';
import { passportFormats } from '../../store/passports/published-credentials.ts';
import { passportOf as modelOf } from '../../store/passports/record.ts';
import { readSetting } from '../../store/settings.ts';
import { type Answer, type Ask, json, passportOf } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';
import { examineStored, outcome } from './verification.ts';

/** Fields that contain or name a document that accompanies the goods. Those that await an act are listed with it. */
const DOCUMENTS: ReadonlySet<string> = new Set(['declarationOfConformity', 'batteryTestResults']);

const MEANS = 'data complete, required documents named, signature good; says nothing about the goods themselves';

/**
 * Endpoint 12: returns an `invalid` passport with its reason instead of refusing it. The interface shows the commodity code to every
 * reader. If a setting requires a key for it, a reader without one gets the summary without the code, marked as withheld.
 */
export function customsSummary(question: Ask): Answer {
  const { reader, headers } = readerOfRequest(question);
  const withheld =
    readSetting(question.reader.store, 'hsCodeNeedsKey') === true && !mayRead(FIELD_BY_NAME.get('hsCode')?.tiers ?? [], reader);
  const record = passportOf(question, question.segment(5), { invalidToo: true });
  const passport = modelOf(record);
  const examined = examineStored(question.reader, record);
  const intact = examined.evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'passed');
  // A signature by an issuer that is not trusted here does not count as the passport's.
  const signatureValid = intact && examined.verification?.issuer !== undefined;
  const completeness = completenessOf(passport, dayOfRules(passport, question.reader.now()), 'en');
  const missing = missingIn(completeness).map(named);
  const requiredDocuments = documentsOf(completeness);
  return json(
    {
      dppCode: record.dppCode,
      productName: record.productName,
      manufacturer: record.manufacturer,
      countryOfOrigin: passport.countryOfOrigin,
      ...(withheld ? { hsCodeWithheld: true } : { hsCode: commodityCode(passport) }),
      materials: materialsOf(passport, passport.defaultLanguage).map(({ name, percentage }) => ({ name, percentage })),
      espr_compliant: missing.length === 0 && signatureValid && examined.verdict.headline !== 'invalid',
      hasVerifiableCredential: passportFormats(question.reader.store, record.dppCode).size > 0,
      signatureValid,
      dppStatus: record.dppStatus,
      ...outcome(examined),
      dataComplete: missing.length === 0,
      missing,
      requiredDocuments,
      ...rulesOf(completeness),
      labels: { espr_compliant: MEANS },
      ...(record.sample ? { sample: true } : {}),
    },
    'application/json',
    headers,
  );
}

/** The number of the Harmonised System if there is one. Codes of finer nomenclatures start with it. */
function commodityCode({ hsCode, commodityCodes }: Passport): string | null {
  if (hsCode !== undefined) return hsCode;
  const codes = (Array.isArray(commodityCodes) ? commodityCodes : []).filter(isObject);
  const found = codes.find(({ scheme }) => scheme === 'HS') ?? codes[0];
  return typeof found?.code === 'string' ? found.code : null;
}

interface MissingField {
  readonly field: string;
  readonly label: string;
  readonly legalBasis: string;
}

interface RequiredDocument extends MissingField {
  readonly present: boolean;
}

const named = ({ field, label, legalBasis }: Duty): MissingField => ({ field, label, legalBasis });

/** The rules by which the data count as complete: those of the day of placing on the market or, if it is unknown, of today. */
const rulesOf = ({ on, basis, rules, isDue, passportFrom }: Completeness) => ({
  rules: { edition: rules, on, basis, passportRequired: isDue, ...defined({ passportRequiredFrom: passportFrom }) },
});

/** The documents that the law requires in the passport on that day. */
const documentsOf = ({ isDue, duties }: Completeness): RequiredDocument[] =>
  duties
    .filter(({ field, obligation, state }) => isDue && DOCUMENTS.has(field) && obligation === 'mandatory' && state !== 'not-yet-required')
    .map((duty) => ({ ...named(duty), present: duty.state === 'present' }));
