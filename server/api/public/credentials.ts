// Serves the list of credentials issued about a passport, or one of them in the form that the client prefers.

import { type FURTHER_TYPES, ISSUED_FORMATS, type IssuedFormat } from '../../domain/formats/credential-types.ts';
import { linksOf, type PassportLinks } from '../../domain/formats/links.ts';
import { typOf } from '../../domain/formats/sd-jwt/disclosures.ts';
import { flatTypeMetadata } from '../../domain/formats/sd-jwt/flat.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { Refusal } from '../../lib/problem.ts';
import { PASSPORT_TYPE } from '../../store/passports/credentials.ts';
import { type IssuedCredential, issuedFor } from '../../store/passports/published-credentials.ts';
import { passportOf as modelOf } from '../../store/passports/record.ts';
import { type Answer, type Ask, accepted, json, passportOf } from './answer.ts';

/** The name of the passport's own credential among the others. */
const OWN = 'passport';

/** The first media type is the one that links name. The suffix of a credential's URL selects a form where no header can. */
const FORMS: Readonly<Record<IssuedFormat, { readonly types: readonly [string, ...string[]]; readonly suffix: string }>> = {
  vc: { types: ['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json'], suffix: '' },
  'vc-jwt': { types: ['application/vc+jwt'], suffix: '.jwt' },
  'sd-jwt': { types: ['application/dc+sd-jwt', 'application/vc+sd-jwt'], suffix: '.sd-jwt' },
};

export function credentialList(question: Ask): Answer {
  const { reader } = question;
  const type = accepted(question, ['application/json']);
  const record = passportOf(question, question.segment(4));
  const { baseUrl, publicSiteUrl } = reader.standing();
  const links = linksOf(modelOf(record), baseUrl, publicSiteUrl);
  const credentials = [...byName(issuedFor(reader.store, record.dppCode))].flatMap(([name, forms]) => {
    const plain = forms.find(({ format }) => format === 'vc');
    if (plain === undefined) return [];
    const body = plain.body();
    if (body === undefined) return [];
    const document = JSON.parse(body) as JsonObject;
    return [describe(name, forms, document, links)];
  });
  return json({ dppCode: record.dppCode, total: credentials.length, credentials }, type);
}

/** The signed bytes as stored. */
export function credentialDocument(question: Ask): Answer {
  const { reader } = question;
  const record = passportOf(question, question.segment(4));
  const asked = question.segment(6);
  const ofPassport = issuedFor(reader.store, record.dppCode);
  const [, name = '', suffix = ''] = /^([a-z0-9-]+)(\.jwt|\.sd-jwt)?$/.exec(asked) ?? [];
  // The passport's SD-JWT contains claims that not every reader may see. It has its own URL, which applies the reader's role.
  const forms = (byName(ofPassport).get(name) ?? []).filter(
    ({ type, format }) => (type !== PASSPORT_TYPE || format !== 'sd-jwt') && (suffix === '' || formOf(format).suffix === suffix),
  );
  if (forms.length === 0)
    throw new Refusal('not-found', `the passport '${record.dppCode}' has no credential '${asked.slice(0, 100)}' here`);
  const type = accepted(
    question,
    forms.flatMap(({ format }) => formOf(format).types),
  );
  const bodies = forms.flatMap((form) => (formOf(form.format).types.includes(type) ? (form.body() ?? []) : []));
  // Each of the two SD-JWT types is a separate token; the `typ` header of the token distinguishes them.
  const body = FORMS['sd-jwt'].types.includes(type) ? bodies.find((token) => `application/${typOf(token)}` === type) : bodies[0];
  if (body === undefined) throw new Refusal('not-found', `the credential '${name}' was not issued in this form`);
  return { type, body };
}

/** The type metadata to which the `vct` of these tokens refers. */
export const typeMetadata =
  (type: (typeof FURTHER_TYPES)[number]) =>
  (question: Ask): Answer => {
    const mediaType = accepted(question, ['application/json']);
    return json(flatTypeMetadata(question.reader.standing().baseUrl, type), mediaType);
  };

/** Credentials in order of issue, and the forms of each in their fixed order. */
function byName(issued: readonly IssuedCredential[]): Map<string, readonly IssuedCredential[]> {
  const found = new Map<string, readonly IssuedCredential[]>();
  for (const one of issued) {
    const name = one.type === PASSPORT_TYPE ? OWN : (one.credentialId.split('/').at(-1) ?? '');
    const forms = [...(found.get(name) ?? []), one];
    found.set(
      name,
      forms.sort((a, b) => ISSUED_FORMATS.indexOf(issuedAs(a.format)) - ISSUED_FORMATS.indexOf(issuedAs(b.format))),
    );
  }
  return found;
}

/** This service never publishes enveloped credentials. */
const issuedAs = (format: IssuedCredential['format']): IssuedFormat => (format === 'enveloped-vc' ? 'vc-jwt' : format);
const formOf = (format: IssuedCredential['format']) => FORMS[issuedAs(format)];

function describe(name: string, forms: readonly IssuedCredential[], document: JsonObject, links: PassportLinks): JsonObject {
  const own: Readonly<Record<IssuedFormat, string>> = { vc: links.vc, 'vc-jwt': links.jwt, 'sd-jwt': links.sdJwt };
  const { name: title, validFrom, validUntil, credentialSubject } = document;
  const url = `${links.credentials}/${name}`;
  return {
    id: name,
    type: forms[0]?.type ?? '',
    name: title ?? name,
    validFrom: validFrom ?? null,
    ...defined({ validUntil }),
    ...(isObject(credentialSubject) && typeof credentialSubject.description === 'string'
      ? { description: credentialSubject.description }
      : {}),
    url,
    formats: [...new Set(forms.map(({ format }) => issuedAs(format)))].map((format) => ({
      format,
      mediaType: FORMS[format].types[0],
      url: name === OWN ? own[format] : `${url}${FORMS[format].suffix}`,
    })),
  };
}
