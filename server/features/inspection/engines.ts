// Verifies an examined credential with every engine for its algorithm. If they disagree, nothing counts as checked.
import type { EnginesFinding } from '../../contract/index.ts';
import { type Check, inOrder } from '../../domain/evidence/checks.ts';
import type { Code } from '../../domain/evidence/codes.ts';
import { evidence } from '../../domain/evidence/evidence.ts';
import type { Examined } from '../../domain/examination/examined.ts';
import type { SignatureCheck } from '../../domain/keys/verify-signature.ts';
import { decide } from '../../domain/verdict/decide.ts';
import { log } from '../../lib/log-line.ts';
import { askEngines, disagree } from '../engines/index.ts';

/** More signatures than any real passport has. The slowest engine takes some milliseconds for each. */
const MAX_CHECKS = 32;

export async function withEngines(
  examined: Examined,
  ask: (check: SignatureCheck) => Promise<EnginesFinding> = askEngines,
): Promise<Examined> {
  const checks = examined.verification?.checks() ?? [];
  if (checks.length > MAX_CHECKS)
    log({
      level: 'warn',
      code: 'engines-not-asked',
      message: `Every engine verified the first ${MAX_CHECKS} signatures of the credential, and not the others.`,
      facts: { signatures: checks.length },
    });
  const engines = await Promise.all(checks.slice(0, MAX_CHECKS).map((check) => ask(check)));
  const disputed = engines.find(disagree);
  return disputed === undefined ? { ...examined, engines } : contested({ ...examined, engines }, disputed);
}

export const toWords = ({ algorithm, answers }: EnginesFinding): string =>
  `${algorithm}: ${answers.map(({ engine, answer }) => `${engine} ${answer}`).join(', ')}`;

/** The codes of the other checks if there is no verified document. */
const UNREAD: { readonly [Name in Check]?: Code } = {
  dates: 'DPP-DAT-11',
  status: 'DPP-STA-07',
  content: 'DPP-CON-10',
  completeness: 'DPP-CPL-03',
};

function contested(examined: Examined, disputed: EnginesFinding): Examined {
  const { verification, product, localStatus = [] } = examined;
  log({
    level: 'error',
    code: 'engines-disagree',
    message: 'The engines that verify signatures disagree. The item was not checked.',
    facts: { algorithm: disputed.algorithm, ...Object.fromEntries(disputed.answers.map(({ engine, answer }) => [engine, answer])) },
  });
  const notGood = localStatus.filter(({ outcome }) => outcome === 'failed');
  const unread: typeof UNREAD = { ...UNREAD, product: product === undefined ? 'DPP-PRD-02' : 'DPP-PRD-07' };
  const lines = Object.values(unread).map((code) => evidence(code));
  const found = [
    evidence('DPP-SIG-44', toWords(disputed)),
    // The licences rely on the content of the document, which is no longer verified.
    ...examined.evidence.filter(({ check }) => check !== 'integrity' && check !== 'licence' && unread[check] === undefined),
    ...(notGood.length === 0 ? lines : [...lines.filter(({ check }) => check !== 'status'), ...notGood]),
  ];
  const { document: _, lead: __, disclosed: ___, undisclosed: ____, ...claimed } = verification ?? {};
  const { licences: _____, ...others } = examined;
  return {
    ...others,
    evidence: inOrder(found),
    verdict: decide(found),
    ...(verification === undefined ? {} : { verification: { ...claimed, checks: verification.checks } as typeof verification }),
  };
}
