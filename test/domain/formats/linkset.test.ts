// Link types and link sets: which relation a word names, where a link is found, what of a passport's languages the schema takes.
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { choose } from '../../../server/api/public/resolver/choice.ts';
import { linksOf } from '../../../server/domain/formats/links.ts';
import { type Link, linksOfType, passportEntity, productEntity, relationOf, toLinkset } from '../../../server/domain/formats/linkset.ts';
import { LINKSET_SCHEMA } from '../../../server/domain/formats/linkset-schema.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';

const BASE = 'https://dpp.example.org';
const GS1 = 'https://ref.gs1.org/voc/';
const CREDENTIALS = [
  { type: 'DigitalConformityCredential', credentialId: `${BASE}/c/declaration-1` },
  { type: 'DigitalConformityCredential', credentialId: `${BASE}/c/certificate-2` },
  { type: 'DigitalTraceabilityEvent', credentialId: `${BASE}/c/events` },
  { type: 'DigitalFacilityRecord', credentialId: `${BASE}/c/facility` },
  { type: 'DigitalProductPassport', credentialId: `${BASE}/vc` },
];
const ALL = { vc: true, jwt: true, sdJwt: true, events: true, credentials: CREDENTIALS };

describe('relationOf', () => {
  it.each([
    ['linkset', 'linkset'],
    ['all', 'linkset'],
    ['gs1:dpp', `${GS1}dpp`],
    ['dpp', `${GS1}dpp`],
    [`${GS1}dpp`, `${GS1}dpp`],
    ['http://gs1.org/voc/dpp', `${GS1}dpp`],
    ['https://www.gs1.org/voc/dpp', `${GS1}dpp`],
    ['untp:dpp', 'https://vocabulary.uncefact.org/untp/dpp'],
    ['https://gs1.org.evil.example/voc/dpp', 'https://gs1.org.evil.example/voc/dpp'],
    ['GS1:dpp', 'GS1:dpp'],
  ])('%s', (linkType, relation) => {
    expect(relationOf(linkType)).toBe(relation);
  });
});

describe('a link set', () => {
  const validate = new Ajv({ strict: false }).compile(LINKSET_SCHEMA);

  it.each(sampleSet().map(({ passport }) => [passport.dppCode, passport] as const))('of %s is valid', (_, passport) => {
    const links = linksOf(passport, BASE);
    const item = passportEntity(passport, links, `${BASE}/01/x`, ALL);
    const document = toLinkset([item, productEntity('Name', `${BASE}/gtin/x`, `${BASE}/01`)]);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  });

  it('declares what is there, in languages that the schema can hold', () => {
    const [sample] = sampleSet();
    if (sample === undefined) throw new Error('no sample');
    const productName = { en: 'A', 'pt-BR': 'B', 'zh-Hant': 'C', fil: 'D' };
    const passport = { dppCode: 'x', defaultLanguage: 'fil', productName, category: 'battery', manufacturer: { name: 'M' } } as const;
    const bare = passportEntity({ ...passport, countryOfOrigin: 'DE', granularity: 'item' }, linksOf(passport, BASE), BASE, {
      vc: false,
      jwt: false,
      sdJwt: false,
      events: false,
      credentials: [],
    });
    expect(bare.description).toBe('D');
    const dpp = bare.links[`${GS1}dpp`] ?? [];
    expect(dpp.map(({ type }) => type)).toEqual(['text/html', 'application/json']);
    expect(dpp[0]?.hreflang).toEqual(['en', 'pt-BR', 'zh']);
    expect(Object.keys(bare.links)).not.toContain('https://vocabulary.uncefact.org/untp/dpp');
    const withEvents = passportEntity(sample.passport, linksOf(sample.passport, BASE), BASE, ALL);
    expect(Object.keys(withEvents.links)).toContain(`${GS1}epcis`);
    expect(withEvents.links[`${GS1}dpp`]?.map(({ type }) => type)).toEqual([
      ...['text/html', 'application/json', 'application/vc+ld+json', 'application/vc+jwt', 'application/dc+sd-jwt'],
    ]);
  });

  it('names the credentials next to the passport by the link types of UNTP, and tells several of a type apart', () => {
    const [sample] = sampleSet();
    if (sample === undefined) throw new Error('no sample');
    const { links } = passportEntity(sample.passport, linksOf(sample.passport, BASE), BASE, ALL);
    const untp = Object.entries(links).filter(([name]) => name.startsWith('https://vocabulary.uncefact.org/untp/'));
    expect(untp.map(([name, targets]) => [name.split('/').at(-1), targets.map(({ title }) => title)])).toEqual([
      ['dpp', ['Digital product passport: SAMPLE – VeloPack 520 e-bike battery (verifiable credential)']],
      [
        'dcc',
        [
          'Conformity credential (declaration-1): SAMPLE – VeloPack 520 e-bike battery',
          'Conformity credential (certificate-2): SAMPLE – VeloPack 520 e-bike battery',
        ],
      ],
      ['dte', ['Traceability events: SAMPLE – VeloPack 520 e-bike battery']],
      ['dfr', ['Facility record: SAMPLE – VeloPack 520 e-bike battery']],
    ]);
  });

  it('is walked up: the most specific level that has the type', () => {
    const level = (name: string, types: readonly string[]) => ({
      anchor: name,
      description: name,
      defaultLink: { href: name, title: name },
      links: Object.fromEntries(types.map((type) => [type, [{ href: `${name}/${type}`, title: name }]])),
    });
    const entities = [level('item', ['a']), level('lot', ['a', 'b']), level('product', ['c'])];
    expect(['a', 'b', 'c'].map((type) => linksOfType(entities, type)?.links[0]?.href)).toEqual(['item/a', 'lot/b', 'product/c']);
    expect(linksOfType(entities, `${GS1}defaultLink`)?.links[0]?.href).toBe('item');
    expect(['d', 'constructor', '__proto__'].map((type) => linksOfType(entities, type))).toEqual([undefined, undefined, undefined]);
  });
});

describe('the choice between links of one type', () => {
  const link = (href: string, type: string, ...hreflang: string[]) => ({ href, title: href, type, hreflang });
  const [html, german, json] = [
    link('en', 'text/html', 'en'),
    link('de', 'text/html', 'de', 'de-AT'),
    link('j', 'application/json', 'en', 'pt'),
  ];
  const chosen = (accept: string | undefined, languages: readonly string[], defaultHref = '') =>
    choose([html, german, json], { context: undefined, accept, languages, defaultHref }).map(({ href }) => href);

  it.each([
    ['the media type', 'application/json', [], ['j']],
    ['its weight', 'text/html;q=0.1, application/json;q=0.2', [], ['j']],
    ['the language', undefined, ['de-CH'], ['de']],
    ['the first language that one has', undefined, ['it', 'pt-BR', 'de'], ['j']],
    ['type before language', 'text/html', ['pt', 'en'], ['en']],
    ['nothing, where nothing is said', undefined, [], ['en', 'de', 'j']],
    ['nothing, where nothing fits', 'image/png', ['it'], ['en', 'de', 'j']],
    ['nothing, where both fit', 'text/*', ['*'], ['en', 'de']],
  ] as const)('is made by %s', (_, accept, languages, expected) => {
    expect(chosen(accept, languages)).toEqual(expected);
  });

  it('falls to the default link where it is among the rest, and only then', () => {
    expect(chosen('text/html', [], 'en')).toEqual(['en']);
    expect(chosen('application/json', [], 'en')).toEqual(['j']);
    expect(chosen('text/html', [], 'j')).toEqual(['en', 'de']);
  });
});

describe('the context of a link', () => {
  const link = (href: string, type: string, context?: readonly 'customs'[]): Link => ({
    href,
    title: href,
    type,
    ...(context === undefined ? {} : { context }),
  });
  const chosen = (links: readonly Link[], context?: string, defaultHref = '') =>
    choose(links, { context, accept: undefined, languages: [], defaultHref }).map(({ href }) => href);
  const [anywhere, border, other] = [link('a', 'text/html'), link('c', 'text/html', ['customs']), link('c2', 'text/html', ['customs'])];

  it('is chosen by whoever asks for it, in either case, and left aside by everybody else', () => {
    expect(chosen([anywhere, border], 'customs')).toEqual(['c']);
    expect(chosen([anywhere, border], 'CUSTOMS')).toEqual(['c']);
    expect(chosen([anywhere, border])).toEqual(['a']);
    expect(chosen([anywhere, border], 'toString')).toEqual(['a']);
  });

  it('decides nothing where every link names it, or several do', () => {
    expect(chosen([border, other])).toEqual(['c', 'c2']);
    expect(chosen([border, other], 'retail')).toEqual(['c', 'c2']);
    expect(chosen([anywhere, border, other], 'customs')).toEqual(['c', 'c2']);
    expect(chosen([anywhere, border, other], 'customs', 'c2')).toEqual(['c2']);
  });
});
