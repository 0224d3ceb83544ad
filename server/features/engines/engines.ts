// Lists the engines that verify signatures, and verifies one signature with each of them.
import { webcrypto } from 'node:crypto';
import type { EngineAnswer, EngineName, EnginesFinding } from '../../contract/index.ts';
import { hashOf, verifyEcdsa } from '../../domain/keys/ecdsa.ts';
import { isPlausible, verifyEd25519, verifyEd25519Noble } from '../../domain/keys/ed25519.ts';
import { missedAnswers } from '../../domain/keys/known-answers.ts';
import type { KeyKind } from '../../domain/keys/public-key.ts';
import { adoptEd25519, type SignatureCheck, signatureBytes, withPolicy } from '../../domain/keys/verify-signature.ts';
import { libsodium } from './libsodium.ts';

export interface Engine {
  readonly name: EngineName;
  readonly kinds: readonly KeyKind[];
  /** Returns undefined if the engine is not installed, and may throw if this runtime lacks the algorithm. */
  readonly verify: (check: SignatureCheck) => boolean | undefined | Promise<boolean>;
}

const ALL: readonly KeyKind[] = ['Ed25519', 'P-256', 'P-384'];

/**
 * OpenSSL, or BoringSSL in Electron, is behind both `node:crypto` and WebCrypto, which differ in how keys and signatures reach it. The
 * other two are independent of it and of each other.
 */
export const ENGINES: readonly Engine[] = [
  {
    name: 'node:crypto',
    kinds: ALL,
    verify: ({ key, message, signature }) =>
      key.kind === 'Ed25519' ? verifyEd25519(key, message, signature) : verifyEcdsa(key, key.kind, message, signature),
  },
  { name: 'WebCrypto', kinds: ALL, verify: verifyByWebCrypto },
  {
    name: 'noble',
    kinds: ALL,
    verify: async (check) =>
      check.key.kind === 'Ed25519'
        ? verifyEd25519Noble(check.key, check.message, check.signature)
        : // Loaded on request only: no other path needs it.
          (await import('../../domain/keys/ecdsa-noble.ts')).verifyEcdsaNoble(check.key.kind, check),
  },
  {
    name: 'libsodium',
    kinds: ['Ed25519'],
    verify: ({ key, message, signature }) => {
      const verify = libsodium();
      return verify && withPolicy(verify)(key, message, signature);
    },
  },
];

async function verifyByWebCrypto({ key, message, signature }: SignatureCheck): Promise<boolean> {
  const { kind } = key;
  if (signature.length !== signatureBytes(kind) || (kind === 'Ed25519' && !isPlausible(signature))) return false;
  const importing = kind === 'Ed25519' ? kind : { name: 'ECDSA', namedCurve: kind };
  const verifying = kind === 'Ed25519' ? kind : { name: 'ECDSA', hash: hashOf(kind) === 'sha256' ? 'SHA-256' : 'SHA-384' };
  const spki = key.native.export({ format: 'der', type: 'spki' });
  const imported = await webcrypto.subtle.importKey('spki', spki, importing, false, ['verify']);
  return webcrypto.subtle.verify(verifying, imported, Buffer.from(signature), Buffer.from(message));
}

/** Verifies with each engine that supports the algorithm of the key. */
export async function askEngines(check: SignatureCheck, engines: readonly Engine[] = ENGINES): Promise<EnginesFinding> {
  const { kind } = check.key;
  const asked = engines.filter(({ kinds }) => kinds.includes(kind));
  const answers = await Promise.all(
    asked.map(async ({ name, verify }): Promise<EngineAnswer> => ({ engine: name, answer: await answerOf(verify, check) })),
  );
  return { algorithm: kind, answers };
}

async function answerOf(verify: Engine['verify'], check: SignatureCheck): Promise<EngineAnswer['answer']> {
  try {
    const matches = await verify(check);
    return matches === undefined ? 'unavailable' : matches ? 'match' : 'no-match';
  } catch {
    return 'unavailable';
  }
}

export const disagree = ({ answers }: EnginesFinding): boolean =>
  answers.some(({ answer }) => answer === 'match') && answers.some(({ answer }) => answer === 'no-match');

/**
 * Selects the fastest installed engine that passes every known test for verification in this process. For bulk work; results are the same.
 */
export function takeFastestEngine(): EngineName {
  const verify = libsodium();
  return verify !== undefined && adoptEd25519(verify).length === 0 ? 'libsodium' : 'node:crypto';
}

/** The known tests that libsodium fails. Undefined if it is not installed. */
export const missedByLibsodium = (): readonly string[] | undefined => {
  const verify = libsodium();
  return verify && missedAnswers(verify);
};
