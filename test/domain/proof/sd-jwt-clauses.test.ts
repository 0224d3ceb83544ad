// RFC 9901 and SD-JWT VC, clause by clause: a payload and its disclosures in; accepted with these claims, or refused, out. Neighbours of what is tested elsewhere.
import { getHashes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { DID, headlineOf, METHOD, NOW, passport, verify as verifyAny } from '../../fixtures/issuing.ts';
import { claim, digestOf, element, flat, hiding, issueSdJwt, placeholder } from '../../fixtures/sd-jwt-issuing.ts';
import { statusEntry } from '../../fixtures/status-list-issuing.ts';

const SECONDS = NOW.getTime() / 1000;
const verify = (text: string, now = NOW) => verifyAny(text, { kind: 'sd-jwt', now });
const raw = (json: string | Buffer): string => Buffer.from(json).toString('base64url');

/** The headline, and that nothing is shown of what was refused. */
function verdictOf(text: string): string {
  const { evidence, document, disclosed } = verify(text);
  const { headline } = decide(evidence);
  if (evidence[0]?.outcome !== 'passed') expect(document ?? disclosed).toBeUndefined();
  return headline;
}
const issued = (more: JsonObject, disclosures: readonly string[] = [], header: JsonObject = {}) =>
  verdictOf(issueSdJwt(flat(more), disclosures, header));
const claimsOf = (more: JsonObject, disclosures: readonly string[] = []): JsonObject | undefined => {
  const { document } = verify(issueSdJwt(flat(more), disclosures));
  return document === undefined ? undefined : Object.fromEntries(Object.entries(document).filter(([name]) => !Object.hasOwn(flat(), name)));
};

const a = claim('a', 1);
const digest = digestOf(a);

describe('7.1 step 4: a digest that is encountered more than once', () => {
  const inner = claim('deep', true);
  const [left, right] = [claim('left', hiding(inner)), claim('right', hiding(inner))];
  const twiceInside = claim('outer', { ...hiding(inner), list: [placeholder(inner)] });
  it.each<[string, JsonObject, readonly string[]]>([
    ['in two objects', { x: hiding(a), y: hiding(a) }, [a]],
    ['in two objects, and is not disclosed', { x: hiding(a), y: hiding(a) }, []],
    ['in two lists', { x: [{ '...': digest }], y: [{ '...': digest }] }, []],
    ['twice in one list', { x: [{ '...': digest }, 1, { '...': digest }] }, []],
    ['in an object and in a list', { ...hiding(a), x: [{ '...': digest }] }, []],
    ['in the payload and in a disclosure', { ...hiding(inner, left) }, [left]],
    ['in two disclosures', hiding(left, right), [left, right]],
    ['in two disclosures, with what it stands for', hiding(left, right), [left, right, inner]],
    ['twice in one disclosure', hiding(twiceInside), [twiceInside]],
    ['as a decoy, twice', { _sd: ['decoy', 'decoy'] }, []],
    ['as an empty text, twice', { _sd: [''], x: [{ '...': '' }] }, []],
  ])('%s', (_what, more, disclosures) => expect(issued(more, disclosures)).toBe('invalid'));
  it('in two disclosures of which only one came is there once', () => {
    expect(claimsOf(hiding(left, right), [left])).toEqual({ left: {} });
    expect(claimsOf(hiding(left, right), [right, inner])).toEqual({ right: { deep: true } });
  });
});

describe('7.1 step 5: a disclosure without its digest', () => {
  const b = claim('b', 2);
  const hidden = claim('outer', hiding(b));
  it.each<[string, JsonObject, string]>([
    ['none at all', {}, a],
    ['of another disclosure', hiding(b), a],
    ['in hexadecimal', { _sd: [Buffer.from(digest, 'base64url').toString('hex')] }, a],
    ['in the other alphabet or padded', { _sd: [`${digest}=`] }, a],
    ['over the bytes that it encodes', { _sd: [digestOf(Buffer.from(a, 'base64url').toString())] }, a],
    ['of another function', { _sd: [digestOf(a, 'sha512')] }, a],
    ['of the default function, where another is named', { _sd: [digest], _sd_alg: 'sha-512' }, a],
    ['inside a disclosure that did not come', hiding(hidden), b],
    ['as a claim of its own', { digest }, a],
    ['in a list, by itself', { x: [digest] }, a],
  ])('%s', (_what, more, disclosure) => expect(issued(more, [disclosure])).toBe('invalid'));
  it('where another one fits', () => expect(issued(hiding(a), [a, b])).toBe('invalid'));
  it('and no text at all', () => expect(issued(hiding(a), [a, ''])).toBe('invalid'));
});

describe('4.2.1, 4.2.2 and 7.1 step 3.c: what a disclosure holds', () => {
  const inObject = (disclosure: string) => issued(hiding(disclosure), [disclosure]);
  const inList = (disclosure: string) => issued({ x: [placeholder(disclosure)] }, [disclosure]);
  it.each(['["s","n",null]', '["s","n",false]', '["s","n",0]', '["s","n",""]', '["s","n",[]]', '["s","n",{}]', '["","n",1]', '["s","",1]'])(
    'a claim: %s',
    (json) => expect(inObject(raw(json))).toBe('valid'),
  );
  it.each(['["s",null]', '["s",false]', '["s",0]', '["s",""]', '["s",[]]', '["s",{}]', '["","v"]', '["s",[[1]]]'])(
    'an element: %s',
    (json) => expect(inList(raw(json))).toBe('valid'),
  );
  it.each(['[]', '["s"]', '["s","n"]', '["s","n",1,2]', '{}', '"text"', '5', 'null', '{"0":"s","1":"n","2":1,"length":3}'])(
    'no claim: %s',
    (json) => expect(inObject(raw(json))).toBe('invalid'),
  );
  it.each(['1', 'null', 'true', '{}', '["s"]'])('a salt that is %s', (salt) => {
    expect(inObject(raw(`[${salt},"n",1]`))).toBe('invalid');
    expect(inList(raw(`[${salt},"v"]`))).toBe('invalid');
  });
  it.each(['1', 'null', 'true', '{}', '["n"]'])('a name that is %s', (name) => expect(inObject(raw(`["s",${name},1]`))).toBe('invalid'));
  it.each(['[]', '["s"]', '["s","n",1]', '{"s":"v"}', '"text"', '7', 'null'])('no element: %s', (json) =>
    expect(inList(raw(json))).toBe('invalid'),
  );

  it.each(['_sd', '...', '_sd_alg'])('the name %s, at the top and below', (name) => {
    const named = claim(name, 'x');
    const outer = claim('outer', hiding(named));
    expect(inObject(named)).toBe('invalid');
    expect(issued({ deep: hiding(named) }, [named])).toBe('invalid');
    expect(issued(hiding(outer), [outer, named])).toBe('invalid');
    expect(issued({ x: [hiding(named)] }, [named])).toBe('invalid');
  });
  it.each(['..', '....', '_SD', '_sd ', 'sd', '_sd_alg2', 'toJSON', 'then', '__proto__', 'length', '0'])(
    'the name %j is a name like others',
    (name) => {
      const named = claim(name, 'x');
      expect(claimsOf(hiding(named), [named])).toEqual(Object.fromEntries([[name, 'x']]));
    },
  );

  it('a name that stands at its level already', () => {
    const [name, again] = [claim('n', 1, 's1'), claim('n', 2, 's2')];
    expect(issued({ deep: { n: 0, ...hiding(name) } }, [name])).toBe('invalid');
    expect(issued({ deep: hiding(name, again) }, [name, again])).toBe('invalid');
    const outer = claim('outer', { n: 0, ...hiding(name) });
    expect(issued(hiding(outer), [outer, name])).toBe('invalid');
    // Of two with one name only one came; and another level is another place.
    expect(claimsOf({ deep: hiding(name, again) }, [again])).toEqual({ deep: { n: 2 } });
    expect(claimsOf({ n: 0, deep: hiding(name) }, [name])).toEqual({ n: 0, deep: { n: 1 } });
  });

  it('what is disclosed is processed in its turn, to any depth that a passport has', () => {
    const c = claim('c', 3);
    const b = claim('b', [hiding(c), { x: hiding() }]);
    const top = element({ list: [placeholder(element('e', 's9'))], ...hiding(b) });
    const payload = { rows: [[placeholder(top)], [], [1]] };
    expect(claimsOf(payload, [c, b, top, element('e', 's9')])).toEqual({ rows: [[{ list: ['e'], b: [{ c: 3 }, { x: {} }] }], [], [1]] });
    expect(claimsOf(payload, [top])).toEqual({ rows: [[{ list: [] }], [], [1]] });
    expect(claimsOf(payload, [])).toEqual({ rows: [[], [], [1]] });
  });

  it.each<[string, Json]>([
    ['_sd that is a text', { _sd: 'x' }],
    ['_sd that is null', { _sd: null }],
    ['_sd that is an object', { _sd: {} }],
    ['_sd with null', { _sd: [null] }],
    ['_sd with a list', { _sd: [['x']] }],
    ['_sd with an object', { _sd: [{ '...': 'x' }] }],
    ['_sd_alg', { _sd_alg: 'sha-256' }],
    ['... beside another member, in a list', [{ '...': 'x', y: 1 }]],
    ['... beside _sd, in a list', [{ '...': 'x', _sd: [] }]],
    ['... that is null, in a list', [{ '...': null }]],
    ['... that is an object, in a list', [{ '...': {} }]],
    ['... that is a list, in a list', [{ '...': ['x'] }]],
  ])('%s: in the payload below the top, in a list, in a disclosure', (_what, value) => {
    const [disclosed, inArray] = [claim('v', value), element(value)];
    expect(issued({ deep: value })).toBe('invalid');
    expect(issued({ deep: [[value]] })).toBe('invalid');
    expect(inObject(disclosed)).toBe('invalid');
    expect(inList(inArray)).toBe('invalid');
  });
  it('a placeholder outside a list', () => {
    const disclosed = claim('v', { '...': 'x' });
    expect(issued({ deep: { '...': 'x' } })).toBe('invalid');
    expect(issued({ '...': 'x' })).toBe('invalid');
    expect(inObject(disclosed)).toBe('invalid');
  });
  it('an empty _sd is no more than that', () => expect(claimsOf({ _sd: [], deep: { _sd: [] } })).toEqual({ deep: {} }));
});

describe('4.2.1: a disclosure as text', () => {
  // The four spellings of one claim that RFC 9901 shows.
  it.each([
    'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0',
    'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNXHUwMGY2Yml1cyJd',
    'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsImZhbWlseV9uYW1lIiwiTcO2Yml1cyJd',
    'WwoiXzI2YmM0TFQtYWM2cTJLSTZjQlc1ZXMiLAoiZmFtaWx5X25hbWUiLAoiTcO2Yml1cyIKXQ',
  ])('%s', (disclosure) => expect(claimsOf(hiding(disclosure), [disclosure])).toEqual({ family_name: 'Möbius' }));
  it('has the digest that RFC 9901 4.2.3 shows', () => {
    expect(digestOf('WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0')).toBe(
      'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
    );
  });
  it.each<[string, string]>([
    ['padded', `${raw('["s","n",1]')}=`],
    ['with white space inside', raw('["s","n","value"]').replace(/^..../, '$& ')],
    ['with a line end', `${raw('["s","n",1]')}\n`],
    ['of the other alphabet', '/+8'],
    ['with a percent sign', `${raw('["s","n",1]')}%3D`],
    ['of a length that no bytes have', `${raw('["s","n",10]')}A`],
    ['with stray bits in its last character', raw('["s","n",1]').replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1))],
    ['that is no UTF-8', raw(Buffer.from([0x5b, 0x22, 0x73, 0x22, 0x2c, 0x22, 0xff, 0x22, 0x2c, 0x31, 0x5d]))],
    ['with a letter in too many bytes', raw(Buffer.from([0x5b, 0x22, 0x73, 0x22, 0x2c, 0x22, 0xc1, 0xa1, 0x22, 0x2c, 0x31, 0x5d]))],
    ['with half of a surrogate pair', raw('["s","n","\\ud800"]')],
    ['with half of a surrogate pair as a name', raw('["s","\\udc00",1]')],
    ['with a byte order mark', raw('\ufeff["s","n",1]')],
    ['with something behind it', raw('["s","n",1]x')],
    ['of two lists', raw('["s","n",1]["s","m",2]')],
    ['with a comma too many', raw('["s","n",1,]')],
    ['with a comment', raw('["s","n",1/**/]')],
    ['in single quotes', raw("['s','n',1]")],
    ['with a bare line end in a text', raw('["s","n","a\nb"]')],
    ['with a number that is none', raw('["s","n",NaN]')],
    ['with a number that no double holds', raw('["s","n",9007199254740993]')],
    ['with a member twice', raw('["s","n",{"x":1,"x":1}]')],
    ['with a member twice, written differently', raw('["s","n",{"x":1,"\\u0078":1}]')],
    ['nested beyond every bound', raw(`["s","n",${'['.repeat(70)}${']'.repeat(70)}]`)],
    ['of nothing', raw('')],
    ['cut off', raw('["s","n"')],
  ])('%s', (_what, disclosure) => expect(issued(hiding(disclosure), [disclosure])).not.toBe('valid'));
});

describe('4.1.1: _sd_alg', () => {
  it.each<Json>([
    'SHA-256',
    'sha256',
    'sha-256 ',
    '',
    'sha-1',
    'md5',
    'sha-256-128',
    'sha-256-120',
    'sha-256-64',
    null,
    true,
    256,
    [],
    ['sha-256'],
    {},
  ])('%j is refused, with and without digests', (_sd_alg) => {
    expect(issued({ _sd_alg, ...hiding(a) }, [a])).toBe('invalid');
    expect(issued({ _sd_alg })).toBe('invalid');
  });
  it.each(['sha3-224', 'blake2b-512', 'k12-256'])('%s cannot be checked here', (_sd_alg) =>
    expect(issued({ _sd_alg })).toBe('cannot-check'),
  );
  it.each(['sha-256', 'sha-384', 'sha-512'])('%s', (_sd_alg) => {
    expect(claimsOf({ _sd_alg, _sd: [digestOf(a, _sd_alg.replace('-', ''))] }, [a])).toEqual({ a: 1 });
  });
  it.each(['sha3-256', 'sha3-384', 'sha3-512'])('%s, if this runtime has it', (_sd_alg) => {
    if (getHashes().includes(_sd_alg)) expect(claimsOf({ _sd_alg, _sd: [digestOf(a, _sd_alg)] }, [a])).toEqual({ a: 1 });
    else expect(issued({ _sd_alg })).toBe('cannot-check');
  });
});

describe('4: the parts of the text', () => {
  const good = issueSdJwt(flat({ exp: SECONDS + 3600, ...hiding(a) }), [a]);
  const [jwt = ''] = good.split('~');
  it('a token without disclosures ends in ~ all the same', () => {
    expect(verdictOf(`${jwt}~`)).toBe('valid');
    expect(verdictOf(jwt)).not.toBe('valid');
  });
  it.each<[string, string]>([
    ['an empty part in front', `~${good}`],
    ['an empty part in the middle', `${jwt}~~${a}~`],
    ['an empty part at the end', `${good}~`],
    ['white space between the parts', good.replace('~', ' ~')],
    ['a line end between the parts', good.replace('~', '~\n')],
    ['the disclosure in front', `${a}~${jwt}~`],
    ['two tokens', `${jwt}~${jwt}~`],
    ['a token whose signature is cut off', `${jwt.slice(0, -4)}~${a}~`],
    ['a token of two parts', `${jwt.slice(0, jwt.lastIndexOf('.'))}~${a}~`],
    ['nothing', '~'],
    ['the JSON serialisation', JSON.stringify({ payload: jwt.split('.')[1], protected: jwt.split('.')[0], signature: jwt.split('.')[2], header: { disclosures: [a] } })], // biome-ignore format: a row
  ])('%s', (_what, text) => expect(verdictOf(text)).not.toBe('valid'));
  it('what stands behind the last ~ is a key binding, which takes nothing away and adds nothing', () => {
    const { evidence, document } = verify(`${good}e30.e30.c2ln`);
    expect(evidence.map(({ code }) => code)).toContain('DPP-SIG-19');
    expect(document).toMatchObject({ a: 1 });
    expect(verdictOf(`${jwt}~${claim('b', 2)}~e30.e30.c2ln`)).toBe('invalid');
  });
});

describe('7.1 step 6 and RFC 7519: the claims of the processed payload', () => {
  const now = NOW.getTime() / 1000;
  it.each<[string, JsonObject, string]>([
    ['exp of a moment ago', { exp: now - 1 }, 'invalid'],
    ['exp of this very moment (4.1.4: on or after)', { exp: now }, 'invalid'],
    ['exp in a second', { exp: now + 1 }, 'valid'],
    ['exp with a fraction', { exp: now + 0.5 }, 'valid'],
    ['exp 0', { exp: 0 }, 'invalid'],
    ['exp below 0', { exp: -1 }, 'invalid'],
    ['exp null', { exp: null }, 'invalid'],
    ['exp true', { exp: true }, 'invalid'],
    ['exp as text', { exp: String(now + 1000) }, 'invalid'],
    ['nbf of this moment', { nbf: now }, 'valid'],
    ['nbf within what two good clocks differ by', { nbf: now + 60 }, 'valid'],
    ['nbf later than that', { nbf: now + 61 }, 'invalid'],
    ['nbf as text', { nbf: '0' }, 'invalid'],
    ['nbf later than exp', { nbf: now - 10, exp: now - 20 }, 'invalid'],
    ['iat later than that', { iat: now + 61 }, 'invalid'],
    ['iat as a date', { iat: '2026-01-01T00:00:00Z' }, 'invalid'],
    ['iat later than exp', { iat: now, exp: now - 1 }, 'invalid'],
    ['aud as a text', { aud: 'https://customs.example' }, 'invalid'],
    ['aud as an empty list', { aud: [] }, 'invalid'],
    ['sub as a number', { sub: 5 }, 'invalid'],
    ['jti as a number', { jti: 5 }, 'invalid'],
    ['jti as a text', { jti: 'urn:uuid:1' }, 'valid'],
    ['an empty vct', { vct: '' }, 'invalid'],
    ['vct as an object', { vct: {} }, 'invalid'],
    ['vct#integrity as a list', { 'vct#integrity': [] }, 'invalid'],
    ['aka_vcts', { aka_vcts: ['urn:example:passport'] }, 'valid'],
    ['aka_vcts of none', { aka_vcts: [] }, 'invalid'],
    ['aka_vcts as a text', { aka_vcts: 'urn:example:passport' }, 'invalid'],
    ['aka_vcts with a number', { aka_vcts: ['urn:example:passport', 1] }, 'invalid'],
    ['aka_vcts with the vct itself', { aka_vcts: [String(flat().vct)] }, 'invalid'],
    ['iss as a list', { iss: [DID] }, 'unknown-issuer'],
    ['iss of a person nobody knows', { iss: 'did:web:nobody.example' }, 'invalid'],
    ['iss with a path of its own key', { iss: METHOD }, 'invalid'],
    ['iss in capitals', { iss: DID.toUpperCase() }, 'invalid'],
    ['members that nobody knows', { x: { y: [null] } }, 'valid'],
  ])('%s', (_what, more, headline) => expect(issued(more)).toBe(headline));

  it('sub and iat may be disclosed, and count then', () => {
    const [sub, iat] = [claim('sub', 'urn:x:1'), claim('iat', now + 3600)];
    const { iat: _, ...open } = flat({ exp: now + 7200, ...hiding(sub, iat) });
    expect(headlineOf(verify(issueSdJwt(open, [sub])))).toBe('valid');
    expect(headlineOf(verify(issueSdJwt(open, [sub, iat])))).toBe('invalid');
    const wrong = claim('sub', 5);
    expect(issued(hiding(wrong), [wrong])).toBe('invalid');
  });

  it.each(['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'aka_vcts', 'status'])(
    'no part of %s may be disclosable; below the top the name is free',
    (name) => {
      const part = claim('part', 1);
      for (const value of [hiding(part), [placeholder(element(1))], { deep: hiding(part) }]) {
        expect(verify(issueSdJwt(flat({ [name]: value }))).evidence[0]).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
      }
      const free = claim(name, 'x');
      expect(claimsOf({ deep: hiding(free) }, [free])).toEqual({ deep: { [name]: 'x' } });
    },
  );
});

describe('9.7 and VC-JOSE-COSE 3.2.1: what a verdict needs may not be hidden', () => {
  const entry = statusEntry('7');
  const w3c = (more: JsonObject, disclosures: readonly string[] = []) =>
    verify(issueSdJwt(passport(more), disclosures, { typ: 'vc+sd-jwt', cty: 'vc' }));
  const codes = (more: JsonObject, disclosures: readonly string[] = []) => w3c(more, disclosures).evidence.map(({ code }) => code);
  const whole = element(entry);
  const size = claim('statusSize', 2);

  it('an entry that is hidden is not taken for none', () => {
    expect(codes({ credentialStatus: [placeholder(whole)] })).toContain('DPP-SIG-06');
    expect(codes({ credentialStatus: [entry, placeholder(whole)] })).toContain('DPP-SIG-06');
  });
  it('nor is a part of an entry', () => {
    expect(codes({ credentialStatus: { ...entry, ...hiding(size) } })).toContain('DPP-SIG-06');
    expect(codes({ credentialStatus: hiding(claim('type', 'BitstringStatusListEntry')) })).toContain('DPP-SIG-06');
  });
  it('V8: a status or a date in a disclosure is refused, disclosed or not: it could be hidden (SD-JWT VC 2.2.2.3)', () => {
    expect(codes({ credentialStatus: [placeholder(whole)] }, [whole])).toContain('DPP-SIG-06');
    for (const [name, value] of [
      ['credentialStatus', entry],
      ['validUntil', '2026-05-01T00:00:00Z'],
      ['validFrom', '2026-05-01T00:00:00Z'],
    ] as const) {
      const one = claim(name, value);
      const { [name]: _, ...open } = passport(hiding(one));
      expect(headlineOf(verify(issueSdJwt(open, [one], { typ: 'vc+sd-jwt', cty: 'vc' }))), name).toBe('invalid');
    }
    for (const name of ['credentialStatus', 'status', 'validUntil', 'exp', 'nbf'])
      expect(issued(hiding(claim(name, 1)), [claim(name, 1)]), name).toBe('invalid');
  });
  it('V8: one that hides something and shows neither a status nor an end leaves its status open', () => {
    const hidden = hiding(claim('exp', 1));
    expect(verify(issueSdJwt(flat(hidden))).evidence.map(({ code }) => code)).toContain('DPP-STA-17');
    expect(headlineOf(verify(issueSdJwt(flat(hidden))))).toBe('valid-not-current');
    expect(headlineOf(verify(issueSdJwt(flat({ ...hidden, exp: SECONDS + 3600 }))))).toBe('valid');
  });
  it('an issuer without its identifier is none', () => {
    expect(headlineOf(w3c({ issuer: hiding(claim('id', DID)) }))).not.toBe('valid');
    expect(headlineOf(w3c({ issuer: { id: DID, ...hiding(claim('name', 'Maker')) } }))).toBe('valid');
  });
  it('who hides its type or its context does not make other claims of it, whose end means nothing', () => {
    const { type, '@context': context, ...rest } = flat({ ...passport({ validUntil: '2026-05-01T00:00:00Z' }) });
    const [ofType, ofContext] = [claim('type', type ?? null), claim('@context', context ?? null)];
    for (const header of [{ typ: 'vc+sd-jwt' }, { typ: 'dc+sd-jwt' }]) {
      const open = { '@context': context ?? null, ...rest, ...hiding(ofType) };
      expect(headlineOf(verify(issueSdJwt(open, [], header)))).not.toBe('valid');
      expect(verify(issueSdJwt(open, [ofType], header)).evidence.map(({ code }) => code)).toContain('DPP-DAT-03');
      expect(headlineOf(verify(issueSdJwt({ type: type ?? null, ...rest, ...hiding(ofContext) }, [], header)))).not.toBe('valid');
    }
  });
  it('without its type or its context it is no credential of that model', () => {
    const { type, '@context': context, ...rest } = passport();
    const [ofType, ofContext] = [claim('type', type ?? null), claim('@context', context ?? null)];
    const header = { typ: 'vc+sd-jwt', cty: 'vc' };
    expect(headlineOf(verify(issueSdJwt({ '@context': context ?? null, ...rest, ...hiding(ofType) }, [], header)))).not.toBe('valid');
    expect(headlineOf(verify(issueSdJwt({ type: type ?? null, ...rest, ...hiding(ofContext) }, [], header)))).not.toBe('valid');
    expect(headlineOf(verify(issueSdJwt({ '@context': context ?? null, ...rest, ...hiding(ofType) }, [ofType], header)))).toBe('valid');
  });
});

describe('SD-JWT VC 2.2.1 and RFC 8725: the header', () => {
  it.each<[string, JsonObject, boolean]>([
    ['typ dc+sd-jwt', {}, true],
    ['typ application/dc+sd-jwt', { typ: 'application/dc+sd-jwt' }, true],
    ['typ in capitals', { typ: 'DC+SD-JWT' }, true],
    ['alg Ed25519', { alg: 'Ed25519' }, true],
    ['typ with a parameter', { typ: 'dc+sd-jwt; v=1' }, false],
    ['typ with a blank', { typ: 'dc+sd-jwt ' }, false],
    ['typ sd-jwt', { typ: 'sd-jwt' }, false],
    ['typ kb+jwt', { typ: 'kb+jwt' }, false],
    ['typ vc+jwt', { typ: 'vc+jwt' }, false],
    ['typ statuslist+jwt', { typ: 'statuslist+jwt' }, false],
    ['typ that is a list', { typ: ['dc+sd-jwt'] }, false],
    ['typ null', { typ: null }, false],
    ['alg in capitals', { alg: 'EDDSA' }, false],
    ['alg of another curve', { alg: 'Ed448' }, false],
    ['alg that is a list', { alg: ['EdDSA'] }, false],
    ['crit that is empty', { crit: [] }, false],
    ['b64 false', { b64: false }, false],
    ['a relative kid', { kid: '#key-1' }, false],
    ['a kid that is a number', { kid: 1 }, false],
    ['a kid of nobody', { kid: 'did:web:nobody.example#key-1' }, false],
  ])('%s', (_what, header, good) => expect(issued({}, [], header) === 'valid').toBe(good));
});
