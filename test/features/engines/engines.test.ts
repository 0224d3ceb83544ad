// The engines that verify signatures: all give one answer, on honest, damaged and malicious signatures, and a lax one is not adopted.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verify as nobleVerify } from '@noble/ed25519';
import { describe, expect, it } from 'vitest';
import { admitEd25519 } from '../../../server/domain/keys/ed25519.ts';
import { readJwk } from '../../../server/domain/keys/jwk.ts';
import { missedAnswers } from '../../../server/domain/keys/known-answers.ts';
import { adoptEd25519, type SignatureCheck, verifySignature } from '../../../server/domain/keys/verify-signature.ts';
import { askEngines, disagree, ENGINES, takeFastestEngine } from '../../../server/features/engines/engines.ts';
import { libsodium } from '../../../server/features/engines/libsodium.ts';
import { CLEAN_KEY, EDGE_CASES, signMixedR } from '../../fixtures/edge-signatures.ts';
import { newKey, signWith } from '../../fixtures/issuing.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const KINDS = ['Ed25519', 'P-256', 'P-384'] as const;

function honest(kind: (typeof KINDS)[number]): SignatureCheck {
  const own = newKey(kind);
  const reading = readJwk(own.jwk);
  if (!reading.ok) throw new Error(reading.detail);
  const message = Buffer.from('what was signed');
  return { key: reading.key, message, signature: signWith(own, message) };
}

function cleanKey() {
  const admission = admitEd25519(CLEAN_KEY);
  if (!admission.ok) throw new Error(admission.detail);
  return admission.key;
}

const said = async (check: SignatureCheck): Promise<readonly string[]> => {
  const { answers } = await askEngines(check);
  return [...new Set(answers.map(({ answer }) => answer).filter((answer) => answer !== 'unavailable'))];
};

describe.each(KINDS)('%s', (kind) => {
  it('is known to each engine that the table names for it', async () => {
    const { algorithm, answers } = await askEngines(honest(kind));
    expect(algorithm).toBe(kind);
    expect(answers.map(({ engine }) => engine)).toEqual(ENGINES.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name));
    expect(answers.filter(({ engine }) => engine !== 'libsodium').map(({ answer }) => answer)).toEqual(['match', 'match', 'match']);
  });

  it('matches in no engine once a bit of the signature, the message or the length is changed', async () => {
    const check = honest(kind);
    const flipped = (bytes: Uint8Array, bit: number) => bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    for (let bit = 0; bit < 8 * check.signature.length; bit += 37) {
      expect(await said({ ...check, signature: flipped(check.signature, bit) })).toEqual(['no-match']);
    }
    expect(await said({ ...check, message: flipped(check.message, 3) })).toEqual(['no-match']);
    for (const signature of [check.signature.subarray(1), Buffer.concat([check.signature, Buffer.alloc(1)]), Buffer.alloc(0)]) {
      expect(await said({ ...check, signature })).toEqual(['no-match']);
    }
  });

  it('accepts both s and n − s of ECDSA in every engine', async () => {
    if (kind === 'Ed25519') return;
    const check = honest(kind);
    const half = check.signature.length / 2;
    const order = BigInt(
      kind === 'P-256'
        ? '0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'
        : '0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973',
    );
    const s = order - BigInt(`0x${Buffer.from(check.signature.subarray(half)).toString('hex')}`);
    const other = Buffer.concat([check.signature.subarray(0, half), Buffer.from(s.toString(16).padStart(2 * half, '0'), 'hex')]);
    expect(await said({ ...check, signature: other })).toEqual(['match']);
  });
});

describe('signatures on which libraries disagree', () => {
  const admissible = EDGE_CASES.filter(({ key }) => admitEd25519(key).ok);
  it.each(admissible)('$name: no engine accepts it', async ({ key, message, signature }) => {
    const admission = admitEd25519(key);
    if (!admission.ok) throw new Error(admission.detail);
    expect(await said({ key: admission.key, message, signature })).toEqual(['no-match']);
  });
  it('are told as a disagreement if an engine is lax', async () => {
    const message = Buffer.from('mixed R');
    const lax = { ...engine('noble'), verify: ({ key, ...check }: SignatureCheck) => nobleVerify(check.signature, check.message, key.raw) };
    const finding = await askEngines({ key: cleanKey(), message, signature: signMixedR(message) }, [...ENGINES.slice(0, 2), lax]);
    expect(finding.answers.map(({ answer }) => answer)).toEqual(['no-match', 'no-match', 'match']);
    expect(disagree(finding)).toBe(true);
  });
});

const engine = (name: string) => {
  const found = ENGINES.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

it('an engine that fails or is not installed gives no answer, and no disagreement', async () => {
  const broken = {
    ...engine('noble'),
    verify: () => {
      throw new Error('this runtime has no such curve');
    },
  };
  const missing = { ...engine('libsodium'), verify: () => undefined };
  const finding = await askEngines(honest('Ed25519'), [engine('node:crypto'), broken, missing]);
  expect(finding.answers.map(({ answer }) => answer)).toEqual(['match', 'unavailable', 'unavailable']);
  expect(disagree(finding)).toBe(false);
});

describe('the fastest engine', () => {
  it('is not adopted if it misses a known answer', () => {
    const lax = (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => nobleVerify(signature, message, key);
    expect(missedAnswers(lax)).toEqual(expect.arrayContaining(['5b: mixed R, clean key 0', 'the identity', 'the identity as y = p + 1']));
    expect(adoptEd25519(lax)).toEqual(missedAnswers(lax));
    const message = Buffer.from('mixed R');
    expect(verifySignature(cleanKey(), message, signMixedR(message))).toBe(false);
    expect(missedAnswers(() => false)).toEqual(['TEST 1', 'TEST 2']);
  });

  it('gives the same answers as before, whichever it is', () => {
    const check = honest('Ed25519');
    const cases = [
      ...EDGE_CASES.flatMap((one) => {
        const admission = admitEd25519(one.key);
        return admission.ok ? [{ ...one, key: admission.key }] : [];
      }),
      check,
      { ...check, message: Buffer.alloc(100_000, 7) },
      { ...check, signature: check.signature.subarray(0, 63) },
      { ...check, signature: Buffer.concat([check.signature, Buffer.from([0])]) },
    ];
    const answers = () => cases.map(({ key, message, signature }) => verifySignature(key, message, signature));
    const before = answers();
    expect(['libsodium', 'node:crypto']).toContain(takeFastestEngine());
    expect(answers()).toEqual(before);
    expect(before.filter(Boolean)).toHaveLength(1);
  });

  const noLibsodium = libsodium() === undefined ? 'libsodium is not here' : undefined;
  it.skipIf(noLibsodium)(named('libsodium gives every known answer by itself', noLibsodium), () => {
    expect(missedAnswers(libsodium() ?? (() => false))).toEqual([]);
  });

  it('is that of Node where libsodium is not installed', async () => {
    const alone = join(temporaryFolder(), 'server/features/engines');
    mkdirSync(alone, { recursive: true });
    cpSync(new URL('../../../server/features/engines/libsodium.ts', import.meta.url), join(alone, 'libsodium.ts'));
    const { libsodium: elsewhere } = (await import(pathToFileURL(join(alone, 'libsodium.ts')).href)) as { libsodium: typeof libsodium };
    expect(elsewhere()).toBeUndefined();
  });
});
