// Inspecting again over the workbench API: by itself when who vouches for an issuer or a copy has come, and when a person asks.
import { describe, expect, test } from 'vitest';
import type {
  Inspection,
  InspectionList,
  InspectResponse,
  RepeatedInspections,
  State,
  UnknownIssuers,
} from '../../../server/contract/index.ts';
import { reinspection } from '../../../server/features/inspection/inspect-again.ts';
import { keysIn } from '../../../server/features/trust/trust-overview.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { DID, didDocument, passport, proofOptions, secure } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';

const NOW = '2027-06-01T12:00:00Z';
const OTHER = 'did:web:c.example';
const LINK = 'https://maker.example/passports/7';

describe.each(TRANSPORTS)('inspecting again over %s', (_, connect) => {
  const reached = reachedWorkbench(connect, { now: () => new Date(NOW) });
  const { context } = reached;
  const ask = async (method: string, path: string, body?: object) =>
    reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const bring = async (text: string, more: object = {}) =>
    ((await ask('POST', '/inspections', { channel: 'paste', text, ...more })).json as InspectResponse).inspections;
  const read = async (id: number | undefined) => (await ask('GET', `/inspections/${id}`)).json as Inspection;
  const log = async () => ((await ask('GET', '/inspections')).json as InspectionList).items;
  const state = async () => (await ask('GET', '/state')).json as State;
  const unknown = async () => ((await ask('GET', '/trust/unknown')).json as UnknownIssuers).issuers.map(({ id }) => id);
  const repeated = async (after: number) => ((await ask('GET', `/inspections/again?after=${after}`)).json as RepeatedInspections).items;
  const inspectAgain = reinspection(context);
  const first = { id: 0 };

  test('nothing is inspected again as long as nobody vouches for the issuer', async () => {
    const [one] = await bring(passportAt(8));
    const [same] = await bring(passportAt(8));
    await bring(passportAt(9), { expect: { gtin: '09520123456788', serial: 'OTHER' } });
    first.id = same?.id ?? 0;
    expect([one?.headline, same?.headline, await unknown()]).toEqual(['unknown-issuer', 'unknown-issuer', [DID]]);
    context.changeSettings({ place: 'Gate 4' });
    expect(inspectAgain()).toBe(0);
    expect([(await log()).length, (await state()).newestRepeated, await repeated(0)]).toEqual([3, 0, []]);
  });

  test('a trust list answers what it vouches for: each item once, in turns, and the queue forgets the issuer at once', async () => {
    const text = signed(4, [entry()]);
    const { fingerprint } = (await ask('POST', '/trust/preview', { text })).json as { readonly fingerprint: string };
    expect((await ask('POST', '/trust/import', { text, who: 'Ana', fingerprint })).status).toBe(200);
    expect(await unknown()).toEqual([]);
    expect([inspectAgain(1), inspectAgain(1), inspectAgain(), inspectAgain()]).toEqual([1, 1, 0, 0]);
    const [again] = await log();
    expect(again).toMatchObject({ again: first.id, headline: 'valid-not-current' });
    // What it was compared with counts again.
    const compared = await read((again?.id ?? 0) - 1);
    expect(compared).toMatchObject({ again: first.id + 1, headline: 'invalid', expected: { serial: 'OTHER' } });
    expect(await read(first.id)).toMatchObject({
      headline: 'unknown-issuer',
      inspectedAgain: { id: again?.id, headline: again?.headline },
    });
    expect((await state()).notices[0]).toMatchObject({ code: 'issuer-arrived', detail: '1', inspections: [again?.id] });
    expect(await unknown()).toEqual([]);
    expect((await state()).newestRepeated).toBe(again?.id);
    const items = await repeated(0);
    expect(items).toEqual([
      { id: compared.id, of: first.id + 1, item: 0, input: compared.input.sha256 },
      { id: again?.id, of: first.id, item: 0, input: (await read(first.id)).input.sha256 },
    ]);
    expect(await repeated(again?.id ?? 0)).toEqual([]);
  });

  test('an issuer that a person adds answers one item of a presentation, and the others are left as they are', async () => {
    const foreign = secure(passport({ issuer: { id: OTHER } }), proofOptions({ verificationMethod: `${OTHER}#key-1` }));
    const credentials = [JSON.parse(passportAt(8)), foreign, LINK];
    const brought = await bring(JSON.stringify(credentials));
    expect(brought.map(({ headline }) => headline)).toEqual(['valid-not-current', 'unknown-issuer', 'cannot-check']);
    expect(await unknown()).toEqual([OTHER]);
    const document = didDocument(OTHER);
    const given = {
      document: JSON.stringify(document),
      name: 'C',
      fingerprint: keysIn(document)[0]?.fingerprint,
      who: 'Ana',
      reason: 'visited',
    };
    expect((await ask('POST', '/trust/issuers', given)).status).toBe(200);
    expect(inspectAgain()).toBe(1);
    expect((await log())[0]).toMatchObject({ again: brought[1]?.id });
    expect(await read((await log())[0]?.id)).toMatchObject({ item: 1, issuer: { id: OTHER, name: 'C' } });
  });

  test('a person inspects any entry again; sent again, the request is answered from the log', async () => {
    const [link] = await bring(LINK);
    const requestId = crypto.randomUUID();
    const again = await ask('POST', `/inspections/${link?.id}/again`, { requestId });
    expect([again.status, again.json]).toMatchObject([201, { again: link?.id, headline: 'cannot-check', input: { text: LINK } }]);
    expect((await ask('POST', `/inspections/${link?.id}/again`, { requestId })).json.id).toBe(again.json.id);
    expect((await log())[0]?.id).toBe(again.json.id);
    expect((await read(link?.id)).inspectedAgain).toEqual({ id: again.json.id, headline: 'cannot-check' });
    const [past] = await bring(passportAt(8), { asOf: '2027-05-31T12:00:00Z' });
    expect((await ask('POST', `/inspections/${past?.id}/again`, {})).json).toMatchObject({
      asOf: '2027-05-31T12:00:00.000Z',
      again: past?.id,
    });
  });

  test('what the log does not hold is refused', async () => {
    const picture = { channel: 'file', text: '', unreadable: { code: 'DPP-INP-18', detail: 'no code' } };
    const [unreadable] = ((await ask('POST', '/inspections', picture)).json as InspectResponse).inspections;
    const refused = await ask('POST', `/inspections/${unreadable?.id}/again`, {});
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    expect((await ask('POST', '/inspections/9999/again', {})).status).toBe(404);
    for (const [method, path, body] of [
      ['GET', '/inspections/again?after=-1'],
      ['POST', '/inspections/1/again', { requestId: 7 }],
      ['POST', '/inspections/1/again', { other: true }],
    ] as const)
      expect((await ask(method, path, body)).status).toBe(400);
  });
});
