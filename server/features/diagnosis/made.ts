// Makes sample credentials for the self-test with temporary keys: good, altered, revoked, expired, unknown issuer.
import { generateKeyPairSync, sign } from 'node:crypto';
import type { VerifyingCheck } from '../../contract/index.ts';
import { issueSdJwt } from '../../domain/formats/sd-jwt/sd-jwt.ts';
import { LIST_PURPOSES, statusListUrl, toStatusList } from '../../domain/formats/status-list.ts';
import { signCredential, timestamp, toVcJwt } from '../../domain/formats/vc.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { PublicJwk, Signer } from '../../domain/keys/identity.ts';
import { encodeMultikey } from '../../domain/keys/multikey.ts';
import { sampleSet } from '../../domain/passport/sample/index.ts';
import type { CredentialInput, ProductKey } from '../../domain/recognise/recognised.ts';
import { statementOf } from '../../domain/status-list/admit.ts';
import { MIN_ENTRIES } from '../../domain/status-list/bitstring.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { publish } from '../issuing/index.ts';

const BASE = 'https://self-test.dpp-desk.example';
const YEAR = 365 * 86_400_000;
const [GOOD, REVOKED] = [1, 2];

export interface Made {
  readonly check: Exclude<VerifyingCheck, 'engines' | 'examples'>;
  readonly input: CredentialInput;
}

export interface MadeSet {
  readonly made: readonly Made[];
  readonly trust: Trust;
  /** The product that all of them are about. */
  readonly product: ProductKey;
}

export function makeCredentials(now: Date): MadeSet {
  const [sample] = sampleSet();
  const { gtin, serial } = sample?.passport ?? {};
  if (sample === undefined || gtin === undefined || serial === undefined) throw new TypeError('the first sample is no single item');
  const [issuer, stranger] = [newSigner(), newSigner()];
  const issued = (signer: Signer, index: number): readonly CredentialInput[] => {
    const { credentials } = publish(sample.passport, signer, { baseUrl: BASE, now, indexFor: () => ({ list: 1, index }) });
    const own = credentials.filter(({ type }) => type === 'DigitalProductPassport');
    return (['vc', 'vc-jwt', 'sd-jwt'] as const).map((kind) => {
      const body = own.find(({ format }) => format === kind)?.body;
      if (body === undefined) throw new TypeError(`the sample was published without ${kind}`);
      return { kind, text: body, flags: [] };
    });
  };
  const good = issued(issuer, GOOD);
  const as = (check: Made['check'], inputs: readonly CredentialInput[]): readonly Made[] => inputs.map((input) => ({ check, input }));
  return {
    made: [
      ...as('good', good),
      ...as('altered', good.map(altered)),
      ...as('revoked', issued(issuer, REVOKED)),
      ...as('expired', expired(good, issuer, now)),
      ...as('unknown-issuer', issued(stranger, GOOD)),
    ],
    trust: trustIn(issuer, now),
    product: { gtin, serial },
  };
}

/** Creates a signer whose DID is derived from its key, so that even the key of an unknown issuer is found. */
function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicJwk = publicKey.export({ format: 'jwk' }) as PublicJwk;
  const multikey = encodeMultikey(Buffer.from(publicJwk.x, 'base64url'));
  const did = `did:key:${multikey}`;
  const verificationMethod = `${did}#${multikey}`;
  const method = { id: verificationMethod, type: 'Multikey', controller: did, publicKeyMultibase: multikey };
  return {
    ...{ did, verificationMethod, publicJwk, name: 'Self-test' },
    didDocument: { id: did, verificationMethod: [method], assertionMethod: [verificationMethod] },
    sign: (bytes) => sign(null, bytes, privateKey),
  };
}

function trustIn(issuer: Signer, now: Date): Trust {
  const asOf = now.toISOString();
  const { did, didDocument } = issuer;
  const lists = LIST_PURPOSES.map((purpose) => {
    const bits = new Uint8Array(MIN_ENTRIES / 8);
    if (purpose === 'revocation') bits[REVOKED >> 3] = 0x80 >> (REVOKED & 7);
    const url = statusListUrl(BASE, 1, purpose);
    const list = JSON.stringify(signCredential(toStatusList({ url, purpose, bits }, issuer, now), issuer, now));
    return [url, { statements: [statementOf(list, asOf)] }] as const;
  });
  return {
    ...trustFromIssuers([{ did, didDocument, asOf, origin: 'list', status: 'granted' }], { state: 'fresh', asOf }),
    statusLists: new Map(lists),
  };
}

/** Changes the signed content, and keeps the signature. */
function altered(input: CredentialInput): CredentialInput {
  const change = (text: string): string => JSON.stringify({ ...(JSON.parse(text) as JsonObject), name: 'another product' });
  if (input.kind === 'vc') return { ...input, text: change(input.text) };
  const [header = '', payload = '', ...rest] = input.text.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return { ...input, text: [header, Buffer.from(changed).toString('base64url'), ...rest].join('.') };
}

function expired(good: readonly CredentialInput[], signer: Signer, now: Date): readonly CredentialInput[] {
  const { proof: _, ...document } = JSON.parse(good.find(({ kind }) => kind === 'vc')?.text ?? '{}') as JsonObject;
  const [from, until] = [3 * YEAR, YEAR].map((ago) => new Date(now.getTime() - ago)) as [Date, Date];
  const old = { ...document, validFrom: timestamp(from), validUntil: timestamp(until) };
  return [
    { kind: 'vc', text: JSON.stringify(signCredential(old, signer, from)), flags: [] },
    { kind: 'vc-jwt', text: toVcJwt(old, signer), flags: [] },
    { kind: 'sd-jwt', text: expiredToken(good, signer, from, until), flags: [] },
  ];
}

/** Makes an expired token with the claims of the good token that name the product. */
function expiredToken(good: readonly CredentialInput[], signer: Signer, now: Date, until: Date): string {
  const [, payload = ''] = good.find(({ kind }) => kind === 'sd-jwt')?.text.split('.') ?? [];
  const { vct, dppCode, gtin, serial, granularity } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Readonly<
    Record<string, string>
  >;
  const claims = { ...defined({ dppCode, gtin, serial, granularity }), exp: Math.floor(until.getTime() / 1000) };
  return issueSdJwt({ typ: 'dc+sd-jwt', vct: vct ?? '', claims, concealed: [], signer, now });
}
