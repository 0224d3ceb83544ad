// The laws of the verdict over the real program: a real store, and a run with files as arguments. Pairs of worlds are taken evenly from those that the reference model is asked in full.
import { describe, expect, it } from 'vitest';
import { KNOWN_LAWS } from './known.ts';
import { LAWS } from './laws.ts';
import { canTell, canTellFiles, filesJudge, storeJudge } from './real.ts';
import { spread, tryLaw } from './try-laws.ts';

/** `DPP_DESK_HISTORIES` asks for more. */
// What one token hides, and what it is about, costs little to ask of a run with files.
const PAIRS = Math.ceil(Number(process.env.DPP_DESK_HISTORIES ?? 150) / 12);

describe.each([
  ['a real store', 'store', storeJudge, canTell],
  ['files as arguments', 'files', filesJudge, canTellFiles],
] as const)('over %s', (_, name, open, isTold) => {
  it.each(LAWS.map((law) => [law.name, law] as const))('law %s', { timeout: 60 * 60_000 }, (__, law) => {
    const { cases, broken } = tryLaw(open, spread(law, name === 'files' && /^[36]/.test(law.name) ? 20 * PAIRS : PAIRS, isTold));
    if (process.env.DPP_DESK_SHOW)
      console.info(`${name}, law ${law.name}: ${cases} cases, ${broken.length} broken\n${broken.slice(0, 8).join('\n')}`);
    // What is known to break is taken off the table when it does not.
    if (KNOWN_LAWS[name][law.name] === undefined) expect(broken.slice(0, 5)).toEqual([]);
    else expect(broken).not.toEqual([]);
    expect(cases).toBeGreaterThan(0);
  });
});
