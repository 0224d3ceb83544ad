// Own status lists that wait for a person over the workbench API: shown, confirmed or refused with a name and a reason, and written into the trust log.
import { beforeAll, describe, expect, test } from 'vitest';
import type { TrustOverview, WaitingRecalls } from '../../../server/contract/index.ts';
import { bitAt } from '../../../server/domain/status-list/bitstring.ts';
import { recallOwnLists } from '../../../server/features/issuing/own-lists.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { bitsOf } from '../../../server/store/trust/own-status.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { asReal } from '../../fixtures/fresh-app.ts';
import { freePlaces, fullerList } from '../../fixtures/fuller-list.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

describe.each(TRANSPORTS)('own status lists that wait for a person, over %s', (_, connect) => {
  let moment = '2027-06-01T12:00:00.000Z';
  const { context, ask } = reachedWorkbench(connect, { sample: true, now: () => new Date(moment) });
  const waiting = async () => ((await ask('/workbench/trust/recalls')).json as WaitingRecalls).waiting;
  const decide = (body: object) => ask('/workbench/trust/recalls', { method: 'POST', body: JSON.stringify(body) });
  /** More entries than are taken without a person. Returns their places. */
  const bring = (signer = context.signer()): readonly number[] => {
    const places = freePlaces(context, 11);
    expect(importText(fullerList(context, places, signer), context).refused).toEqual([]);
    expect(recallOwnLists(context)).toBe(0);
    return places;
  };
  const setOf = (places: readonly number[]) => {
    const bits = bitsOf(context.store, 1, 'revocation');
    return places.filter((place) => bitAt(bits, place));
  };

  beforeAll(() => asReal(context));

  test('nothing waits at first', async () => {
    expect(await waiting()).toEqual([]);
    expect((await ask('/workbench/trust/recalls', { method: 'HEAD' })).status).toBe(200);
  });

  test('a list with more than ten entries waits, and takes effect when a person confirms it', async () => {
    const places = bring();
    const [one, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(one).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      url: expect.stringMatching(/\/api\/v1\/public\/status\/1$/),
      entries: 11,
      contested: false,
      at: '2027-06-01T12:00:00.000Z',
    });
    const decision = { sha256: one?.sha256, action: 'confirm', who: 'Ana', reason: 'compared with the list that is public' };
    for (const wrong of [{ who: ' ' }, { reason: '' }, { action: 'keep' }, { sha256: 'x' }, { more: 1 }]) {
      expect((await decide({ ...decision, ...wrong })).status).toBe(400);
    }
    expect(await decide({ ...decision, sha256: '0'.repeat(64) })).toMatchObject({ status: 404, json: { code: 'not-found' } });
    expect(setOf(places)).toEqual([]);
    expect(await waiting()).toEqual([one]);
    const { status, json } = await decide(decision);
    expect(status).toBe(200);
    expect((json as TrustOverview).log).toMatchObject([
      { action: 'own-list-newer' },
      { action: 'own-list-confirmed', subject: one?.url, who: 'Ana', reason: decision.reason },
    ]);
    expect(setOf(places)).toEqual(places);
    expect(await waiting()).toEqual([]);
    expect((await decide(decision)).status).toBe(404);
  });

  test('V19: a list under a key that was replaced before is contested, and changes nothing when a person refuses it', async () => {
    const retired = context.signer();
    moment = '2027-06-02T12:00:00.000Z';
    context.rotateKey({ compromised: false });
    moment = '2027-06-03T12:00:00.000Z';
    bring(retired);
    const [one] = await waiting();
    expect(one).toMatchObject({ entries: 11, contested: true, at: moment });
    const before = bitsOf(context.store, 1, 'revocation');
    const { status, json } = await decide({ sha256: one?.sha256, action: 'refuse', who: 'Ana', reason: 'not signed here' });
    expect([status, (json as TrustOverview).log[0]]).toMatchObject([
      200,
      { action: 'own-list-refused', who: 'Ana', reason: 'not signed here' },
    ]);
    expect(bitsOf(context.store, 1, 'revocation')).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test('needs two persons where the settings want two, and then changes nothing for one', async () => {
    context.changeSettings({ trustTwoPersons: true });
    const places = bring();
    const [one] = await waiting();
    const decision = { sha256: one?.sha256, action: 'confirm', who: 'Ana', reason: 'compared with the public list' };
    for (const secondPerson of [undefined, '', ' ANA ']) {
      expect(await decide({ ...decision, secondPerson })).toMatchObject({ status: 409, json: { errors: [{ code: 'second-person' }] } });
    }
    expect(setOf(places)).toEqual([]);
    expect(await waiting()).toEqual([one]);
    const { status, json } = await decide({ ...decision, secondPerson: 'Ben' });
    expect(status).toBe(200);
    expect((json as TrustOverview).log).toContainEqual(expect.objectContaining({ action: 'own-list-confirmed', who: 'Ana, Ben' }));
    expect(setOf(places)).toEqual(places);
  });
});
