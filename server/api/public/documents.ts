// Serves the representations of a stored passport (endpoints 1 and 5 to 8) and the passport page.

import { passportJson } from '../../domain/formats/json.ts';
import { linksOf, type PassportLinks } from '../../domain/formats/links.ts';
import { qrPng } from '../../domain/formats/qr.ts';
import { defined } from '../../domain/json/defined.ts';
import { parseAcceptLanguage } from '../../domain/language/language.ts';
import { PAGE_CSS, type PageVerification, passportPage as toPage } from '../../domain/pages/page.ts';
import type { Passport } from '../../domain/passport/model.ts';
import type { Examined } from '../../features/inspection/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportBytes } from '../../store/passports/published-credentials.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import { passportOf as modelOf } from '../../store/passports/record.ts';
import { entityTagOf } from '../http/conditional.ts';
import { PAGE_CSP } from '../http/csp.ts';
import { type Answer, type Ask, accepted, codeOf, json, passportOf } from './answer.ts';
import { standingFor } from './passport-state.ts';
import { qrSize } from './qr-size.ts';
import { readerLanguages } from './reader-languages.ts';
import { readerOfRequest } from './stakeholder.ts';
import { examineStored } from './verification.ts';

/** Endpoint 1. */
export function didDocument(question: Ask): Answer {
  const type = accepted(question, ['application/json', 'application/did+json', 'application/did+ld+json', 'application/ld+json']);
  return json(question.reader.standing().identity.didDocument, type);
}

/** Endpoint 5: what the reader's role may see, in the reader's language. */
export function passportView(question: Ask): Answer {
  const asking = readerOfRequest(question);
  const type = accepted(question, ['application/json']);
  const { record, passport, links } = addressed(question, 4);
  const verifiedAt = record.verifiedAt === undefined ? {} : { verifiedAt: record.verifiedAt };
  const { body, contentLanguage } = passportJson(passport, preferences(question), { vcUrl: links.vc, ...verifiedAt }, asking);
  return { type, body, headers: { 'content-language': contentLanguage, ...asking.headers } };
}

/** Endpoint 6: the bytes as they were signed. */
export function vcJson(question: Ask): Answer {
  const code = codeOf(question, question.segment(4));
  const type = accepted(question, ['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json']);
  return { type, ...signed(question, code, 'vc') };
}

/** Endpoint 7: the same bytes under either name. */
export function vcJwt(question: Ask): Answer {
  const code = codeOf(question, question.segment(4));
  const asked = accepted(question, ['text/plain', 'application/vc+jwt']);
  return { type: asked === 'text/plain' ? 'text/plain; charset=utf-8' : asked, ...signed(question, code, 'vc-jwt') };
}

/** Endpoint 8: the GS1 Digital Link, or the passport page if the passport has no GTIN. */
export function qrPicture(question: Ask): Answer {
  const size = qrSize(question.request.query);
  const { links } = addressed(question, 4);
  return { type: 'image/png', body: qrPng(links.digitalLink, size) };
}

/** The passport page. Verifies the signature at each request. */
export function passportPage(question: Ask): Answer {
  const { record, passport, links } = addressed(question, 1);
  const standing = standingFor(question.reader, record.dppCode, record.dppStatus);
  const examined = examineStored(question.reader, record);
  const lateCopy = examined.evidence.find(({ code }) => code === 'DPP-TRU-12')?.asOf;
  const { html, language } = toPage({
    passport,
    preferences: readerLanguages(question.request),
    ...defined({ standing, lateCopy, serviceName: question.reader.standing().serviceName }),
    // The page is also served under names other than the base URL, so the resources that it loads have relative URLs.
    links: { ...links, qr: `..${links.qr.slice(question.reader.standing().baseUrl.length)}` },
    stylesheet: '../passport.css',
    verification: pageVerification(question, examined),
    now: question.reader.now(),
    inLanguage: (tag) => `?lang=${encodeURIComponent(tag)}`,
  });
  return { type: 'text/html; charset=utf-8', body: html, headers: { 'content-language': language, 'content-security-policy': PAGE_CSP } };
}

function pageVerification(question: Ask, { evidence, verification }: Examined): PageVerification {
  const integrity = evidence.find(({ check }) => check === 'integrity');
  const state = integrity === undefined || verification === undefined ? 'unsigned' : STATES[integrity.outcome];
  // Rounded to the minute, so that the entity tag stays the same as long as the text does.
  const at = new Date(Math.floor(question.reader.now().getTime() / 60_000) * 60_000).toISOString();
  return { state, at, ...(verification?.issuerId === undefined ? {} : { issuer: verification.issuerId }) };
}

const STATES = { passed: 'verified', failed: 'failed', 'not-checked': 'unchecked' } as const;

export const stylesheet = (): Answer => ({ type: 'text/css; charset=utf-8', body: PAGE_CSS });

const preferences = ({ request }: Ask): string[] => parseAcceptLanguage(request.headers['accept-language']);

function addressed(
  question: Ask,
  segment: number,
): { readonly record: PassportRecord; readonly passport: Passport; readonly links: PassportLinks } {
  const record = passportOf(question, question.segment(segment));
  const { baseUrl, publicSiteUrl } = question.reader.standing();
  const passport = modelOf(record);
  return { record, passport, links: linksOf(passport, baseUrl, publicSiteUrl) };
}

function signed({ reader }: Ask, dppCode: string, format: 'vc' | 'vc-jwt'): Pick<Answer, 'body' | 'tag'> {
  const found = passportBytes(reader.store, dppCode, format);
  if (found === undefined) throw new Refusal('not-found', `the passport '${dppCode}' has no credential of this kind`);
  return { body: found.bytes, tag: entityTagOf(found.sha256) };
}
