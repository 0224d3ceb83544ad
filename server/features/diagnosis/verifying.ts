// Examines how this program verifies test credentials: as in an inspection, and with every engine.
import type { EngineAnswer, EngineName } from '../../contract/index.ts';
import type { Code } from '../../domain/evidence/codes.ts';
import type { Headline } from '../../domain/evidence/evidence.ts';
import { admitEd25519 } from '../../domain/keys/ed25519.ts';
import { readJwk } from '../../domain/keys/jwk.ts';
import { REFUSED_SIGNATURES, REFUSED_SIGNATURES_KEY, RFC_8032 } from '../../domain/keys/known-answers.ts';
import type { SignatureCheck } from '../../domain/keys/verify-signature.ts';
import { decide } from '../../domain/verdict/decide.ts';
import { type Verification, verifyCredential } from '../../domain/verify/index.ts';
import { askEngines, ENGINES, type Engine } from '../engines/index.ts';
import { RFC_6979, selfTest } from '../self-test/index.ts';
import { type Finding, notChecked, ok, wrong } from './finding.ts';
import { type Made, makeCredentials } from './made.ts';

/** The headline, and the reason for it: three of them are invalid, each because of another check. */
const EXPECTED: Readonly<Record<Made['check'], { readonly headline: Headline; readonly codes: readonly Code[] }>> = {
  good: { headline: 'valid', codes: [] },
  altered: { headline: 'invalid', codes: ['DPP-SIG-02'] },
  revoked: { headline: 'invalid', codes: ['DPP-STA-20'] },
  expired: { headline: 'invalid', codes: ['DPP-DAT-03'] },
  'unknown-issuer': { headline: 'unknown-issuer', codes: [] },
};

export const isVerifying = (check: Finding['check']): boolean =>
  Object.hasOwn(EXPECTED, check) || check === 'engines' || check === 'examples';

const NEXT = 'rely on no verdict of this program: install it again, or on another computer';

interface Tried extends Made {
  readonly verification: Verification;
  /** The result: the headline with the failed checks. */
  readonly found: string;
}

const inWords = (headline: Headline, codes: readonly Code[]): string => [headline, ...codes].join(' ');

/** Takes tens of milliseconds. */
export async function examineVerifying(now: Date, engines: readonly Engine[] = ENGINES): Promise<readonly Finding[]> {
  const { made, trust, product } = makeCredentials(now);
  const tried = made.map((one): Tried => {
    const verification = verifyCredential(one.input, { now, trust, expected: product });
    const failed = verification.evidence.filter(({ outcome }) => outcome === 'failed').map(({ code }) => code);
    return { ...one, verification, found: inWords(decide(verification.evidence).headline, failed) };
  });
  return [
    ...(Object.keys(EXPECTED) as Made['check'][]).map((check) =>
      judged(
        check,
        tried.filter((one) => one.check === check),
      ),
    ),
    await examineEngines([...signaturesOf(tried), ...knownAnswers()], engines),
    examples(),
  ];
}

function judged(check: Made['check'], tried: readonly Tried[]): Finding {
  const { headline, codes } = EXPECTED[check];
  const expected = inWords(headline, codes);
  const said = tried.map(({ input, found }) => `${input.kind}: ${found}`).join(', ');
  return tried.length > 0 && tried.every(({ found }) => found === expected)
    ? ok(check, said)
    : wrong(check, `${said}; expected: ${expected}`, NEXT);
}

interface Question {
  readonly name: string;
  readonly check: SignatureCheck;
  readonly expected: EngineAnswer['answer'];
}

const signaturesOf = (tried: readonly Tried[]): readonly Question[] =>
  tried.flatMap(({ check: name, input, verification }) =>
    verification.checks().map((check) => {
      const expected = name === 'altered' ? 'no-match' : 'match';
      return { name: `${name} ${input.kind}`, check, expected } as const;
    }),
  );

function knownAnswers(): readonly Question[] {
  const hex = (text: string): Buffer => Buffer.from(text, 'hex');
  const ed25519 = (name: string, key: string, message: Buffer, signature: string, expected: Question['expected']): readonly Question[] => {
    const admission = admitEd25519(hex(key));
    return admission.ok ? [{ name, expected, check: { key: admission.key, message, signature: hex(signature) } }] : [];
  };
  return [
    ...RFC_8032.flatMap(({ name, key, message, signature }) => ed25519(name, key, hex(message), signature, 'match')),
    ...REFUSED_SIGNATURES.flatMap(({ message, signature }) =>
      ed25519(message, REFUSED_SIGNATURES_KEY, Buffer.from(message), signature, 'no-match'),
    ),
    ...RFC_6979.flatMap(({ jwk, signature }) => {
      const reading = readJwk(jwk);
      if (!reading.ok) return [];
      const of = (message: string, expected: Question['expected']): Question => ({
        name: `${jwk.crv} ${message}`,
        expected,
        check: { key: reading.key, message: Buffer.from(message), signature: hex(signature) },
      });
      return [of('sample', 'match'), of('Sample', 'no-match')];
    }),
  ];
}

/** The engine is optional, and no result depends on it. */
const OPTIONAL: EngineName = 'libsodium';

async function examineEngines(questions: readonly Question[], engines: readonly Engine[]): Promise<Finding> {
  const asked = await Promise.all(questions.map(async (one) => ({ ...one, ...(await askEngines(one.check, engines)) })));
  const count = new Map<EngineName, number>();
  const [faults, silent]: [string[], Set<string>] = [[], new Set()];
  for (const { name, expected, algorithm, answers } of asked) {
    for (const { engine, answer } of answers) {
      if (answer === expected) count.set(engine, (count.get(engine) ?? 0) + 1);
      else if (answer !== 'unavailable') faults.push(`${engine}: ${name}: ${answer}`);
      else if (engine !== OPTIONAL) silent.add(`${engine} has no ${algorithm} here`);
    }
  }
  const said = engines.map(({ name }) => `${name}: ${count.get(name) ?? 'not installed'}`).join(', ');
  if (faults.length > 0) return wrong('engines', faults.join('; '), NEXT);
  if (asked.length === 0) return notChecked('engines', 'no signature was compared');
  return silent.size > 0 ? notChecked('engines', [...silent].join('; ')) : ok('engines', `right answers: ${said}`);
}

function examples(): Finding {
  const results = selfTest();
  const broken = results.filter(({ ok: isOk }) => !isOk).map(({ name, detail }) => `${name}: ${detail}`);
  return broken.length === 0 ? ok('examples', `${results.length} passed`) : wrong('examples', broken.join('; '), NEXT);
}
