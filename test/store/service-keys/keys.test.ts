// The service key: made once, kept 0600, sealed under a secret, never replaced when it cannot be read.
import { verify } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFileOf, openServiceKey } from '../../../server/store/service-keys/keys.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const message = new TextEncoder().encode('message');

describe('the service key', () => {
  const root = temporaryFolder();
  const folder = (name: string) => {
    mkdirSync(join(root, name), { recursive: true });
    return join(root, name);
  };

  it('is made at first start, readable by its owner only, and the same at the next', () => {
    const first = openServiceKey(folder('a'));
    expect(statSync(keyFileOf(folder('a'))).mode & 0o777).toBe(0o600);
    expect(openServiceKey(folder('a')).publicJwk).toEqual(first.publicJwk);
  });

  it('signs Ed25519 that the public key verifies', () => {
    const key = openServiceKey(folder('a'));
    const signature = key.sign(message);
    expect(signature).toHaveLength(64);
    expect(verify(null, message, { key: { ...key.publicJwk }, format: 'jwk' }, signature)).toBe(true);
  });

  it('is sealed as soon as a secret is given, opens with it and only with it', () => {
    const clear = openServiceKey(folder('b'));
    openServiceKey(folder('b'), 'a secret of length');
    expect(readFileSync(keyFileOf(folder('b')), 'utf8')).not.toContain('"d"');
    expect(openServiceKey(folder('b'), 'a secret of length').publicJwk).toEqual(clear.publicJwk);
    expect(() => openServiceKey(folder('b'))).toThrow(/locked/);
    expect(() => openServiceKey(folder('b'), 'A secret of length')).toThrow(/does not open/);
  });

  it('refuses a sealed file whose parts are not as long as they are written, and a file that is none', () => {
    openServiceKey(folder('d'), 'a secret of length');
    const file = keyFileOf(folder('d'));
    const whole = JSON.parse(readFileSync(file, 'utf8')) as Record<'salt' | 'nonce' | 'sealed', string>;
    const of = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64url');
    // A shorter tag is easier to forge, a longer salt is work for the processor.
    const tag = Buffer.from(whole.sealed, 'base64url').subarray(32, 36);
    for (const change of [
      { salt: of(1_000_000) },
      { salt: of(8) },
      { nonce: of(11) },
      { nonce: of(4096) },
      { sealed: of(47) },
      { sealed: tag.toString('base64url') },
    ]) {
      writeFileSync(file, JSON.stringify({ ...whole, ...change }));
      expect(() => openServiceKey(folder('d'), 'a secret of length')).toThrow(expect.objectContaining({ code: 'key-damaged' }));
    }
    writeFileSync(file, ' '.repeat(20_000) + JSON.stringify(whole));
    expect(() => openServiceKey(folder('d'), 'a secret of length')).toThrow(expect.objectContaining({ code: 'key-damaged' }));
    writeFileSync(file, JSON.stringify(whole));
    expect(openServiceKey(folder('d'), 'a secret of length').sign(message)).toHaveLength(64);
  });

  it('refuses a damaged file and leaves it as it is', () => {
    openServiceKey(folder('c'));
    const whole = readFileSync(keyFileOf(folder('c')), 'utf8');
    const foreign = JSON.parse(readFileSync(keyFileOf(folder('a')), 'utf8')).x;
    for (const damaged of [whole.slice(0, 40), '{}', '', whole.replace(JSON.parse(whole).x, foreign)]) {
      writeFileSync(keyFileOf(folder('c')), damaged);
      expect(() => openServiceKey(folder('c'))).toThrow(/restore it from a backup/);
      expect(readFileSync(keyFileOf(folder('c')), 'utf8')).toBe(damaged);
    }
  });
});
