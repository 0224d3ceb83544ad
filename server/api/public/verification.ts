// Verifies a stored passport or a submitted credential (endpoints 9 and 10).
// Every verdict, also a bad one, is returned as HTTP 200 with its checks and reasons.

import { judgeCopyAge } from '../../domain/dates/copy-age.ts';
import { CODES } from '../../domain/evidence/codes.ts';
import { lineInEnglish } from '../../domain/evidence/evidence.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject } from '../../domain/json/json.ts';
import { withoutWaiting } from '../../domain/rdf/index.ts';
import type { CredentialInput, Recognised } from '../../domain/recognise/recognised.ts';
import { copiesIn, type ExamineContext, type Examined, examine, withLines } from '../../features/inspection/index.ts';
import { Refusal } from '../../lib/problem.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import { type Answer, type Ask, json, passportOf } from './answer.ts';
import type { Reader } from './reader.ts';

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Reads trust before the clock: another process may log an inspection in between, and the time it saw must not be later than `now`. */
function present(reader: Reader): Pick<ExamineContext, 'now' | 'trust'> {
  const trust = reader.trust();
  return { trust, now: reader.now() };
}

/**
 * Every verdict of the public interface. What this service revoked is known from its store alone, so a copy of the store beyond its limit
 * supports no verdict about today.
 */
export function examineHere(reader: Reader, recognised: Recognised): Examined {
  // Taken before the store is read, so that the store is at least as recent.
  const copy = reader.copy?.();
  const examined = examine(recognised, { ...present(reader), ...copiesIn(reader.store) });
  const late = copy && judgeCopyAge(copy, copy.moment);
  return late === undefined ? examined : withLines(examined, [late]);
}

/** Examines a stored passport like a scan of its code: every stored copy, compared with the product it should describe. */
export function examineStored(reader: Reader, { dppCode, gtin, serial }: PassportRecord): Examined {
  const product = { ...defined({ gtin, serial }) };
  return examineHere(reader, { kind: 'dpp-code', dppCode, ...product, flags: [] });
}

/** Endpoint 9: the stored signature against the service's own key, and all other checks. */
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

/** Endpoint 10: judges only the submitted credential, with the keys known here and the local status of what this service revoked. */
export async function verifySubmitted({ reader, request }: Ask): Promise<Answer> {
  const credential = submitted(request.body, request.bodyText);
  // A stranger chose the document, so verifying its graph must not block this process.
  const examined = await withoutWaiting(() => examineHere(reader, credential));
  const { verification } = examined;
  const types = verification?.types ?? [];
  return json(
    {
      valid: isValid(examined),
      issuer: verification?.issuerId ?? null,
      credentialType: types.find((type) => type !== 'VerifiableCredential') ?? types[0] ?? null,
      issuanceDate: verification?.validFrom ?? null,
      // If the signature is invalid, no content of the document is returned, because it was not asserted by its issuer.
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

/** True only for the headline *valid*: an unknown issuer or outdated trust data does not count as valid. */
export const isValid = ({ verdict }: Examined): boolean => verdict.headline === 'valid';

export const outcome = ({ verdict, evidence }: Examined) => ({
  verdict: verdict.headline,
  checks: evidence.map((found) => ({ ...lineInEnglish(found), means: CODES[found.code].means })),
  reasons: verdict.reasons,
});
