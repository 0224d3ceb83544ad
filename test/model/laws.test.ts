// The laws of the verdict over the reference model, exhaustively in small worlds.
import { describe, expect, it } from 'vitest';
import { referenceJudge } from './judge.ts';
import { LAWS } from './laws.ts';
import { tryLaw } from './try-laws.ts';

describe('over the reference model', () => {
  it.each(LAWS.map((law) => [law.name, law] as const))('law %s', { timeout: 10 * 60_000 }, (_, law) => {
    const { cases, broken } = tryLaw(referenceJudge, law);
    console.info(`law ${law.name}: ${cases} cases, ${broken.length} counter-examples`);
    expect(broken.slice(0, 5)).toEqual([]);
    expect(cases).toBeGreaterThan(20);
  });
});
