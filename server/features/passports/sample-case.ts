// Makes a text from the sample set whose inspection shows a given headline.
import { generateKeyPairSync, sign } from 'node:crypto';
import type { SampleCase, SampleCaseName } from '../../contract/index.ts';
import { linksOf } from '../../domain/formats/links.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import type { PublicJwk, Signer } from '../../domain/keys/identity.ts';
import { encodeMultikey } from '../../domain/keys/multikey.ts';
import { type Passport, parsePassport } from '../../domain/passport/model.ts';
import { sampleSet } from '../../domain/passport/sample/index.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { credentialsByCode, passportsByCode, sha256Hex } from '../../store/passports/credentials.ts';
import { passportByCode, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf, toRecord } from '../../store/passports/record.ts';
import { addSampleInput } from '../../store/passports/sample.ts';
import { forgetSampleStatus, statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { changeStatus, publish, publishStored } from '../issuing/index.ts';

/** Throws `conflict` if the sample set has to be loaded again. */
export function makeSampleCase(name: SampleCaseName, context: AppContext): SampleCase {
  const shown = samplePassport(context);
  switch (name) {
    case 'valid':
      return { text: labelOf(shown, context) };
    case 'revoked':
      return { text: labelOf(revokedPassport(context), context) };
    case 'another-product':
      return { text: credentialOf(shown, context), expect: anotherThan(shown) };
    case 'altered':
      return made(altered(credentialOf(shown, context)), context);
    case 'cannot-check':
      return made(underUnknownSuite(credentialOf(shown, context)), context);
    case 'unknown-issuer':
      return made(byStranger(context), context);
  }
}

/** Serial numbers of the first sample product that no passport of the sample set uses. */
const SERIALS = { revoked: 'REVOKED1', 'unknown-issuer': 'UNKNOWN1' } as const;

/** Returns another product of the set, so that the scanned product and the document differ. */
function anotherThan({ gtin }: Shown): ProductKey {
  const other = sampleSet().find(({ passport }) => passport.gtin !== undefined && passport.gtin !== gtin)?.passport;
  if (other?.gtin === undefined) throw new TypeError('the sample set has one product only');
  return { gtin: other.gtin, ...defined({ serial: other.serial }) };
}

/** Marks the text itself as a sample: wrongly signed, or signed by a stranger, it cannot prove that it is one. */
function made(text: string, { store }: AppContext): SampleCase {
  addSampleInput(store, sha256Hex(text));
  return { text };
}

type Shown = PassportRecord & { readonly gtin: string };

/** Returns the first valid passport of the set. A person may have replaced one with a passport of their own, or revoked it. */
function samplePassport({ store, signer }: AppContext): Shown {
  const { did } = signer();
  for (const { passport } of sampleSet()) {
    const record = passportByCode(store, passport.dppCode);
    if (record?.gtin === undefined || record.serial === undefined || !record.sample || record.publishedAt === undefined) continue;
    if (record.dppStatus !== 'active' || statusStandingOf(store, record.dppCode) !== undefined) continue;
    if (credentialsByCode(store, record.dppCode).every(({ issuer }) => issuer === did)) return { ...record, gtin: record.gtin };
  }
  throw new StoreFault('conflict', 'no passport of the sample set can be shown as valid: load the sample set again');
}

/** The content of the code on the item. */
const labelOf = (record: PassportRecord, context: AppContext): string =>
  linksOf(passportOf(record), context.settings().baseUrl, context.publicSiteUrl()).digitalLink;

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

/** Created on first use, then part of the sample set and removed with it. */
function revokedPassport(context: AppContext): PassportRecord {
  const { store } = context;
  const passport = item(SERIALS.revoked);
  const { dppCode } = passport;
  store.db
    .transaction(() => {
      const present = passportByCode(store, dppCode);
      if (present !== undefined && !present.sample)
        throw new StoreFault('conflict', `the passport '${dppCode}' is your own: no sample takes its place`);
      const { did } = context.signer();
      const isRevoked = statusStandingOf(store, dppCode)?.state === 'revoked';
      if (isRevoked && credentialsByCode(store, dppCode).every(({ issuer }) => issuer === did)) return;
      forgetSampleStatus(store, dppCode);
      const now = context.now();
      putPassport(store, toRecord(passport, { sample: true }, now), now);
      publishStored(dppCode, context);
      changeStatus(
        dppCode,
        { action: 'revoke', who: context.signer().name, reason: 'to show what a revoked passport looks like' },
        context,
      );
    })
    .immediate();
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new TypeError(`'${dppCode}' was not stored`);
  return record;
}

const parsed = (credential: string): JsonObject => JSON.parse(credential) as JsonObject;

/** Changes one character of the product's name. */
function altered(credential: string): string {
  const document = parsed(credential);
  const { credentialSubject: subject } = document;
  if (!isObject(subject) || typeof subject.name !== 'string') throw new TypeError('the credential names no product');
  const last = subject.name.endsWith('X') ? 'Y' : 'X';
  return JSON.stringify({ ...document, credentialSubject: { ...subject, name: subject.name.slice(0, -1) + last } });
}

/** Names a proof suite that is not verified here. It would need disclosures, which this service's passports do not have. */
function underUnknownSuite(credential: string): string {
  const document = parsed(credential);
  if (!isObject(document.proof)) throw new TypeError('the credential has no proof');
  return JSON.stringify({ ...document, proof: { ...document.proof, cryptosuite: 'bbs-2023' } });
}

/** Signed by a key that is discarded immediately, under the DID derived from it, so no trust list can name it. */
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
