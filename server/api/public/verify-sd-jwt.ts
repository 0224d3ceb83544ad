// Verifies a submitted SD-JWT (endpoint 11) and returns its disclosed and hidden claims.
// Returns HTTP 200 for every token that can be decoded.

import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { namesOfHidden } from '../../domain/proof/sd-jwt-names.ts';
import { readToken } from '../../domain/recognise/token.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportsByCode } from '../../store/passports/credentials.ts';
import { type Answer, type Ask, json } from './answer.ts';
import type { Reader } from './reader.ts';
import { examineHere, isValid, NO_STORE, outcome } from './verification.ts';

export function verifySdJwt({ reader, request }: Ask): Answer {
  const text = submitted(request.body);
  const examined = examineHere(reader, { kind: 'sd-jwt', text, flags: [] });
  const { verification, evidence } = examined;
  const unread = evidence.find(({ code }) => code === 'DPP-SIG-11');
  if (unread) throw undecodable(unread.detail ?? 'the token cannot be read');
  const undisclosed = verification?.undisclosed ?? [];
  return json(
    {
      valid: isValid(examined),
      algorithm: algorithmOf(text),
      issuer: verification?.issuerId ?? null,
      // If the signature is invalid, no claim of the token is returned, because it was not asserted by its issuer.
      disclosedClaims: verification?.disclosed ?? {},
      undisclosedFields: hiddenFields(reader, verification?.document, undisclosed),
      undisclosedCount: undisclosed.length,
      keyBinding: evidence.some(({ code }) => code === 'DPP-SIG-19') ? 'not checked' : 'none',
      ...outcome(examined),
      ...(examined.sample ? { sample: true } : {}),
    },
    'application/json',
    NO_STORE,
  );
}

const undecodable = (detail: string) => new Refusal('bad-credential', detail, { errors: [{ pointer: '/token', detail }] });

function submitted(body: unknown): string {
  if (!isObject(body)) throw new Refusal('bad-body', 'send a JSON object with the token: {"token": "…"}');
  const { token } = body;
  if (typeof token !== 'string') {
    const detail = token === undefined ? "'token' is missing" : "'token' is not a text";
    throw new Refusal('bad-body', detail, { errors: [{ pointer: '/token', detail }] });
  }
  const text = token.trim();
  const read = readToken(text);
  if (read.kind === 'invalid') throw undecodable(read.detail);
  if (partOf(text, 1) === undefined) throw undecodable('the token has a payload that is not a JSON object');
  return text;
}

/** Header (0) or payload (1) of the issuer's JWT, unverified. */
function partOf(text: string, index: 0 | 1): JsonObject | undefined {
  const parsed = parseStrictJson(Buffer.from(text.split('.', 2)[index] ?? '', 'base64url'));
  return parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
}

/** The algorithm that the token claims. */
function algorithmOf(text: string): string | null {
  const alg = partOf(text, 0)?.alg;
  return typeof alg === 'string' ? alg : null;
}

/** A token does not name its hidden claims. The issuing record names them for passports that this service issued. */
function hiddenFields(reader: Reader, document: JsonObject | undefined, undisclosed: readonly string[]): readonly string[] {
  const { iss, dppCode } = document ?? {};
  if (typeof dppCode !== 'string' || iss !== reader.standing().identity.did || undisclosed.length === 0) return [];
  const issued = passportsByCode(reader.store, dppCode).filter(({ format, source }) => format === 'sd-jwt' && source === 'published');
  return namesOfHidden(
    undisclosed,
    issued.map(({ body }) => body),
  );
}
