// Laws of what is ours, exhaustively over small cases: keys that were replaced, numbers of packs, files that a person names, and lists under an own key that has ended.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTrustFiles } from '../../server/cli/inspect/trust-files.ts';
import { signCredential } from '../../server/domain/formats/vc.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { type KeyRole, packSignerOf, type RegisteredKey } from '../../server/domain/ownership/key-register.ts';
import { isJump, isOlder, MAX_JUMP } from '../../server/domain/ownership/sequence.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { copiesIn, NO_COPIES } from '../../server/features/inspection/copies-in.ts';
import { recallOwnLists } from '../../server/features/issuing/own-lists.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { importText } from '../../server/features/passports/import.ts';
import { storedOwn, trustSetOf } from '../../server/features/trust/trust.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { signedList } from '../../server/store/trust/own-status.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { bits, packed } from '../fixtures/status-list-issuing.ts';
import { hostOf, materialiser, parseTimestamp } from './materialise.ts';
import { ask } from './real.ts';
import { RANK } from './reference.ts';
import type { Statement } from './statements.ts';
import { ITEM, MAKER, POOL, smallSets } from './worlds.ts';

const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-model-'));
const opened: AppContext[] = [];
afterAll(() => {
  for (const context of opened) context.close();
  rmSync(folder, { recursive: true, force: true });
});
let hour = 1;
function fresh(baseUrl: string): AppContext {
  const context = openApp({ folder: withNewStore(join(folder, `data-${opened.length}`)), now: () => parseTimestamp(hour) });
  context.store.db.pragma('synchronous = OFF');
  context.changeSettings({ baseUrl });
  opened.push(context);
  return context;
}
const keyOf = (context: AppContext) => {
  const { verificationMethod, publicJwk, sign } = context.signer();
  return { method: verificationMethod, jwk: { ...publicJwk }, sign };
};

describe('a key that signs packs', () => {
  const ROLES: readonly KeyRole[] = ['service', 'operator', 'maker'];
  const RANKS = { 'same-did': 2, maker: 1, retired: 0, stranger: 0 } as const;
  const entries = ROLES.flatMap((role) =>
    ['K', 'other'].flatMap((fingerprint) =>
      [undefined, '2027-01-01'].map((until) => ({ role, name: role, fingerprint, ...(until ? { until } : {}) })),
    ),
  );
  function* registers(): Generator<readonly RegisteredKey[]> {
    for (const one of entries) {
      yield [one];
      for (const two of entries) {
        yield [one, two];
        for (const three of entries) yield [one, two, three];
      }
    }
  }

  it('counts for nothing once every entry of it has ended, and a confirmation does not undo that another took its place', () => {
    const broken: string[] = [];
    for (const register of registers()) {
      const own = register.filter(({ fingerprint }) => fingerprint === 'K');
      const isEnded = own.every(({ until }) => until !== undefined);
      const isReplaced =
        own.some(({ role, until }) => role !== 'maker' && until !== undefined) &&
        !own.some(({ role, until }) => role !== 'maker' && until === undefined);
      if ((isEnded || isReplaced) && RANKS[packSignerOf(register, 'K')] > 0) broken.push(JSON.stringify(own));
    }
    expect(broken.slice(0, 5)).toEqual([]);
  });

  it('rises by no end of an entry, and by no entry of another key', () => {
    const broken: string[] = [];
    for (const register of registers()) {
      const before = RANKS[packSignerOf(register, 'K')];
      for (const [index, one] of register.entries()) {
        const after = packSignerOf(register.with(index, { ...one, until: '2027-02-01' }), 'K');
        if (RANKS[after] > before) broken.push(JSON.stringify(register));
      }
      if (
        packSignerOf(
          register.filter(({ fingerprint }) => fingerprint === 'K'),
          'K',
        ) !== packSignerOf(register, 'K')
      )
        broken.push(JSON.stringify(register));
    }
    expect(broken.slice(0, 5)).toEqual([]);
  });
});

it('no series of packs leads farther from the number that a person compared than one bound, nor back', () => {
  const broken: string[] = [];
  for (const confirmed of [0, 1, 7, 5000])
    for (const step of [1, 2, 499, MAX_JUMP, MAX_JUMP + 1, 2 ** 40])
      for (const back of [0, 1, 3, MAX_JUMP]) {
        let highest = confirmed;
        for (let turn = 0; turn < 8; turn++)
          for (const sequence of [highest + step, highest - back]) {
            const numbers = { highest, confirmed };
            if (isOlder(sequence, numbers) || isJump(sequence, numbers)) continue;
            if (sequence <= highest) broken.push(`${sequence} after ${highest}`);
            highest = sequence;
          }
        if (highest - confirmed > MAX_JUMP) broken.push(`${highest} from ${confirmed}, in steps of ${step}`);
      }
  expect(broken.slice(0, 5)).toEqual([]);
});

it('no file that a person names adds to the own service', () => {
  hour = 1;
  const context = fresh(hostOf(MAKER));
  const first = keyOf(context);
  hour = 5;
  context.rotateKey({ compromised: true });
  const statements = POOL.map(({ s }) => s);
  const real = materialiser(statements, { K1: first, K2: keyOf(context) });
  hour = 9;
  const textOf = (s: Statement): string | undefined => {
    if (s.kind === 'trust') return real.trustList(s);
    if (s.kind === 'did') return JSON.stringify(real.document(s.did, s.keys));
    return s.kind === 'retract' || s.kind === 'compromise' ? real.addendum(s) : undefined;
  };
  const given = POOL.filter(({ s }) => textOf(s) !== undefined);
  const now = context.now();
  const own = storedOwn(context.store);
  const stored = { store: context.store, set: trustSetOf(context.store, own, now), trust: context.trust() };
  const credentials = statements.flatMap((s) => (s.kind === 'cred' ? [s] : []));
  const ruling = (files: readonly string[]) => {
    const trust = readTrustFiles(files, now, stored);
    return credentials.map((c) => ask({ cred: c.hash, scan: ITEM }, real.credential(c), { now, trust, ...NO_COPIES }).headline);
  };
  const before = ruling([]);
  // Under the compromised key, and under the present one.
  expect(new Set(before)).toEqual(new Set(['invalid', 'genuine']));
  const broken: string[] = [];
  let asked = 0;
  for (const set of smallSets(given, 2)) {
    const files = set.map(({ s }, index) => {
      const file = join(folder, `given-${index}`);
      writeFileSync(file, textOf(s) ?? '');
      return file;
    });
    for (const [index, after] of ruling(files).entries()) {
      asked++;
      const rank = RANK[before[index] ?? 'invalid'];
      if (RANK[after] > rank)
        broken.push(`${credentials[index]?.hash} with ${set.map(({ s }) => s.hash)}: ${before[index]}, then ${after}`);
    }
  }
  expect(broken.slice(0, 5)).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

describe('a list that is signed with an own key after that key was replaced', () => {
  const [{ passport: sample }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
  const { sample: _, ...goods } = sample;
  const PLACES = [[], [0, 1, 2, 3, 4, 5, 6, 7], Array.from({ length: 131_072 }, (__, place) => place)];

  it.each([false, true])('never makes own goods invalid, and never gives them back (compromised: %s)', (compromised) => {
    hour = 1;
    const context = fresh('https://desk.example');
    importText(JSON.stringify(goods), context);
    const retired = context.signer();
    hour = 3;
    context.rotateKey({ compromised });
    publishStored(goods.dppCode, context);
    const [copy] = credentialsByCode(context.store, goods.dppCode).filter(({ format }) => format === 'vc');
    const rule = () =>
      ask({ cred: 'own' }, copy?.body, { now: context.now(), trust: context.trust(), ...copiesIn(context.store) }).headline;
    expect(rule()).toBe('valid');
    const broken: string[] = [];
    let asked = 0;
    for (const purpose of ['revocation', 'suspension'] as const) {
      const { proof: __, ...document } = JSON.parse(signedList(context.store, 1, purpose)?.vc ?? '{}') as JsonObject;
      for (const set of PLACES)
        for (const dated of [2, 4]) {
          hour++;
          const credentialSubject = { ...(document.credentialSubject as JsonObject), encodedList: packed(bits(set)) };
          const validFrom = parseTimestamp(dated).toISOString();
          importText(
            JSON.stringify(signCredential({ ...document, validFrom, credentialSubject }, retired, parseTimestamp(dated))),
            context,
          );
          recallOwnLists(context);
          asked++;
          const [standing, headline] = [passportByCode(context.store, goods.dppCode)?.dppStatus, rule()];
          if (standing !== 'active' || headline === 'invalid')
            broken.push(`${purpose} ${set.length} dated ${dated}: ${standing}, ${headline}`);
        }
    }
    expect(broken).toEqual([]);
    expect(asked).toBe(12);
  });
});
