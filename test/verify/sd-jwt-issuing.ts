// A small issuer of SD-JWTs for tests: disclosures, digests and tokens as asked for, also wrong ones.
import { hash } from 'node:crypto';
import type { Json, JsonObject } from '../../server/recognise/json.ts';
import { DID, type TestKey, token } from './issuing.ts';

export const VCT = 'https://maker.example/vct/DigitalProductPassport';

export const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const digestOf = (disclosure: string, algorithm = 'sha256'): string => hash(algorithm, disclosure, 'base64url');

export const claim = (name: string, value: Json, salt = `salt-${name}`): string => encode([salt, name, value]);
export const element = (value: Json, salt = 'salt-of-an-element'): string => encode([salt, value]);
export const placeholder = (disclosure: string): JsonObject => ({ '...': digestOf(disclosure) });
export const hiding = (...disclosures: readonly string[]): JsonObject => ({ _sd: disclosures.map((one) => digestOf(one)) });

/** The interface's flat form. */
export const flat = (more: JsonObject = {}): JsonObject => ({
  iss: DID,
  iat: Date.parse('2026-01-01T00:00:00Z') / 1000,
  vct: VCT,
  dppCode: 'DPP-09520123456788-ABC123',
  productName: 'Zelle €',
  ...more,
});

export const issueSdJwt = (payload: JsonObject, disclosures: readonly string[] = [], header: JsonObject = {}, key?: TestKey): string =>
  [token(payload, { typ: 'dc+sd-jwt', cty: undefined as never, ...header }, key), ...disclosures, ''].join('~');
