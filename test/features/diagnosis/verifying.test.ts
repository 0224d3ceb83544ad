// The self-test of verifying: credentials made for it and every engine; an engine that lies, and one that is missing, are named.
import { expect, it } from 'vitest';
import { makeCredentials } from '../../../server/features/diagnosis/made.ts';
import { examineVerifying } from '../../../server/features/diagnosis/verifying.ts';
import { ENGINES, type Engine } from '../../../server/features/engines/index.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const engineRow = async (engines: readonly Engine[]) => (await examineVerifying(NOW, engines)).find(({ check }) => check === 'engines');
const replaced = (name: string, verify: Engine['verify']): readonly Engine[] =>
  ENGINES.map((engine) => (engine.name === name ? { ...engine, verify } : engine));

it('finds each credential as it was made, and every engine right', async () => {
  const rows = await examineVerifying(NOW);
  expect(rows.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  expect(rows.map(({ check }) => check)).toEqual(['good', 'altered', 'revoked', 'expired', 'unknown-issuer', 'engines', 'examples']);
  for (const [at, found] of [
    [2, 'invalid DPP-STA-20'],
    [3, 'invalid DPP-DAT-03'],
  ] as const)
    expect(rows[at]?.detail).toBe(['vc', 'vc-jwt', 'sd-jwt'].map((kind) => `${kind}: ${found}`).join(', '));
});

it('makes other credentials each time: nothing is recorded with which the test could be passed', () => {
  const texts = () => makeCredentials(NOW).made.map(({ input }) => input.text);
  const [one, other] = [texts(), texts()];
  expect(one.some((text) => other.includes(text))).toBe(false);
});

it('names the engine that accepts everything, and the one that accepts nothing', async () => {
  expect(await engineRow(replaced('noble', async () => true))).toMatchObject({
    outcome: 'wrong',
    detail: expect.stringContaining('noble: altered vc: match'),
    next: expect.any(String),
  });
  expect(await engineRow(replaced('WebCrypto', async () => false))).toMatchObject({
    outcome: 'wrong',
    detail: expect.stringContaining('WebCrypto: good vc: no-match'),
  });
});

it('is not checked without WebCrypto, and in order without the optional libsodium', async () => {
  const fails = async (): Promise<boolean> => {
    throw new Error('not here');
  };
  expect(await engineRow(replaced('WebCrypto', fails))).toMatchObject({
    outcome: 'not-checked',
    detail: expect.stringContaining('WebCrypto has no Ed25519 here'),
  });
  expect(await engineRow(replaced('libsodium', () => undefined))).toMatchObject({
    outcome: 'ok',
    detail: expect.stringContaining('libsodium: not installed'),
  });
});
