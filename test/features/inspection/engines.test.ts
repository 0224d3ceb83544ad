// Every engine asked about an inspected credential: what the log keeps, and what a disagreement does to a verdict.
import { verify as nobleVerify } from '@noble/ed25519';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignatureCheck } from '../../../server/domain/keys/verify-signature.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { askEngines, ENGINES, type Engine } from '../../../server/features/engines/index.ts';
import {
  copiesIn,
  examine,
  inspect,
  inspectAgain,
  NO_COPIES,
  describe as toRecord,
  withEngines,
} from '../../../server/features/inspection/index.ts';
import { inspectByEveryEngine } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { CLEAN_KEY, signMixedR } from '../../fixtures/edge-signatures.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { CHAIN, idOf, productData, trust } from '../../fixtures/gs1-licences.ts';
import { DID, didDocument, issuer, METHOD, NOW, newKey, passport, secure, token, trusting } from '../../fixtures/issuing.ts';

let fresh: FreshApp;
beforeEach(() => {
  fresh = freshApp({ now: () => NOW });
});
afterEach(() => fresh.close());

it('the repeated inspection says the same, and the log keeps what each engine said', async () => {
  const own = newKey('P-256');
  putIssuer(fresh.context.store, {
    did: DID,
    origin: 'local',
    status: 'granted',
    didDocument: didDocument(DID, own.jwk),
    asOf: '2026-06-01T00:00:00Z',
  });
  const [first] = inspect({ channel: 'paste', text: token(passport(), {}, own) }, fresh.context).inspections;
  if (first === undefined) throw new Error('nothing was inspected');
  expect(first.engines).toBeUndefined();
  const again = await inspectAgain(first.id, { engines: 'all', requestId: 'engines-0000000001' }, fresh.context);
  expect([again.headline, again.again]).toEqual([first.headline, first.id]);
  const answers = ['node:crypto', 'WebCrypto', 'noble'].map((engine) => ({ engine, answer: 'match' }));
  expect(again.engines).toEqual([{ algorithm: 'P-256', answers }]);
  expect(readInspection(fresh.context.store, again.id)?.engines).toEqual(again.engines);
  expect(await inspectAgain(first.id, { engines: 'all', requestId: 'engines-0000000001' }, fresh.context)).toMatchObject({ id: again.id });
});

it('a request that was answered is not examined a second time', async () => {
  const request = { channel: 'paste', text: JSON.stringify(secure()), requestId: 'engines-0000000002' } as const;
  const first = await inspectByEveryEngine(request, fresh.context);
  const trust = vi.fn(fresh.context.trust);
  expect(await inspectByEveryEngine(request, { ...fresh.context, trust })).toEqual(first);
  expect(trust).not.toHaveBeenCalled();
});

const STUBBORN: Engine = { name: 'noble', kinds: ['Ed25519'], verify: () => false };

const examined = (text: string, jwk = issuer().didDocument) => {
  const [recognised] = recognise({ text, channel: 'file' });
  if (recognised === undefined) throw new Error('nothing was recognised');
  return examine(recognised, { now: NOW, trust: trusting(issuer({ didDocument: jwk })), ...NO_COPIES });
};

it('an altered credential is invalid in the opinion of every engine', async () => {
  const found = await withEngines(examined(JSON.stringify({ ...secure(), name: 'altered' })));
  expect(found.verdict.headline).toBe('invalid');
  expect(found.engines?.[0]?.answers.filter(({ answer }) => answer !== 'unavailable').every(({ answer }) => answer === 'no-match')).toBe(
    true,
  );
});

it('each proof of a set is asked about', async () => {
  const one = secure();
  const found = await withEngines(examined(JSON.stringify({ ...one, proof: [one.proof, one.proof] })));
  expect(found.engines).toHaveLength(2);
});

it('a document without a signature has nothing to ask about', async () => {
  expect((await withEngines(examined(JSON.stringify(passport())))).engines).toEqual([]);
  expect((await withEngines(examined('09520123456788'))).engines).toEqual([]);
});

it('a disagreement is *cannot check* by a reason of its own, and shows nothing of the document', async () => {
  // Signed by the owner of the key so that lax engines accept it and strict ones do not.
  const compact = token(passport(), { kid: METHOD });
  const input = compact.slice(0, compact.lastIndexOf('.'));
  const mixed = `${input}.${Buffer.from(signMixedR(Buffer.from(input))).toString('base64url')}`;
  const document = didDocument(DID, { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(CLEAN_KEY).toString('base64url') });
  const first = examined(mixed, document);
  expect(first.verdict.headline).toBe('invalid');
  expect((await withEngines(first)).verdict.headline).toBe('invalid');
  const lax: Engine = {
    name: 'noble',
    kinds: ['Ed25519'],
    verify: ({ key, message, signature }: SignatureCheck) => nobleVerify(signature, message, key.raw),
  };
  const found = await withEngines(first, (check) => askEngines(check, [...ENGINES.slice(0, 2), lax]));
  expect(found.verdict).toEqual({ headline: 'cannot-check', reasons: ['DPP-SIG-44'] });
  expect(found.evidence[0]).toMatchObject({ code: 'DPP-SIG-44', detail: 'Ed25519: node:crypto no-match, WebCrypto no-match, noble match' });
  const record = toRecord(found, 'en');
  expect([record.product, record.credential?.verified]).toEqual([undefined, undefined]);
  expect(found.evidence.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['issuer', 'key', 'product', 'dates', 'status', 'clock', 'content']),
  );
});

it('a disagreement leaves what this service knows about the status of its own passport', async () => {
  const own = freshApp({ sample: true, now: () => new Date('2026-11-21T12:00:00Z') });
  try {
    const { store, trust, now } = own.context;
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'A. Officer', reason: 'recall' }, own.context);
    const body = credentialsByCode(store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '';
    const [recognised] = recognise({ text: body, channel: 'file' });
    if (recognised === undefined) throw new Error('nothing was recognised');
    const first = examine(recognised, { now: now(), trust: trust(), ...copiesIn(store) });
    const found = await withEngines(first, (check) => askEngines(check, [...ENGINES.slice(0, 1), STUBBORN]));
    expect(found.verdict).toEqual({ headline: 'cannot-check', reasons: ['DPP-SIG-44'] });
    expect(found.evidence.filter(({ check }) => check === 'status').map(({ code }) => code)).toEqual(['DPP-STA-20']);
  } finally {
    own.close();
  }
});

it('reports in the log how many signatures were left out', async () => {
  const first = examined(JSON.stringify(secure()));
  const { verification } = first;
  const [check] = verification?.checks() ?? [];
  if (verification === undefined || check === undefined) throw new Error('no signature');
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const checks = () => Array.from({ length: 40 }, () => check);
  const found = await withEngines({ ...first, verification: { ...verification, checks } });
  vi.restoreAllMocks();
  expect(found.engines).toHaveLength(32);
  expect(lines.join('')).toContain('verified the first 32 signatures');
});

it('a valid credential that one engine refuses loses its verdict and its document', async () => {
  const first = examined(JSON.stringify(secure()));
  expect(first.verification?.document).toBeDefined();
  const found = await withEngines(first, (check) => askEngines(check, [...ENGINES.slice(0, 1), STUBBORN]));
  expect(found.verdict.headline).toBe('cannot-check');
  expect(found.verification?.document).toBeUndefined();
  expect(toRecord(found, 'en').product).toBeUndefined();
});

it('a licence of a document that counts as unread is not shown as passed', async () => {
  const [item] = recognise({ text: productData(), channel: 'file' });
  if (item === undefined) throw new Error('nothing was recognised');
  const names = ['prefix', 'company', 'key'].map(idOf);
  const copiesOfIdentifier = (id: string) =>
    CHAIN.filter((_, at) => names[at] === id).map((body) => ({ format: 'vc-jwt' as const, body, sample: false }));
  const first = examine(item, { ...NO_COPIES, now: NOW, trust: trust(), copiesOfIdentifier });
  expect([first.evidence.map(({ code }) => code).includes('DPP-LIC-01'), first.licences?.length]).toEqual([true, 4]);
  const stubborn: Engine = { name: 'noble', kinds: ['Ed25519', 'P-256', 'P-384'], verify: () => false };
  const found = await withEngines(first, (check) => askEngines(check, [...ENGINES.slice(0, 1), stubborn]));
  expect(found.verdict).toEqual({ headline: 'cannot-check', reasons: ['DPP-SIG-44'] });
  expect([found.evidence.filter(({ check }) => check === 'licence'), found.licences]).toEqual([[], undefined]);
});
