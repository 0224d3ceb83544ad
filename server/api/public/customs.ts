// Serves the customs summary of a passport (endpoint 12): origin, commodity code, materials, completeness, signature.

import { isObject } from '../../domain/json/json.ts';
import { type Missing, materialsOf, missingAddress, missingMandatory } from '../../domain/passport/facts/facts.ts';
import { FIELD_BY_NAME, obligationOf } from '../../domain/passport/fields.ts';
import type { Passport } from '../../domain/passport/model.ts';
import { mayRead } from '../../domain/passport/visible.ts';
import { passportFormats } from '../../store/passports/published-credentials.ts';
import { passportOf as modelOf } from '../../store/passports/record.ts';
import { readSetting } from '../../store/settings.ts';
import { type Answer, type Ask, json, passportOf } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';
import { examineStored, outcome } from './verification.ts';

/** Fields that contain or name a document that accompanies the goods. */
const DOCUMENTS = ['declarationOfConformity', 'conformityCertificates', 'technicalDocumentation', 'testReports', 'userManualUrl'] as const;

const MEANS = 'data complete, required documents named, signature good; says nothing about the goods themselves';

/**
 * 12: returns an `invalid` passport with its reason instead of refusing it. The interface shows the commodity code to every reader. If a
 * setting requires a key for it, a reader without one gets the summary without the code, marked as withheld.
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
  const missing = [...missingMandatory(passport, 'en'), ...missingAddress(passport, 'en')];
  const requiredDocuments = documentsOf(passport, missing);
  return json(
    {
      dppCode: record.dppCode,
      productName: record.productName,
      manufacturer: record.manufacturer,
      countryOfOrigin: passport.countryOfOrigin,
      ...(withheld ? { hsCodeWithheld: true } : { hsCode: commodityCode(passport) }),
      materials: materialsOf(passport, passport.defaultLanguage).map(({ name, percentage }) => ({ name, percentage })),
      espr_compliant:
        missing.length === 0 &&
        requiredDocuments.every(({ present }) => present) &&
        signatureValid &&
        examined.verdict.headline !== 'invalid',
      hasVerifiableCredential: passportFormats(question.reader.store, record.dppCode).size > 0,
      signatureValid,
      dppStatus: record.dppStatus,
      ...outcome(examined),
      dataComplete: missing.length === 0,
      missing,
      requiredDocuments,
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

interface RequiredDocument extends Missing {
  readonly present: boolean;
}

const documentsOf = (passport: Passport, missing: readonly Missing[]): RequiredDocument[] =>
  DOCUMENTS.flatMap((name) => {
    const field = FIELD_BY_NAME.get(name);
    if (field === undefined || obligationOf(field, passport.category, passport.batteryCategory) !== 'mandatory') return [];
    return [{ field: name, label: field.label.en, legalBasis: field.legalBasis, present: !missing.some((one) => one.field === name) }];
  });
