// Collects everything that the passport screen shows, in the reader's language.
import type { Completeness, CredentialSummary, PassportDetail } from '../../contract/index.ts';
import { isProductOf } from '../../domain/epcis/parts.ts';
import { linksOf } from '../../domain/formats/links.ts';
import { typOf } from '../../domain/formats/sd-jwt/disclosures.ts';
import { defined } from '../../domain/json/defined.ts';
import { textIn } from '../../domain/language/language.ts';
import { certificatesOf, materialsOf, toFacts } from '../../domain/passport/facts/facts.ts';
import { completenessOf, dayOfRules } from '../../domain/passport/law/duties.ts';
import { holdsDemonstrationData } from '../../domain/passport/sample/demonstration.ts';
import { type CredentialRecord, credentialsByCode, PASSPORT_TYPE } from '../../store/passports/credentials.ts';
import { eventsOf } from '../../store/passports/events.ts';
import { passportByCode, toSummary } from '../../store/passports/passports.ts';
import { passportOf } from '../../store/passports/record.ts';
import { rulesInForce } from '../../store/rules.ts';
import { statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';

/** Returns undefined for an unknown `dppCode`. */
export function passportDetail(dppCode: string, context: AppContext, language: string): PassportDetail | undefined {
  const record = passportByCode(context.store, dppCode);
  if (record === undefined) return undefined;
  const passport = passportOf(record);
  const credentials = credentialsByCode(context.store, dppCode);
  const { page, api, vc, jwt, sdJwt, digitalLink } = linksOf(passport, context.settings().baseUrl, context.publicSiteUrl());
  const standing = statusStandingOf(context.store, dppCode);
  const has = (format: CredentialRecord['format']) =>
    credentials.some((one) => one.source === 'published' && one.type === PASSPORT_TYPE && one.format === format);
  return {
    ...toSummary(record),
    productName: textIn(passport.productName, [language], passport.defaultLanguage) ?? record.productName,
    groups: toFacts(passport, language),
    materials: materialsOf(passport, language),
    certificates: certificatesOf(passport, language),
    languages: Object.keys(passport.productName),
    credentials: credentials.filter((one) => !isTwin(one)).map(toCredentialSummary),
    events: eventsOf(context.store, dppCode, isProductOf(record)),
    document: passport,
    ...(holdsDemonstrationData(passport) && { demonstration: true as const }),
    completeness: completenessOf(passport, dayOfRules(passport, context.now()), language, rulesInForce(context.store)),
    ...defined({ standing }),
    links: { page, api, digitalLink, ...(has('vc') ? { vc } : {}), ...(has('vc-jwt') ? { jwt } : {}), ...(has('sd-jwt') ? { sdJwt } : {}) },
  };
}

/** What the law requires of the passport by the rules of a chosen day. Returns undefined for an unknown `dppCode`. */
export function completenessOn(dppCode: string, on: string, context: AppContext, language: string): Completeness | undefined {
  const record = passportByCode(context.store, dppCode);
  return record === undefined
    ? undefined
    : completenessOf(passportOf(record), { on, basis: 'chosen' }, language, rulesInForce(context.store));
}

/** The service's own SD-JWT under its older type repeats the one under the present type. */
const isTwin = ({ source, format, body }: CredentialRecord): boolean =>
  source === 'published' && format === 'sd-jwt' && typOf(body) === 'vc+sd-jwt';

const toCredentialSummary = ({ id, type, format, issuer, signedAt, source, body }: CredentialRecord): CredentialSummary => ({
  id,
  type,
  format: format === 'enveloped-vc' ? 'vc' : format,
  issuer,
  ...defined({ signedAt }),
  source,
  body,
});
