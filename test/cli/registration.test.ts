// `desk inspect` with a proof of registration: the key set of the registry and the passport are files that a person names.
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { CLAIMS, jwkOf, seal, sha256 } from '../fixtures/registry.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const registry = generateKeyPairSync('rsa', { modulusLength: 2048 });
const passport = '{"productName":"Zelle","manufacturer":"x"}\n';
const received = file('passport.json', passport);
const jwks = file('jwks.json', JSON.stringify({ keys: [jwkOf(registry)] }));
const proof = file('proof.jwt', seal(registry, { dppHash: sha256(passport) }));
const NOW = ['--now', '2027-06-01T12:00:00Z'];

it('prints what the proof says, and that its seal was not checked', () => {
  const { code, stdout } = desk(['inspect', proof, ...NOW]);
  expect(code).toBe(2);
  expect(stdout).toMatch(/CANNOT-CHECK {2}registry-proof {2}DPP-SIG-31/);
  expect(stdout).toContain(`operator: “${CLAIMS.reoName}”`);
  expect(stdout).toContain(`passport SHA-256: “${sha256(passport)}”`);
});

it('checks the seal with a key set, and the hash with the passport as received', () => {
  const line = JSON.parse(desk(['inspect', proof, '--json', '--trust', jwks, '--registered', received, ...NOW]).stdout);
  expect(line).toMatchObject({
    kind: 'registry-proof',
    headline: 'valid-not-current',
    registration: { operatorName: CLAIMS.reoName, seal: { signature: 'valid', by: 'registry-1' } },
  });
  const codes = ({ checks }: { checks: { code: string }[] }) => checks.map(({ code }) => code);
  expect(codes(line)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-PRD-17', 'DPP-DAT-13', 'DPP-STA-07']));
  const other = JSON.parse(desk(['inspect', proof, '--json', '--trust', jwks, '--registered', jwks, ...NOW]).stdout);
  expect(codes(other)).toContain('DPP-PRD-18');
});

it('calls a key the one that sealed the proof only if the seal matches it', () => {
  const sealed = desk(['inspect', proof, '--trust', jwks, ...NOW]).stdout;
  expect(sealed).toContain('sealed by key: “registry-1”');
  const [head, , signature] = seal(registry, { dppHash: sha256(passport) }).split('.');
  const forged = [head, seal(registry, { reoName: 'Forger' }).split('.')[1], signature].join('.');
  for (const more of [[], ['--trust', jwks]]) {
    const { stdout } = desk(['inspect', file('forged.jwt', forged), ...more, ...NOW]);
    expect(stdout).toContain('key that the seal names: “registry-1”');
    expect(stdout).not.toContain('sealed by key');
  }
});

it('refuses a key set with a private key, and names it', () => {
  const { code, stderr } = desk([
    'inspect',
    proof,
    '--trust',
    file('private.json', JSON.stringify({ keys: [registry.privateKey.export({ format: 'jwk' })] })),
  ]);
  expect(code).toBe(64);
  expect(stderr).toMatch(/private part of a key is published/);
});

it('leaves a verdict about an earlier date to the trust lists of that time', () => {
  const { stdout, stderr } = desk(['inspect', proof, '--trust', jwks, '--as-of', '2027-05-30', ...NOW]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/as of 2027-05-30/);
});
