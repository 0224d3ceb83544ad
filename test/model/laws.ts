// The laws of the verdict, each as a stream of cases that any judge can be asked: what was the verdict, what is it after, and what must not have happened between.

import { hidden, hiddenDates, scanned } from './hiding-laws.ts';
import type { Placed } from './judge.ts';
import {
  at,
  clockFloor,
  compare,
  find,
  has,
  isContest,
  type Law,
  mayNotRise,
  mustBeSame,
  NOW,
  nameOf,
  unless,
  type Wrong,
  world,
} from './law.ts';
import type { Keys, Statement } from './statements.ts';
import {
  BOTH,
  ITEM,
  isOfUse,
  key,
  MAKER,
  NO_END,
  POOL,
  passport,
  permutations,
  pin,
  SUSPENSION,
  smallSets,
  statusList,
  trustList,
} from './worlds.ts';

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
