// The W3C Verifiable Credentials Data Model 2.0, clause by clause: what each member of a signed credential may be, up to the verdict.
import { describe, expect, it } from 'vitest';
import { presentationFaults } from '../../../server/domain/credential/vcdm.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { CONTEXT, codesOf, DID, headlineOf, passport, secure, verify } from '../../fixtures/issuing.ts';

const [BASE = ''] = CONTEXT as readonly string[];
const judged = (more: JsonObject) => verify(secure(passport(more)));
const isSound = (more: JsonObject) => expect(codesOf(judged(more))).not.toContain('DPP-CON-02');
const isBroken = (more: JsonObject) => {
  expect(codesOf(judged(more))).toContain('DPP-CON-02');
  expect(['invalid', 'unknown-issuer']).toContain(headlineOf(judged(more)));
};
const tell = (values: readonly Json[]): [string, Json][] => values.map((value) => [JSON.stringify(value), value]);

describe('4.3, @context: the base first, then URLs and objects', () => {
  it.each(
    tell([
      [BASE, 'https://www.w3.org/ns/credentials/undefined-terms/v2'],
      [BASE, { name2: 'https://x.example/n' }],
    ]),
  )('%s', (_text, value) => isSound({ '@context': value }));
  it.each(
    tell([
      ...[
        null,
        5,
        [],
        {},
        BASE,
        [BASE, BASE],
        [BASE, null],
        [BASE, 5],
        [BASE, ''],
        [BASE, './x'],
        [BASE, ['https://x.example']],
        [[BASE]],
        [{}, BASE],
      ],
      ...['https://www.w3.org/2018/credentials/v1', `${BASE}/`, BASE.replace('https', 'http'), BASE.toUpperCase()].map((first) => [
        first,
        BASE,
      ]),
      ...[{ name: 'https://x.example/' }, { id: null }, { VerifiableCredential: 'https://x.example/' }].map((own) => [BASE, own]),
    ]),
  )('not %s', (_text, value) => isBroken({ '@context': value }));
});

const URLS = ['urn:uuid:1', 'did:example:1', 'tag:x,2026:1', 'https://bücher.example/ü', 'data:,x'];
const NO_URLS = [
  null,
  5,
  true,
  '',
  'abc',
  '/x',
  '_:b0',
  '1x:y',
  'https:',
  ' urn:x:1',
  'urn:x:1\n',
  'https://x.example/a b',
  ['urn:x:1'],
  {},
];
describe('4.4, id is a single URL, and 4.7, so is that of the issuer', () => {
  it.each(tell(URLS))('%s', (_text, id) => {
    isSound({ id });
    isSound({ credentialSubject: { id, a: 1 } });
  });
  it.each(tell(NO_URLS))('not %s', (_text, id) => {
    isBroken({ id });
    isBroken({ credentialSubject: { id, a: 1 } });
    isBroken({ issuer: id });
    isBroken({ issuer: { id } });
  });
  it.each(tell([{ name: 'x' }, {}, [DID], [{ id: DID }], { '@id': DID }]))('an issuer is not %s', (_text, value) =>
    isBroken({ issuer: value }),
  );
});

describe('4.5, type: terms and URLs, VerifiableCredential among them', () => {
  it.each(tell(['VerifiableCredential', ['VerifiableCredential', 'https://x.example/T']]))('%s', (_text, type) => isSound({ type }));
  it.each(
    tell([
      ...[null, [], {}, 'verifiableCredential', ['VerifiablePresentation'], [['VerifiableCredential']], ['VerifiableCredential', 5]],
      ...['', 'two words', 'Undefined'].map((other) => ['VerifiableCredential', other]),
    ]),
  )('not %s', (_text, type) => isBroken({ type }));
});

describe('4.6 and 11.1, name and description: text, or text in a language', () => {
  const inLanguage = (tag: Json): JsonObject => ({ '@value': 'x', '@language': tag });
  const tags = ['en', 'de-AT', 'zh-Hant-TW', 'sl-rozaj-biske', 'de-DE-u-co-phonebk', 'x-foo', 'i-klingon', 'EN', 'de-1996', 'es-419'];
  const noTags = ['', 'not a tag', 'en_US', 'abcdefghij', 'e', 'en-', '-en', 'en--US', 'en-abcdefghi', 'x-', 'de-a', 'ü', 'en\n'];
  it.each(tell(['x', { '@value': 'x' }, { '@value': 'x', '@direction': 'rtl' }, [inLanguage('en'), 'y'], ...tags.map(inLanguage)]))(
    '%s',
    (_text, value) => {
      isSound({ name: value, description: value });
      isSound({ issuer: { id: DID, name: value, description: value } });
    },
  );
  const WRONG: readonly Json[] = [5, null, true, ['x', 5], { en: 'x' }, { '@value': 5 }, { '@language': 'en' }, ...noTags.map(inLanguage)];
  it.each(tell([...WRONG, { '@value': 'x', '@direction': 'up' }, { '@value': 'x', '@type': 'y' }, inLanguage(5)]))(
    'not %s',
    (_text, value) => {
      for (const member of ['name', 'description']) {
        isBroken({ [member]: value });
        isBroken({ issuer: { id: DID, [member]: value } });
      }
    },
  );
});

it.each(tell([null, {}, [], 'did:x:1', 5, [{ a: 1 }, {}], [{ a: 1 }, 'x'], [[{ a: 1 }]]]))(
  '4.8: credentialSubject is one or more objects that say something, not %s',
  (_text, value) => isBroken({ credentialSubject: value }),
);

describe('4.10, 4.11, 5.4 to 5.7: each of these objects says its type', () => {
  const MEMBERS = ['credentialStatus', 'credentialSchema', 'refreshService', 'termsOfUse', 'evidence', 'confidenceMethod', 'renderMethod'];
  const good: JsonObject = { id: 'https://x.example/1', type: 'https://x.example/T' };
  const wrong: readonly Json[] = [null, 'https://x.example/1', { id: good.id ?? '' }, { ...good, type: null }, { ...good, type: [] }];
  it.each(MEMBERS)('%s', (member) => {
    isSound({ [member]: good });
    isSound({ [member]: [good, good] });
    for (const value of [...wrong, { ...good, id: 'no url' }, { ...good, id: 5 }, [good, {}], [[good]], []]) isBroken({ [member]: value });
  });
});

describe('5.3, relatedResource: each once, with a digest', () => {
  const id = 'https://x.example/a';
  const sri = 'sha384-lHKDHh0msc6pRx8PhDOMkNtSI8bOfsp4giNbUrw71nXXLf13nTqNJoRp3Nx+ArVK';
  const multibase = 'uEiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA';
  it.each(
    tell([
      ...[sri, `${sri}?type=x`, `sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU= ${sri}`, [sri]].map((digestSRI) => ({
        id,
        digestSRI,
      })),
      ...[multibase, [multibase, multibase]].map((digestMultibase) => ({ id, digestMultibase })),
    ]),
  )('%s', (_text, value) => isSound({ relatedResource: value }));
  it.each(
    tell([
      ...[5, null, '', 'abc', 'md5-abc', `${sri} x`, [], [5], {}].map((digestSRI) => ({ id, digestSRI })),
      ...[7, null, '', [], [5], 'z', '12abc', 'z abc', 'u+/=', {}].map((digestMultibase) => ({ id, digestMultibase })),
      ...[null, [], id, { id }, { digestSRI: sri }, { id, digestSRI: sri, digestMultibase: 5 }],
      [
        { id, digestSRI: sri },
        { id, digestMultibase: multibase },
      ],
    ]),
  )('not %s', (_text, value) => isBroken({ relatedResource: value }));
});

describe('4.13, presentations', () => {
  const presentation = (more: JsonObject = {}): JsonObject => ({ '@context': CONTEXT, type: ['VerifiablePresentation'], ...more });
  const envelope: JsonObject = { '@context': BASE, id: 'data:application/vc+jwt,a.b.c', type: 'EnvelopedVerifiableCredential' };
  it.each(
    tell([
      {},
      { holder: DID },
      { holder: { id: DID } },
      { verifiableCredential: [secure(), envelope] },
      { verifiableCredential: envelope },
    ]),
  )('%s', (_text, more) => expect(presentationFaults(presentation(more as JsonObject))).toEqual([]));
  it.each(
    tell([
      ...[{ holder: null }, { holder: 'x' }, { holder: { name: 'x' } }, { holder: [DID] }, { id: 'x' }, { type: [] }, { '@context': [] }],
      ...[{ verifiableCredential: [] }, { '@context': BASE }],
      ...[null, 5, 'a.b.c', 'https://x.example/vc', { ...envelope, id: 'https://x.example' }, { ...envelope, '@context': [] }].map(
        (one) => ({
          verifiableCredential: [one],
        }),
      ),
      ...[{ termsOfUse: { id: DID } }, { proof: { cryptosuite: 'x' } }],
    ]),
  )('not %s', (_text, more) => expect(presentationFaults(presentation(more as JsonObject))).not.toEqual([]));
});

it.each<[string, JsonObject]>([
  ['in the subject', { credentialSubject: { '@context': { mass: 'https://x.example/weight' }, id: 'urn:x:1', mass: 1 } }],
  ['deep in a list', { credentialSubject: { id: 'urn:x:1', parts: [[{ of: [{ '@context': BASE, a: 1 }] }]] } }],
  ['next to a known one', { '@context': [BASE, 'https://x.example/c'] }],
])('Data Integrity 4.6, context validation: a @context %s is told, because terms may mean something else there', (_where, more) => {
  expect(codesOf(judged(more))).toContain('DPP-CON-05');
});

describe('V11: a context written into the document defines new terms and nothing else (4.3; JSON-LD 1.1, protected terms)', () => {
  const UNTP = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';
  const NEW = { serialOfOurs: 'https://x.example/serial', ex: 'https://x.example/', Ours: { '@id': 'ex:Ours', '@type': '@id' } };
  const refused: readonly JsonObject[] = [
    ...['credentialSubject', 'issuer', 'validUntil', 'credentialStatus', 'type', 'name', 'proof', 'aud'].map((term) => ({
      [term]: 'https://x.example/other',
    })),
    ...[null, '@id', '@type', '_:b0', '', 'relative', 5, { '@id': null }, { '@id': '@type' }, { '@type': '@id' }].map(
      (value): JsonObject => ({ Ours: value }),
    ),
    ...[null, '', 'relative', '@id', 5].map((value): JsonObject => ({ '@vocab': value })),
    ...['@base', '@propagate', '@type', '@id', '@context', '@other'].map((keyword) => ({ [keyword]: 'https://x.example/' })),
    ...['did', 'urn', 'https', ''].map((term) => ({ [term]: 'https://x.example/' })),
    { Ours: { '@id': 'https://x.example/', '@context': { issuer: 'https://x.example/' } } },
    { Ours: { '@id': 'https://x.example/', '@context': null } },
    { '@protected': 'no' },
    { '@version': 1.0 },
  ];
  it.each(tell(refused))('refuses %s', (_text, own) => {
    isBroken({ '@context': [BASE, own] });
    isBroken({ '@context': [BASE, own, UNTP] });
    isBroken({ '@context': [BASE, UNTP, own] });
    isBroken({ credentialSubject: { id: 'urn:x:1', parts: [[{ '@context': own, a: 1 }]] } });
    isBroken({ credentialSubject: { id: 'urn:x:1', '@context': [BASE, own] } });
  });
  it.each(tell([null, 5, [null], true]))('refuses %s further inside', (_text, context) =>
    isBroken({ issuer: { id: DID, '@context': context } }),
  );
  it('refuses the terms of UNTP anew where that context is named', () => {
    for (const term of ['itemNumber', 'batchNumber', 'idGranularity', 'Product', 'DigitalProductPassport']) {
      isBroken({ '@context': [BASE, UNTP, { [term]: 'https://x.example/other' }] });
      isSound({ '@context': [BASE, { [term]: 'https://x.example/other' }] });
    }
  });
  it.each(
    tell([
      NEW,
      { '@vocab': 'https://x.example/' },
      { '@vocab': 'https://x.example/', Ours: 'Ours', more: {} },
      { '@version': 1.1, '@protected': true, ...NEW },
      { '@language': 'en', '@direction': 'ltr' },
    ]),
  )('lets %s pass, and says so', (_text, own) => {
    for (const more of [{ '@context': [BASE, UNTP, own] }, { credentialSubject: { id: 'urn:x:1', '@context': own, a: 1 } }]) {
      isSound(more as JsonObject);
      expect(codesOf(judged(more as JsonObject))).toContain('DPP-CON-05');
    }
  });
  it('refuses more contexts further inside than an honest document has, in time', () => {
    isBroken({ credentialSubject: { id: 'urn:x:1', '@context': new Array<Json>(200_000).fill('https://x.example/c') } });
  });
});
