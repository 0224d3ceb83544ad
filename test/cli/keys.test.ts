// `desk keys …` as a person uses it: a key made, listed and revoked, and what a key opens in between.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { keyOfSecret } from '../../server/store/stakeholder-keys.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const keys = (...args: readonly string[]) => desk(['keys', ...args, '--data', data]);
const known = (secret: string) => {
  const store = openStore(data, { readonly: true });
  const key = keyOfSecret(store, secret, new Date());
  store.close();
  return key;
};

describe('desk keys', () => {
  it('prints a new key alone on standard output, and the notice next to it', () => {
    const { code, stdout, stderr } = keys('create', '--role', 'customs', '--label', 'Border post 7', '--expires', '2127-01-01');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^dppk_[\w-]{43}\n$/)]);
    expect(stderr).toMatch(/^key [0-9a-f]{12} for customs, “Border post 7”, until 2127-01-01T23:59:59\.999Z: it is shown this once/);
    expect(stderr).not.toContain(stdout.trim());
    expect(known(stdout.trim())).toMatchObject({ role: 'customs', label: 'Border post 7', state: 'active' });
  });

  it('lists keys without their secrets, newest first, and revokes one for good', () => {
    const created = JSON.parse(keys('create', '--role', 'msa', '--label', 'Market surveillance', '--json').stdout);
    const { code, stdout, lines } = keys('list', '--json');
    expect(code).toBe(0);
    expect(lines().map(({ label, role, state }) => [label, role, state])).toEqual([
      ['Market surveillance', 'msa', 'active'],
      ['Border post 7', 'customs', 'active'],
    ]);
    expect(stdout).not.toContain('dppk_');
    expect(keys('list').stdout).toMatch(/^[0-9a-f]{12} {2}msa {12}active /);

    const revoked = keys('revoke', created.key.id, '--json').lines()[0];
    expect(revoked).toMatchObject({ id: created.key.id, state: 'revoked', revokedAt: expect.any(String) });
    expect(keys('revoke', created.key.id, '--json').lines()[0]).toEqual(revoked);
    expect(known(created.secret)?.state).toBe('revoked');
  });

  it('sets whether the commodity code of the customs summary needs a key', () => {
    expect(['hs-code', 'by-key', 'open'].map((word) => keys('hs-code', ...(word === 'hs-code' ? [] : [word])).stdout)).toEqual([
      'open\n',
      'by-key\n',
      'open\n',
    ]);
  });

  it.each([
    [['create', '--role', 'police', '--label', 'x'], '--role is one of consumer, retailer, customs, msa, notified_body'],
    [['create', '--role', 'msa'], '--label says whose key it is'],
    [['create', '--role', 'msa', '--label', '  '], 'is empty'],
    [['create', '--role', 'msa', '--label', 'x', '--expires', '2027-02-30'], 'is a day such as 2027-01-01'],
    [['create', '--role', 'msa', '--label', 'x', '--expires', '2001-01-01'], 'is past'],
    [['revoke'], 'name the one key to revoke'],
    [['hs-code', 'maybe'], 'hs-code is open or by-key'],
    [['destroy'], 'say what to do: create, list, revoke, hs-code'],
  ])('refuses %j as wrong use', (args, says) => {
    const { code, stdout, stderr } = keys(...args);
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toContain(says);
  });

  it('says that there is no such key, and makes no store by looking', () => {
    const { code, stderr } = keys('revoke', 'abc');
    expect([code, stderr]).toEqual([
      1,
      "REFUSED not-found: there is no stakeholder key 'abc'\n'desk keys list' shows those that were given out\n",
    ]);
    const elsewhere = join(data, 'elsewhere');
    expect(desk(['keys', 'list', '--data', elsewhere]).code).toBe(65);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('explains itself', () => {
    const { code, stdout } = desk(['keys', 'create', '--help']);
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      'usage: desk keys create --role ROLE --label TEXT [--expires DAY]  [--data DIR] [--json]',
    ]);
  });
});
