// Builds the link contexts of a product, lot or item, most specific first (GS1-Conformant Resolver 2.5.9).

import { linksOf } from '../../../domain/formats/links.ts';
import { type Entity, passportEntity, productEntity } from '../../../domain/formats/linkset.ts';
import { type ProductName, toDigitalLink } from '../../../domain/gs1/digital-link-build.ts';
import { PASSPORT_TYPE } from '../../../store/passports/credentials.ts';
import { hasPublicEvents } from '../../../store/passports/events.ts';
import { issuedFor, passportFormats } from '../../../store/passports/published-credentials.ts';
import type { PassportRecord } from '../../../store/passports/record.ts';
import { passportOf as modelOf } from '../../../store/passports/record.ts';
import { classPassport, knownBy } from '../../../store/passports/resolution.ts';
import { type Ask, passportOf } from '../answer.ts';
import { placesFor, resolverRoot } from './request.ts';

export const productPage = (question: Ask, gtin: string): string => `${placesFor(question).baseUrl}/gtin/${gtin}`;

export const anchorOf = ({ reader, request }: Ask, name: ProductName): string =>
  toDigitalLink(name, resolverRoot(request, reader.standing()));

export function itemEntity(question: Ask, record: PassportRecord, name: ProductName): Entity {
  const { baseUrl, publicSiteUrl } = placesFor(question);
  const passport = modelOf(record);
  const { store } = question.reader;
  const formats = passportFormats(store, record.dppCode);
  const issued = issuedFor(store, record.dppCode);
  const events = hasPublicEvents(store, record.dppCode);
  const present = {
    vc: formats.has('vc'),
    jwt: formats.has('vc-jwt'),
    // An SD-JWT from elsewhere is not served.
    sdJwt: issued.some(({ type, format }) => type === PASSPORT_TYPE && format === 'sd-jwt'),
    events,
    credentials: issued.filter(({ format }) => format === 'vc'),
  };
  return passportEntity(passport, linksOf(passport, baseUrl, publicSiteUrl), anchorOf(question, name), present);
}

/** The lot, if it has a passport, and the product. Empty for a GTIN that is not registered. */
export function productEntities(question: Ask, gtin: string, lot?: string): readonly Entity[] {
  const { store } = question.reader;
  const code = knownBy(store, { gtin });
  if (code === undefined) return [];
  const ofClass = (name: ProductName): readonly Entity[] => {
    const found = classPassport(store, { gtin, lot: name.batch });
    return found === undefined ? [] : [itemEntity(question, passportOf(question, found), name)];
  };
  const known = passportOf(question, code);
  const name = `${known.sample ? 'SAMPLE – ' : ''}${known.productName}`;
  const [own] = ofClass({ gtin });
  return [
    ...(lot === undefined ? [] : ofClass({ gtin, batch: lot })),
    productEntity(name, productPage(question, gtin), anchorOf(question, { gtin }), own),
  ];
}
