// A decision while another program keeps the store: sent again only where it is known that nothing was written.
import { expect, it } from 'vitest';
import { Refused, Unreachable } from '../../renderer/api.ts';
import { decideWhenFree } from '../../renderer/inspections/decide.ts';
import type { DecisionRequest, Problem } from '../../server/contract.ts';
import { valid } from './inspections.ts';

const body: DecisionRequest = { decision: 'held', officer: 'M. Okafor', place: 'Rotterdam', reference: '', note: '' };
const problem = (status: number, code: string): Problem => ({ type: 'about:blank', title: '', status, detail: '', code });
const busy = new Unreachable('', { cause: problem(503, 'store-busy') });

/** Answers with these in turn, then with the inspection. */
async function decided(...faults: readonly Error[]) {
  const left = [...faults];
  let sent = 0;
  let told = 0;
  const outcome = await decideWhenFree(7, body, {
    decide: async () => {
      sent += 1;
      const fault = left.shift();
      if (fault) throw fault;
      return valid;
    },
    pause: async () => undefined,
    onWait: () => {
      told += 1;
    },
  }).catch((fault: unknown) => fault);
  return { outcome, sent, told };
}

it('is sent once where the store is free', async () => {
  expect(await decided()).toEqual({ outcome: valid, sent: 1, told: 0 });
});

it('waits for a busy store, says so, and is sent until it is taken', async () => {
  expect(await decided(busy, busy, busy)).toEqual({ outcome: valid, sent: 4, told: 3 });
});

it('gives up in the end, with the refusal', async () => {
  const { outcome, sent } = await decided(...Array.from({ length: 100 }, () => busy));
  expect(outcome).toBe(busy);
  expect(sent).toBeLessThan(20);
});

it.each([
  ['no answer at all', new Unreachable('')],
  ['a workbench that is away', new Unreachable('', { cause: problem(503, 'unavailable') })],
  ['a refusal', new Refused(problem(409, 'conflict'))],
])('is not sent again after %s, also when it had waited before', async (_what, fault) => {
  expect(await decided(fault)).toEqual({ outcome: fault, sent: 1, told: 0 });
  expect(await decided(busy, fault)).toEqual({ outcome: fault, sent: 2, told: 1 });
});
