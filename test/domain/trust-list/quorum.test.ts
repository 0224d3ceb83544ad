// Lists that several operators sign: distinct operators are counted, in the file, over generated cases, and on the way into a store.
import { sign } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedFileSha256 } from '../../../server/domain/signed-file/signed-file.ts';
import { quorum, ruleFingerprint } from '../../../server/domain/trust-list/quorum.ts';
import { isTrustList, readTrustList, readUnfinished } from '../../../server/domain/trust-list/read.ts';
import { TRUST_LIST_TYPE, type TrustList } from '../../../server/domain/trust-list/trust-list.ts';
import { addSignature, didKeyOf, signTrustList } from '../../../server/domain/trust-list/write.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { previewTrustList } from '../../../server/features/trust/preview-trust-list.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { pinnedRule } from '../../../server/store/trust/operator-rule.ts';
import { cases } from '../../fixtures/cases.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, newOperatorKey, OPERATOR, signed, trustList } from '../../fixtures/office.ts';
import { A, B, C, jointly, keyed, ruleOf, TWO_OF_THREE } from '../../fixtures/operators.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fingerprintOf } from '../../fixtures/trust-lists.ts';

const codeOf = (text: string): string => {
  const read = readTrustList(text);
  return read.ok ? 'ok' : read.code;
};

describe('the file of several operators', () => {
  const good = jointly(1, [A.key, B.key]);

  it('is read with all who signed it, and says at its start what it is', () => {
    const read = readTrustList(good);
    expect(read).toMatchObject({ ok: true, signers: [A, B].map(({ operator }) => ({ key: operator.keys[0] })) });
    expect(read.ok && read.fingerprint).toBe(ruleFingerprint(TWO_OF_THREE));
    expect([isTrustList(good), isTrustList(good.slice(0, 4096))]).toEqual([true, true]);
  });

  it('is named by what was signed: a further signature makes it no other list', () => {
    expect(signedFileSha256(jointly(1, [A.key]))).toBe(signedFileSha256(good));
    expect(signedFileSha256(addSignature(good, C.key))).toBe(signedFileSha256(good));
    expect(signedFileSha256(jointly(2, [A.key, B.key]))).not.toBe(signedFileSha256(good));
  });

  it('with one signature is on its way, and nothing else reads it as a list', () => {
    const one = jointly(1, [A.key]);
    expect(readUnfinished(one).ok).toBe(true);
    expect(readTrustList(one)).toMatchObject({ ok: false, code: 'too-few-operators', detail: expect.stringContaining("'Office a'") });
  });

  const kidOf = (text: string, at: number, fragment: string): string => {
    const file = JSON.parse(text);
    const header = JSON.parse(Buffer.from(file.signatures[at].protected, 'base64url').toString());
    const [did] = header.kid.split('#');
    const head = Buffer.from(JSON.stringify({ ...header, kid: `${did}#${fragment}` })).toString('base64url');
    const signature = sign(null, Buffer.from(`${head}.${file.payload}`), A.key).toString('base64url');
    return JSON.stringify({ ...file, signatures: [...file.signatures, { protected: head, signature }] });
  };
  const second = newOperatorKey();
  const [one, two] = [keyed('a', [second]), keyed('b')];
  it.each([
    ['the same operator twice', jointly(1, [A.key, A.key])],
    ['two keys of one operator', jointly(1, [one.key, second], ruleOf(2, one, two))],
    ['two key ids of one key', kidOf(jointly(1, [A.key]), 0, 'another')],
    ['keys that the list does not name', jointly(1, [A.key, newOperatorKey(), newOperatorKey()])],
  ])('signed by %s has too few operators', (_what, text) => expect(codeOf(text)).toBe('too-few-operators'));

  const edited = (change: (file: { signatures: Record<string, string>[]; payload: string }) => object): string =>
    JSON.stringify(change(JSON.parse(good)));
  const claims = trustList(1, [entry()], { operators: TWO_OF_THREE });
  const compact = (() => {
    const kid = `${didKeyOf(A.key)}#x`;
    const input = [{ alg: 'EdDSA', typ: TRUST_LIST_TYPE, kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${input}.${sign(null, Buffer.from(input), A.key).toString('base64url')}`;
  })();
  it.each<[string, string, string]>([
    ['in the compact form', compact, 'bad-signature'],
    ['of one operator, in the General form', addSignature(signed(1), A.key), 'bad-signature'],
    ['with one bad signature among good ones', edited(({ signatures: [a = {}, b = {}], payload }) => ({ payload, signatures: [a, b, { ...a, signature: b.signature }] })), 'bad-signature'],
    ['with a payload of another list', edited(({ signatures }) => ({ signatures, payload: JSON.parse(jointly(2, [A.key])).payload })), 'bad-signature'],
    ['without signatures', edited(({ payload }) => ({ payload, signatures: [] })), 'not-a-snapshot'],
    ['with an unprotected header', edited(({ signatures, payload }) => ({ payload, signatures: signatures.map((one) => ({ ...one, header: {} })) })), 'not-a-snapshot'],
    ['with a member besides', edited((file) => ({ ...file, more: 1 })), 'not-a-snapshot'],
    ['with a member twice', good.replace('{"signatures"', '{"payload":"e30","signatures"'), 'not-a-snapshot'],
    ['in the flattened form', edited(({ signatures: [one], payload }) => ({ ...one, payload })), 'not-a-snapshot'],
    ['of too many signatures', edited(({ signatures: [one], payload }) => ({ payload, signatures: Array.from({ length: 401 }, () => one) })), 'not-a-snapshot'],
  ])('%s is refused', (_what, text, code) => expect(codeOf(text)).toBe(code)); // biome-ignore format: a table
});

describe('the fingerprint of several operators', () => {
  it('covers the number, every operator and every key', () => {
    const other = { ...C.operator, name: 'Office d' };
    const rules = [
      TWO_OF_THREE,
      ruleOf(1, A, B, C),
      ruleOf(2, A, B),
      { ...TWO_OF_THREE, members: [A.operator, B.operator, other] },
      { ...TWO_OF_THREE, members: [A.operator, B.operator, { ...C.operator, keys: [...C.operator.keys, didKeyOf(newOperatorKey())] }] },
    ];
    expect(new Set(rules.map(ruleFingerprint)).size).toBe(rules.length);
    expect(ruleFingerprint(TWO_OF_THREE)).toMatch(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
  });
});

describe('counting', () => {
  const CASES = Number(process.env.DPP_DESK_QUORUM ?? cases(100_000));
  // Names stand for keys here: what is counted does not depend on what they are.
  const world = fc
    .record({
      keys: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 7 }),
      threshold: fc.nat(),
      picks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { maxLength: 12 }),
      shift: fc.nat(),
    })
    .map(({ keys, threshold, picks, shift }) => {
      const members = keys.map((count, at) => ({
        id: `o${at}`,
        name: `o${at}`,
        keys: Array.from({ length: count }, (_, key) => `did:key:${at}-${key}`),
      }));
      const k = 1 + (threshold % members.length);
      // Any k − 1 operators sign as often as they like, with any of their keys, under any names of them; strangers do too.
      const signing = Array.from({ length: k - 1 }, (_, at) => members[(at + shift) % members.length]);
      const signers = picks.map(([who, key, form]) => {
        const member = signing.length === 0 ? undefined : signing[who % signing.length];
        const name = form === 3 || member === undefined ? `did:key:stranger-${key % 5}` : (member.keys[key % member.keys.length] ?? '');
        return { key: form === 1 ? `${name}#${key}` : form === 2 ? `${name}#` : name };
      });
      return { rule: { threshold: k, members }, signers, signing };
    });

  it(`refuses k − 1 operators in every one of ${CASES} generated cases`, { timeout: 600_000 }, () => {
    let accepted = 0;
    fc.assert(
      fc.property(world, ({ rule, signers }) => {
        if (quorum(signers, rule).ok) accepted++;
      }),
      { numRuns: CASES },
    );
    expect(accepted).toBe(0);
  });

  it('takes k operators, whichever of their keys signs and in whatever order', () => {
    fc.assert(
      fc.property(world, ({ rule, signers, signing }) => {
        const last = rule.members.find((member) => !signing.includes(member));
        const all = [...signers, ...signing.map((member) => ({ key: member?.keys[0] ?? '' })), { key: last?.keys.at(-1) ?? '' }];
        expect(quorum(all, rule).ok).toBe(true);
        expect(quorum(all.toReversed(), rule).ok).toBe(true);
      }),
      { numRuns: cases(5_000) },
    );
  });
});

describe('a desk', () => {
  const NOW = new Date('2027-06-01T12:00:00Z');
  let store: Store;
  beforeEach(() => {
    store = openStore(withNewStore(temporaryFolder()));
  });
  afterEach(() => store.close());
  const take = (text: string, more: object = {}): string => {
    const result = importTrustList(store, text, { who: 'Ana', ...more }, { twoPersons: false }, NOW);
    return result.ok ? (result.already ? 'already' : 'ok') : result.code;
  };
  const begin = () => expect(take(jointly(1, [A.key, B.key]), { fingerprint: ruleFingerprint(TWO_OF_THREE) })).toBe('ok');
  const preview = (text: string) => {
    const found = previewTrustList(store, text, { twoPersons: false }, NOW);
    return found.ok ? found.preview : found.code;
  };

  it('begins with the fingerprint of the rule, and with no other', () => {
    const text = jointly(1, [A.key, B.key]);
    for (const fingerprint of [undefined, ruleFingerprint(ruleOf(1, A, B, C)), 'ffff'])
      expect(take(text, fingerprint === undefined ? {} : { fingerprint })).toBe('unknown-operator');
    expect(take(jointly(1, [A.key]), { fingerprint: ruleFingerprint(TWO_OF_THREE) })).toBe('too-few-operators');
    expect(preview(text)).toMatchObject({
      fingerprint: ruleFingerprint(TWO_OF_THREE),
      operators: { threshold: 2, members: [{ signed: true }, { signed: true }, { signed: false }] },
      newKeys: [expect.any(String), expect.any(String), expect.any(String)],
    });
    begin();
    expect(pinnedRule(store)).toEqual(TWO_OF_THREE);
    expect(take(addSignature(text, C.key))).toBe('already');
  });

  it('takes the next list of any two of them', () => {
    begin();
    expect(take(jointly(2, [C.key]))).toBe('too-few-operators');
    expect(take(jointly(2, [C.key, A.key]))).toBe('ok');
    expect(take(jointly(3, [B.key, C.key, A.key]))).toBe('ok');
  });

  it.each<[string, string, string]>([
    ['that lowers its own threshold', jointly(2, [A.key], ruleOf(1, A, B, C)), 'too-few-operators'],
    ['that names other operators, signed by them', (() => { const [x, y] = [keyed('x'), keyed('y')]; return jointly(2, [x.key, y.key], ruleOf(2, x, y)); })(), 'other-operator'],
    ['that names others next to one of them', (() => { const x = keyed('x'); return jointly(2, [A.key, x.key], ruleOf(2, A, x)); })(), 'too-few-operators'],
    ['in the compact form, of one of them', signed(2, [entry()], {}, A.key), 'too-few-operators'],
    ['in the compact form, of one of them, with another key to come', signed(2, [entry()], { operatorKeys: [didKeyOf(A.key)] }, A.key), 'too-few-operators'],
    ['in the compact form, of a stranger', signed(2), 'other-operator'],
  ])('refuses a list %s, with a reason too and in the preview', (_what, text, code) => {
    begin();
    expect([take(text), take(text, { reason: 'x' }), take(text, { fingerprint: ruleFingerprint(TWO_OF_THREE) }), preview(text)]).toEqual(Array(4).fill(code));
    expect(pinnedRule(store)).toEqual(TWO_OF_THREE);
  }); // biome-ignore format: a table

  it('takes other operators when the old ones and the new ones sign', () => {
    begin();
    const next = keyed('d');
    const rule = ruleOf(2, A, next);
    expect(take(jointly(2, [A.key, B.key], rule))).toBe('too-few-operators');
    expect(take(jointly(2, [A.key, B.key, next.key], rule))).toBe('ok');
    expect(take(jointly(3, [A.key, B.key]))).toBe('too-few-operators');
    expect(take(jointly(3, [A.key, next.key], rule))).toBe('ok');
  });

  it('goes from one operator to several, and its old key alone is not enough from then on', () => {
    const alone = signed(1);
    expect(take(alone, { fingerprint: fingerprintOf(alone) })).toBe('ok');
    expect(take(jointly(2, [A.key, B.key]))).toBe('other-operator');
    expect(take(jointly(2, [A.key, B.key, OPERATOR]))).toBe('ok');
    for (const more of [{}, { operatorKeys: [didKeyOf(OPERATOR)] }] satisfies Partial<TrustList>[])
      expect(take(signed(3, [entry()], more))).toBe('other-operator');
  });

  it('does not let a list name one key and several operators at once', () => {
    expect(() => signTrustList(trustList(1, [entry()], { operators: TWO_OF_THREE, operatorKeys: [didKeyOf(A.key)] }), A.key)).toThrow(
      'exclude',
    );
  });
});
