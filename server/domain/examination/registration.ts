// Examines a proof of registration: its seal, and whether the registered version is a passport that is held here.
import type { RegistrationFacts } from '../../contract/index.ts';
import { CLOCK_TOLERANCE, judgeClock } from '../dates/clock.ts';
import { parseDateTime } from '../dates/dates.ts';
import { inOrder } from '../evidence/checks.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { judgeTrust } from '../issuer/issuer.ts';
import { defined } from '../json/defined.ts';
import { factsOfCredential } from '../passport/facts/facts.ts';
import { recognise } from '../recognise/index.ts';
import { isCredentialInput, type Recognised, type RegistryProofInput } from '../recognise/recognised.ts';
import { type RegistryProof, readRegistryProof } from '../registry-proof/index.ts';
import { decide } from '../verdict/decide.ts';
import { asOfLine } from '../verify/as-of.ts';
import type { ExamineContext, Examined } from './examined.ts';

/**
 * A good seal proves that a version was registered, but proves nothing about the status of the passport. The verdict is therefore at best
 * *genuine, not current*.
 */
export function examineRegistration(
  recognised: RegistryProofInput,
  context: ExamineContext,
  examineItem: (item: Recognised) => Examined,
): Examined {
  const { now, trust, past } = context;
  const proof = readRegistryProof(recognised.text, trust.sealKeys);
  const { integrity, signature, by } = proof.seal;
  // The seal is judged only if a person gave the key of the registry. A seal that does not match that key is a forgery.
  const isJudged = signature !== 'not-evaluated';
  const held = proof.passportHash === undefined ? undefined : context.heldBytes(proof.passportHash);
  const passport = held && passportIn(held.text, examineItem);
  const clock = judgeClock(now, trust.clockFloor);
  const lines: readonly Evidence[] = [
    integrity,
    isJudged ? evidence('DPP-ISS-03', `the key '${by}' of a registry`) : evidence('DPP-ISS-13'),
    evidence(isJudged ? 'DPP-KEY-01' : 'DPP-KEY-10'),
    ...(signature === 'valid' ? judgeVersion(proof, held !== undefined, passport) : [evidence('DPP-PRD-07')]),
    signature === 'valid' ? judgeTime(proof, now) : evidence('DPP-DAT-11'),
    evidence('DPP-STA-07'),
    isJudged ? evidence('DPP-TRU-06') : judgeTrust(undefined, trust, clock.outcome !== 'passed'),
    clock,
    ...(past === undefined ? [] : [asOfLine(past.at)]),
    evidence('DPP-CON-10'),
    evidence('DPP-CPL-03'),
  ];
  return {
    recognised,
    verdict: decide(lines),
    evidence: inOrder(lines),
    registration: { proof, ...defined({ held, passport }) },
    sample: recognised.flags.includes('sample') || passport?.sample === true,
  };
}

/** Examines the credential in the text. Returns undefined unless the text holds exactly one. */
function passportIn(text: string, examineItem: (item: Recognised) => Examined): Examined | undefined {
  const [item, ...others] = recognise({ text, channel: 'file' });
  return item !== undefined && isCredentialInput(item) && others.length === 0 ? examineItem(item) : undefined;
}

/** A hash that matches no held document is no forgery: the registry may have another form of the same version, or an earlier version. */
function judgeVersion({ passportHash }: RegistryProof, isHeld: boolean, passport: Examined | undefined): readonly Evidence[] {
  if (passportHash === undefined) return [evidence('DPP-PRD-19')];
  if (!isHeld) return [evidence('DPP-PRD-18', `SHA-256 ${passportHash}`)];
  const other = passport?.evidence.filter(({ check, outcome }) => check === 'product' && outcome === 'failed') ?? [];
  return [evidence('DPP-PRD-17', `SHA-256 ${passportHash}`), ...other];
}

function judgeTime({ registeredAt }: RegistryProof, now: Date): Evidence {
  const at = parseDateTime(registeredAt);
  if (at !== undefined) return at > now.getTime() + CLOCK_TOLERANCE ? evidence('DPP-DAT-04', registeredAt) : evidence('DPP-DAT-02');
  const isLocal = registeredAt !== undefined && parseDateTime(`${registeredAt}Z`) !== undefined;
  return isLocal ? evidence('DPP-DAT-13', registeredAt) : evidence('DPP-DAT-05', `the time of registration: ${registeredAt ?? 'none'}`);
}

export function registrationFacts({ proof, held, passport }: NonNullable<Examined['registration']>, language: string): RegistrationFacts {
  const { seal, ...stated } = proof;
  const document = passport?.verification?.document;
  return {
    ...stated,
    seal: { signature: seal.signature, ...defined({ by: seal.by, algorithm: seal.algorithm }) },
    ...defined({ inspection: held?.inspection }),
    ...(passport === undefined
      ? {}
      : {
          passport: {
            headline: passport.verdict.headline,
            ...(document === undefined ? {} : defined({ name: factsOfCredential(document, language, undefined).name })),
          },
        }),
  };
}
