// A decision while another program keeps the store, or to which no answer comes: sent again under its id, and never called lost or recorded when neither is known.
import { expect, it } from 'vitest';
import { decideWhenFree, isUnsure } from '../../../renderer/decisions/decide.ts';
import { DiskFull, Refused, SessionOver, Unreachable } from '../../../renderer/lib/api.ts';
import type { DecisionRequest, Problem } from '../../../server/contract/index.ts';
import { valid } from '../../fixtures/inspections.ts';

const body: DecisionRequest = { decision: 'held', officer: 'M. Okafor', place: 'Rotterdam', reference: '', note: '' };
const problem = (status: number, code: string): Problem => ({ type: 'about:blank', title: '', status, detail: '', code });
const busy = new Unreachable('', { cause: problem(503, 'store-busy') });

const away = new Unreachable('', { cause: problem(503, 'unavailable') });
const silent = new Unreachable('');
const full = new DiskFull('');
const refusal = new Refused(problem(409, 'conflict'));

/** Answers with these in turn, then with the inspection. */
async function decided(faults: readonly Error[]) {
  const left = [...faults];
  const ids: (string | undefined)[] = [];
  let told = 0;
  const outcome = await decideWhenFree(valid, body, {
    decide: async (id, { requestId, ...rest }) => {
      // Of the inspection that was looked at, and of no other that has its number by now.
      expect([id, rest]).toEqual([valid.id, { ...body, inspectionHash: valid.hash }]);
      ids.push(requestId);
      const fault = left.shift();
      if (fault) throw fault;
      return valid;
    },
    pause: async () => undefined,
    onWait: () => {
      told += 1;
    },
  }).catch((fault: unknown) => fault);
  return { outcome, sent: ids.length, told, ids: new Set(ids) };
}
const endless = (fault: Error) => Array.from({ length: 100 }, () => fault);

it('is sent once where the store is free, with an id of its own', async () => {
  const [one, two] = [await decided([]), await decided([])];
  for (const { outcome, sent, told } of [one, two]) expect({ outcome, sent, told }).toEqual({ outcome: valid, sent: 1, told: 0 });
  expect(new Set([...one.ids, ...two.ids]).size).toBe(2);
  expect([...one.ids][0]).toMatch(/^[0-9a-f-]{36}$/);
});

it('waits for a busy store, says so, and is sent until it is taken', async () => {
  expect(await decided([busy, busy, busy])).toMatchObject({ outcome: valid, sent: 4, told: 3 });
});

it('gives up in the end, with the refusal', async () => {
  const { outcome, sent } = await decided(endless(busy));
  expect(outcome).toBe(busy);
  expect(sent).toBeLessThan(20);
});

it.each([
  ['no answer at all', silent],
  ['a workbench that is away', away],
])('is sent again after %s, under the same id', async (_what, fault) => {
  const { ids, ...rest } = await decided([fault, fault, busy]);
  expect([rest, ids.size]).toEqual([{ outcome: valid, sent: 4, told: 1 }, 1]);
});

it('to which no answer comes for seconds is given to the person as that', async () => {
  const { outcome, sent } = await decided(endless(silent));
  expect(outcome).toBe(silent);
  expect(sent).toBeLessThan(10);
});

it.each([
  ['a busy store', endless(busy)],
  ['a refusal', [refusal]],
  ['a full disk', [full]],
  ['a session that is over', [new SessionOver('')]],
])('that may be written is not called unwritten because of %s', async (_what, faults) => {
  expect((await decided([silent, ...faults])).outcome).toBe(silent);
});

it.each([
  ['a refusal', refusal],
  ['a full disk', full],
])('is not sent again after %s, and is known not to be written', async (_what, fault) => {
  expect(await decided([fault])).toMatchObject({ outcome: fault, sent: 1, told: 0 });
  expect(await decided([busy, fault])).toMatchObject({ outcome: fault, sent: 2, told: 1 });
  expect(isUnsure(fault)).toBe(false);
});

it('recorded once more by the person is another one: the last one counts', async () => {
  const { ids } = await decided(endless(silent));
  expect((await decided([])).ids).not.toEqual(ids);
});
