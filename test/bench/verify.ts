// Verification against its bare limits: one signature, an 8 KB passport from text to evidence, a vc+jwt and an SD-JWT from text to evidence.
// As in bulk verification of files: nothing was scanned to compare the product with.
import { createPublicKey, hash, type JsonWebKey, verify as nativeVerify } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { decodeMultibase } from '../../server/domain/encoding/base58.ts';
import { canonicalBytes } from '../../server/domain/json/jcs.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { admitEd25519, verifyEd25519 } from '../../server/domain/keys/ed25519.ts';
import { withPolicy } from '../../server/domain/keys/verify-signature.ts';
import { verifyCredential } from '../../server/domain/verify/index.ts';
import { libsodium } from '../../server/features/engines/libsodium.ts';
import {
  CONTEXT,
  DID,
  didDocument,
  issuer,
  KEY,
  NOW,
  newKey,
  passport,
  proofOptions,
  secure,
  signWith,
  token,
  trusting,
} from '../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { type Comparison, print, rowOf } from './measure.ts';
import { settle } from './settle.ts';

const trust = trusting(issuer());

/**
 * The budgets are for work in bulk, which takes libsodium where it is installed: `fastest.ts` holds the rows to them. A lower limit for
 * `node:crypto` then shows a loss of speed.
 */
const unlessInBulk = (budget: number, ownLimit: number): number => (libsodium() === undefined ? budget : ownLimit);

function admitted() {
  const admission = admitEd25519(Buffer.from(String(KEY.jwk.x), 'base64url'));
  if (!admission.ok) throw new Error(admission.detail);
  return admission.key;
}
const key = admitted();

/** A UNTP passport of about 8 KB, as a battery maker would write it: as many bytes per member as UNTP's own samples. */
export function untpPassport(materials = 8): JsonObject {
  const scheme = { id: 'https://id.gs1.org', name: 'GS1 Global Trade Item Number' };
  const material = (index: number): JsonObject => ({
    name: `Active material ${index} of the cathode, partly recycled`,
    originCountry: { countryCode: 'CL', countryName: 'Chile' },
    materialType: {
      code: `4641${index}`,
      name: 'Lithium carbonate and compounds',
      schemeId: 'https://unstats.un.org/unsd/classifications/Econ/cpc/',
      schemeName: 'UN Central Product Classification',
    },
    massFraction: index / 200,
    recycledMassFraction: 0.16,
    hazardous: index % 3 === 0,
    materialSafetyInformation: {
      linkURL: `https://maker.example/documents/safety-data-sheets/active-material-${index}.pdf`,
      linkName: 'Safety data sheet of the supplier, in German and English',
      mediaType: 'application/pdf',
    },
  });
  return passport({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
    type: ['DigitalProductPassport', 'VerifiableCredential'],
    name: 'Passport of a traction battery',
    validUntil: '2036-01-01T00:00:00Z',
    issuer: { type: ['CredentialIssuer'], id: DID, name: 'Zellenwerk Süd GmbH' },
    credentialSubject: {
      type: ['Product'],
      id: 'https://maker.example/01/09520123456788/21/ABC123',
      name: 'Traktionsbatterie 75 kWh, 400 V',
      description: 'Nickel-manganese-cobalt traction battery for passenger cars, liquid cooled, 96s2p, with second-life interface.',
      idScheme: scheme,
      idGranularity: 'item',
      itemNumber: 'ABC123',
      productCategory: [material(0).materialType ?? {}],
      producedAtFacility: { id: 'https://maker.example/414/9520123456788', name: 'Werk Süd, Halle 4' },
      countryOfProduction: { countryCode: 'DE', countryName: 'Germany' },
      productionDate: '2026-03-14',
      dimensions: { weight: { value: 412.5, unit: 'KGM' }, length: { value: 2.1, unit: 'MTR' } },
      characteristics: { voltage: 400, capacity: 187.5, cells: 192, chemistry: 'NMC 811' },
      materialProvenance: Array.from({ length: materials }, (_, index) => material(index)),
      performanceClaim: Array.from({ length: 4 }, (_, index) => ({
        type: ['Claim'],
        id: `https://maker.example/claims/${index}`,
        name: 'Carbon footprint per kWh over the expected life of the battery',
        description: 'Calculated by the rules of the Battery Regulation, verified by a third party, recycling of the battery included.',
        referenceCriteria: [{ id: `https://x.example/criteria/${index}`, name: 'Battery Regulation, Annex II' }],
        claimDate: '2026-03-20',
        claimedPerformance: [{ metric: { id: 'https://x.example/m/co2', name: 'CO2e' }, measure: { value: 61.25 + index, unit: 'KGM' } }],
        conformityTopic: [{ id: 'https://x.example/topics/ghg', name: 'Greenhouse gas emissions' }],
      })),
    },
  });
}

export function signature(): Comparison {
  const message = Buffer.alloc(64, 7);
  const signed = decodeMultibase(String((secure().proof as JsonObject).proofValue)) ?? new Uint8Array();
  return {
    name: 'Ed25519, key admitted and cached, pre-checks in / bare crypto.verify',
    limit: () => void nativeVerify(null, message, key.native, signed),
    real: () => void verifyEd25519(key, message, signed),
    atLeast: 0.95,
  };
}

/** The same signature by the engine that bulk work takes. The ratio for one core is that for each of many. */
export function bulkSignature(): Comparison {
  const { limit } = signature();
  const message = Buffer.alloc(64, 7);
  const signed = signWith(KEY, message);
  const verify = withPolicy(libsodium() ?? ((_, bytes, other) => nativeVerify(null, bytes, key.native, other)));
  if (!verify(key, message, signed)) throw new Error('the signature of the bench does not hold');
  return {
    name: `Ed25519 in bulk by ${libsodium() === undefined ? 'node:crypto, libsodium is not installed' : 'libsodium'}, pre-checks in / bare crypto.verify`,
    limit,
    real: () => void verify(key, message, signed),
    atLeast: libsodium() === undefined ? 0 : 1.4,
  };
}

export function eddsaJcs(atLeast = unlessInBulk(0.52, 0.46)): Comparison {
  const document = untpPassport();
  const options = proofOptions({ '@context': document['@context'] ?? CONTEXT });
  const secured = secure(document, options);
  const text = JSON.stringify(secured);
  const proofValue = String((secured.proof as JsonObject).proofValue);
  const [config, canonical] = [Buffer.from(canonicalBytes(options)), Buffer.from(canonicalBytes(document))];
  const real = () => verifyCredential({ kind: 'vc', text, flags: [] }, { now: NOW, trust });
  if (real().evidence.some(({ outcome, code }) => outcome === 'failed' || code === 'DPP-SIG-12'))
    throw new Error(JSON.stringify(real().evidence));
  return {
    name: `eddsa-jcs-2022, passport of ${Buffer.byteLength(text)} bytes, text to evidence / SHA-256 ×2 + base58 + crypto.verify`,
    limit: () => {
      const bytes = Buffer.concat([hash('sha256', config, 'buffer'), hash('sha256', canonical, 'buffer')]);
      nativeVerify(null, bytes, key.native, decodeMultibase(proofValue) ?? new Uint8Array());
    },
    real: () => void real(),
    atLeast,
  };
}

export function ecdsaJcs(): Comparison {
  const own = newKey('P-256');
  const document = untpPassport();
  const options = proofOptions({ cryptosuite: 'ecdsa-jcs-2019', '@context': document['@context'] ?? CONTEXT });
  const secured = secure(document, options, own);
  const text = JSON.stringify(secured);
  const asked = { now: NOW, trust: trusting(issuer({ didDocument: didDocument(DID, own.jwk) })) };
  const real = () => verifyCredential({ kind: 'vc', text, flags: [] }, asked);
  if (real().evidence[0]?.outcome !== 'passed') throw new Error(JSON.stringify(real().evidence));
  const native = createPublicKey({ key: own.jwk as JsonWebKey, format: 'jwk' });
  const proofValue = String((secured.proof as JsonObject).proofValue);
  const [config, canonical] = [Buffer.from(canonicalBytes(options)), Buffer.from(canonicalBytes(document))];
  return {
    name: `ecdsa-jcs-2019 with P-256, passport of ${Buffer.byteLength(text)} bytes, text to evidence / SHA-256 ×2 + base58 + crypto.verify`,
    limit: () => {
      const bytes = Buffer.concat([hash('sha256', config, 'buffer'), hash('sha256', canonical, 'buffer')]);
      nativeVerify('sha256', bytes, { key: native, dsaEncoding: 'ieee-p1363' }, decodeMultibase(proofValue) ?? new Uint8Array());
    },
    real: () => void real(),
    atLeast: 0.5,
  };
}

export function vcJwt(atLeast = unlessInBulk(0.85, 0.75)): Comparison {
  const compact = token(untpPassport(2));
  const real = () => verifyCredential({ kind: 'vc-jwt', text: compact, flags: [] }, { now: NOW, trust });
  if (real().evidence[0]?.outcome !== 'passed') throw new Error(JSON.stringify(real().evidence));
  return {
    name: `vc+jwt of ${compact.length} bytes, text to evidence / split + crypto.verify + parse`,
    limit: () => {
      const [header = '', payload = '', signed = ''] = compact.split('.');
      nativeVerify(null, Buffer.from(`${header}.${payload}`), key.native, Buffer.from(signed, 'base64url'));
      JSON.parse(Buffer.from(header, 'base64url').toString());
      JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
    real: () => void real(),
    atLeast,
  };
}

/**
 * Against the same limit as the token signed with EdDSA, and against the signature alone, which is reported and not gated: half of the time goes to the 7 KB.
 * The limits pass r ‖ s to `crypto.verify` with `dsaEncoding`, as its documentation says. `verifyEcdsa` passes DER, which is faster.
 */
export function vcJwtEs256(parsed = true): Comparison {
  const own = newKey('P-256');
  const compact = token(untpPassport(2), {}, own);
  const asked = { now: NOW, trust: trusting(issuer({ didDocument: didDocument(DID, own.jwk) })) };
  const real = () => verifyCredential({ kind: 'vc-jwt', text: compact, flags: [] }, asked);
  if (real().evidence[0]?.outcome !== 'passed') throw new Error(JSON.stringify(real().evidence));
  const native = createPublicKey({ key: own.jwk as JsonWebKey, format: 'jwk' });
  return {
    name: `vc+jwt of ${compact.length} bytes with ES256, text to evidence / split + crypto.verify${parsed ? ' + parse' : ''}`,
    limit: () => {
      const [header = '', payload = '', signed = ''] = compact.split('.');
      const message = Buffer.from(`${header}.${payload}`);
      nativeVerify('sha256', message, { key: native, dsaEncoding: 'ieee-p1363' }, Buffer.from(signed, 'base64url'));
      if (!parsed) return;
      JSON.parse(Buffer.from(header, 'base64url').toString());
      JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
    real: () => void real(),
    atLeast: parsed ? 0.7 : 0,
  };
}

/**
 * The limit takes the eight digests too: no SD-JWT is verified without them (RFC 9901 7.1), so they are as inevitable as the signature. Where the limit is read
 * as for a vc+jwt, without them, the ratio is lower by the time that they take, about 2 %: that row is reported and not gated.
 */
export function sdJwt(digests = true, atLeast = unlessInBulk(0.85, 0.78)): Comparison {
  const names = [
    'description',
    'carbonFootprint',
    'materials',
    'hsCode',
    'producerLei',
    'repairabilityScore',
    'certifications',
    'capacity',
  ];
  const disclosures = names.map((name) => claim(name, `the value of ${name}`, `salt-of-${name}-22-characters`));
  const detail = untpPassport(2).credentialSubject ?? {};
  const compact = issueSdJwt(flat({ ...hiding(...disclosures), detail }), disclosures);
  const real = () => verifyCredential({ kind: 'sd-jwt', text: compact, flags: [] }, { now: NOW, trust });
  if (real().evidence[0]?.outcome !== 'passed') throw new Error(JSON.stringify(real().evidence));
  return {
    name: `SD-JWT of ${compact.length} bytes, 8 disclosures, text to evidence / split + crypto.verify${digests ? ' + digests' : ''} + parse`,
    limit: () => {
      const [jwt = '', ...rest] = compact.split('~');
      const [header = '', payload = '', signed = ''] = jwt.split('.');
      nativeVerify(null, Buffer.from(`${header}.${payload}`), key.native, Buffer.from(signed, 'base64url'));
      JSON.parse(Buffer.from(header, 'base64url').toString());
      JSON.parse(Buffer.from(payload, 'base64url').toString());
      for (const disclosure of rest.slice(0, -1)) {
        if (digests) hash('sha256', disclosure, 'base64url');
        JSON.parse(Buffer.from(disclosure, 'base64url').toString());
      }
    },
    real: () => void real(),
    atLeast: digests ? atLeast : 0,
  };
}

export const comparisons = [
  signature,
  () => eddsaJcs(),
  ecdsaJcs,
  () => vcJwt(),
  () => vcJwtEs256(),
  () => vcJwtEs256(false),
  () => sdJwt(),
  () => sdJwt(false),
] as const;

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const comparison of comparisons) print([await settle(rowOf(comparison()))]);
