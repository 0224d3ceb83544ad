// What recognising hands on to verifying: only what is in the very text, only once, and the verdict is the same with it as without.
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepParsed, takeParsed } from '../../../server/domain/json/parse-cache.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { CredentialInput, Recognised } from '../../../server/domain/recognise/recognised.ts';
import { type Verification, verifyCredential } from '../../../server/domain/verify/index.ts';
import { CONTEXT, issuer, NOW, passport, secure, token, trusting } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';

const trust = trusting(issuer());
const verified = (item: CredentialInput): Verification => verifyCredential(item, { now: NOW, trust });
const payloadOf = (compact: string): string => compact.split('.')[1] ?? '';

const disclosure = claim('gtin', '09520123456788');
const sdJwt = issueSdJwt(flat(hiding(disclosure)), [disclosure]);
const vc = JSON.stringify(secure());
const jwt = token();
const enveloped = JSON.stringify({ '@context': CONTEXT, type: 'EnvelopedVerifiableCredential', id: `data:application/vc+jwt,${jwt}` });
const TEXTS: readonly (readonly [CredentialInput['kind'], string])[] = [
  ['vc-jwt', jwt],
  ['sd-jwt', sdJwt],
  ['vc', vc],
  ['enveloped-vc', enveloped],
];

// What is computed on request is compared by `whole`.
expect.addEqualityTesters([(one, other) => (typeof one === 'function' && typeof other === 'function' ? true : undefined)]);
const whole = (input: CredentialInput) => {
  const found = verified(input);
  return { ...found, computed: found.checks() };
};

const only = (text: string): CredentialInput => {
  const items: readonly Recognised[] = recognise({ text, channel: 'file' });
  const [item] = items;
  if (items.length !== 1 || !(item?.kind === 'vc' || item?.kind === 'vc-jwt' || item?.kind === 'sd-jwt' || item?.kind === 'enveloped-vc'))
    throw new Error(`not one credential: ${text.slice(0, 80)}`);
  return item;
};

beforeEach(() => keepParsed('', {}));

describe('what was recognised', () => {
  it.each(TEXTS)('as %s is verified as when nobody recognised it', (kind, text) => {
    const alone = whole({ kind, text, flags: [] });
    expect(alone.evidence[0]?.code).toBe('DPP-SIG-01');
    expect(only(text)).toEqual({ kind, text, flags: [] });
    expect(whole(only(text))).toEqual(alone);
    expect(whole(only(`${text}\n`))).toEqual(alone);
  });

  it.each([
    ['vc-jwt', jwt, payloadOf(jwt)],
    ['sd-jwt', sdJwt, payloadOf(sdJwt)],
    ['vc', vc, vc],
    ['enveloped-vc', enveloped, enveloped],
  ])('as %s is handed on once', (_kind, text, name) => {
    recognise({ text, channel: 'file' });
    expect(takeParsed(name)).toBeDefined();
    expect(takeParsed(name)).toBeUndefined();
    recognise({ text, channel: 'file' });
    verified(only(text));
    expect(takeParsed(name)).toBeUndefined();
  });

  it('is nobody else’s: what is done to one document does not show in the next', () => {
    for (const [, text] of TEXTS) {
      const item = only(text);
      const first = verified(item).document as { credentialSubject?: object };
      first.credentialSubject = { id: 'changed' };
      expect(JSON.stringify(verified(item).document)).not.toContain('changed');
      expect(JSON.stringify(verified(only(text)).document)).not.toContain('changed');
    }
  });

  it('is never taken for another text, whatever is recognised and verified in between', async () => {
    const other = token(passport({ name: 'another' }));
    const [head, body, signed] = jwt.split('.');
    const alike: readonly (readonly [CredentialInput['kind'], string])[] = [
      ...TEXTS,
      ['vc-jwt', other],
      ['vc-jwt', [head, payloadOf(other), signed].join('.')],
      ['vc-jwt', [head, payloadOf(sdJwt), signed].join('.')],
      ['sd-jwt', `${[head, body, signed].join('.')}~`],
      ['sd-jwt', sdJwt.slice(0, sdJwt.indexOf('~') + 1)],
      ['vc', vc.replace('Zelle €', 'Zelle $')],
      ['vc', `${vc} `],
      ['vc', ` ${vc}`],
      ['vc', JSON.stringify(passport())],
    ];
    const alone = alike.map(([kind, text]) => JSON.stringify(verified({ kind, text, flags: [] })));
    const step = fc.record({ recognised: fc.boolean(), at: fc.nat(alike.length - 1) });
    await fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
        for (const { recognised, at } of steps) {
          const [kind, text] = alike[at] ?? ['vc', ''];
          if (recognised) expect(only(text)).toMatchObject({ kind, text });
          else expect(JSON.stringify(verified({ kind, text, flags: [] }))).toBe(alone[at]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stands for its text to the character, and is not kept when it is large', () => {
    keepParsed('{"a":1}', { a: 1 });
    for (const text of ['{"a":2}', '{"a":1} ', ' {"a":1}', '', '{"A":1}']) expect(takeParsed(text)).toBeUndefined();
    expect(takeParsed('{"a":1}')).toEqual({ a: 1 });
    const large = JSON.stringify({ credentialSubject: 'x'.repeat(70_000) });
    recognise({ text: large, channel: 'file' });
    expect(takeParsed(large)).toBeUndefined();
  });
});

describe('of several credentials in one text', () => {
  it('each is parsed again from its own words', () => {
    const both = `[${vc},${JSON.stringify(secure(passport({ name: 'another' })))}]`;
    for (const item of recognise({ text: both, channel: 'file' })) {
      if (item.kind !== 'vc') throw new Error(item.kind);
      expect(takeParsed(item.text)).toBeUndefined();
      expect(verified(item).document).toMatchObject(JSON.parse(item.text).name === 'another' ? { name: 'another' } : {});
    }
  });
});
