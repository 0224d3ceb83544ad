// Rotation of the service key: the next one signs, the one before verifies, a compromised one no more; cut short, it is completed at the next start.
import { verify } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFileOf, retireKey } from '../../../server/store/service-keys/keys.ts';
import { openServiceKeys, rotateKeys } from '../../../server/store/service-keys/service-keys.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const message = new TextEncoder().encode('message');
const AT = '2026-11-21T12:00:00.000Z';
const kept = { at: AT, compromised: false } as const;

describe('the keys of a service', () => {
  const root = temporaryFolder();
  const folder = (name: string): string => {
    const path = join(root, name);
    mkdirSync(path, { recursive: true });
    return path;
  };

  it('begin with key-1, in the file that it always had', () => {
    const keys = openServiceKeys(folder('a'));
    expect([keys.fragment, keys.earlier, keys.outdated()]).toEqual(['key-1', [], false]);
    expect(readFileSync(join(folder('a'), 'service-key.json'), 'utf8')).toContain(keys.current.publicJwk.x);
  });

  it('go on with key-2 and key-3; what is left of the earlier ones is the public part', () => {
    const first = openServiceKeys(folder('a'));
    const second = rotateKeys(folder('a'), undefined, kept);
    expect(second.fragment).toBe('key-2');
    expect(second.earlier).toEqual([{ fragment: 'key-1', publicJwk: first.current.publicJwk, retiredAt: AT }]);
    const third = rotateKeys(folder('a'), undefined, { ...kept, compromised: true });
    expect(third.earlier).toEqual([
      { fragment: 'key-2', publicJwk: second.current.publicJwk, retiredAt: AT, revoked: AT },
      { fragment: 'key-1', publicJwk: first.current.publicJwk, retiredAt: AT },
    ]);
    expect(verify(null, message, { key: { ...third.current.publicJwk }, format: 'jwk' }, third.current.sign(message))).toBe(true);
    for (const number of [1, 2]) {
      expect(Object.keys(JSON.parse(readFileSync(keyFileOf(folder('a'), number), 'utf8')))).not.toContain('d');
    }
    expect(openServiceKeys(folder('a')).current.publicJwk).toEqual(third.current.publicJwk);
  });

  it('are seen to be outdated by a process that opened them before', () => {
    const before = openServiceKeys(folder('b'));
    rotateKeys(folder('b'), undefined, kept);
    expect([before.outdated(), openServiceKeys(folder('b')).outdated()]).toEqual([true, false]);
  });

  it('are sealed under the same secret, and cannot be rotated without it', () => {
    openServiceKeys(folder('c'), 'a secret of length');
    expect(() => rotateKeys(folder('c'), undefined, kept)).toThrow(/locked/);
    expect(() => rotateKeys(folder('c'), 'A secret of length', kept)).toThrow(/does not open/);
    expect(openServiceKeys(folder('c'), 'a secret of length').fragment).toBe('key-1');
    const next = rotateKeys(folder('c'), 'a secret of length', kept);
    expect(readFileSync(keyFileOf(folder('c'), 2), 'utf8')).toContain('"sealed"');
    expect(() => openServiceKeys(folder('c'))).toThrow(/locked/);
    expect(openServiceKeys(folder('c'), 'a secret of length').current.publicJwk).toEqual(next.current.publicJwk);
  });

  it('are completed at the next start when a rotation was cut short between the two files', () => {
    const before = openServiceKeys(folder('d'));
    retireKey(folder('d'), 1, undefined, kept);
    const after = openServiceKeys(folder('d'));
    expect([after.fragment, after.earlier]).toEqual(['key-2', [{ fragment: 'key-1', publicJwk: before.current.publicJwk, retiredAt: AT }]]);
  });
});
