// A decision that is undone: a row of its own, after which the one before counts again; and what it takes to release what is not valid.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DecisionEntry, Headline } from '../../../server/contract/index.ts';
import { appendDecision, appendInspections } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { toCsv } from '../../../server/store/audit-log/export.ts';
import { eachInspection, listInspections } from '../../../server/store/audit-log/list.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { openStore } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');

function log(headline: Headline = 'valid') {
  const store = openStore(withNewStore(temporaryFolder()));
  appendInspections(store, [
    {
      at: new Date(AT).toISOString(),
      item: 0,
      input: { channel: 'wedge', text: 'a', sha256: createHash('sha256').update('a').digest('hex'), bytes: 1 },
      recognised: { kind: 'gs1', gtin: '09520123456788', flags: [] },
      headline,
      reasons: ['DPP-SIG-01'],
      checks: [],
      trust: { state: 'none', issuers: 0 },
      sample: false,
      appVersion: '0.1.0',
    },
  ]);
  let seconds = 0;
  const decide = (decision: DecisionEntry, after = 5, note = '') => {
    seconds += after;
    return appendDecision(store, 1, { decision, officer: 'Ana', place: 'Post 4', reference: '', note }, new Date(AT + seconds * 1_000));
  };
  const listed = (decision: 'held' | 'released' | 'none') => listInspections(store, { decision, limit: 10, offset: 0 }).total;
  return { store, decide, listed };
}

describe('a decision', () => {
  it('is undone by a row of its own, and the item is not decided again', async () => {
    const { store, decide, listed } = log();
    decide('released');
    const { decisions } = decide('undone');
    expect(decisions.map(({ decision, isUndone }) => [decision, isUndone])).toEqual([
      ['released', true],
      ['undone', undefined],
    ]);
    expect(readInspection(store, 1)?.decisions).toEqual(decisions);
    expect([listed('released'), listed('none')]).toEqual([0, 1]);
    expect(listInspections(store, { limit: 10, offset: 0 }).items[0]?.decision).toBeUndefined();
    let csv = '';
    for await (const piece of toCsv(eachInspection(store, {}))) csv += piece;
    expect(csv).not.toContain('released');
    expect(firstBroken(store, 'decisions')).toBeUndefined();
    store.close();
  });

  it('gives way to the one before it when it is undone', () => {
    const { store, decide, listed } = log();
    decide('held');
    decide('released');
    decide('undone');
    expect([listed('held'), listed('released'), listed('none')]).toEqual([1, 0, 0]);
    expect(listInspections(store, { limit: 10, offset: 0 }).items[0]?.decision?.decision).toBe('held');
    decide('released');
    expect([listed('held'), listed('released')]).toEqual([0, 1]);
    store.close();
  });

  it('is undone once, and within a minute', () => {
    const { store, decide } = log();
    expect(() => decide('undone')).toThrow('has no decision to undo');
    decide('released');
    expect(() => decide('undone', 61)).toThrow('too long ago');
    decide('held');
    decide('undone');
    expect(() => decide('undone')).toThrow('has no decision to undo');
    store.close();
  });

  it('is undone by a request that names it, unless another one was recorded since', () => {
    const { store } = log();
    const said = { officer: 'Ana', place: 'Post 4', reference: '', note: '' };
    const decide = (decision: DecisionEntry, more: { readonly requestId?: string; readonly undoes?: string }) =>
      appendDecision(store, 1, { ...said, ...more, decision }, new Date(AT));
    decide('released', { requestId: 'release-0000000001' });
    decide('held', { requestId: 'hold-0000000000001' });
    expect(() => decide('undone', { undoes: 'release-0000000001' })).toThrow('was recorded since: nothing was undone');
    const undo = { requestId: 'undo-0000000000001', undoes: 'hold-0000000000001' };
    decide('undone', undo);
    expect(decide('undone', undo).decisions.map(({ decision }) => decision)).toEqual(['released', 'held', 'undone']);
    // What counts again is not undone by the message about it: it is no longer the last line.
    expect(() => decide('undone', { undoes: 'release-0000000001' })).toThrow('has no decision to undo');
    expect(firstBroken(store, 'decisions')).toBeUndefined();
    store.close();
  });

  it.each(['valid-not-current', 'unknown-issuer', 'invalid', 'cannot-check'] as const)(
    'that releases what is %s takes a reason',
    (headline) => {
      const { store, decide, listed } = log(headline);
      expect(() => decide('released', 1, '  ')).toThrow(
        expect.objectContaining({ code: 'incomplete', errors: [expect.objectContaining({ pointer: '/note' })] }),
      );
      expect(listed('none')).toBe(1);
      decide('held');
      decide('released', 1, 'Laboratory report 12 is in order');
      expect(listed('released')).toBe(1);
      store.close();
    },
  );
});
