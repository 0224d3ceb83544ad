// Asks a judge every case of a law, and collects the cases in which it breaks.
import { type Judge, NotExpressible, type OpenJudge, type Ruling, settle, spell, type World } from './judge.ts';
import type { Asked, Law, Sample } from './law.ts';

export interface Tried {
  readonly cases: number;
  readonly broken: readonly string[];
}

export interface Trial {
  readonly take?: Sample;
}

/** Every pair of worlds. */
export const EVERY: Sample = () => true;
/** One pair of so many, beginning at the first. */
export const oneOf = (many: number): Sample => {
  let seen = 0;
  return () => seen++ % many === 0;
};

/** So many pairs of a law, spread evenly over those that a judge can be told. */
export function spread(law: Law, pairs: number, canTell: (world: World) => boolean): Law {
  let all = 0;
  // Counted without making a single case.
  for (const _ of law.cases(() => ++all < 0)) break;
  // Of ten times as many those are left out that cannot be told.
  const cases = [...law.cases(oneOf(Math.max(1, Math.floor(all / (pairs * 10)))))];
  const told = Map.groupBy(cases, ({ after }) => after.world);
  const worlds = [...told].filter(([after, [first]]) => first !== undefined && canTell(after) && canTell(first.before.world));
  const taken = oneOf(Math.max(1, Math.ceil(worlds.length / pairs)));
  return {
    name: law.name,
    *cases() {
      for (const [, some] of worlds) if (taken()) yield* some;
    },
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotExpressible) return undefined;
    throw error;
  }
}

/** Cases of one world follow each other: a few judges are kept open. */
const KEPT = 3;

export function tryLaw(open: OpenJudge, law: Law, { take = EVERY }: Trial = {}): Tried {
  const judges: { readonly world: World; readonly judge: Judge }[] = [];
  const rulings = new Map<World, Map<string, Ruling>>();
  const settled = (world: World): Judge => {
    const known = judges.find((one) => one.world === world);
    if (known !== undefined) return known.judge;
    const judge = settle(open, world);
    judges.unshift({ world, judge });
    for (const { judge: old, world: forgotten } of judges.splice(KEPT)) {
      old.close();
      rulings.delete(forgotten);
    }
    return judge;
  };
  const ruling = ({ world, target, clock }: Asked): Ruling => {
    const judge = settled(world);
    const answers = rulings.get(world) ?? new Map<string, Ruling>();
    rulings.set(world, answers);
    const question = JSON.stringify([target, clock]);
    const answer = answers.get(question) ?? judge.verdict(target, clock);
    answers.set(question, answer);
    return answer;
  };
  const broken: string[] = [];
  let cases = 0;
  try {
    for (const one of law.cases(take)) {
      const pair = attempt(() => [ruling(one.before), ruling(one.after)] as const);
      if (pair === undefined) continue;
      cases++;
      const [before, after] = pair;
      const wrong = one.wrong(before, after);
      if (wrong !== undefined) broken.push(`${one.label}: ${wrong}: ${spell(before)} → ${spell(after)}`);
    }
  } finally {
    for (const { judge } of judges) judge.close();
  }
  return { cases, broken };
}
