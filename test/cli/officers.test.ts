// `desk officers` as a person uses it: listed, a forgotten PIN replaced, the sign-in turned off; the log says who and why.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginOfficers, requireSecret } from '../../server/features/officers/index.ts';
import { readOfficerLog } from '../../server/features/officers/officer-log.ts';
import { listOfficers, officerRules } from '../../server/store/officers/officers.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const NOW = () => new Date();
const officers = (args: readonly string[], input?: string) =>
  desk(['officers', ...args, '--data', data], input === undefined ? {} : { input });
async function within<Result>(work: (store: Store) => Result): Promise<Awaited<Result>> {
  const store = openStore(data);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
beforeAll(() => within((store) => beginOfficers(store, { name: 'Ana', secret: '482137' }, NOW())));

describe('desk officers', () => {
  it('lists them, without anything of their secrets', () => {
    expect(officers(['list']).stdout).toBe('Ana  administrator  pin\n');
    expect(officers(['--json']).stdout).not.toMatch(/salt|hash/);
  });

  it('takes a new PIN from standard input, with a name and a reason, and shows it nowhere', async () => {
    expect(officers(['reset', 'Ana'], '271828\n').code).toBe(64);
    expect(officers(['reset', 'Ana', '--by', 'Admin', '--reason', 'forgotten'], '123456\n').code).not.toBe(0);
    const { code, stdout, stderr } = officers(['reset', 'ana', '--by', 'Admin', '--reason', 'forgotten'], '271828\n');
    expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining('271828')]);
    await within(async (store) => {
      const [officer] = listOfficers(store);
      await requireSecret(store, officer?.id ?? '', '271828', NOW);
      await expect(requireSecret(store, officer?.id ?? '', '482137', NOW)).rejects.toThrow();
      const [line] = readOfficerLog(store);
      expect(line).toMatchObject({ action: 'secret-reset', who: 'Admin', reason: 'forgotten' });
      expect(line?.signedIn).toBeUndefined();
    });
  });

  it('names an officer that is not there', () => {
    const { code, stderr } = officers(['reset', 'Eve', '--by', 'Admin', '--reason', 'x'], '271828\n');
    expect([code, stderr]).toEqual([expect.any(Number), expect.stringContaining("no officer 'Eve'")]);
    expect(code).not.toBe(0);
  });

  it('turns the sign-in off with a reason', async () => {
    expect(officers(['off', '--by', 'Admin', '--reason', 'nobody knows a PIN']).code).toBe(0);
    await within((store) => {
      expect(officerRules(store).isOn).toBe(false);
      expect(readOfficerLog(store)[0]).toMatchObject({ action: 'off', who: 'Admin', reason: 'nobody knows a PIN' });
    });
  });
});
