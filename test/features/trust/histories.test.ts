// Generated histories of one computer: trust lists good and bad, undone, the clock moved, the app restarted. A model of a few lines says what may be called valid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Headline } from '../../../server/domain/evidence/evidence.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { type Confirmation, importTrustList, undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { RELEASED } from '../../../server/lib/version.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { putIssuer, removeIssuer } from '../../../server/store/trust/issuers.ts';
import { DID, didDocument, verify } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, LIST_URL, newOperatorKey, OPERATOR, revocationList, signed } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const RUNS = Number(process.env.DPP_DESK_HISTORIES ?? 150);
const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const at = (day: number): string => new Date(START + day * DAY).toISOString();
const STRANGER = newOperatorKey();
const TTL_DAYS = 7;
const FRESH_DAYS = 180;
const VOUCHED = { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), addedBy: 'Ana', reason: 'visited' } as const;

interface Snap {
  readonly sequence: number;
  readonly status: TrustListEntry['status'] | 'absent';
  /** From when that status counts. */
  readonly sinceDay?: number;
  /** Entries 0 to 2 of the list that are set; no list when absent. */
  readonly revoked?: readonly number[];
  readonly issuedDay: number;
  readonly retrievedDay: number;
  readonly lastsDays: number;
  readonly damage: 'none' | 'cut' | 'stranger';
  readonly reason?: string;
}

type Step =
  | { readonly kind: 'import'; readonly snap: Snap }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'vouch'; readonly local: boolean }
  | { readonly kind: 'clock'; readonly days: number };

/** Mostly of these days, as in life: far off, nearly nothing would ever be valid. */
const day = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 0 }) },
  { weight: 1, arbitrary: fc.integer({ min: -40, max: 40 }) },
);
const snap: fc.Arbitrary<Snap> = fc.record(
  {
    sequence: fc.integer({ min: 1, max: 8 }),
    status: fc.constantFrom('granted', 'granted', 'granted', 'suspended', 'withdrawn', 'absent'),
    sinceDay: day,
    revoked: fc.subarray([0, 1, 2]),
    issuedDay: day,
    retrievedDay: day,
    lastsDays: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 170, max: 300 })),
    damage: fc.constantFrom('none', 'none', 'none', 'none', 'cut', 'stranger'),
    reason: fc.constant('asked for by the office'),
  },
  { requiredKeys: ['sequence', 'status', 'issuedDay', 'retrievedDay', 'lastsDays', 'damage'] },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: snap.map((one) => ({ kind: 'import', snap: one }) as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'undo' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' } as const) },
    { weight: 1, arbitrary: fc.boolean().map((local) => ({ kind: 'vouch', local }) as const) },
    {
      weight: 3,
      arbitrary: fc
        .oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -200, max: 200 }))
        .map((days) => ({ kind: 'clock', days }) as const),
    },
  ),
  { minLength: 1, maxLength: 9 },
);

const lists = new Map<string, string>();
/** Signing is the slow part, and there are eight lists. */
function listOf(revoked: readonly number[]): string {
  const name = revoked.join();
  const known = lists.get(name) ?? revocationList(revoked);
  lists.set(name, known);
  return known;
}

function fileOf({ sequence, status, sinceDay, revoked, issuedDay, retrievedDay, lastsDays, damage }: Snap): string {
  const statusLists =
    revoked === undefined ? {} : { statusLists: [{ url: LIST_URL, credential: listOf(revoked), retrievedAt: at(retrievedDay) }] };
  const entries =
    status === 'absent' ? [] : [entry({ status, ...(sinceDay === undefined ? {} : { since: at(sinceDay) }), ...statusLists })];
  const times = { issuedAt: at(issuedDay), nextUpdate: at(issuedDay + lastsDays) };
  const file = signed(sequence, entries, times, damage === 'stranger' ? STRANGER : OPERATOR);
  return damage === 'cut' ? file.slice(0, -7) : file;
}

const credentials = [0, 1, 2].map((index) => passportAt(index));

/** What one would know who remembers everything that was imported. */
interface Model {
  readonly taken: Snap[];
  /** Lists that a person set aside. */
  readonly aside: Set<Snap>;
  /** Whether an officer vouches for the issuer too. */
  local: boolean;
  today: number;
}

/** The lists in force: those of the highest number, whenever they came. Two of one number have to agree. */
function inForce({ taken, aside }: Model): readonly Snap[] {
  const kept = taken.filter((one) => !aside.has(one));
  const newest = Math.max(...kept.map(({ sequence }) => sequence));
  return kept.filter(({ sequence }) => sequence === newest);
}

/**
 * The most that may be called valid: listed and granted in every list in force and that list not due, or added here while they say nothing of it; a status list
 * current, the entry never seen revoked, and the clock not before what was seen.
 */
function mayBeValid(model: Model, index: number): boolean {
  const { taken, local, today } = model;
  if (everRevoked(model).has(index)) return false;
  const now = START + today * DAY;
  const floor = Math.max(Date.parse(RELEASED), ...taken.map(({ issuedDay }) => START + issuedDay * DAY));
  const latest = Math.max(now, floor);
  const lists = inForce(model);
  const favours = ({ status, sinceDay, issuedDay, lastsDays }: Snap): boolean =>
    status === 'absent'
      ? local
      : status === 'granted' &&
        latest >= START + (sinceDay ?? -Infinity) * DAY &&
        latest <= START + (issuedDay + Math.min(lastsDays, FRESH_DAYS)) * DAY;
  const isCurrent = ({ status, revoked, retrievedDay, issuedDay }: Snap): boolean => {
    const fetched = Math.min(retrievedDay, issuedDay);
    return status !== 'absent' && revoked !== undefined && today >= fetched && today <= fetched + TTL_DAYS;
  };
  return now + 60_000 >= floor && (lists.length === 0 ? local : lists.every(favours)) && taken.some(isCurrent);
}

/** In a list of an issuer that is left out, no status list is carried. */
const everRevoked = ({ taken }: Model): ReadonlySet<number> =>
  new Set(taken.flatMap(({ status, revoked = [] }) => (status === 'absent' ? [] : revoked)));

function headlines(store: Store, today: number): Headline[] {
  const now = new Date(START + today * DAY);
  const trust = trustOf(store, undefined, now);
  return credentials.map((text) => decide(verify(text, { trust, now }).evidence).headline);
}

const takesOff = ({ status }: Snap): boolean => status === 'suspended' || status === 'withdrawn';

describe('whatever happens to the trust data', () => {
  it(`nothing revoked becomes valid, and nothing is valid that was not checked (${RUNS} histories)`, { timeout: 30 * 60_000 }, () => {
    const folder = temporaryFolder();
    let run = 0;
    let valid = 0;
    fc.assert(
      fc.property(steps, (history) => {
        const place = withNewStore(`${folder}/${run++}`);
        const open = (): Store => {
          const opened = openStore(place);
          // Whether a disk keeps its word is not asked here.
          opened.db.pragma('synchronous = OFF');
          return opened;
        };
        let store = open();
        const model: Model = { taken: [], aside: new Set(), local: false, today: 0 };
        try {
          for (const step of history) {
            const now = new Date(START + model.today * DAY);
            if (step.kind === 'clock') model.today += step.days;
            if (step.kind === 'restart') {
              store.close();
              store = open();
            }
            // Nobody vouches for whom the list calls suspended or withdrawn.
            if (step.kind === 'vouch' && !(step.local && inForce(model).some(takesOff))) {
              model.local = step.local;
              if (step.local) putIssuer(store, { ...VOUCHED, asOf: now.toISOString() });
              else removeIssuer(store, DID, 'local');
            }
            if (step.kind === 'undo') {
              const undone = undoTrustList(store, { who: 'Ana', reason: 'undo' }, { twoPersons: false }, now);
              if (undone.ok) for (const one of inForce(model)) model.aside.add(one);
            }
            if (step.kind === 'import') {
              const file = fileOf(step.snap);
              const read = readTrustList(file);
              const given: Confirmation = {
                who: 'Ana',
                ...(read.ok && step.snap.damage === 'none' ? { fingerprint: read.fingerprint } : {}),
                ...(step.snap.reason === undefined ? {} : { reason: step.snap.reason }),
              };
              const result = importTrustList(store, file, given, { twoPersons: false }, now);
              if (step.snap.damage !== 'none') expect(result.ok).toBe(false);
              if (result.ok && !result.already) {
                model.taken.push(step.snap);
                if (takesOff(step.snap)) model.local = false;
              }
            }
            for (const [index, headline] of headlines(store, model.today).entries()) {
              if (headline === 'valid') valid++;
              if (headline === 'valid') expect(mayBeValid(model, index), `entry ${index} after ${JSON.stringify(history)}`).toBe(true);
              if (everRevoked(model).has(index)) expect(['invalid', 'unknown-issuer']).toContain(headline);
            }
          }
        } finally {
          store.close();
        }
      }),
      { numRuns: RUNS },
    );
    // A run in which nothing was ever valid would prove nothing.
    expect(valid).toBeGreaterThan(0);
  });
});
