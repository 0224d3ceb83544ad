// Endpoints 9 and 10: a passport code or a submitted credential in, the verdict with its checks and reasons out, always with HTTP 200.

import { CODES } from '../../domain/evidence/codes.ts';
import { isObject } from '../../domain/json/json.ts';
import type { CredentialInput } from '../../domain/recognise/recognised.ts';
import { copiesIn, type ExamineContext, type Examined, examine } from '../../features/inspection/index.ts';
import { Refusal } from '../../lib/problem.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import { type Answer, type Ask, json, passportOf } from './answer.ts';
import type { Reader } from './reader.ts';

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Trust before the clock: another process may log an inspection in between, and what it saw must not be ahead of this moment. */
export function present(reader: Reader): Pick<ExamineContext, 'now' | 'trust'> {
  const trust = reader.trust();
  return { trust, now: reader.now() };
}

/** A stored passport as a scan of its code would be examined: every copy that is held, compared with the product it should be about. */
export function examineStored(reader: Reader, { dppCode, gtin, serial }: PassportRecord): Examined {
  const product = { ...(gtin === undefined ? {} : { gtin }), ...(serial === undefined ? {} : { serial }) };
  return examine({ kind: 'dpp-code', dppCode, ...product, flags: [] }, { ...present(reader), ...copiesIn(reader.store) });
}

/** 9: the stored signature against the service's own key, and every other check of the ladder. */
export function verifyStored(question: Ask): Answer {
  const record = passportOf(question, question.segment(3), { invalidToo: true });
  const examined = examineStored(question.reader, record);
  const { verification } = examined;
  return json(
    {
      valid: isValid(examined),
      dppCode: record.dppCode,
      issuer: verification?.issuerId ?? null,
      verificationMethod: verification?.verificationMethod ?? null,
      algorithm: 'Ed25519',
      signedAt: verification?.signedAt ?? verification?.validFrom ?? null,
      productName: record.productName,
      dppStatus: record.dppStatus,
      ...outcome(examined),
      ...(record.sample ? { sample: true } : {}),
    },
    'application/json',
    NO_STORE,
  );
}

/** 10: only the credential that came is judged, with the keys that are known here, and by this service's own word of what it took back. */
export function verifySubmitted({ reader, request }: Ask): Answer {
  const credential = submitted(request.body, request.bodyText);
  const examined = examine(credential, { ...present(reader), ...copiesIn(reader.store) });
  const { verification } = examined;
  const types = verification?.types ?? [];
  return json(
    {
      valid: isValid(examined),
      issuer: verification?.issuerId ?? null,
      credentialType: types.find((type) => type !== 'VerifiableCredential') ?? types[0] ?? null,
      issuanceDate: verification?.validFrom ?? null,
      // Of a document whose signature does not hold nothing is passed on as if somebody had said it.
      credentialSubject: verification?.document?.credentialSubject ?? null,
      ...outcome(examined),
      ...(examined.sample ? { sample: true } : {}),
    },
    'application/json',
    NO_STORE,
  );
}

function submitted(body: unknown, text: string): CredentialInput {
  if (!isObject(body)) throw new Refusal('bad-credential', 'send one credential as a JSON object');
  const types = [body.type].flat();
  if (types.includes('VerifiablePresentation')) {
    throw new Refusal('bad-credential', 'this is a presentation: send the credentials that it holds one by one');
  }
  return { kind: types.includes('EnvelopedVerifiableCredential') ? 'enveloped-vc' : 'vc', text, flags: [] };
}

/** True for the headline *valid* only: an unknown issuer or outdated trust data is not a yes. */
export const isValid = ({ verdict }: Examined): boolean => verdict.headline === 'valid';

export const outcome = ({ verdict, evidence }: Examined) => ({
  verdict: verdict.headline,
  checks: evidence.map((found) => ({ ...found, means: CODES[found.code].means })),
  reasons: verdict.reasons,
});
