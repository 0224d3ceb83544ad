// Inspections as the workbench answers them, one per headline, made up for the tests of the screen.
import type { Inspection, State } from '../../server/contract.ts';
import { evidence } from '../../server/verdict/evidence.ts';

const DAY = 86_400_000;
export const AS_OF = new Date(Date.now() - 3 * DAY).toISOString();

const document = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['DigitalProductPassport', 'VerifiableCredential'],
  credentialSubject: { id: 'https://id.gs1.org/01/09520123456788/21/ABC123', name: 'Traction battery 48 V 2.4 kWh' },
};

export const valid: Inspection = {
  id: 41,
  at: new Date().toISOString(),
  item: 0,
  input: {
    channel: 'wedge',
    text: 'http://localhost:8080/api/v1/public/01/09520123456788/21/ABC123',
    symbology: ']Q1',
    sha256: 'c0ffee'.padEnd(64, '0'),
    bytes: 63,
  },
  recognised: {
    kind: 'gs1',
    form: 'digital-link',
    gtin: '09520123456788',
    serial: 'ABC123',
    link: { url: 'http://localhost:8080/api/v1/public/01/09520123456788/21/ABC123', host: 'localhost:8080' },
    flags: ['sample'],
  },
  headline: 'valid',
  reasons: [],
  checks: [
    evidence('DPP-SIG-01', 'eddsa-jcs-2022'),
    evidence('DPP-ISS-02', undefined, AS_OF),
    evidence('DPP-KEY-01'),
    evidence('DPP-PRD-01', '(01)09520123456788(21)ABC123'),
    evidence('DPP-DAT-01', 'valid until 2036-11-18T00:00:00Z'),
    evidence('DPP-STA-02'),
    evidence('DPP-TRU-02', undefined, AS_OF),
    evidence('DPP-CLK-01'),
    evidence('DPP-CON-01'),
    evidence('DPP-CPL-03'),
  ],
  product: {
    name: 'Traction battery 48 V 2.4 kWh',
    manufacturer: 'Nordlicht Zellen GmbH',
    dppCode: 'DPP-09520123456788-ABC123',
    gtin: '09520123456788',
    serial: 'ABC123',
    groups: [
      {
        id: 'identity',
        label: 'Identification',
        facts: [
          { field: 'brand', label: 'Brand', value: 'Nordlicht', legalBasis: 'ESPR Annex III (g)' },
          { field: 'modelIdentifier', label: 'Model', value: 'NL-48-2400' },
          { field: 'countryOfOrigin', label: 'Country of origin', value: 'Germany', legalBasis: 'UCC Art. 60' },
          { field: 'placedOnMarketDate', label: 'Placed on the market', value: '12 Mar 2026' },
        ],
      },
      {
        id: 'performance',
        label: 'Performance',
        facts: [
          { field: 'capacity', label: 'Rated capacity', value: '50 Ah', legalBasis: 'Battery Regulation Annex XIII' },
          { field: 'voltage', label: 'Nominal voltage', value: '48 V' },
          { field: 'mass', label: 'Mass', value: '21.4 kg' },
          { field: 'carbonFootprint', label: 'Carbon footprint', value: '61 kg CO₂e per kWh' },
        ],
      },
      {
        id: 'circularity',
        label: 'Circularity',
        facts: [{ field: 'repair', label: 'Repairability', value: 'B (7.4 of 10)' }],
      },
    ],
    materials: [
      { name: 'Lithium iron phosphate', percentage: 34.5, recycledContent: 6 },
      { name: 'Graphite', percentage: 18 },
      { name: 'Aluminium', percentage: 17.5, recycledContent: 42 },
      { name: 'Copper', percentage: 11, recycledContent: 35 },
      { name: 'Electrolyte (LiPF₆)', percentage: 10, hazardous: true },
      { name: 'Polymers', percentage: 6 },
    ],
  },
  issuer: { id: 'did:web:localhost%3A8080', name: 'This computer', origin: 'own', asOf: AS_OF },
  credential: {
    format: 'vc',
    types: ['VerifiableCredential', 'DigitalProductPassport'],
    id: 'urn:uuid:2f6f2b52-3a4e-4c9c-9a58-7b5c9d3a2e11',
    verificationMethod: 'did:web:localhost%3A8080#key-1',
    keyFingerprint: '8f3a 11c0 92bd 7d40 1a6e 55f2 03c9 be41 77aa 90d3 2b6c e8f1 4c55 d0a9 6e3b 1f27',
    validFrom: '2026-03-12T00:00:00Z',
    validUntil: '2036-11-18T00:00:00Z',
    signedAt: AS_OF,
    verified: document,
    raw: JSON.stringify(document),
    source: 'stored',
  },
  trust: { state: 'fresh', asOf: AS_OF, issuers: 7 },
  sample: true,
  appVersion: '0.1.0',
  hash: 'ab12'.padEnd(64, 'f'),
  decisions: [],
};

const { product: _product, ...unverified } = valid;

export const altered: Inspection = {
  ...unverified,
  id: 42,
  sample: false,
  headline: 'invalid',
  reasons: ['DPP-SIG-02', 'DPP-PRD-03'],
  checks: [
    evidence('DPP-SIG-02', 'proofValue does not verify over the canonical document'),
    evidence('DPP-ISS-01', undefined, AS_OF),
    evidence('DPP-KEY-01'),
    evidence('DPP-PRD-03', 'scanned 09520123456788, credential 04012345678901'),
    evidence('DPP-DAT-01'),
    evidence('DPP-STA-03'),
    evidence('DPP-TRU-01', undefined, AS_OF),
    evidence('DPP-CLK-01'),
    evidence('DPP-CON-10'),
    evidence('DPP-CPL-03'),
  ],
  issuer: { id: 'did:web:passports.example', name: 'Example Passports AG', origin: 'list', asOf: AS_OF },
};

export const notCurrent: Inspection = {
  ...valid,
  id: 43,
  sample: false,
  headline: 'valid-not-current',
  reasons: ['DPP-STA-04'],
  checks: valid.checks.map((found) => (found.check === 'status' ? evidence('DPP-STA-04', undefined, AS_OF) : found)),
};

export const unknownIssuer: Inspection = {
  ...unverified,
  id: 44,
  sample: false,
  headline: 'unknown-issuer',
  reasons: ['DPP-ISS-10'],
  checks: [evidence('DPP-SIG-12'), evidence('DPP-ISS-10'), evidence('DPP-KEY-10'), evidence('DPP-DAT-01'), evidence('DPP-STA-07')],
  issuer: { id: 'did:web:someone.example' },
};

const { credential: _credential, issuer: _issuer, ...bare } = unverified;

export const cannotCheck: Inspection = {
  ...bare,
  id: 45,
  sample: false,
  headline: 'cannot-check',
  reasons: ['DPP-SIG-13'],
  input: { ...bare.input, text: 'https://id.gs1.org.evil.example/01/09506000134352/21/9' },
  recognised: {
    kind: 'gs1',
    form: 'digital-link',
    gtin: '09506000134352',
    serial: '9',
    flags: [],
    link: { url: 'https://id.gs1.org.evil.example/01/09506000134352/21/9', host: 'id.gs1.org.evil.example' },
  },
  checks: [evidence('DPP-SIG-13'), evidence('DPP-ISS-13'), evidence('DPP-PRD-02')],
};

export const ambiguous: Inspection = {
  ...bare,
  id: 46,
  sample: false,
  headline: 'cannot-check',
  reasons: ['DPP-SIG-18'],
  recognised: {
    kind: 'ambiguous',
    flags: ['ambiguous'],
    detail: 'AI 10 without separator',
    candidates: [
      { kind: 'gs1', form: 'element-string', gtin: '09520123456788', serial: 'ABC123', ais: [], flags: ['ambiguous'] },
      { kind: 'gs1', form: 'element-string', gtin: '09520123456788', serial: null, batch: 'L7', ais: [], flags: ['ambiguous'] },
    ],
  },
  checks: [evidence('DPP-SIG-18')],
};

export const state: State = {
  appVersion: '0.1.0',
  startedAt: new Date().toISOString(),
  mode: 'browser',
  dataFolder: '/var/lib/dpp-desk',
  baseUrl: 'http://localhost:8080',
  baseUrlIsDefault: true,
  serviceDid: 'did:web:localhost%3A8080',
  keyFingerprint: valid.credential?.keyFingerprint ?? '',
  trust: { state: 'fresh', asOf: AS_OF, issuers: 7 },
  sampleLoaded: true,
  hasInspectedGoods: true,
  counts: { passports: 10, inspections: 41, credentials: 30 },
  newestRepeated: 0,
  notices: [],
};
