// Random worlds: a real store, and a run with files as arguments, rule on every credential as the reference model does.
import { describe, expect, it } from 'vitest';
import { credentialsIn, NotExpressible, referenceJudge, settle, spell } from './judge.ts';
import { canTell, canTellFiles, filesJudge, storeJudge } from './real.ts';
import type { Statement } from './statements.ts';
import { BOTH, ITEM, PINS, passport, pin, randomWorld, SUSPENSION, statusList, trustList } from './worlds.ts';

/** `DPP_DESK_HISTORIES` asks for more. */
const WORLDS = Number(process.env.DPP_DESK_HISTORIES ?? 60);

const isAnnounced = (s: Statement, clock: number): boolean =>
  (s.kind === 'cred' && s.signed > clock) ||
  (s.kind === 'compromise' && s.from > clock) ||
  (s.kind === 'trust' && Object.values(s.members).some(({ keys }) => Object.values(keys).some(({ revoked = 0 }) => revoked > clock)));

describe.each([
  ['a real store', storeJudge, canTell],
  ['files as arguments', filesJudge, canTellFiles],
] as const)('a random world, over %s', (name, open, isTold) => {
  it('comes out as in the reference model', { timeout: 60 * 60_000 }, () => {
    const others: string[] = [];
    let asked = 0;
    let told = 0;
    for (let seed = 1; told < WORLDS; seed++) {
      const { clock, scan, policy, ...rest } = randomWorld(seed);
      // A run with files sees everything when it runs. The list that a person compared is the oldest.
      const placed = rest.placed.map(({ s, at }) => ({
        s: s.kind === 'pin' && s.no < 9 ? pin(s.operator) : s.kind === 'cred' ? { ...s, from: s.from ?? 0 } : s,
        at: name === 'a real store' ? at : clock,
      }));
      // The keys of the own service are made by it; a list that ends before it begins is refused; what is presented with files stands alone.
      // What is dated later than the clock: the program refuses such a signature, and a key that is revoked from a later day is not revoked yet.
      if (placed.some(({ s }) => isAnnounced(s, clock))) continue;
      if (policy !== undefined || placed.some(({ s }) => s.kind === 'status' && s.until < s.from) || !isTold({ placed })) continue;
      const credentials = credentialsIn({ placed });
      const alone = name === 'a real store' ? placed : placed.filter(({ s }) => s.kind !== 'cred' || s === credentials[0]);
      told++;
      const reference = settle(referenceJudge, { placed: alone });
      const judge = settle(open, { placed: alone });
      try {
        for (const { hash } of credentialsIn({ placed: alone })) {
          const target = { cred: hash, scan };
          const [wanted, found] = [reference.verdict(target, clock), judge.verdict(target, clock)];
          asked++;
          // Under a key that is not known here nobody can tell whether the issuer signed: unknown, however the issuer stands.
          if (found.headline === 'unknown' && found.open.some((point) => point.startsWith('DPP-SIG-12')) && wanted.headline === 'invalid')
            continue;
          if (wanted.headline !== found.headline) others.push(`seed ${seed}, ${hash}: ${spell(found)}, the model says ${spell(wanted)}`);
        }
      } catch (error) {
        if (!(error instanceof NotExpressible)) throw error;
      } finally {
        judge.close();
      }
    }
    if (process.env.DPP_DESK_SHOW)
      console.info(`${name}: ${told} worlds, ${asked} questions, ${others.length} differences\n${others.slice(0, 12).join('\n')}`);
    expect(others.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });
});

// What random worlds meet too rarely: an entry that one list sets and another clears, by the dates of both, their keys and the clock.
describe.each([
  ['a real store', storeJudge],
  ['files as arguments', filesJudge],
] as const)('two status lists, over %s', (_, open) => {
  it.each([
    ['suspension', SUSPENSION],
    ['revocation', {}],
  ] as const)('of a %s come out as in the reference model', (_, more) => {
    const others: string[] = [];
    let asked = 0;
    const hours = [1, 4, 30];
    for (const from of hours)
      for (const until of [60, 20])
        for (const [set, clear] of [
          ['K1', 'K1'],
          ['K1', 'K2'],
        ] as const)
          for (const shown of hours) {
            // A list that ends before it begins is refused.
            if (Math.max(from, shown) > until) continue;
            const statements: readonly Statement[] = [
              trustList('L', 1, { keys: BOTH }),
              passport('C', 'x', 'K1', 1, ITEM, 7, { suspends: true, from: 1 }),
              statusList('other', 'K1', 1, [], 'url' in more ? {} : SUSPENSION),
              statusList('set', set, shown, [7], { ...more, until }),
              statusList('clear', clear, from, [], { ...more, until }),
            ];
            // Where the list that sets the entry is in date and the one that clears it is not, the model is content with the former; the program is amber.
            // Every list is seen before its own date, as early as the first question.
            const world = { placed: [...PINS, ...statements.map((s) => ({ s, at: 2 }))] };
            const [reference, judge] = [settle(referenceJudge, world), settle(open, world)];
            try {
              for (const clock of [5, 10, 35]) {
                const target = { cred: 'C', scan: ITEM };
                const [wanted, found] = [reference.verdict(target, clock), judge.verdict(target, clock)];
                asked++;
                if (wanted.headline !== found.headline)
                  others.push(
                    `until ${until}: set from ${shown}, clear from ${from} by ${clear}, at ${clock}: ${spell(found)}, the model says ${spell(wanted)}`,
                  );
              }
            } finally {
              judge.close();
            }
          }
    expect(others.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(75);
  });
});
