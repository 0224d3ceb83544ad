// Status lists in packs: what a receiver says of a service's credentials follows the lists that travel, and a revocation stays whatever comes later.
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { StatusAction } from '../../../server/contract/index.ts';
import { toStatusList } from '../../../server/domain/formats/status-list.ts';
import { toVcJwt } from '../../../server/domain/formats/vc.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { signedLists } from '../../../server/store/trust/own-status.ts';
import { heldStatusList } from '../../../server/store/trust/status-lists.ts';
import { cases } from '../../fixtures/cases.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { line, makePack } from '../../fixtures/hostile-pack.ts';
import { DID, didDocument, newKey, passport, proofOptions, secure, token } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../../fixtures/office.ts';
import { applyPack, pack } from '../../fixtures/pack-office.ts';
import { passportAt, statusEntry } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const link = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** A service with goods of its own, at a clock that its receivers share. */
function service() {
  const clock = { now: new Date(START) };
  const { context, close } = freshApp({ now: () => clock.now });
  closes.push(close);
  context.changeSettings({ baseUrl: 'https://office.example' });
  loadSample(context);
  asReal(context);
  const trust = (sequence = 1, at = clock.now) => {
    const { did, didDocument } = context.signer();
    const [issuedAt, nextUpdate] = [at.toISOString(), new Date(at.getTime() + 60 * DAY).toISOString()];
    return signed(sequence, [entry({ did, didDocument, legalName: 'Office', fetchedAt: issuedAt })], { issuedAt, nextUpdate });
  };
  const receiver = () => {
    const field = freshApp({ now: () => clock.now });
    closes.push(field.close);
    return field.context;
  };
  return { context, clock, trust, receiver };
}

const verdict = (context: AppContext, text = link) => {
  const [found] = inspect({ channel: 'manual', text }, context).inspections;
  return [found?.headline, found?.checks.find(({ check }) => check === 'status')?.code];
};
const change = (context: AppContext, action: StatusAction) =>
  changeStatus(SAMPLE.dppCode, { action, who: 'A. Officer', reason: 'recall' }, context);
const lists = (context: AppContext) => signedLists(context.store).map(({ jwt }) => jwt);

describe('a receiver of packs', () => {
  it('says valid by the list that came along, and revoked after the next delta', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    const first = await applyPack(context, pack(from, { trust: trust() }));
    expect(first.applied.report).toMatchObject({ statusLists: 2, refused: 0, trust: 'taken-over' });
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    clock.now = new Date(START + 2 * DAY);
    change(from, 'revoke');
    const delta = pack(from, { since: 1 });
    expect((await applyPack(context, delta)).applied.report).toMatchObject({ statusLists: 2, credentials: 0, refused: 0 });
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-20']);
    // However old the list becomes.
    clock.now = new Date(START + 30 * DAY);
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-20']);
  });

  it('says suspended, and good again when the issuer says so; a pack from before changes nothing of it', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust() }));
    clock.now = new Date(START + DAY / 2);
    const before = pack(from, { since: 1 });
    clock.now = new Date(START + DAY);
    change(from, 'suspend');
    await applyPack(context, pack(from, { since: 1 }));
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-21']);
    await applyPack(context, before, { reason: 'found in a drawer' });
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-21']);
    clock.now = new Date(START + 2 * DAY);
    change(from, 'reinstate');
    await applyPack(context, pack(from, { since: 2 }));
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
  });

  it('keeps a suspension from a pack from before, on a clock that was set back too', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust() }));
    clock.now = new Date(START + DAY / 2);
    const before = pack(from);
    clock.now = new Date(START + DAY);
    change(from, 'suspend');
    await applyPack(context, pack(from, { since: 1 }));
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-21']);
    clock.now = new Date(START + (DAY * 3) / 4);
    await applyPack(context, before, { reason: 'found in a drawer' });
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-21']);
  });

  it('says of a day in between what a list said that came after a later one', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust() }));
    clock.now = new Date(START + DAY);
    change(from, 'suspend');
    const suspended = pack(from, { since: 1 });
    clock.now = new Date(START + 3 * DAY);
    change(from, 'reinstate');
    await applyPack(context, pack(from, { since: 1 }));
    await applyPack(context, suspended, { reason: 'found in a drawer' });
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    const asOf = new Date(START + 2 * DAY).toISOString();
    const [then] = inspect({ channel: 'manual', text: link, asOf }, context).inspections;
    expect([then?.headline, then?.checks.find(({ check }) => check === 'status')?.code]).toEqual(['invalid', 'DPP-STA-21']);
  });

  it('says that nothing is known any more when the lists are a week old, until fresh ones come', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust() }));
    clock.now = new Date(START + 8 * DAY);
    expect(verdict(context)).toEqual(['valid-not-current', 'DPP-STA-04']);
    // Made after a week in which the workbench did not run: the lists are signed anew for it.
    expect((await applyPack(context, pack(from, { since: 1 }))).applied.report).toMatchObject({ credentials: 0, statusLists: 2 });
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
  });

  it('gets with a selection the lists that it names, also of a passport that was taken back', async () => {
    const { context: from, clock, trust, receiver } = service();
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust(), lines: [link] }));
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    clock.now = new Date(START + DAY / 2);
    change(from, 'revoke');
    const { applied } = await applyPack(context, pack(from, { lines: [link] }));
    expect(applied.report).toMatchObject({ credentials: 0, statusLists: 2 });
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-20']);
    const { applied: none } = await applyPack(context, pack(from, { lines: ['https://id.gs1.org/01/09506000134352/21/NONE'] }));
    expect(none.report.statusLists).toBeUndefined();
  });

  it('gets the lists of another service from whoever holds them: no younger than they are, and revoked when they say so', async () => {
    const { context: from, clock, trust, receiver } = service();
    const [hq, context] = [receiver(), receiver()];
    await applyPack(hq, pack(from, { trust: trust() }));
    clock.now = new Date(START + DAY / 2);
    const { applied } = await applyPack(context, pack(hq, { trust: trust(), lines: [link] }));
    expect(applied.report).toMatchObject({ statusLists: 2, refused: 0 });
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    clock.now = new Date(START + 7 * DAY + 1);
    expect(verdict(context)).toEqual(['valid-not-current', 'DPP-STA-04']);
    change(from, 'revoke');
    await applyPack(hq, pack(from, { since: 1 }));
    await applyPack(context, pack(hq, { lines: [link] }));
    expect(verdict(context)).toEqual(['invalid', 'DPP-STA-20']);
    const whole = await applyPack(receiver(), pack(hq, { trust: trust(2) }));
    expect(whole.applied.report).toMatchObject({ statusLists: 2, refused: 0 });
  });

  it('discloses to customs the commodity code that the issuer signed, and says it is valid', async () => {
    const { context: from, trust, receiver } = service();
    const shown = async (role: 'consumer' | 'customs') => {
      const context = receiver();
      await applyPack(context, pack(from, { trust: trust(), role }));
      const held = context.store.db.prepare(`SELECT body FROM credentials WHERE format = 'sd-jwt' AND serial = ?`).pluck();
      const [token = ''] = held.all(SAMPLE.serial) as string[];
      const [found] = inspect({ channel: 'paste', text: token }, context).inspections;
      return [found?.headline, Object.hasOwn(found?.credential?.disclosed ?? {}, 'hsCode')];
    };
    expect(await shown('customs')).toEqual(['valid', true]);
    expect(await shown('consumer')).toEqual(['valid', false]);
  });
});

describe('a list in a pack', () => {
  it('is kept and reported while nobody vouches for its issuer, and counts from when somebody does', async () => {
    const { context: from, trust, receiver } = service();
    const context = receiver();
    const file = pack(from);
    const { applied } = await applyPack(context, file);
    expect(applied.report).toMatchObject({ listsLeftOut: 2, refused: 2 });
    expect(applied.report.refusals[0]).toMatchObject({ kind: 'status-list', code: 'list-of-unknown-issuer' });
    expect(verdict(context)[0]).toBe('unknown-issuer');
    await applyPack(context, pack(from, { trust: trust(), lines: [] }));
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    const again = await applyPack(context, file);
    expect([again.already, again.applied.report.statusLists, again.applied.report.listsLeftOut]).toEqual([false, 2, undefined]);
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    expect((await applyPack(context, file)).already).toBe(true);
  });

  it('counts from when its issuer signed it, whatever the pack says of its own day', async () => {
    const { context: from, clock, trust, receiver } = service();
    const old = lists(from);
    clock.now = new Date(START + 9 * DAY);
    const context = receiver();
    await applyPack(context, pack(from, { trust: trust(), lines: [link] }));
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
    const second = receiver();
    await applyPack(second, pack(from, { trust: trust(), lines: [] }));
    const relayed = makePack(join(second.store.folder, 'relayed.pack'), { chunks: [old.map((one) => line(one, 'status-list')).join('')] });
    await applyPack(second, relayed);
    const held = heldStatusList(second.store, 'https://office.example/api/v1/public/status/1');
    expect(Date.parse(held?.statements[0]?.retrievedAt ?? '')).toBe(START);
  });

  it('never takes the place of another service’s list, nor is it taken when it was altered', async () => {
    const { context: from, trust, receiver } = service();
    const other = service();
    other.context.changeSettings({ baseUrl: 'https://other.example' });
    const { did, didDocument } = other.context.signer();
    const context = receiver();
    const asOf = '2027-06-01T00:00:00Z';
    putIssuer(context.store, { did, origin: 'local', status: 'granted', didDocument, asOf });
    // Signed by somebody who is known here, under the address of the first one.
    const empty = { url: 'https://office.example/api/v1/public/status/1', purpose: 'revocation', bits: new Uint8Array(16_384) } as const;
    const stranger = toVcJwt(toStatusList(empty, other.context.signer(), new Date(START + 1)), other.context.signer());
    await applyPack(context, pack(from, { trust: trust() }));
    const [own = ''] = lists(from);
    const altered = `${own.slice(0, 200)}${own[200] === 'A' ? 'B' : 'A'}${own.slice(201)}`;
    const file = makePack(join(context.store.folder, 'strange.pack'), {
      chunks: [[stranger, altered, 'nothing', link].map((one) => line(one, 'status-list')).join('')],
    });
    const { applied } = await applyPack(context, file);
    // That of the stranger is kept, and counts for its own credentials only.
    expect([applied.report.refused, applied.report.statusLists]).toEqual([3, 1]);
    expect(verdict(context)).toEqual(['valid', 'DPP-STA-01']);
  });
});

type State = 'good' | 'suspended' | 'revoked';

describe('whatever happens between a service and a receiver of its packs', () => {
  it('the receiver follows the newest list that it got, and what was revoked once stays so', async () => {
    const step = fc.oneof(
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), to: fc.constantFrom('suspend', 'reinstate') }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('change' as const), to: fc.constant('revoke') }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('make' as const) }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('apply' as const), which: fc.nat(5) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const { context: from, clock, trust, receiver } = service();
        const context = receiver();
        const list = trust();
        const made: { readonly file: string; readonly state: State; readonly signedAt: number }[] = [];
        let state: State = 'good';
        let best: (typeof made)[number] | undefined;
        let revoked = false;
        const make = () => {
          const file = pack(from, { trust: list, lines: [link] });
          made.push({ file, state, signedAt: Date.parse(signedLists(from.store)[0]?.signedAt ?? '') });
        };
        make();
        for (const one of steps) {
          // No two lists of the same second.
          clock.now = new Date(clock.now.getTime() + 60_000);
          if (one.kind === 'wait') clock.now = new Date(clock.now.getTime() + one.hours * 3_600_000);
          if (one.kind === 'change' && mayBecome(state, one.to)) {
            change(from, one.to as StatusAction);
            state = BECOMES[one.to] ?? state;
          }
          if (one.kind === 'make') make();
          const applied = one.kind === 'apply' ? made[one.which % made.length] : undefined;
          if (applied !== undefined) {
            await applyPack(context, applied.file, { reason: 'any order' });
            if (best === undefined || applied.signedAt >= best.signedAt) best = applied;
            revoked ||= applied.state === 'revoked';
          }
          const fresh = best !== undefined && clock.now.getTime() - best.signedAt <= 7 * DAY;
          const good = fresh ? 'valid' : 'valid-not-current';
          const held = context.store.db.prepare('SELECT count(*) FROM credentials').pluck().get() as number;
          const expected = held === 0 ? 'cannot-check' : revoked || best?.state !== 'good' ? 'invalid' : good;
          expect(verdict(context)[0]).toBe(expected);
        }
      }),
      { numRuns: cases(12) },
    );
  }, 120_000);
});

describe('a list that is brought as a file', () => {
  const receiver = (): AppContext => {
    const { context, close } = freshApp({ now: () => new Date(START) });
    closes.push(close);
    putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2027-01-01T00:00:00Z' });
    return context;
  };
  const { proof: _, validFrom: __, ...unsigned } = JSON.parse(revocationList([])) as JsonObject;
  const tokenFrom = (from: string, more: JsonObject = {}) => token({ ...unsigned, ...more, nbf: Date.parse(from) / 1000 });
  const held = (context: AppContext) => heldStatusList(context.store, LIST_URL)?.statements.map(({ credential }) => credential) ?? [];

  it.each<[string, JsonObject]>([
    ['only', {}],
    ['next to a date that never changes', { validFrom: '2027-01-01T00:00:00Z' }],
  ])('does not take the place of a newer one, where %s the token says from when they count', (_, more) => {
    const context = receiver();
    const [older, newer, newest] = ['2027-05-15T00:00:00Z', '2027-05-20T00:00:00Z', '2027-05-25T00:00:00Z'].map((from) =>
      tokenFrom(from, more),
    ) as [string, string, string];
    importText(newer, context);
    importText(older, context);
    expect(held(context)).toEqual([newer, older]);
    importText(newest, context);
    expect(held(context)).toEqual([newer, older, newest]);
  });

  it('of the same date takes back nothing that one fetched from its address revoked', () => {
    const context = receiver();
    expect(takeList(context, revocationList([7]), { url: LIST_URL, issuerId: DID, own: true })).toEqual({ kind: 'stored' });
    importText(revocationList([]), context);
    expect(held(context)).toEqual([revocationList([7]), revocationList([])]);
    expect(verdict(context, passportAt(7))).toEqual(['invalid', 'DPP-STA-20']);
  });

  it('of whoever keeps the lists of an issuer revokes for ever too', () => {
    const context = receiver();
    const delegate = 'did:web:lists.example';
    const key = newKey();
    const url = 'https://lists.example/3';
    const granted = { origin: 'local', status: 'granted', asOf: '2027-01-01T00:00:00Z' } as const;
    putIssuer(context.store, { ...granted, did: DID, didDocument: didDocument(), statusListIssuers: [delegate] });
    putIssuer(context.store, { ...granted, did: delegate, didDocument: didDocument(delegate, key.jwk) });
    const list = (set: readonly number[], validFrom: string) => {
      const { proof: _, ...document } = JSON.parse(revocationList(set)) as JsonObject;
      return JSON.stringify(
        secure({ ...document, id: url, issuer: delegate, validFrom }, proofOptions({ verificationMethod: `${delegate}#key-1` }), key),
      );
    };
    const credentialStatus = statusEntry('7', { statusListCredential: url });
    const credential = JSON.stringify(secure(passport({ credentialStatus })));
    importText(list([7], '2027-05-30T00:00:00Z'), context);
    expect(verdict(context, credential)).toEqual(['invalid', 'DPP-STA-20']);
    importText(list([], '2027-05-31T00:00:00Z'), context);
    expect(verdict(context, credential)).toEqual(['invalid', 'DPP-STA-20']);
  });

  it('keeps its place when a trust list carries an older one, whenever the office says that it fetched it', () => {
    const context = receiver();
    const [older, newer] = ['2027-05-20T00:00:00Z', '2027-05-25T00:00:00Z'].map((validFrom) => revocationList([], { validFrom })) as [
      string,
      string,
    ];
    importText(newer, context);
    const list = (credential: string) => [{ url: LIST_URL, credential, retrievedAt: '2027-05-30T00:00:00Z' }];
    const take = (sequence: number, credential: string) => {
      bringList(context.store, signed(sequence, [entry({ statusLists: list(credential) })]), context.now());
      return heldStatusList(context.store, LIST_URL);
    };
    expect(take(1, older)?.statements[0]).toMatchObject({ credential: newer, retrievedAt: '2027-05-25T00:00:00.000Z' });
    expect(take(2, newer)?.statements[0]).toMatchObject({ credential: newer, retrievedAt: '2027-05-30T00:00:00.000Z' });
  });

  it('is left aside where it counts from a moment that no calendar has', () => {
    const context = receiver();
    importText(token({ ...unsigned, nbf: 1e15 }), context);
    expect(held(context)).toEqual([]);
  });
});

const BECOMES: Readonly<Record<string, State>> = { suspend: 'suspended', reinstate: 'good', revoke: 'revoked' };

const mayBecome = (state: State, to: string): boolean =>
  state !== 'revoked' && (to === 'revoke' || (to === 'suspend') === (state === 'good'));
