// All engines give one answer to mutated signatures: 2,000 of them, or as many as DPP_DESK_MUTANTS says (`npm run test:long`: a million).
import { describe, expect, it } from 'vitest';
import { admitEd25519 } from '../../server/domain/keys/ed25519.ts';
import type { SignatureCheck } from '../../server/domain/keys/verify-signature.ts';
import { askEngines, disagree } from '../../server/features/engines/index.ts';
import { CLEAN_KEY, signMixedR } from '../fixtures/edge-signatures.ts';
import { mutantsOf } from '../fixtures/mutants-of-signatures.ts';

const MUTANTS = Number(process.env.DPP_DESK_MUTANTS ?? 2_000);
const SEED = process.env.DPP_DESK_SEED ?? '1';

/** By how long the slowest engine takes: a signature on P-384 takes noble ten times as long as Ed25519. */
const SHARES = [
  { kind: 'Ed25519', share: 0.6 },
  { kind: 'P-256', share: 0.3 },
  { kind: 'P-384', share: 0.1 },
] as const;

async function judge(check: SignatureCheck, expected: boolean, how: string): Promise<void> {
  const finding = await askEngines(check);
  const known = finding.answers.filter(({ answer }) => answer !== 'unavailable');
  const isRight = known.length >= 3 && known.every(({ answer }) => (answer === 'match') === expected);
  if (isRight && !disagree(finding)) return;
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  expect.fail(
    `${how}: ${JSON.stringify(finding)}, key ${hex(check.key.raw)}, message ${hex(check.message)}, signature ${hex(check.signature)}`,
  );
}

describe.each(SHARES)('$kind', ({ kind, share }) => {
  it('has one answer in every engine', { timeout: 12 * 3_600_000 }, async () => {
    const wanted = Math.round(MUTANTS * share);
    const seen = new Map<string, number>();
    let count = 0;
    for (const { how, holds, ...check } of mutantsOf(kind, SEED)) {
      await judge(check, holds, how);
      seen.set(how, (seen.get(how) ?? 0) + 1);
      count++;
      if (count >= wanted) break;
    }
    expect(count).toBe(wanted);
    expect(seen.size).toBeGreaterThanOrEqual(14);
    console.log(`${kind}: ${count} mutated signatures of seed ${SEED}: ${[...seen].map(([how, of]) => `${how} ${of}`).join(', ')}`);
  });
});

it('a mixed R by the owner of a clean key is refused by every engine', async () => {
  const admission = admitEd25519(CLEAN_KEY);
  if (!admission.ok) throw new Error(admission.detail);
  for (let at = 0; at < MUTANTS / 1000; at++) {
    const message = Buffer.from(`${SEED} ${at}`);
    await judge({ key: admission.key, message, signature: signMixedR(message) }, false, 'mixed R');
  }
});
