// Generated histories of trust lists, some of which come late, some dating things back, and a past moment: what was known not to be good then is never called valid then.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { decide, wasValid } from '../../../server/domain/verdict/decide.ts';
import { verifyAsOf } from '../../../server/domain/verify/as-of.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { pastOf } from '../../../server/features/trust/past.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { openStore } from '../../../server/store/open.ts';
import { DID, didDocument, KEY } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, LIST_URL, revocationList, signed } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const RUNS = Number(process.env.DPP_DESK_HISTORIES ?? 80);
const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const at = (day: number): string => new Date(START + day * DAY).toISOString();
const TODAY = 60;
const LASTS = 40;
const TTL = 7;

interface Snap {
  readonly sequence: number;
  readonly issuedDay: number;
  readonly status: TrustListEntry['status'] | 'absent';
  readonly sinceDay?: number;
  readonly keyRevokedDay?: number;
  readonly keyExpiresDay?: number;
  readonly listed?: { readonly revoked: boolean; readonly retrievedDay: number };
}

const day = fc.integer({ min: 0, max: 50 });
const snap: fc.Arbitrary<Snap> = fc.record(
  {
    sequence: fc.integer({ min: 1, max: 9 }),
    issuedDay: day,
    status: fc.constantFrom('granted', 'granted', 'granted', 'granted', 'suspended', 'withdrawn', 'absent'),
    sinceDay: day,
    keyRevokedDay: day,
    keyExpiresDay: day,
    listed: fc.record({ revoked: fc.constantFrom(false, false, true), retrievedDay: day }),
  },
  { requiredKeys: ['sequence', 'issuedDay', 'status'] },
);
/** Rare as in life, so that good histories occur. */
const mostlyGood = snap.chain((one) =>
  fc
    .constantFrom(one, { ...one, keyRevokedDay: undefined, keyExpiresDay: undefined, sinceDay: undefined } as unknown as Snap)
    .map((kept) => {
      const rest = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as unknown as Snap;
      return rest.listed === undefined ? { ...rest, listed: { revoked: false, retrievedDay: rest.issuedDay } } : rest;
    }),
);

/** Most operators number their lists as they issue them: else two of one number, which are never valid, stand in most histories. */
const numbered = (snaps: readonly Snap[]): Snap[] =>
  snaps.toSorted((one, other) => one.issuedDay - other.issuedDay).map((one, index) => ({ ...one, sequence: index + 1 }));
const histories: fc.Arbitrary<Snap[]> = fc
  .tuple(fc.array(mostlyGood, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([snaps, inOrder]) => (inOrder ? numbered(snaps) : snaps));

const lists = new Map([true, false].map((revoked) => [revoked, revocationList(revoked ? [1] : [])]));

function fileOf({ sequence, issuedDay, status, sinceDay, keyRevokedDay, keyExpiresDay, listed }: Snap): string {
  const document = didDocument(DID, KEY.jwk, {
    ...(keyRevokedDay === undefined ? {} : { revoked: at(keyRevokedDay) }),
    ...(keyExpiresDay === undefined ? {} : { expires: at(keyExpiresDay) }),
  });
  const statusLists =
    listed === undefined
      ? {}
      : { statusLists: [{ url: LIST_URL, credential: lists.get(listed.revoked) ?? '', retrievedAt: at(listed.retrievedDay) }] };
  const since = sinceDay === undefined ? {} : { since: at(sinceDay) };
  const entries = status === 'absent' ? [] : [entry({ status, didDocument: document, ...since, ...statusLists })];
  return signed(sequence, entries, { issuedAt: at(issuedDay), nextUpdate: at(issuedDay + LASTS) });
}

const TEXT = passportAt(1);

/** Whoever remembers every list that counts may call it valid at that day only when none of this is known. */
function knownNotGood(taken: readonly Snap[], then: number): string | undefined {
  const standing = taken.toSorted((one, other) => one.sequence - other.sequence);
  const inForce = standing.findLast(({ issuedDay }) => issuedDay <= then);
  if (inForce === undefined) return 'no list of that time';
  if (standing.some((one) => one !== inForce && one.sequence === inForce.sequence)) return 'two lists of one number';
  if (inForce.status === 'absent') return 'not on the list of that time';
  if (then > inForce.issuedDay + LASTS) return 'the list of that time was overdue';
  const known = standing.slice(standing.indexOf(inForce)).filter(({ status }) => status !== 'absent');
  for (const { status, sinceDay, keyRevokedDay = Infinity, keyExpiresDay = Infinity } of known) {
    if (status !== 'granted' && (sinceDay === undefined || sinceDay <= then)) return `${status} by then, or at a time unknown`;
    if (status === 'granted' && sinceDay !== undefined && sinceDay > then) return 'vouched for only later';
    if (keyRevokedDay <= then || keyExpiresDay <= then) return 'the key had ended';
  }
  if (inForce.status !== 'granted') return 'announced';
  const versions = taken
    .filter(({ status }) => status !== 'absent')
    .flatMap(({ listed, issuedDay }) => (listed === undefined ? [] : [{ ...listed, day: Math.min(listed.retrievedDay, issuedDay) }]))
    .filter((version) => version.day <= then);
  if (versions.some(({ revoked }) => revoked)) return 'revoked by then';
  if (!versions.some((version) => then <= version.day + TTL)) return 'no status list of that time';
  return undefined;
}

describe('whatever the lists said over time', () => {
  it(`what was known not to be good at a moment is not valid as of it (${RUNS} histories)`, { timeout: 30 * 60_000 }, () => {
    const folder = temporaryFolder();
    const now = new Date(START + TODAY * DAY);
    let run = 0;
    let valid = 0;
    let bad = 0;
    fc.assert(
      fc.property(
        histories,
        fc.array(fc.record({ after: fc.nat(4), days: fc.nat(6) }), { minLength: 3, maxLength: 6 }),
        (snaps, moments) => {
          const store = openStore(withNewStore(`${folder}/${run++}`));
          // Whether a disk keeps its word is not asked here.
          store.db.pragma('synchronous = OFF');
          try {
            const taken: Snap[] = [];
            for (const one of snaps) {
              const file = fileOf(one);
              const read = readTrustList(file);
              // A status list under a key that had ended when the trust list was signed is refused with it.
              if (!read.ok) continue;
              const confirmation = { who: 'Ana', reason: 'asked for by the office', fingerprint: read.fingerprint };
              const done = importTrustList(store, file, confirmation, { twoPersons: false }, now);
              expect(done.ok ? '' : done.detail).toBe('');
              if (done.ok && !done.already) taken.push(one);
            }
            const trust = trustOf(store, undefined, now);
            for (const { after, days: later } of moments) {
              const then = (snaps[after % snaps.length]?.issuedDay ?? 0) + later;
              const past = pastOf(store, trust, new Date(START + then * DAY));
              const verdict = decide(verifyAsOf({ kind: 'vc', text: TEXT, flags: [] }, { now, trust, past }).evidence);
              expect(verdict.headline).not.toBe('valid');
              const why = knownNotGood(taken, then);
              if (why !== undefined) expect(wasValid(verdict), `${why} on day ${then} after ${JSON.stringify(taken)}`).toBe(false);
              if (why !== undefined) bad++;
              else if (wasValid(verdict)) valid++;
            }
          } finally {
            store.close();
          }
        },
      ),
      { numRuns: RUNS },
    );
    // A run in which nothing was ever valid would prove nothing.
    expect([valid > 0, bad > 0]).toEqual([true, true]);
  });
});
