// Generated histories of status lists that one delegate signs for several issuers: brought in every way, in any order, while the clock jumps. What is taken back stays so.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { DID, didDocument, headlineOf, newKey, proofOptions, secure, verify } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { passportAt, statusList } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const RUNS = Math.ceil(Number(process.env.DPP_DESK_HISTORIES ?? 150) / 5);
const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const iso = (moment: number): string => new Date(moment).toISOString();
const REGISTER = 'did:web:register.example';
const OTHER = 'did:web:other.example';
const NAMES = [REGISTER, OTHER, DID] as const;
const [KEY, OTHER_KEY] = [newKey(), newKey()];
const URLS = { revocation: 'https://register.example/status/1', suspension: 'https://register.example/status/2' } as const;
type Purpose = keyof typeof URLS;
const ENTRIES = [0, 1] as const;

interface Brought {
  readonly kind: 'list';
  readonly way: 'trust list' | 'own address' | 'another address' | 'file';
  readonly purpose: Purpose;
  readonly set: readonly number[];
  /** How many days before today it was signed, and how many later it was fetched. */
  readonly back: number;
  readonly delay: number;
  /** Under whose name it comes. */
  readonly under: number;
}
type Step = Brought | { readonly kind: 'undo' } | { readonly kind: 'restart' } | { readonly kind: 'clock'; readonly days: number };

const days = fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(20) });
const brought: fc.Arbitrary<Brought> = fc.record({
  kind: fc.constant('list' as const),
  way: fc.constantFrom('trust list', 'trust list', 'own address', 'another address', 'file'),
  purpose: fc.constantFrom('revocation', 'suspension'),
  set: fc.subarray([...ENTRIES]),
  back: days,
  delay: days,
  under: fc.nat(2),
});
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: brought },
    { weight: 1, arbitrary: fc.constant({ kind: 'undo' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' } as const) },
    { weight: 2, arbitrary: fc.integer({ min: -20, max: 20 }).map((jump) => ({ kind: 'clock', days: jump }) as const) },
  ),
  { minLength: 2, maxLength: 9 },
);

const listText = (purpose: Purpose, set: readonly number[], from: number): string =>
  JSON.stringify(
    secure(
      statusList(set, { id: URLS[purpose], issuer: REGISTER, validFrom: iso(from) }, { statusPurpose: purpose }),
      proofOptions({ created: iso(from), verificationMethod: `${REGISTER}#key-1` }),
      KEY,
    ),
  );

const CREDENTIALS = (['revocation', 'suspension'] as const).flatMap((purpose) =>
  ENTRIES.map((index) => ({
    purpose,
    index,
    text: passportAt(index, { statusPurpose: purpose, statusListCredential: URLS[purpose] }),
  })),
);

function trustListWith(
  sequence: number,
  moment: number,
  under: number,
  list?: { url: string; credential: string; retrievedAt: string },
): string {
  const documents = [didDocument(REGISTER, KEY.jwk), didDocument(OTHER, OTHER_KEY.jwk), didDocument()];
  const entries = NAMES.map((did, at) =>
    entry({
      did,
      didDocument: documents[at] ?? {},
      ...(did === REGISTER ? {} : { statusListIssuers: [REGISTER] }),
      ...(at === under && list !== undefined ? { statusLists: [list] } : {}),
    }),
  );
  return signed(sequence, entries, { issuedAt: iso(moment), nextUpdate: iso(moment + 60 * DAY) });
}

it(`nothing that a list took back reads valid, unless it is a later list that gives a suspension back (${RUNS} histories)`, {
  timeout: 30 * 60_000,
}, () => {
  const parent = temporaryFolder();
  let run = 0;
  let valid = 0;
  fc.assert(
    fc.property(steps, (history) => {
      const folder = withNewStore(`${parent}/${run++}`);
      let now = START;
      const open = (): AppContext => {
        const opened = openApp({ folder, now: () => new Date(now) });
        // Whether a disk keeps its word is not asked here.
        opened.store.db.pragma('synchronous = OFF');
        return opened;
      };
      let context = open();
      let sequence = 0;
      const take = (file: string): void => {
        bringList(context.store, file, context.now());
      };
      const everRevoked = new Set<number>();
      let lastSuspension: { readonly from: number; readonly set: readonly number[] } | undefined;
      const bring = ({ way, purpose, set, back, delay, under }: Brought, number: number): void => {
        // No two were signed at the same moment.
        const from = now - back * DAY - (100 - number) * 1000;
        const [text, url] = [listText(purpose, set, from), URLS[purpose]];
        if (way === 'trust list')
          take(trustListWith(++sequence, now, under, { url, credential: text, retrievedAt: iso(from + delay * DAY) }));
        else if (way === 'file') expect(importText(text, context).refused).toEqual([]);
        else {
          const taken = takeList(context, text, { url, issuerId: NAMES[under] ?? DID, own: way === 'own address' });
          expect(taken.kind === 'refused' ? taken.code : 'list-older').toBe('list-older');
        }
        if (purpose === 'revocation') for (const index of set) everRevoked.add(index);
        else if (lastSuspension === undefined || from > lastSuspension.from) lastSuspension = { from, set };
      };
      try {
        take(trustListWith(++sequence, now, 0));
        for (const [number, step] of history.entries()) {
          // What is inspected is logged: from then on the clock is known to have been there.
          inspect({ channel: 'paste', text: 'x' }, context);
          if (step.kind === 'clock') now += step.days * DAY;
          if (step.kind === 'undo') undoTrustList(context.store, { who: 'Ana', reason: 'undo' }, { twoPersons: false }, context.now());
          if (step.kind === 'restart') {
            context.close();
            context = open();
          }
          if (step.kind === 'list') bring(step, number);
          const trust = trustOf(context.store, undefined, context.now());
          for (const { purpose, index, text } of CREDENTIALS) {
            const isRevokedOrSuspended = purpose === 'revocation' ? everRevoked.has(index) : lastSuspension?.set.includes(index) === true;
            const headline = headlineOf(verify(text, { trust, now: context.now() }));
            if (headline === 'valid') valid++;
            if (isRevokedOrSuspended) expect(headline, `${purpose} ${index} after ${JSON.stringify(history)}`).toBe('invalid');
          }
        }
      } finally {
        context.close();
      }
    }),
    { numRuns: RUNS },
  );
  // A run in which nothing was ever valid would prove nothing.
  expect(valid).toBeGreaterThan(0);
});
