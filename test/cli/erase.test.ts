// `desk log erase`: on request, by rule, and what it refuses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { storeFile } from '../../server/store/open.ts';
import { desk } from '../fixtures/desk-command.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = withNewStore(join(temporaryFolder(), 'data'));
const erase = (...args: readonly string[]) => desk(['log', 'erase', ...args, '--data', data]);

it('erases what was asked for, sets a rule and applies it, and the log still verifies', () => {
  const context = openApp({ folder: data });
  for (const officer of ['Ana Quartz', 'Bo Zircon']) {
    const [entry] = inspect({ channel: 'manual', text: `(01)09520123456788(21)${officer.slice(0, 2)}` }, context).inspections;
    appendDecision(
      context.store,
      entry?.id ?? 0,
      { decision: 'held', officer, place: 'Gate 4', reference: 'R', note: '' },
      new Date(Date.now() - 40 * 86_400_000),
    );
  }
  context.close();
  desk(['log', 'checkpoint', '--out', join(data, '..', 'before'), '--data', data]);

  expect(erase()).toMatchObject({ code: 0, stdout: 'rule: none, nothing is erased by itself\n' });
  expect(erase('--entries', '1', '--by', 'Office')).toMatchObject({ code: 1, stdout: expect.stringContaining('say why') });
  expect(erase('--entries', '9', '--by', 'Office', '--why', 'w')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('no inspection 9'),
  });
  for (const wrong of [
    ['--entries', 'x'],
    ['--entries', '2-1'],
    ['--entries', '1', '--due'],
    ['--rule', 'name=1'],
    ['--entries', '1', '--parts', 'name'],
    ['more'],
  ])
    expect([wrong, erase(...wrong, '--by', 'Office', '--why', 'w').code]).toEqual([wrong, 64]);
  expect(erase('--entries', '1', '--by', 'Office', '--why', 'request 17')).toMatchObject({ code: 0, stdout: 'erased: 2 lines\n' });

  expect(erase('--rule', 'officer=30', '--by', 'Office', '--why', 'law')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('officer after 30 days'),
  });
  expect(erase('--due', '--json').lines()).toEqual([{ erased: 1, left: [] }]);
  expect(erase('--due', '--json').lines()).toEqual([{ erased: 0, left: [] }]);
  const { stdout } = erase();
  expect(stdout).toContain("request: 2 lines, officer, place, reference, note; by Office: 'request 17'");
  expect(stdout).toContain('rule: 1 lines, officer');

  const after = openApp({ folder: data });
  expect([1, 2].map((id) => readInspection(after.store, id)?.decisions[0])).toMatchObject([
    { decision: 'held', officer: '', place: '' },
    { decision: 'held', officer: '', place: 'Gate 4' },
  ]);
  after.close();
  for (const name of ['Quartz', 'Zircon']) expect([name, readFileSync(storeFile(data)).includes(name)]).toEqual([name, false]);
  expect(desk(['log', 'verify', join(data, '..', 'before'), '--data', data])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^INTACT/),
  });
});

it('asks for two persons where the settings do', () => {
  const context = openApp({ folder: data });
  context.changeSettings({ trustTwoPersons: true });
  context.close();
  const args = ['--entries', '2', '--by', 'Office', '--why', 'w'];
  expect(erase(...args)).toMatchObject({ code: 1, stdout: expect.stringContaining('two persons') });
  expect(erase(...args, '--second', 'Office')).toMatchObject({ code: 1 });
  expect(erase(...args, '--second', 'Ben').code).toBe(0);
});
