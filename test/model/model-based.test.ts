// Histories of one desk through every door, the real store and the reference model, compared state by state.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { History } from './history.ts';
import { KNOWN_HISTORIES } from './known.ts';
import { makePacks } from './packs.ts';
import { type Step, steps, told } from './steps.ts';

/** 300 in `npm test`, as many as fit its time; `DPP_DESK_HISTORIES` asks for more, and waits for all of them. */
const ASKED = process.env.DPP_DESK_HISTORIES;
const RUNS = Number(ASKED ?? 300);
const LIMIT = ASKED === undefined ? { interruptAfterTimeLimit: 20_000 } : {};

const packs = makePacks();
afterAll(packs.close);

async function firstFault(history: readonly Step[], faultsOf: (one: History) => Promise<readonly string[]>): Promise<string | undefined> {
  const desk = await new History(packs).publish();
  try {
    for (const [index, step] of history.entries()) {
      await desk.take(step);
      const [fault] = await faultsOf(desk);
      if (fault !== undefined) return `after step ${index + 1}, ${JSON.stringify(step)}: ${fault}`;
    }
    return undefined;
  } finally {
    desk.close();
  }
}

const HISTORIES = {
  'what others say: the real store rules as the reference does': [
    steps({ own: false }),
    async (one: History) => [...one.differences(), ...one.lost()],
  ],
  'with packs of other makers and with the own service': [steps({ own: true }), async (one: History) => one.differences()],
  'nothing that a stranger sent stands under our name': [
    steps({ own: true }),
    async (one: History) => [...(await one.strange()), ...one.lost()],
  ],
} as const;

describe('a history of a desk', () => {
  it.each(Object.entries(HISTORIES))('%s', { timeout: 10 * 60 * 60_000 }, async (name, [arbitrary, faultsOf]) => {
    let done = 0;
    let found: string | undefined;
    const property = fc.asyncProperty(arbitrary, async (history) => {
      const fault = await firstFault(history, faultsOf);
      done++;
      found = fault ?? found;
      return fault === undefined;
    });
    // A known difference is not made small: that it is there is enough.
    const isKnown = KNOWN_HISTORIES[name] !== undefined;
    const endOnFailure = isKnown || process.env.DPP_DESK_FIRST !== undefined;
    const { failed, counterexample } = await fc.check(property, { numRuns: RUNS, seed: 12, endOnFailure, ...LIMIT });
    if (process.env.DPP_DESK_SHOW) console.info(`${name}: ${done} histories, ${failed ? found : 'no difference'}`);
    if (isKnown) expect(failed, 'it is taken off the table of what is known').toBe(true);
    else expect(failed ? `${found} in ${JSON.stringify(counterexample)}` : undefined).toBeUndefined();
    expect(done).toBeGreaterThan(0);
  });
});

/** Histories in which the program once ruled otherwise than the reference, as small as they could be made. */
const ONCE: readonly (readonly [string, readonly Step[]])[] = [
  ['a key that will be revoked signs until then', told('C1 by sync', 'L2revK1at5 by sync', 'R1clear by file')],
  ['a revoked key does not excuse a signature after its end', told('C1re by file', 'wait 2', 'L3K1until3 by sync', 'compK1at5 by file')],
  ['an own key revoked a moment ago, on a clock set back since', told('compromised', 'wait -1')],
  ['an own suspension lifted, on a clock set back since', told('suspend', 'reinstate', 'wait -1')],
  ['a suspension under a new key, on a clock set back since the rotation', told('rotate', 'wait -2', 'suspend')],
  ['a key that signed and was rotated on a clock set back since', told('publish', 'wait -2', 'rotate')],
  [
    'an answer repeated on a clock set back',
    told('L3noK1 by sync', 'wait 4', 'R2clear by sync', 'wait -1', 'R2clear by sync', 'Mk2 by sync'),
  ],
  ['an own suspension lifted before its date', told('suspend', 'wait -1', 'reinstate')],
  ['an answer fetched, on a clock set back since', told('M by sync', 'R1clear by sync', 'L3full by sync', 'wait -1')],
  [
    'two lists of one number, through a restore',
    told('wait 2', 'L3K1until3 by file', 'Mk2 by file', 'R2set7 by sync', 'C1 by file', 'L3noX by file', 'backup', 'restore'),
  ],
  [
    'a restriction of this desk, through a restore',
    told('L1 by file', 'R1clear by file', 'C2early by file', 'backup', 'onlyDCC by file', 'restore'),
  ],
  [
    'a restriction that was lifted stays lifted when a backup from before comes back',
    told('L1 by file', 'R1clear by file', 'C2early by file', 'onlyDCC by file', 'backup', 'lift', 'restore'),
  ],
  ['a withdrawal that a person set aside stays', told('C2early by sync', 'L2withdrawn by file', 'undo', 'L2revK1at5 by file')],
];

describe('a history that was ruled otherwise once', () => {
  it.each(ONCE)('%s', async (_, history) => {
    expect(await firstFault(history, async (one) => [...one.differences(), ...(await one.strange())])).toBeUndefined();
  });
});
