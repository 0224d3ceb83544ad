// Lists the active passports of a GTIN or a lot, as JSON and as the product page.

import { linksOf } from '../../../domain/formats/links.ts';
import { toDigitalLink } from '../../../domain/gs1/digital-link-build.ts';
import { isGtin14 } from '../../../domain/gs1/gtin.ts';
import { parseAcceptLanguage } from '../../../domain/language/language.ts';
import { productPage as toPage } from '../../../domain/pages/product-page.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { activePassports, goneClassPassport, knownBy } from '../../../store/passports/resolution.ts';
import { PAGE_CSP } from '../../http/csp.ts';
import { rawQuery } from '../../http/target.ts';
import { type Answer, type Ask, json, passportOf } from '../answer.ts';
import { gonePassport } from '../passport-state.ts';
import { productPage as pageAddress } from './links.ts';
import { type ResolverRequest, resolverRoot } from './request.ts';

const DEFAULT_LIMIT = 100;

/** Endpoint 4. A lot without a passport resolves to the passports of its GTIN. */
export function listing(question: Ask, { gtin, lot }: ResolverRequest, link: string): Answer {
  const { store } = question.reader;
  const standing = question.reader.standing();
  const { baseUrl, publicSiteUrl } = standing;
  const known = lot !== undefined && knownBy(store, { gtin, lot }) !== undefined ? lot : undefined;
  const { limit, offset } = page(question);
  const { codes, total } = activePassports(store, { gtin, lot: known }, limit, offset);
  const results = codes.map((dppCode) => {
    const links = linksOf({ dppCode }, baseUrl, publicSiteUrl);
    return { dppCode, passportUrl: links.page, apiUrl: links.api };
  });
  const here = toDigitalLink({ gtin, batch: known }, resolverRoot(question.request, standing));
  const next = offset + limit < total ? `, <${here}?limit=${limit}&offset=${offset + limit}>; rel="next"` : '';
  return json({ gtin, ...(known === undefined ? {} : { lot: known }), results, total, ...sampleOf(question, gtin) }, 'application/json', {
    link: `${link}${next}`,
  });
}

/** `/gtin/{gtin}`: the page for a product that has no passport of its own as a whole. */
export function productPage(question: Ask): Answer {
  const { reader, request } = question;
  const gtin = question.segment(1);
  const code = isGtin14(gtin) ? knownBy(reader.store, { gtin }) : undefined;
  if (code === undefined) {
    const gone = isGtin14(gtin) ? goneClassPassport(reader.store, { gtin }) : undefined;
    if (gone !== undefined) throw gonePassport(reader, gone);
    throw new Refusal('not-found', `there is no product '${gtin.slice(0, 100)}' here`, { standing: { state: 'unknown' } });
  }
  const { limit, offset } = page(question);
  const { codes, total } = activePassports(reader.store, { gtin }, limit, offset);
  const { baseUrl, publicSiteUrl, serviceName } = reader.standing();
  const { productName, manufacturer, sample } = passportOf(question, code);
  const turn = (to: number): string => `?limit=${limit}&offset=${to}`;
  const { html, language } = toPage({
    gtin,
    productName,
    manufacturer,
    sample,
    serviceName,
    address: pageAddress(question, gtin),
    passports: codes.map((dppCode) => ({ dppCode, href: linksOf({ dppCode }, baseUrl, publicSiteUrl).page })),
    total,
    offset,
    ...(offset === 0 ? {} : { previous: turn(Math.max(0, offset - limit)) }),
    ...(offset + limit < total ? { next: turn(offset + limit) } : {}),
    stylesheet: '../passport.css',
    preferences: parseAcceptLanguage(request.headers['accept-language']),
  });
  return { type: 'text/html; charset=utf-8', body: html, headers: { 'content-language': language, 'content-security-policy': PAGE_CSP } };
}

function sampleOf(question: Ask, gtin: string): { readonly sample?: true } {
  const code = knownBy(question.reader.store, { gtin });
  return code !== undefined && passportOf(question, code).sample ? { sample: true } : {};
}

/** Other parameters are passed on or ignored. */
function page({ request }: Ask): { readonly limit: number; readonly offset: number } {
  const query = new URLSearchParams(rawQuery(request.raw.url ?? '/'));
  return { limit: whole(query, 'limit', DEFAULT_LIMIT, 1, LIMITS.pageSize), offset: whole(query, 'offset', 0, 0, 1e9) };
}

function whole(query: URLSearchParams, parameter: string, otherwise: number, least: number, most: number): number {
  const [text, another] = query.getAll(parameter);
  if (text === undefined) return otherwise;
  const detail = `is a number from ${least} to ${most}, in decimal digits`;
  if (another !== undefined || !/^[0-9]{1,10}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new Refusal('bad-parameter', `'${parameter}' ${detail}`, { errors: [{ parameter, detail }] });
  }
  return Number(text);
}
