// The sample set and the name of a headline in; a text whose inspection shows that headline out.
import { generateKeyPairSync, sign } from 'node:crypto';
import type { SampleCase, SampleCaseName } from '../../contract/index.ts';
import { encodeMultikey } from '../../domain/encoding/base58.ts';
import { linksOf } from '../../domain/formats/links.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import type { PublicJwk, Signer } from '../../domain/keys/identity.ts';
import { type Passport, parsePassport } from '../../domain/passport/model.ts';
import { sampleSet } from '../../domain/passport/sample/index.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { credentialsByCode, passportsByCode, sha256Hex } from '../../store/passports/credentials.ts';
import { passportByCode, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf, toRecord } from '../../store/passports/record.ts';
import { addSampleInput } from '../../store/passports/sample.ts';
import { forgetSampleStatus, standingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { changeStatus, publish, publishStored } from '../issuing/index.ts';

export function makeSampleCase(name: SampleCaseName, desk: AppContext): SampleCase {
  const shown = samplePassport(desk);
  switch (name) {
    case 'valid':
      return { text: labelOf(shown, desk) };
    case 'revoked':
      return { text: labelOf(revokedPassport(desk), desk) };
    case 'another-product':
      return { text: credentialOf(shown, desk), expect: anotherThan(shown) };
    case 'altered':
      return made(altered(credentialOf(shown, desk)), desk);
    case 'cannot-check':
      return made(underUnknownSuite(credentialOf(shown, desk)), desk);
    case 'unknown-issuer':
      return made(byStranger(desk), desk);
  }
}

/** Items of the first sample product, which no passport of the sample set is about. */
const SERIALS = { revoked: 'REVOKED1', 'unknown-issuer': 'UNKNOWN1' } as const;

/** What is in hand is a product of the set, and the document is about another. */
function anotherThan({ gtin }: Shown): ProductKey {
  const other = sampleSet().find(({ passport }) => passport.gtin !== undefined && passport.gtin !== gtin)?.passport;
  if (other?.gtin === undefined) throw new TypeError('the sample set has one product only');
  return { gtin: other.gtin, ...(other.serial === undefined ? {} : { serial: other.serial }) };
}

/** Signed wrongly or by a stranger, it cannot say itself that it is a sample. */
function made(text: string, { store }: AppContext): SampleCase {
  addSampleInput(store, sha256Hex(text));
  return { text };
}

type Shown = PassportRecord & { readonly gtin: string };

/** The first one of the set that reads *valid*: a person may have put a passport of their own in the place of another, or revoked it. */
function samplePassport({ store, signer }: AppContext): Shown {
  const { did } = signer();
  for (const { passport } of sampleSet()) {
    const record = passportByCode(store, passport.dppCode);
    if (record?.gtin === undefined || record.serial === undefined || !record.sample || record.publishedAt === undefined) continue;
    if (record.dppStatus !== 'active' || standingOf(store, record.dppCode) !== undefined) continue;
    if (credentialsByCode(store, record.dppCode).every(({ issuer }) => issuer === did)) return { ...record, gtin: record.gtin };
  }
  throw new StoreFault('conflict', 'no passport of the sample set can be shown as valid: load the sample set again');
}

/** What the code on the item says. */
const labelOf = (record: PassportRecord, desk: AppContext): string =>
  linksOf(passportOf(record), desk.settings().baseUrl, desk.publicSiteUrl()).digitalLink;

function credentialOf({ dppCode }: PassportRecord, { store }: AppContext): string {
  const found = passportsByCode(store, dppCode).find(({ format, source }) => format === 'vc' && source === 'published');
  if (found === undefined)
    throw new StoreFault('conflict', `the sample passport '${dppCode}' has no credential: load the sample set again`);
  return found.body;
}

/** One more item of the first sample product. */
function item(serial: string): Passport {
  const [first] = sampleSet();
  if (first?.passport.gtin === undefined) throw new TypeError('the first sample has no GTIN');
  const parsed = parsePassport({ ...first.passport, dppCode: `DPP-${first.passport.gtin}-${serial}`, serial });
  if (!parsed.ok) throw new TypeError(`sample ${serial}: ${JSON.stringify(parsed.errors)}`);
  return parsed.passport;
}

/** Part of the sample set from the first time that it is asked for, and removed with it. */
function revokedPassport(desk: AppContext): PassportRecord {
  const { store } = desk;
  const passport = item(SERIALS.revoked);
  const { dppCode } = passport;
  store.db
    .transaction(() => {
      const present = passportByCode(store, dppCode);
      if (present !== undefined && !present.sample)
        throw new StoreFault('conflict', `the passport '${dppCode}' is your own: no sample takes its place`);
      const { did } = desk.signer();
      const isRevoked = standingOf(store, dppCode)?.state === 'revoked';
      if (isRevoked && credentialsByCode(store, dppCode).every(({ issuer }) => issuer === did)) return;
      forgetSampleStatus(store, dppCode);
      const now = desk.now();
      putPassport(store, toRecord(passport, { sample: true }, now), now);
      publishStored(dppCode, desk);
      changeStatus(dppCode, { action: 'revoke', who: desk.signer().name, reason: 'to show what a revoked passport looks like' }, desk);
    })
    .immediate();
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new TypeError(`'${dppCode}' was not stored`);
  return record;
}

const parsed = (credential: string): JsonObject => JSON.parse(credential) as JsonObject;

/** One character of the product's name. */
function altered(credential: string): string {
  const document = parsed(credential);
  const { credentialSubject: subject } = document;
  if (!isObject(subject) || typeof subject.name !== 'string') throw new TypeError('the credential names no product');
  const last = subject.name.endsWith('X') ? 'Y' : 'X';
  return JSON.stringify({ ...document, credentialSubject: { ...subject, name: subject.name.slice(0, -1) + last } });
}

/** A proof that needs disclosures which no passport of ours has: its suite is none that is verified here. */
function underUnknownSuite(credential: string): string {
  const document = parsed(credential);
  if (!isObject(document.proof)) throw new TypeError('the credential has no proof');
  return JSON.stringify({ ...document, proof: { ...document.proof, cryptosuite: 'bbs-2023' } });
}

/** By a key that is forgotten at once, under the name that follows from it: no list can name it. */
function byStranger({ now }: AppContext): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicJwk = publicKey.export({ format: 'jwk' }) as PublicJwk;
  const multikey = encodeMultikey(Buffer.from(publicJwk.x, 'base64url'));
  const did = `did:key:${multikey}`;
  const stranger: Signer = {
    did,
    verificationMethod: `${did}#${multikey}`,
    name: 'Sample issuer that no list names',
    publicJwk,
    didDocument: {},
    sign: (bytes) => sign(null, bytes, privateKey),
  };
  const { credentials } = publish(item(SERIALS['unknown-issuer']), stranger, { baseUrl: 'https://unknown-issuer.example', now: now() });
  const found = credentials.find(({ type, format }) => type === 'DigitalProductPassport' && format === 'vc');
  if (found === undefined) throw new TypeError('the passport was published without a credential');
  return found.body;
}
