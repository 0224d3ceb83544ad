// What a law of the verdict is: a stream of cases, each with two questions to a judge, and what must not have happened between their answers.
import type { Placed, Ruling, Target, World } from './judge.ts';
import { credentialsIn } from './judge.ts';
import { floorOf, type Headline, admit as join, nothing, type Policy, RANK } from './reference.ts';
import type { Statement } from './statements.ts';
import { ITEM, PINS, POOL } from './worlds.ts';

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

export type Wrong = Case['wrong'];
export const rises = (before: Headline, after: Headline): boolean => RANK[after] > RANK[before];
export const mayNotRise: Wrong = (before, after) => (rises(before.headline, after.headline) ? 'it rises' : undefined);
export const mustBeSame: Wrong = (before, after) => (before.headline === after.headline ? undefined : 'it changes');
/** Red to amber by contest: the statement still shows, and its key is in doubt. The only way up, and never to green. */
export const isContest = ({ headline, open }: Ruling): boolean => headline !== 'valid' && open.some((point) => point.includes('contested'));
export const unless =
  (excuse: (before: Ruling, after: Ruling) => boolean): Wrong =>
  (before, after) =>
    excuse(before, after) ? undefined : mayNotRise(before, after);

export const find = (hash: string): Placed => {
  const found = POOL.find(({ s }) => s.hash === hash);
  if (found === undefined) throw new RangeError(hash);
  return found;
};
export const at = (hour: number, s: Statement): Placed => ({ s, at: hour });
export const world = (set: readonly Placed[], policy?: Partial<Policy>): World => ({
  placed: [...PINS, ...set],
  ...(policy ? { policy } : {}),
});
export const has = (set: readonly Placed[], ...hashes: readonly string[]): boolean => set.some(({ s }) => hashes.includes(s.hash));
export const NOW = 10;
/** The scan, and each copy presented with it. */
export const targetsOf = (set: World): readonly Target[] => [
  { scan: ITEM },
  ...credentialsIn(set).map(({ hash }) => ({ cred: hash, scan: ITEM })),
];
export const nameOf = (set: readonly Placed[]): string => set.map(({ s }) => s.hash).join(' ');
export const clockFloor = ({ placed, policy }: World): number =>
  floorOf(placed.reduce((state, { s, at: hour }) => join(state, s, 'person', hour), nothing(policy)));

/** One case per target: the first world before, the second after. */
export function* compare(
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
