// PINs and passphrases: what may be one, and how it is kept.
import { describe, expect, it } from 'vitest';
import { hashSecret, isSecret, kindOf, secretFault } from '../../../server/store/officers/secret.ts';

describe('a secret', () => {
  it.each([
    ['48213', 'short'],
    ['482137', undefined],
    ['111111', 'simple'],
    ['123456', 'simple'],
    ['987654', 'simple'],
    ['kurz pw', 'short'],
    ['a longer phrase', undefined],
    ['', 'short'],
    ['x9'.repeat(101), 'long'],
  ])('%j is %s', (secret, fault) => expect(secretFault(secret)).toBe(fault));

  it('is a PIN if it has digits only', () => {
    expect([kindOf('482137'), kindOf('482137a')]).toEqual(['pin', 'passphrase']);
  });

  it('is found again, whatever form its accents have, and no other is', async () => {
    const stored = await hashSecret('ca\u00e9 hors taxe');
    expect(await isSecret('cae\u0301 hors taxe', stored)).toBe(true);
    expect(await isSecret('cae hors taxe', stored)).toBe(false);
  });

  it('has a salt of its own each time', async () => {
    const [one, other] = [await hashSecret('482137'), await hashSecret('482137')];
    expect(one.hash.equals(other.hash)).toBe(false);
    expect(await isSecret('482137', one)).toBe(true);
    expect(await isSecret('482137', { ...one, salt: other.salt })).toBe(false);
  });

  it('is refused under parameters that would take all memory', async () => {
    const stored = await hashSecret('482137');
    expect(await isSecret('482137', { ...stored, cost: 2 ** 30 })).toBe(false);
  });
});
