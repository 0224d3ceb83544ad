// Slips of real inspections: what a desk signs, and what another desk, and the desk itself, says of one.
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JudgedSlip, SlipContent } from '../../../server/contract/index.ts';
import { defined } from '../../../server/domain/json/defined.ts';
import { readSlip, writeSlip } from '../../../server/domain/slip/signed.ts';
import { deskListsIn, itemDigest, judgeSlip, makeSlip, type SlipReader } from '../../../server/features/evidence/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { deviceOf } from '../../../server/store/audit-log/device.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { deskEntry, didOfDesk, HOSTILE, LATER, NOW, type Post, post } from '../../fixtures/evidence.ts';
import { signed, withList } from '../../fixtures/office.ts';
import { SLIP, slipSigner } from '../../fixtures/slip.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

function newPost(): Post {
  const made = post();
  onTestFinished(() => made.close());
  return made;
}

function slipOf({ context: { store } }: Post, id: number, now = NOW): string {
  const key = deviceOf(store.db);
  if (key === undefined) throw new Error('the desk has no key');
  return makeSlip({ store, key, now }, id).text;
}

const judged = (text: string, more: Partial<SlipReader> = {}): JudgedSlip => judgeSlip(text, { lists: [], now: LATER, ...more });
const contentOf = (text: string) => {
  const read = readSlip(text);
  if (read.state !== 'as-signed') throw new Error(read.why);
  return read.content;
};
const fingerprintOf = (text: string): string => {
  const read = readSlip(text);
  return read.state === 'altered' ? '' : read.fingerprint;
};

describe('a desk signs', () => {
  it('the number, hash, moment, headline, item and decision of its log, and its tree', () => {
    const here = newPost();
    const [plain, held] = [contentOf(slipOf(here, 1)), contentOf(slipOf(here, 2))];
    expect(plain).toMatchObject({
      number: 1,
      hash: readInspection(here.context.store, 1)?.hash,
      headline: readInspection(here.context.store, 1)?.headline,
      inspectedAt: NOW.toISOString(),
      decision: 'none',
      sample: true,
      item: { kind: 'gtin', gtin: '09520123456788', serial: 'ABC123' },
    });
    expect(held).toMatchObject({ number: 2, decision: 'held', item: { kind: 'gtin', gtin: '09520123456788', serial: 'GOOD' } });
    expect(held.tree.size).toBeGreaterThan(7);
    expect(contentOf(slipOf(here, 5)).item).toEqual({ kind: 'gtin', gtin: '09506000134352', serial: 'NONE' });
    expect(contentOf(slipOf(here, 6)).item).toEqual({ kind: 'none' });
    expect(contentOf(slipOf(here, 7)).isPast).toBe(true);
  });

  it('the decision in force, and none that was undone', () => {
    const here = newPost();
    const by = { officer: 'Ana', place: 'Gate 4', reference: '', note: '' };
    appendDecision(here.context.store, 5, { decision: 'released', ...by, note: 'papers seen' }, NOW);
    expect(contentOf(slipOf(here, 5)).decision).toBe('released');
    appendDecision(here.context.store, 5, { decision: 'undone', ...by }, NOW);
    expect(contentOf(slipOf(here, 5)).decision).toBe('none');
  });

  it('no name, place, reference, note or name of a product', () => {
    const here = newPost();
    for (let id = 1; id <= 7; id++) {
      const bytes = Buffer.from(slipOf(here, id).slice('DPPSLIP'.length), 'hex').toString('latin1');
      for (const text of ['Ana', 'Gate 4', 'MRN', 'Pallet', HOSTILE]) expect(bytes).not.toContain(text);
    }
  });

  it('nothing for a number that is not there, or that was changed in its log', () => {
    const here = newPost();
    expect(() => slipOf(here, 99)).toThrow(/no inspection 99/);
    const { db } = here.context.store;
    for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all() as { name: string }[])
      db.exec(`DROP TRIGGER "${name}"`);
    db.prepare("UPDATE decisions SET decision = 'released' WHERE inspection_id = 2").run();
    expect(() => slipOf(here, 2)).toThrow(/was changed/);
    db.prepare('UPDATE inspections SET hash = ? WHERE id = 1').run('0'.repeat(64));
    expect(() => slipOf(here, 1)).toThrow(/was changed|does not prove/);
  });
});

describe('another desk finds a slip', () => {
  it('genuine if a trust list names the desk, with its name', () => {
    const [here, next] = [newPost(), newPost()];
    bringList(next.context.store, signed(2, [withList([]), deskEntry(didOfDesk(here))]), NOW);
    const lists = deskListsIn(next.context.store, LATER);
    const found = judged(slipOf(here, 2), { lists, store: next.context.store });
    expect(found).toMatchObject({ state: 'genuine', desk: { name: 'Gate 4', by: 'list' }, slip: { decision: 'held' } });
    expect(found).not.toHaveProperty('own');
  });

  it('genuine under a fingerprint that was given, and undetermined under another', () => {
    const text = slipOf(newPost(), 2);
    expect(judged(text, { signer: fingerprintOf(text) })).toMatchObject({ state: 'genuine', desk: { by: 'given' } });
    expect(judged(text, { signer: '0'.repeat(64) })).toMatchObject({ state: 'undetermined', doubt: 'other-key' });
  });

  it('undetermined if nobody names the desk, as one that was forged whole under a fresh key', () => {
    expect(judged(slipOf(newPost(), 2))).toMatchObject({ state: 'undetermined', doubt: 'unnamed' });
    expect(judged(writeSlip(SLIP, slipSigner()))).toMatchObject({ state: 'undetermined', doubt: 'unnamed', slip: SLIP });
  });

  it('undetermined if a list speaks against the desk, whoever gives its fingerprint', () => {
    const [here, next] = [newPost(), newPost()];
    bringList(next.context.store, signed(2, [withList([]), deskEntry(didOfDesk(here), { status: 'withdrawn' })]), NOW);
    const text = slipOf(here, 2);
    const found = judged(text, { lists: deskListsIn(next.context.store, LATER), signer: fingerprintOf(text) });
    expect(found).toMatchObject({ state: 'undetermined', doubt: 'against' });
  });

  it('undetermined if it was made in the future', () => {
    const text = slipOf(newPost(), 2, new Date('2027-07-01T00:00:00Z'));
    expect(judged(text, { signer: fingerprintOf(text) })).toMatchObject({ state: 'undetermined', doubt: 'against' });
  });

  it('about another item than the one in hand: a copy proves nothing there', () => {
    const text = slipOf(newPost(), 2);
    const signer = fingerprintOf(text);
    const gtin = '09520123456788';
    expect(judged(text, { signer, item: { gtin, serial: 'GOOD' } })).toMatchObject({ state: 'genuine' });
    expect(judged(text, { signer, item: { gtin } })).toMatchObject({ state: 'genuine' });
    for (const item of [
      { gtin, serial: 'OTHER' },
      { gtin: '09506000134352', serial: 'GOOD' },
    ])
      expect(judged(text, { signer, item })).toMatchObject({ state: 'undetermined', doubt: 'other-item' });
  });

  it('undetermined for an item that it does not name: none, no serial number, or another digest', () => {
    const key = slipSigner();
    const gtin = '09520123456788';
    const serial = 'longer than a serial number of GS1';
    const state = (item: SlipContent['item'], inHand: SlipReader['item']): string => {
      const text = writeSlip({ ...SLIP, item }, key);
      return judged(text, { signer: fingerprintOf(text), ...defined({ item: inHand }) }).state;
    };
    const digest: SlipContent['item'] = { kind: 'digest', sha256: itemDigest(`${gtin} ${serial}`) };
    expect(state({ kind: 'none' }, undefined)).toBe('genuine');
    expect(state({ kind: 'none' }, { gtin })).toBe('undetermined');
    expect(state({ kind: 'gtin', gtin }, { gtin })).toBe('genuine');
    expect(state({ kind: 'gtin', gtin }, { gtin, serial: 'GOOD' })).toBe('undetermined');
    expect(state(digest, { gtin, serial })).toBe('genuine');
    expect(state(digest, { gtin, serial: 'GOOD' })).toBe('undetermined');
    expect(state(digest, { gtin })).toBe('undetermined');
  });
});

describe('the desk itself compares a slip with its log', () => {
  it('genuine if the log says the same, also when it is shown again, and says if the decision has changed', () => {
    const here = newPost();
    const { store } = here.context;
    const text = slipOf(here, 2);
    for (const _ of [1, 2]) expect(judged(text, { store })).toMatchObject({ state: 'genuine', desk: { by: 'own' }, own: { log: 'same' } });
    appendDecision(store, 2, { decision: 'released', officer: 'Bo', place: 'Gate 4', reference: '', note: '' }, NOW);
    expect(judged(text, { store })).toMatchObject({ state: 'genuine', own: { log: 'same', decisionNow: 'released' } });
  });

  it('undetermined if its key signed what its log does not hold', () => {
    const here = newPost();
    const { store } = here.context;
    const key = deviceOf(store.db);
    if (key === undefined) throw new Error('the desk has no key');
    const by = { publicKey: Buffer.from(key.publicJwk.x, 'base64url'), sign: (bytes: Uint8Array) => key.sign(bytes) };
    const real = contentOf(slipOf(here, 2));
    for (const changed of [{ number: 99 }, { hash: '0'.repeat(64) }, { headline: 'invalid' as const }, { item: SLIP.item }])
      expect(judged(writeSlip({ ...real, ...changed }, by), { store })).toMatchObject({
        state: 'undetermined',
        doubt: 'own-log',
        own: { log: 'differs' },
      });
  });
});
