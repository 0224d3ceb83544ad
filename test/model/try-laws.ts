// Asks a judge every case of a law, and collects the cases in which it breaks.
import { type Judge, type OpenJudge, type Ruling, settle, spell, type World } from './judge.ts';
import type { Asked, Law, Sample } from './laws.ts';

export interface Tried {
  readonly cases: number;
  readonly broken: readonly string[];
}

export interface Trial {
  readonly take?: Sample;
  /** Ends the trial, so that a slow judge is asked what fits. */
  readonly until?: () => boolean;
}

/** Every world, one after the other. */
export const EVERY: Sample = () => true;
/** One world of so many, beginning at the first. */
export const oneOf = (many: number): Sample => {
  let seen = 0;
  return () => seen++ % many === 0;
};

/** Cases of one world follow each other: a few judges are kept open. */
const KEPT = 3;

export function tryLaw(open: OpenJudge, law: Law, { take = EVERY, until = () => false }: Trial = {}): Tried {
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
      if (until()) break;
      cases++;
      const [before, after] = [ruling(one.before), ruling(one.after)];
      const wrong = one.wrong(before, after);
      if (wrong !== undefined) broken.push(`${one.label}: ${wrong}: ${spell(before)} → ${spell(after)}`);
    }
  } finally {
    for (const { judge } of judges) judge.close();
  }
  return { cases, broken };
}
