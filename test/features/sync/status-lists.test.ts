// The status lists that fetched credentials name: asked for at the same service, verified before they are stored, and never a step back.
import { afterEach, describe, expect, it } from 'vitest';
import type { StatusAction } from '../../../server/contract/index.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { heldStatusList } from '../../../server/store/trust/status-lists.ts';
import { sync, vouchFor } from '../../fixtures/fetching.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, KEY, newKey, passport, proofOptions, secure, token, verify } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../../fixtures/office.ts';
import { putStatusList } from '../../fixtures/put-status-list.ts';
import { type Answering, answerDid, closeServices, maker, passOn, serviceThat } from '../../fixtures/services.ts';
import { passportAt, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

closeServices();
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const DAY = 86_400_000;
const LIST = 'https://maker.example/api/v1/public/status/1';
const ITEM = [{ dppCode: SAMPLE.dppCode }];
const LINK = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;

/** A maker with goods of its own and somebody who knows its key, both at a clock that the test sets. */
async function two({ vouched = true } = {}) {
  const clock = { now: new Date('2027-06-01T12:00:00Z') };
  const other = await maker({ now: () => clock.now });
  const { context: theirs } = other.made;
  asReal(theirs);
  const { context, close } = freshApp({ now: () => clock.now });
  closing.push(close);
  if (vouched) vouchFor(context, theirs);
  const change = (action: StatusAction): void => {
    clock.now = new Date(clock.now.getTime() + 1000);
    changeStatus(SAMPLE.dppCode, { action, who: 'A. Officer', reason: 'recall' }, theirs);
  };
  return { clock, context, theirs, url: other.url, asked: other.asked, change };
}

function statusOf(context: AppContext): readonly (string | undefined)[] {
  const [found] = inspect({ channel: 'manual', text: LINK }, context).inspections;
  return [found?.headline, found?.checks.find(({ check }) => check === 'status')?.code];
}

/** Everything as the maker has it, but for its status lists. */
const otherwise =
  (url: string, answering: Answering): Answering =>
  (request, response, target) => {
    if (target.includes('/status/')) answering(request, response, target);
    else void passOn(url, request, response);
  };

describe('fetched credentials', () => {
  it('bring the lists that they name, each asked for once, and the verdict rests on them until they are too old', async () => {
    const { context, url, asked, clock } = await two();
    const { lists } = await sync(context, url, ITEM);
    expect(lists).toEqual([LIST, `${LIST}/suspension`].map((list) => ({ url: list, outcome: 'fetched' })));
    expect(asked.filter((target) => target.includes('/status/'))).toEqual([
      '/api/v1/public/status/1',
      '/api/v1/public/status/1/suspension',
    ]);
    expect(statusOf(context)).toEqual(['valid', 'DPP-STA-01']);
    clock.now = new Date(clock.now.getTime() + 8 * DAY);
    expect(statusOf(context)).toEqual(['valid-not-current', 'DPP-STA-04']);
  });

  it('are suspended and good again as their issuer says, and revoked for ever though the service does not show the passport any more', async () => {
    const { context, url, change } = await two();
    await sync(context, url, ITEM);
    change('suspend');
    const { items, lists } = await sync(context, url, ITEM);
    expect(items).toMatchObject([{ outcome: 'unchanged' }]);
    expect(lists.map(({ outcome }) => outcome)).toEqual(['fetched', 'fetched']);
    expect(statusOf(context)).toEqual(['invalid', 'DPP-STA-21']);
    change('reinstate');
    await sync(context, url, ITEM);
    expect(statusOf(context)).toEqual(['valid', 'DPP-STA-01']);
    change('revoke');
    expect(await sync(context, url, ITEM)).toMatchObject({
      items: [{ outcome: 'not-there', code: 'gone' }],
      lists: [{ outcome: 'fetched' }, {}],
    });
    expect(statusOf(context)).toEqual(['invalid', 'DPP-STA-20']);
  });

  it('that are looked up by their product bring the list too when the service has them no more', async () => {
    const { context, url, change } = await two();
    const item = [{ gtin: SAMPLE.gtin, serial: SAMPLE.serial }];
    await sync(context, url, item);
    change('revoke');
    expect((await sync(context, url, item)).items).toMatchObject([{ outcome: 'not-there' }]);
    expect(statusOf(context)).toEqual(['invalid', 'DPP-STA-20']);
  });

  it('of an issuer that nobody vouches for: their lists are not asked for, and the report says so', async () => {
    const { context, theirs, url, asked } = await two({ vouched: false });
    const { lists } = await sync(context, url, ITEM);
    expect(lists).toMatchObject([{ url: LIST, outcome: 'not-checked', code: 'unknown-issuer' }, { code: 'unknown-issuer' }]);
    expect(asked.filter((target) => target.includes('/status/'))).toEqual([]);
    vouchFor(context, theirs);
    expect((await sync(context, url, ITEM)).lists.map(({ outcome }) => outcome)).toEqual(['fetched', 'fetched']);
  });

  it('name a list that lies with another service: it is not asked for there', async () => {
    const { context, url } = await two();
    const mirror = await serviceThat((request, response, target) => {
      if (target.endsWith('did.json')) answerDid(response);
      else void passOn(url, request, response);
    });
    const { items, lists } = await sync(context, mirror.url, ITEM);
    expect(items).toMatchObject([{ outcome: 'fetched' }]);
    expect(lists).toMatchObject([{ url: LIST, outcome: 'not-checked', code: 'other-origin' }]);
    expect(mirror.asked.filter((target) => target.includes('/status/'))).toEqual([]);
    expect(statusOf(context)).toEqual([expect.not.stringMatching(/^valid$/), 'DPP-STA-03']);
  });
});

describe('a list that is not taken', () => {
  it.each<[what: string, answering: Answering, code: string]>([
    ['that is not there', (_, response) => void response.writeHead(404).end(), 'not-there'],
    ['that is HTML', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in'), 'content-type'],
    ['that redirects away', (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), 'other-origin'],
    [
      'that claims 10 GiB',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/vc', 'content-length': String(10 * 1024 ** 3) });
        response.write('{');
      },
      'too-large',
    ],
    ['that is no list', (_, response) => void response.writeHead(200, { 'content-type': 'application/vc' }).end('{}'), 'list-unusable'],
  ])('%s leaves the status open, and says why', async (_, answering, code) => {
    const { context, url } = await two();
    const service = await serviceThat(otherwise(url, answering));
    const { items, lists } = await sync(context, service.url, ITEM);
    expect(items).toMatchObject([{ outcome: 'fetched' }]);
    expect(lists[0]).toMatchObject({ url: LIST, outcome: 'not-checked', code });
    expect(heldStatusList(context.store, LIST)).toBeUndefined();
    expect(statusOf(context)[1]).toBe('DPP-STA-03');
  });

  it('because the service fails: the same wish goes on with the run, and asks for what is missing only', async () => {
    const { context, url } = await two();
    let tired = true;
    const service = await serviceThat(
      otherwise(url, (request, response) => {
        if (tired) response.writeHead(503).end();
        else void passOn(url, request, response);
      }),
    );
    const { run, lists } = await sync(context, service.url, ITEM);
    expect(lists[0]).toEqual({ url: LIST, outcome: 'not-checked', code: 'service-failed', detail: 'the service answers 503', retry: true });
    tired = false;
    service.asked.length = 0;
    const again = await sync(context, service.url, ITEM);
    expect([again.run.id, again.lists.map(({ outcome }) => outcome)]).toEqual([run.id, ['fetched', 'fetched']]);
    expect(service.asked.filter((target) => target.includes('/dpp/'))).toEqual([]);
  });

  it('because it is older than the one here: a suspension is not taken back by what was signed before it', async () => {
    const { context, url, change } = await two();
    const old = new Map<string, string>();
    for (const end of ['', '/suspension']) {
      const answer = await fetch(`${url}/api/v1/public/status/1${end}`);
      old.set(`/api/v1/public/status/1${end}`, await answer.text());
    }
    change('suspend');
    await sync(context, url, ITEM);
    expect(statusOf(context)).toEqual(['invalid', 'DPP-STA-21']);
    const replay = await serviceThat(
      otherwise(url, (_, response, target) => void response.writeHead(200, { 'content-type': 'application/vc' }).end(old.get(target))),
    );
    const { lists } = await sync(context, replay.url, ITEM);
    expect(lists.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['not-checked', 'list-older'],
      ['not-checked', 'list-older'],
    ]);
    expect(statusOf(context)).toEqual(['invalid', 'DPP-STA-21']);
  });

  it('beyond what one run asks for', async () => {
    const { context, url } = await two();
    const { lists } = await sync(context, url, ITEM, { limits: { statusLists: 1 } });
    expect(lists.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['fetched', undefined],
      ['not-checked', 'too-many'],
    ]);
  });
});

const resigned = (change: (list: JsonObject) => JsonObject, by = DID, key = KEY): string =>
  JSON.stringify(secure(change(JSON.parse(revocationList([]))), proofOptions({ verificationMethod: `${by}#key-1` }), key));

describe('taking a list', () => {
  const NOW = new Date('2027-06-01T12:00:00Z');
  const delegate = (): AppContext => {
    const { context, close } = freshApp({ now: () => NOW });
    closing.push(close);
    for (const [did, key] of [
      [DID, undefined],
      [OTHER, OTHER_KEY],
    ] as const)
      putIssuer(context.store, {
        did,
        origin: 'local',
        status: 'granted',
        didDocument: didDocument(did, key?.jwk),
        asOf: '2027-01-01T00:00:00Z',
      });
    return context;
  };
  const OTHER = 'did:web:other.example';
  const OTHER_KEY = newKey();
  const expected = { url: LIST_URL, issuerId: DID, own: true };

  it('over https from its own address, it is as young as the answer; brought by another way, as old as its signature', () => {
    const context = delegate();
    expect(takeList(context, revocationList([7]), { ...expected, own: false })).toEqual({ kind: 'stored' });
    expect(heldStatusList(context.store, LIST_URL)?.statements[0]?.retrievedAt).toBe('2026-05-01T00:00:00.000Z');
    expect(takeList(context, revocationList([7]), expected)).toEqual({ kind: 'present' });
    expect(heldStatusList(context.store, LIST_URL)?.statements[0]?.retrievedAt).toBe(NOW.toISOString());
    expect(takeList(context, revocationList([7]), { ...expected, own: false })).toEqual({ kind: 'present' });
    expect(heldStatusList(context.store, LIST_URL)?.statements[0]?.retrievedAt).toBe(NOW.toISOString());
  });

  it('an older one adds what it revokes, and nothing else', () => {
    const context = delegate();
    takeList(context, revocationList([7]), expected);
    expect(takeList(context, revocationList([9], { validFrom: '2026-04-01T00:00:00Z' }), expected)).toMatchObject({ code: 'list-older' });
    const status = (index: number) =>
      codesOf(verify(passportAt(index), { trust: context.trust(), now: NOW })).find((code) => code.startsWith('DPP-STA'));
    expect([7, 8, 9].map(status)).toEqual(['DPP-STA-20', 'DPP-STA-01', 'DPP-STA-20']);
  });

  it('an older one is known by the date of its token too', () => {
    const context = delegate();
    const { proof: _, validFrom: __, ...list } = JSON.parse(revocationList([])) as JsonObject;
    const [older, newer] = [15, 20].map((day) => token({ ...list, nbf: Date.parse(`2027-05-${day}`) / 1000 })) as [string, string];
    expect(takeList(context, newer, expected)).toEqual({ kind: 'stored' });
    expect(takeList(context, older, expected)).toMatchObject({ code: 'list-older' });
  });

  it.each<[what: string, text: string]>([
    ['altered', revocationList([]).replace('"revocation"', '"suspension"')],
    ['that calls itself otherwise', revocationList([], { id: `${LIST_URL}0` })],
  ])('one %s shows nothing good', (_, text) => {
    const context = delegate();
    expect('code' in takeList(context, text, expected)).toBe(true);
    expect(codesOf(verify(passportAt(8), { trust: context.trust(), now: NOW }))).not.toContain('DPP-STA-01');
  });

  it('one under a key that nobody vouches for is kept, and counts from when a list vouches for it', () => {
    const context = delegate();
    const key = newKey();
    const status = (index: number) =>
      codesOf(verify(passportAt(index), { trust: context.trust(), now: NOW })).find((code) => code.startsWith('DPP-STA'));
    takeList(context, revocationList([]), expected);
    expect(takeList(context, revocationList([7], {}, key), expected)).toMatchObject({ kind: 'kept', code: 'list-of-unknown-issuer' });
    expect(status(7)).toBe('DPP-STA-01');
    bringList(context.store, signed(1, [entry({ didDocument: didDocument(DID, key.jwk) })]), NOW, { who: 'A. Officer' });
    const other = JSON.stringify(secure(passport({ credentialStatus: statusEntry('7') }), undefined, key));
    expect(codesOf(verify(other, { trust: context.trust(), now: NOW }))).toContain('DPP-STA-20');
  });

  it('one from a moment to come shows nothing good, and ends no suspension', () => {
    const context = delegate();
    const suspension = (set: readonly number[], validFrom: string) =>
      JSON.stringify(secure(statusList(set, { validFrom }, { statusPurpose: 'suspension' })));
    const status = () =>
      codesOf(verify(passportAt(7, { statusPurpose: 'suspension' }), { trust: context.trust(), now: NOW })).find((code) =>
        code.startsWith('DPP-STA'),
      );
    takeList(context, suspension([7], '2027-05-31T00:00:00Z'), expected);
    takeList(context, suspension([], '2027-07-01T00:00:00Z'), expected);
    expect(status()).toBe('DPP-STA-21');
  });

  it('one of another issuer counts neither for nor against the credentials of the first', () => {
    const context = delegate();
    putStatusList(context.store, LIST_URL, { credential: revocationList([7]), retrievedAt: '2027-05-31T00:00:00Z' });
    const foreign = resigned(({ proof: _, ...list }) => ({ ...list, issuer: OTHER, validFrom: '2027-05-31T12:00:00Z' }), OTHER, OTHER_KEY);
    expect(takeList(context, foreign, expected)).toMatchObject({ code: 'list-unusable', detail: expect.stringContaining('was not named') });
    const status = (index: number) =>
      codesOf(verify(passportAt(index), { trust: context.trust(), now: NOW })).find((code) => code.startsWith('DPP-STA'));
    expect([7, 8].map(status)).toEqual(['DPP-STA-20', 'DPP-STA-01']);
  });
});
