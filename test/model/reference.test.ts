// The reference model compared with the executable specification that the project was given: the same verdict, the same open points, the same facts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { named } from '../fixtures/skipped.ts';
import type { Target, World } from './judge.ts';
import { credentialsIn, referenceJudge, settle, spell } from './judge.ts';
import type { Policy, Verdict } from './reference.ts';
import type { Door, Statement, TrustList } from './statements.ts';
import { STORIES } from './stories.ts';
import { ITEM, isOfUse, MAKER, PINS, POOL, randomWorld, smallSets } from './worlds.ts';

const file = fileURLToPath(new URL('../../../shared/model/model.mjs', import.meta.url));
const isThere = existsSync(file);
/**
 * The one argued difference. Of two lists of one number that end a key at different hours, the specification takes the one whose hash sorts last; ours lets
 * the later end count against and the earlier in favour, as its rule for two such lists says: a hash decides nothing.
 */
const endDiffers = ({ placed }: World): boolean => {
  const lists = placed.flatMap(({ s }) => (s.kind === 'trust' ? [s] : []));
  const endOf = ({ members }: TrustList, name: string) => members[MAKER]?.keys[name]?.until;
  return lists.some((one) =>
    lists.some(
      (other) => other.operator === one.operator && other.no === one.no && ['K1', 'K2'].some((k) => endOf(one, k) !== endOf(other, k)),
    ),
  );
};
/**
 * A key whose revocation lies ahead verifies until then (CID 1.0, `revoked`). The specification asks first whether a signature came before the revocation,
 * and calls goods amber before their key is revoked.
 */
const isPlanned = ({ placed }: World, clock: number): boolean =>
  placed.some(({ s }) => {
    if (s.kind === 'compromise') return s.from > clock;
    return s.kind === 'trust' && Object.values(s.members[MAKER]?.keys ?? {}).some(({ revoked = 0 }) => revoked > clock);
  });
const WORLDS = Number(process.env.DPP_DESK_HISTORIES ?? 150) * 100;

interface Specification {
  admit(state: unknown, statement: Statement, door: Door, who: string, now: number, policy: object): unknown;
  verdict(state: unknown, target: Target, clock: number, policy: object): Verdict;
}

describe.skipIf(!isThere)(
  named('the reference model and the executable specification', isThere ? undefined : 'it is not next to the project'),
  async () => {
    const specification = isThere ? ((await import(/* @vite-ignore */ file)) as Specification) : undefined;

    function differences({ placed, policy }: World, targets: readonly Target[], clock: number): readonly string[] {
      if (specification === undefined) return [];
      const rules: Partial<Policy> = { jump: 1000, ...policy };
      const theirs = placed.reduce<unknown>((state, { s, at, door = 'person' }) => specification.admit(state, s, door, 'p', at, rules), []);
      const ours = settle(referenceJudge, { placed, ...(policy ? { policy } : {}) });
      return targets.flatMap((target) => {
        const [one, other] = [spell(ours.verdict(target, clock)), spell(specification.verdict(theirs, target, clock, rules))];
        return one === other ? [] : [`${JSON.stringify({ placed, policy, target, clock })}: ${one}, not ${other}`];
      });
    }

    it('agree on every story of ordinary life', () => {
      expect(STORIES).toHaveLength(48);
      expect(STORIES.flatMap(({ target, clock, ...world }) => differences(world, [target], clock))).toEqual([]);
    });

    it('agree on every small world', () => {
      const found: string[] = [];
      let worlds = 0;
      for (const set of smallSets(POOL, 3)) {
        if (!isOfUse(set)) continue;
        worlds++;
        const world = { placed: [...PINS, ...set] };
        const targets = [{ scan: ITEM }, ...credentialsIn(world).map(({ hash }) => ({ cred: hash, scan: ITEM }))];
        for (const clock of [5, 10]) found.push(...differences(world, targets, clock));
      }
      expect(worlds).toBeGreaterThan(1000);
      expect(found.slice(0, 3)).toEqual([]);
    });

    it(`agree on ${WORLDS} random worlds`, { timeout: 30 * 60_000 }, () => {
      const found: string[] = [];
      let worlds = 0;
      for (let seed = 1; seed <= WORLDS && found.length < 3; seed++) {
        const { clock, scan, ...world } = randomWorld(seed);
        if (endDiffers(world) || isPlanned(world, clock)) continue;
        worlds++;
        const presented = credentialsIn(world).map(({ hash }) => ({ cred: hash, scan }));
        found.push(...differences(world, [...(scan ? [{ scan }] : []), ...presented], clock));
      }
      expect(found).toEqual([]);
      expect(worlds).toBeGreaterThan(WORLDS * 0.6);
    });
  },
);

it.runIf(!isThere)('is not compared: the executable specification is not next to the project', () => {
  expect(isThere).toBe(false);
});
