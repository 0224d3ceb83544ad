// Entries are kept one request at a time: the last ones are never lost, and a conflict stops sending.
import { expect, it } from 'vitest';
import { createAutosave } from '../../../../renderer/features/passports/editing/autosave.ts';
import { Refused, Unreachable } from '../../../../renderer/lib/call.ts';
import type { EditChange, EditReview } from '../../../../server/contract/index.ts';

const review = (revision: number): EditReview => ({
  revision,
  changedAt: '2026-01-01T00:00:00Z',
  code: 'DPP-x',
  mistakes: [],
  completeness: { on: '2026-01-01', basis: 'today', rules: '2026-11', isDue: false, duties: [] },
});
const refused = (status: number, code?: string) =>
  new Refused({
    type: '',
    title: '',
    status,
    detail: '',
    code: 'conflict',
    ...(code === undefined ? {} : { errors: [{ code, detail: '' }] }),
  });

/** A workbench that answers when it is told to. */
function workbench() {
  const sent: EditChange[] = [];
  let answers: ((fault?: Error) => void)[] = [];
  const send = (change: EditChange): Promise<EditReview> => {
    sent.push(change);
    return new Promise((resolve, reject) => {
      answers.push((fault) => (fault === undefined ? resolve(review(change.revision + 1)) : reject(fault)));
    });
  };
  const answer = async (fault?: Error) => {
    const [first, ...rest] = answers;
    answers = rest;
    first?.(fault);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { sent, send, answer };
}

it('sends what was typed meanwhile after the answer, with the next revision', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0 });
  autosave.change({ a: 1 });
  const flushed = autosave.flush();
  autosave.change({ a: 2 });
  await answer();
  expect(autosave.get().state).toBe('unsent');
  await answer();
  expect(await flushed).toMatchObject({ state: 'kept', document: { a: 2 }, review: { revision: 3 } });
  expect(sent).toEqual([
    { revision: 1, document: { a: 1 } },
    { revision: 2, document: { a: 2 } },
  ]);
});

it('tries again while the workbench does not answer', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0, again: 1 });
  autosave.change({ a: 1 });
  const flushed = autosave.flush();
  await answer(new Unreachable('gone'));
  expect(await flushed).toMatchObject({ state: 'failed', document: { a: 1 } });
  await expect.poll(() => sent.length).toBe(2);
  await answer();
  expect(autosave.get()).toMatchObject({ state: 'kept', document: { a: 1 } });
});

it('repeats a change whose answer was lost before it sends what was typed meanwhile', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0, again: 60_000 });
  autosave.change({ a: 1 });
  const lost = autosave.flush();
  autosave.change({ a: 2 });
  await answer(new Unreachable('gone'));
  expect(await lost).toMatchObject({ state: 'failed', document: { a: 2 } });
  const flushed = autosave.flush();
  await answer();
  await answer();
  expect(await flushed).toMatchObject({ state: 'kept', document: { a: 2 }, review: { revision: 3 } });
  expect(sent).toEqual([
    { revision: 1, document: { a: 1 } },
    { revision: 1, document: { a: 1 } },
    { revision: 2, document: { a: 2 } },
  ]);
});

it('does not repeat a change that was refused', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0 });
  autosave.change({ a: 1 });
  const refusedOnce = autosave.flush();
  await answer(refused(400));
  expect(await refusedOnce).toMatchObject({ state: 'failed' });
  autosave.change({ a: 2 });
  const flushed = autosave.flush();
  await answer();
  expect(await flushed).toMatchObject({ state: 'kept', document: { a: 2 } });
  expect(sent.map(({ document }) => document)).toEqual([{ a: 1 }, { a: 2 }]);
});

it('begun with a conflict, sends nothing until a person chose', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), { a: 'mine' }, { send, pace: 0, state: 'conflict' });
  autosave.change({ a: 'still mine' });
  expect(await autosave.flush()).toMatchObject({ state: 'conflict', document: { a: 'still mine' } });
  expect(sent).toEqual([]);
  autosave.resume(review(1), autosave.get().document);
  const resumed = autosave.flush();
  await answer();
  expect(await resumed).toMatchObject({ state: 'kept', document: { a: 'still mine' } });
});

it('an edit that ended during a conflict sends nothing any more', async () => {
  const { sent, send } = workbench();
  const autosave = createAutosave(review(1), { a: 1 }, { send, pace: 0, state: 'conflict' });
  autosave.end();
  autosave.change({ a: 2 });
  expect(await autosave.flush()).toMatchObject({ state: 'gone', document: { a: 2 } });
  expect(sent).toEqual([]);
});

it('stops at a conflict with the entries in hand, and goes on from the state that a person chose', async () => {
  const { sent, send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0 });
  autosave.change({ a: 'mine' });
  const flushed = autosave.flush();
  await answer(refused(409, 'edit-changed'));
  expect(await flushed).toMatchObject({ state: 'conflict', document: { a: 'mine' } });
  autosave.change({ a: 'still mine' });
  expect(await autosave.flush()).toMatchObject({ state: 'conflict', document: { a: 'still mine' } });
  expect(sent).toHaveLength(1);
  autosave.resume(review(7), autosave.get().document);
  const resumed = autosave.flush();
  await answer();
  expect(await resumed).toMatchObject({ state: 'kept', review: { revision: 8 } });
  expect(sent.at(-1)).toEqual({ revision: 7, document: { a: 'still mine' } });
});

it('says that the edit is gone if another window ended it', async () => {
  const { send, answer } = workbench();
  const autosave = createAutosave(review(1), {}, { send, pace: 0 });
  autosave.change({ a: 1 });
  const flushed = autosave.flush();
  await answer(refused(404));
  expect(await flushed).toMatchObject({ state: 'gone', document: { a: 1 } });
});
