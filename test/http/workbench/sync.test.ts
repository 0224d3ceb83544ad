// Fetching over the workbench API: started by a person, looked at, stopped; the want-list shrinks, and nobody is asked before.
import { describe, expect, it } from 'vitest';
import type { InspectionList, Problem, SyncState, WantList } from '../../../server/contract/index.ts';
import { reinspection } from '../../../server/features/inspection/inspect-again.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { answerDid, closeServices, maker, serviceThat } from '../../fixtures/services.ts';

closeServices();
const other = await maker();

describe.each(TRANSPORTS)('fetching over %s', (_, connect) => {
  const reached = reachedWorkbench(connect);
  const { context } = reached;
  const ask = async (method: string, path: string, body?: object) =>
    reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const state = async () => (await ask('GET', '/sync')).json as SyncState;
  const wanted = async () => ((await ask('GET', '/want-list')).json as WantList).items;
  const ended = async (): Promise<SyncState> => {
    await expect.poll(async () => (await state()).run?.state).not.toBe('running');
    return state();
  };

  it('nothing was fetched as long as nobody asked for it', async () => {
    expect(await state()).toEqual({ items: [], lists: [] });
    await ask('POST', '/inspections', { channel: 'camera', text: `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}` });
    expect(await wanted()).toHaveLength(1);
    expect(await state()).toEqual({ items: [], lists: [] });
  });

  it('the own want-list is fetched, and what has come is inspected again by itself', async () => {
    other.asked.length = 0;
    const started = await ask('POST', '/sync', { url: other.url, allowHttp: true, who: 'A. Officer' });
    expect([started.status, started.json]).toEqual([
      202,
      expect.objectContaining({ run: expect.objectContaining({ who: 'A. Officer', total: 1 }) }),
    ]);
    expect(await ended()).toMatchObject({
      run: { state: 'ended', service: other.url, counts: { fetched: 1 }, identity: { did: 'did:web:maker.example' } },
      items: [{ gtin: SAMPLE.gtin, serial: SAMPLE.serial, outcome: 'fetched' }],
    });
    expect(other.asked[0]).toBe('/.well-known/did.json');
    expect(await wanted()).toEqual([]);
    expect(reinspection(context)()).toBe(1);
    expect(((await ask('GET', '/inspections')).json as InspectionList).total).toBe(2);
  });

  it('one run at a time; stopping answers when nothing is under way any more', async () => {
    const silent = await serviceThat((_, response, target) => {
      if (target.endsWith('did.json')) answerDid(response);
    });
    const order = { url: silent.url, allowHttp: true, items: [{ dppCode: SAMPLE.dppCode }] };
    expect((await ask('POST', '/sync', order)).status).toBe(202);
    const second = await ask('POST', '/sync', order);
    expect([second.status, (second.json as Problem).code]).toEqual([409, 'conflict']);
    expect((await ask('DELETE', '/sync')).json).toMatchObject({ run: { state: 'stopped', total: 1, settled: 0 }, items: [] });
    expect(await state()).toMatchObject({ run: { state: 'stopped' } });
  });

  it.each([
    ['an address without https', { url: 'http://127.0.0.1:1', items: [{ dppCode: SAMPLE.dppCode }] }, 'bad-parameter'],
    ['a name without https', { url: 'http://maker.example', allowHttp: true, items: [{ dppCode: SAMPLE.dppCode }] }, 'bad-parameter'],
    ['nothing to fetch', { url: 'https://maker.example' }, 'bad-body'],
    ['an item that names nothing', { url: 'https://maker.example', items: [{ serial: '7' }] }, 'bad-body'],
    ['a GTIN with a wrong check digit', { url: 'https://maker.example', items: [{ gtin: '09520123456789' }] }, 'bad-body'],
    ['a member that is not known', { url: 'https://maker.example', follow: true }, 'bad-body'],
  ])('%s is refused before anybody is asked', async (_, body, code) => {
    const before = await state();
    expect((await ask('POST', '/sync', body)).json).toMatchObject({ code });
    expect(await state()).toEqual(before);
  });
});
