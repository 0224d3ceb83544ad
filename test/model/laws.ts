// The laws of the verdict, each as a stream of cases that any judge can be asked: what was the verdict, what is it after, and what must not have happened between.
import type { Placed, Ruling, Target, World } from './judge.ts';
import { credentialsIn } from './judge.ts';
import { floorOf, type Headline, admit as join, nothing, type Policy, RANK } from './reference.ts';
import type { Credential, Keys, Scan, Statement } from './statements.ts';
import {
  BOTH,
  ITEM,
  isOfUse,
  key,
  MAKER,
  NO_END,
  PINS,
  POOL,
  passport,
  permutations,
  pin,
  SUSPENSION,
  smallSets,
  statusList,
  trustList,
} from './worlds.ts';

/** One question to a judge: a world, what is shown to it, and when. */
export interface Asked {
  readonly world: World;
  readonly target: Target;
  readonly clock: number;
}

export interface Case {
  readonly label: string;
  readonly before: Asked;
  readonly after: Asked;
  /** What is wrong with the two rulings; undefined: the law holds. */
  readonly wrong: (before: Ruling, after: Ruling) => string | undefined;
}

/** A law gives every case, or those of the pairs of worlds that the sample takes. */
export type Sample = () => boolean;
export interface Law {
  readonly name: string;
  readonly cases: (take: Sample) => Generator<Case>;
}

type Wrong = Case['wrong'];
const rises = (before: Headline, after: Headline): boolean => RANK[after] > RANK[before];
const mayNotRise: Wrong = (before, after) => (rises(before.headline, after.headline) ? 'it rises' : undefined);
const mustBeSame: Wrong = (before, after) => (before.headline === after.headline ? undefined : 'it changes');
/** Red to amber by contest: the statement still shows, and its key is in doubt. The only way up, and never to green. */
const isContest = ({ headline, open }: Ruling): boolean => headline !== 'valid' && open.some((point) => point.includes('contested'));
const unless =
  (excuse: (before: Ruling, after: Ruling) => boolean): Wrong =>
  (before, after) =>
    excuse(before, after) ? undefined : mayNotRise(before, after);

const find = (hash: string): Placed => {
  const found = POOL.find(({ s }) => s.hash === hash);
  if (found === undefined) throw new RangeError(hash);
  return found;
};
const at = (hour: number, s: Statement): Placed => ({ s, at: hour });
const world = (set: readonly Placed[], policy?: Partial<Policy>): World => ({ placed: [...PINS, ...set], ...(policy ? { policy } : {}) });
const has = (set: readonly Placed[], ...hashes: readonly string[]): boolean => set.some(({ s }) => hashes.includes(s.hash));
const NOW = 10;
/** The scan, and each copy presented with it. */
const targetsOf = (set: World): readonly Target[] => [
  { scan: ITEM },
  ...credentialsIn(set).map(({ hash }) => ({ cred: hash, scan: ITEM })),
];
const nameOf = (set: readonly Placed[]): string => set.map(({ s }) => s.hash).join(' ');
const clockFloor = ({ placed, policy }: World): number =>
  floorOf(placed.reduce((state, { s, at: hour }) => join(state, s, 'person', hour), nothing(policy)));

/** One case per target: the first world before, the second after. */
function* compare(
  label: string,
  before: World,
  after: World,
  wrong: Wrong,
  clocks: readonly [number, number] = [NOW, NOW],
): Generator<Case> {
  const shared = targetsOf(before);
  for (const target of shared)
    yield {
      label: `${label}, ${JSON.stringify(target)}`,
      before: { world: before, target, clock: clocks[0] },
      after: { world: after, target, clock: clocks[1] },
      wrong,
    };
}

/** 1. The order of arrival and of arguments decides nothing. Each statement keeps its hour of first sight. */
const order: Law = {
  name: '1: the order of arrival decides nothing',
  *cases(take) {
    for (const set of smallSets(POOL, 4)) {
      if (!isOfUse(set)) continue;
      const first = world(set);
      for (const other of permutations(set).slice(1))
        if (take()) yield* compare(`${nameOf(set)} / ${nameOf(other)}`, first, world(other), mustBeSame);
    }
  },
};

/** 1, continued: the hours follow the order. First sight decides between red and contested amber, and nothing else. */
const sight: Law = {
  name: '1: first sight decides between red and contested amber only',
  *cases(take) {
    const pool = POOL.filter(({ s }) => !/^(L3|L5000|B1|bareX|retract|void)/.test(s.hash));
    for (const set of smallSets(pool, 4)) {
      if (!isOfUse(set) || set.length < 3 || !has(set, 'R1set', 'R0set7', 'R2set7')) continue;
      const slots = (list: readonly Placed[]) => world(list.map(({ s }, index) => at(2 + 2 * index, s)));
      for (const other of [set.toReversed(), [...set.slice(1), ...set.slice(0, 1)]])
        if (take())
          yield* compare(`${nameOf(set)} / ${nameOf(other)} by the hour`, slots(set), slots(other), (before, after) => {
            const headlines = new Set([before.headline, after.headline]);
            if (headlines.size === 1) return undefined;
            // Goods seen before or after their key was revoked, and what a key said before or after.
            const isSight = headlines.has('invalid') && headlines.has('genuine');
            return isSight ? undefined : 'it changes between others than red and amber';
          });
    }
  },
};

const AGAINST: readonly Placed[] = [
  ...['L2withdrawn', 'R1set', 'R0set7', 'R2set7', 'compK1at5'].map(find),
  at(4, trustList('L1withdrawnTwin', 1, { status: 'withdrawn', keys: BOTH })),
  at(4, trustList('L1twinNoX', 1)),
  at(4, { kind: 'restrict', hash: 'restrict', did: MAKER, types: ['DCC'] }),
  at(9, trustList('L9omitted', 9)),
  at(9, passport('C1late', 'x', 'K1', 1, ITEM, 7)),
  at(9, trustList('L9suspended', 9, { status: 'suspended', keys: BOTH })),
];

/** 2. Evidence against only lowers, to contested amber at least. */
const against: Law = {
  name: '2: evidence against only lowers',
  *cases(take) {
    const numbersOf = (set: readonly Placed[]) => set.flatMap(({ s }) => (s.kind === 'trust' && s.operator === 'A' ? [s.no] : []));
    for (const policy of [undefined, { own: { did: MAKER, keys: BOTH } }])
      for (const set of smallSets(POOL, 3)) {
        if (!isOfUse(set)) continue;
        for (const one of AGAINST) {
          const { s } = one;
          if (has(set, s.hash) || !take()) continue;
          // A list that is not the newest of its operator, or that has no twin, is no evidence against.
          if (s.kind === 'trust' && (numbersOf(set).some((no) => no > s.no) || (/win/.test(s.hash) && s.no === 1 && !has(set, 'L1'))))
            continue;
          // A further copy is evidence against where its place is set, and what says so is not taken back.
          if (s.kind === 'cred' && (!has(set, 'R1set', 'R0set7') || has(set, 'retractR1', 'voidK1'))) continue;
          // A status list is evidence in favour too, of what it does not set: it is compared with the same list, nothing set.
          const before = s.kind === 'status' ? [...set, { ...one, s: { ...s, bits: [] } }] : set;
          const label = `${policy ? 'own: ' : ''}${nameOf(set)} + ${s.hash}`;
          yield* compare(label, world(before, policy), world([...set, one], policy), lowers(s));
        }
      }
  },
};
const lowers = (s: Statement): Wrong =>
  unless((_, after) => {
    // A report that a key is compromised puts what it signed against others in doubt.
    if (s.kind === 'compromise' || s.kind === 'cred') return isContest(after);
    // A list that dates a revocation earlier makes a copy signed since its successor: it says when, not whether.
    return s.kind === 'status' && after.facts.includes('an earlier one was revoked');
  });

/** What an issuer may sign, and every view of it that a bearer can choose. */
interface Signed {
  readonly label: string;
  readonly full: Credential;
  readonly views: readonly { readonly hidden: readonly string[]; readonly shown: Credential }[];
}
function* signed(): Generator<Signed> {
  for (const gran of ['model', 'batch', 'item', undefined] as const)
    for (const batch of [undefined, 'b1'])
      for (const serial of [undefined, 'A1'])
        for (const commercial of [false, true]) {
          const ids = { gtin: 'g', ...(batch ? { batch } : {}), ...(serial ? { serial } : {}) };
          const full = passport('T', 't', 'K1', 1, ids, 8, { gran });
          const names = [gran && 'gran', batch && 'batch', serial && 'serial', commercial && 'commercial'].filter(
            (name) => typeof name === 'string',
          );
          const views = subsetsOf(names).map((hidden) => ({ hidden, shown: hiding(full, hidden) }));
          yield { label: `granularity ${gran}, batch ${batch}, serial ${serial}`, full, views };
        }
}
const subsetsOf = <T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] => {
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((set) => [set, [first, ...set]]);
};
const hiding = (full: Credential, hidden: readonly string[]): Credential => ({
  ...full,
  hash: hidden.length === 0 ? 'T' : `T-${hidden.join('-')}`,
  digests: hidden.length,
  ids: Object.fromEntries(Object.entries(full.ids).filter(([name]) => !hidden.includes(name))),
  gran: hidden.includes('gran') ? undefined : full.gran,
});

const SCANS: readonly Scan[] = [
  { gtin: 'g' },
  { gtin: 'g', serial: 'A1' },
  { gtin: 'g', serial: 'B2' },
  { gtin: 'g', batch: 'b1' },
  { gtin: 'g', batch: 'b2' },
  { gtin: 'g', batch: 'b1', serial: 'A1' },
  { gtin: 'g', batch: 'b2', serial: 'A1' },
  { gtin: 'g', batch: 'b1', serial: 'B2' },
  { gtin: 'h', serial: 'A1' },
];
const ofToken = (token: Credential): World => world([find('L1'), find('R1set'), find('R2clear'), at(2, token)]);

/** 3. Hiding in what is presented never makes valid what was not. Hiding in a stored copy is no case: the bearer could have left the copy out. */
const hidden: Law = {
  name: '3: hiding never makes valid',
  *cases(take) {
    for (const { label, full, views } of signed())
      for (const { hidden: names, shown } of views)
        for (const scan of [undefined, ...SCANS]) {
          if (names.length === 0 || !take()) continue;
          yield {
            label: `${label}, scanned ${JSON.stringify(scan)}, hidden ${names}`,
            before: { world: ofToken(full), target: { cred: full.hash, scan }, clock: NOW },
            after: { world: ofToken(shown), target: { cred: shown.hash, scan }, clock: NOW },
            wrong: (before, after) => (before.headline !== 'valid' && after.headline === 'valid' ? 'hiding makes it valid' : undefined),
          };
        }
  },
};

/**
 * 3, continued: a token that discloses status or expiry selectively is malformed. The exception: where the issuer broke the standard for one of the two and has
 * the other in the clear, hiding the one is not seen, because either one in the clear is taken as enough.
 */
const hiddenDates: Law = {
  name: '3: hiding status or expiry never makes valid',
  *cases(take) {
    const ways = ['none', 'open', 'hideable'] as const;
    const things = [
      [ITEM, ITEM],
      [
        { gtin: 'g', batch: 'b1' },
        { gtin: 'g', batch: 'b1' },
      ],
      [{ gtin: 'g' }, ITEM],
    ] as const;
    for (const status of ways)
      for (const exp of ways)
        for (const [ids, scan] of things)
          for (const commercial of [0, 1]) {
            const hideable = [status, exp].filter((way) => way === 'hideable').length;
            if (hideable === 0 || !take()) continue;
            const index = { none: undefined, open: 8, hideable: 7 }[status];
            const date = { none: undefined, open: 900, hideable: 5 }[exp];
            const more = { form: 'vc+sd' as const, digests: commercial };
            const full = passport('T', 't', 'K1', 1, ids, index, { ...more, exp: date, sdProtected: true });
            const hides = { digests: commercial + hideable, exp: exp === 'open' ? date : undefined };
            const shown = passport('T-hidden', 't', 'K1', 1, ids, status === 'open' ? index : undefined, { ...more, ...hides });
            yield {
              label: `status ${status}, expiry ${exp}, ${JSON.stringify(ids)}`,
              before: { world: ofToken(full), target: { cred: full.hash, scan }, clock: NOW },
              after: { world: ofToken(shown), target: { cred: shown.hash, scan }, clock: NOW },
              wrong: (before, after) => {
                if (before.headline === 'valid') return 'a malformed token is valid';
                const isInTheClear = status === 'open' || exp === 'open';
                return after.headline === 'valid' && !isInTheClear ? 'hiding makes it valid' : undefined;
              },
            };
          }
  },
};

/** 4. Time alone never raises. Signed start dates apart: what begins later is better later; and a clock below the floor, which is no time at all. */
const time: Law = {
  name: '4: time alone never raises',
  *cases(take) {
    const more: readonly Placed[] = [
      at(9, trustList('L4at20', 4, { keys: BOTH }, { issuedAt: 20 })),
      at(4, statusList('S1', 'K1', 3, [7], SUSPENSION)),
      at(5, statusList('S1future', 'K1', 30, [], SUSPENSION)),
      at(6, trustList('L4short', 4, { keys: { K1: key(0, 12), K2: key(15) } }, { next: 25 })),
      at(2, passport('Cs', 'x', 'K1', 1, ITEM, 7, { suspends: true })),
      at(2, passport('Cexp', 'z', 'K1', 1, ITEM, 8, { exp: 14 })),
      at(2, statusList('R1short', 'K1', 1, [], { until: 12 })),
      at(6, trustList('L4revAt30', 4, { keys: { K1: key(0, NO_END, 30), K2: key() } })),
    ];
    const pool = [...['L1', 'L3full', 'B1', 'L2withdrawn', 'R1set', 'R1clear', 'R2clear', 'C1', 'C2new', 'M'].map(find), ...more];
    const clocks = [9, 13, 26, 35, 85, 95];
    for (const set of smallSets(pool, 4)) {
      if (!isOfUse(set) || !take()) continue;
      const same = world(set);
      const floor = clockFloor(same);
      const starts = startsIn(set);
      for (const [index, one] of clocks.entries())
        for (const other of clocks.slice(index + 1))
          if (one >= floor && !starts.some((hour) => hour > one && hour <= other))
            yield* compare(`${nameOf(set)} at ${one}, then ${other}`, same, same, mayNotRise, [one, other]);
    }
  },
};
const startsIn = (set: readonly Placed[]): readonly number[] =>
  set.flatMap(({ s }): readonly number[] => {
    if (s.kind === 'status') return [s.from];
    if (s.kind === 'trust') return Object.values(s.members).flatMap(({ keys }) => Object.values(keys).map(({ from }) => from));
    return s.kind === 'cred' && s.from !== undefined ? [s.from] : [];
  });

const SHAPES: Readonly<Record<string, Keys>> = {
  'both keys': BOTH,
  'K1 until 3': { K1: key(0, 3), K2: key() },
  'K1 revoked at 5': { K1: key(0, NO_END, 5), K2: key() },
};
const MOVES: Readonly<Record<string, (keys: Keys) => Keys | undefined>> = {
  'K1 dropped': (keys) => ({ K2: keys.K2 ?? key() }),
  'K2 dropped': (keys) => ({ K1: keys.K1 ?? key() }),
  'the issuer dropped': () => undefined,
  'K1 ends at 2': (keys) => ({ ...keys, K1: key(0, 2) }),
  'K1 ends at 9': (keys) => ({ ...keys, K1: key(0, Math.min(9, keys.K1?.until ?? 9)) }),
};

/** 5. Dropping or rotating a key never raises, contested amber apart: what the key said against others is then in doubt. */
const rotation: Law = {
  name: '5: dropping or rotating a key never raises',
  *cases(take) {
    const names = [
      'B1',
      'bareX',
      'R1set',
      'R1clear',
      'R2clear',
      'R2set7',
      'R0set7',
      'C1',
      'C1re',
      'C2new',
      'M',
      'compK1at5',
      'retractR1',
      'voidK1',
      'L5000',
    ];
    const pool = [...names.map(find), at(5, passport('C1at4', 'v', 'K1', 4, ITEM, 8))];
    for (const [shape, keys] of Object.entries(SHAPES))
      for (const status of ['granted', 'suspended'] as const)
        for (const set of smallSets(pool, 3)) {
          if (!set.some(({ s }) => s.kind === 'cred')) continue;
          const before = world([at(3, trustList('Lold', 2, { status, keys })), ...set]);
          for (const [move, change] of Object.entries(MOVES)) {
            if (!take()) continue;
            const next = change(keys);
            const after = { placed: [...before.placed, at(8, trustList('Lnew', 3, next && { status, keys: next }))] };
            const label = `${status}, ${shape}, ${move}: ${nameOf(set)}`;
            yield* compare(
              label,
              before,
              after,
              unless((_, ruling) => isContest(ruling)),
            );
          }
        }
  },
};

/** Whether a token that an issuer signed in full is about what was scanned. */
function isScanned({ ids, gran }: Credential, scan: Scan): boolean {
  const finest = ids.serial !== undefined || gran === 'item' ? 'serial' : ids.batch !== undefined || gran === 'batch' ? 'batch' : 'gtin';
  const agrees = (['gtin', 'batch', 'serial'] as const).every(
    (name) => ids[name] === undefined || scan[name] === undefined || ids[name] === scan[name],
  );
  return agrees && ids[finest] !== undefined && scan[finest] === ids[finest];
}
/** 6. Items and batches are valid only as scanned. With nothing scanned, green is about the document only, and says so. */
const scanned: Law = {
  name: '6: valid only as scanned',
  *cases(take) {
    for (const { label, full, views } of signed())
      for (const { hidden: names, shown } of views)
        for (const scan of SCANS) {
          if (isScanned(full, scan) || !take()) continue;
          for (const target of [{ cred: shown.hash, scan }, { scan }]) {
            const asked = { world: ofToken(shown), target, clock: NOW };
            yield {
              label: `${label}, scanned ${JSON.stringify(target)}, hidden ${names}`,
              before: asked,
              after: asked,
              wrong: (_, { headline }) => (headline === 'valid' ? 'it is valid for another thing' : undefined),
            };
          }
        }
  },
};

/** Not among the six: an older trust list, played again, never raises. */
const replay: Law = {
  name: 'an older list, played again, never raises',
  *cases(take) {
    const newest = [
      trustList('N', 5000, { status: 'withdrawn', keys: BOTH }),
      trustList('N', 5000, { keys: { K2: key() } }),
      trustList('N', 5000),
      trustList('N', 5000, { keys: BOTH, types: ['DCC'] }),
    ];
    const pool = ['B1', 'R1clear', 'R2clear', 'C1', 'C1k2', 'M', 'Mk2', 'compK1at5'].map(find);
    for (const set of smallSets(pool, 4)) {
      if (!set.some(({ s }) => s.kind === 'cred')) continue;
      for (const [index, list] of newest.entries()) {
        if (!take()) continue;
        const placed = [at(0, pin('A', 5000)), at(0, pin('B', 1)), ...set.toSorted((a, b) => a.at - b.at), at(2, list)];
        const again = { ...find('L1'), at: 9, door: 'sync' as const };
        yield* compare(`${nameOf(set)}, newest ${index}`, { placed }, { placed: [...placed, again] }, mayNotRise);
      }
    }
  },
};

/** Nor does a coarser passport bring back a revoked or suspended item. */
const coarser: Law = {
  name: 'a coarser passport brings no revoked item back',
  *cases(take) {
    const pool = ['R1clear', 'R2clear', 'M', 'Mk2', 'C1', 'C1k2', 'R1set', 'R2set7', 'R0set7'].map(find);
    for (const set of smallSets(pool, 5)) {
      const isRevoked = has(set, 'R1set', 'R2set7', 'R0set7') && has(set, 'C1', 'C1k2') && has(set, 'M', 'Mk2');
      if (!isRevoked || !take()) continue;
      const asked = { world: world([find('L1'), ...set]), target: { scan: ITEM }, clock: NOW };
      yield {
        label: nameOf(set),
        before: asked,
        after: asked,
        wrong: (_, { headline }) => (headline === 'valid' ? 'the revoked item is valid' : undefined),
      };
    }
  },
};

export const LAWS: readonly Law[] = [order, sight, against, hidden, hiddenDates, time, rotation, scanned, replay, coarser];
