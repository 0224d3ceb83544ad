// The trust data over the workbench API: seen before it is taken over, taken over whole, refused with its reason, and every deed in the log.
import { describe, expect, test } from 'vitest';
import type { DidDocumentLook, InspectResponse, TrustOverview, TrustPreview, UnknownIssuers } from '../../../server/contract/index.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { qrPng } from '../../../server/domain/formats/qr.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { keysIn } from '../../../server/features/trust/trust-overview.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { DID, didDocument } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, newOperatorKey, OPERATOR, signed, withList } from '../../fixtures/office.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';

const NOW = '2027-06-01T12:00:00Z';

describe.each(TRANSPORTS)('the trust data over %s', (_, connect) => {
  let moment = NOW;
  const reached = reachedWorkbench(connect, { now: () => new Date(moment) });
  const { context } = reached;

  const ask = async (method: string, path: string, body?: object) =>
    reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const overview = async () => (await ask('GET', '/trust')).json as TrustOverview;
  const headlineOf = async (index: number): Promise<readonly string[]> => {
    const answer = await ask('POST', '/inspections', { channel: 'paste', text: passportAt(index) });
    const [inspection] = (answer.json as InspectResponse).inspections;
    return [inspection?.headline ?? '', ...(inspection?.reasons ?? [])];
  };
  const refused = async (body: object, code: string, path = '/trust/import') => {
    const { status, json } = await ask('POST', path, body);
    expect([status, json.code, json.errors?.[0]?.code]).toEqual([409, 'trust-refused', code]);
    return json;
  };

  test('nothing stands behind a verdict at first, and whom nobody knows is collected', async () => {
    expect(await overview()).toMatchObject({ summary: { state: 'none' }, dueSoon: false, canUndo: false, issuers: [], log: [] });
    expect((await headlineOf(8))[0]).toBe('unknown-issuer');
    expect((await headlineOf(9))[0]).toBe('unknown-issuer');
    const { issuers } = (await ask('GET', '/trust/unknown')).json as UnknownIssuers;
    expect(issuers).toMatchObject([
      { id: DID, claimedName: 'Whatever the credential says', inspections: 2, verificationMethods: [`${DID}#key-1`] },
    ]);
  });

  test('a trust list is previewed before it is imported, and its fingerprint is compared', async () => {
    const text = signed(4, [withList([7]), entry({ did: 'did:web:b.example', legalName: 'B AG' })]);
    const { status, json } = await ask('POST', '/trust/preview', { text });
    const preview = json as TrustPreview;
    expect([status, preview.needs, preview.added.map(({ did }) => did), preview.statusLists]).toEqual([
      200,
      ['fingerprint'],
      [DID, 'did:web:b.example'],
      1,
    ]);
    expect((await overview()).issuers).toEqual([]);
    await refused({ text, who: 'Ana' }, 'unknown-operator');
    const taken = await ask('POST', '/trust/import', { text, who: 'Ana', fingerprint: preview.fingerprint });
    expect(taken.status).toBe(200);
    expect(taken.json).toMatchObject({
      summary: { state: 'fresh', sequence: 4 },
      operator: { name: 'List office', keys: [{ fingerprint: preview.fingerprint, pinnedBy: 'Ana' }] },
      issuers: [{ did: 'did:web:b.example' }, { did: DID, name: 'Maker GmbH', keys: [{ id: `${DID}#key-1` }] }],
      statusLists: [{ url: LIST_URL, revoked: 1 }],
    });
    expect(await headlineOf(8)).toEqual(['valid', expect.anything()]);
    expect(await headlineOf(7)).toEqual(['invalid', 'DPP-STA-20']);
  });

  test('the next one shows what it changes', async () => {
    const next = newOperatorKey();
    const text = signed(5, [entry({ status: 'withdrawn' }), entry({ did: 'did:web:c.example' })], {
      operatorKeys: [didKeyOf(OPERATOR), didKeyOf(next)],
    });
    expect((await ask('POST', '/trust/preview', { text })).json).toMatchObject({
      needs: [],
      already: false,
      added: [{ did: 'did:web:c.example' }],
      removed: [{ did: 'did:web:b.example' }],
      changed: [{ did: DID, status: 'withdrawn', differences: [{ member: 'status', before: 'granted', after: 'withdrawn' }] }],
      newKeys: [expect.stringMatching(/^[0-9a-f]{4} /)],
    });
    expect((await ask('POST', '/trust/import', { text, who: 'Ana' })).status).toBe(200);
    expect((await headlineOf(8))[0]).toBe('invalid');
    expect((await ask('POST', '/trust/preview', { text })).json).toMatchObject({ already: true, needs: [] });
  });

  test('what is wrong with a file is said with its place, and nothing is changed', async () => {
    const before = await overview();
    await refused({ text: 'x', who: 'Ana' }, 'not-a-snapshot');
    await refused({ text: signed(6).slice(0, -8), who: 'Ana' }, 'bad-signature');
    await refused({ text: signed(6, [entry()], {}, newOperatorKey()) }, 'other-operator', '/trust/preview');
    expect(await overview()).toEqual(before);
    expect((await ask('POST', '/trust/import', { text: signed(6), who: ' ' })).status).toBe(400);
  });

  test('an older list is kept as history, and who is vouched for stays as it was', async () => {
    const before = await overview();
    const text = signed(3, [entry({ did: 'did:web:z.example' })]);
    expect((await ask('POST', '/trust/preview', { text })).json).toMatchObject({
      place: 'older',
      needs: [],
      added: [],
      removed: [],
      changed: [],
    });
    const { status, json } = await ask('POST', '/trust/import', { text, who: 'Ana' });
    const after = json as TrustOverview;
    expect([status, after.summary, after.trustList, after.issuers]).toEqual([200, before.summary, before.trustList, before.issuers]);
    expect(after.trustLists).toHaveLength(before.trustLists.length + 1);
    expect(after.log[0]).toMatchObject({ action: 'snapshot-older', sequence: 3, who: 'Ana' });
    expect((await ask('POST', '/trust/preview', { text })).json).toMatchObject({ already: true, needs: [] });
    expect((await headlineOf(8))[0]).toBe('invalid');
  });

  test('two persons, where the settings want them; and an undo with its reason', async () => {
    await ask('PUT', '/settings', { trustTwoPersons: true });
    expect((await ask('POST', '/trust/preview', { text: signed(6) })).json).toMatchObject({ needs: ['second-person'] });
    await refused({ text: signed(6), who: 'Ana', secondPerson: 'Ana' }, 'second-person');
    expect((await ask('POST', '/trust/import', { text: signed(6), who: 'Ana', secondPerson: 'Ben' })).status).toBe(200);
    const persons = { who: 'Ana', secondPerson: 'Ben' };
    expect((await ask('PUT', '/settings', { trustTwoPersons: false, ...persons })).status).toBe(200);
    expect((await ask('POST', '/trust/undo', { who: 'Ana', reason: 'wrong stick' })).json).toMatchObject({ summary: { sequence: 5 } });
    expect((await overview()).log[0]).toMatchObject({ action: 'snapshot-undone', who: 'Ana', reason: 'wrong stick' });
  });

  test('one person alone switches the rule for two on, and loosens nothing while it holds', async () => {
    const alone = async (path: string, method: string, body?: object) => {
      const { status, json } = await ask(method, path, body);
      expect([status, json.code, json.errors?.[0]?.code]).toEqual([409, 'trust-refused', 'second-person']);
    };
    expect((await ask('PUT', '/settings', { trustTwoPersons: true, who: 'Ana' })).json).toMatchObject({ trustTwoPersons: true });
    for (const given of [{}, { who: 'Ana' }, { who: 'Ana', secondPerson: 'ANA' }, { who: '', secondPerson: 'Ben' }]) {
      await alone('/settings', 'PUT', { trustTwoPersons: false, ...given });
      await alone('/settings', 'PUT', { trustFreshDays: 181, ...given });
      // Hidden among harmless changes it is refused as a whole.
      await alone('/settings', 'PUT', { officer: 'Eve', trustTwoPersons: false, ...given });
    }
    expect((await ask('GET', '/settings')).json).toMatchObject({ trustTwoPersons: true, trustFreshDays: 180, officer: '' });
    expect((await ask('PUT', '/settings', { officer: 'Ana', trustFreshDays: 90 })).status).toBe(200);

    const did = 'did:web:e.example';
    const document = didDocument(did);
    const given = { document: JSON.stringify(document), name: 'E', fingerprint: keysIn(document)[0]?.fingerprint, reason: 'visited' };
    await alone('/trust/issuers', 'POST', { ...given, who: 'Ana' });
    await alone('/trust/issuers', 'POST', { ...given, who: 'Ana', secondPerson: 'ána' });
    expect((await ask('POST', '/trust/issuers', { ...given, who: 'Ana', secondPerson: 'Ben' })).status).toBe(200);
    expect((await overview()).issuers.find((one) => one.did === did)).toMatchObject({ addedBy: 'Ana, Ben' });
    const address = `/trust/issuers/${encodeURIComponent(did)}?who=Ana&reason=mistake`;
    await alone(address, 'DELETE');
    expect((await ask('DELETE', `${address}&secondPerson=Ben`)).status).toBe(200);

    expect((await ask('PUT', '/settings', { trustTwoPersons: false, who: 'Ana', secondPerson: 'Ben' })).status).toBe(200);
    expect((await overview()).log.slice(0, 5).map(({ action, who }) => [action, who])).toEqual([
      ['two-persons-off', 'Ana, Ben'],
      ['issuer-removed', 'Ana, Ben'],
      ['issuer-added', 'Ana, Ben'],
      ['freshness-changed', 'Ana'],
      ['two-persons-on', 'Ana'],
    ]);
    await ask('PUT', '/settings', { trustFreshDays: 180, officer: '' });
  });

  test('an issuer added on this computer is marked so, and only with a compared fingerprint', async () => {
    const did = 'did:web:d.example';
    const document = JSON.stringify(didDocument(did));
    const add = (fingerprint: string, text = document) =>
      ask('POST', '/trust/issuers', { document: text, name: 'D', fingerprint, who: 'Ana', reason: 'visited on site' });
    const wrong = await add('0000');
    expect([wrong.status, wrong.json.errors[0].pointer]).toEqual([400, '/fingerprint']);
    const fingerprint = /holds ([0-9a-f ]+)/.exec(wrong.json.detail)?.[1] ?? '';
    expect((await add(fingerprint, '{}')).status).toBe(400);
    expect((await add(fingerprint, JSON.stringify(context.signer().didDocument))).status).toBe(400);
    const added = (await add(fingerprint)).json as TrustOverview;
    expect(added.issuers.find((one) => one.did === did)).toMatchObject({ origin: 'local', addedBy: 'Ana', reason: 'visited on site' });
    expect((await ask('DELETE', `/trust/issuers/${encodeURIComponent(did)}?who=Ana&reason=mistake`)).status).toBe(200);
    expect((await ask('DELETE', `/trust/issuers/${encodeURIComponent(did)}?who=Ana&reason=mistake`)).status).toBe(404);
    expect((await overview()).log.slice(0, 2).map(({ action }) => action)).toEqual(['issuer-removed', 'issuer-added']);
  });

  test('an issuer of the list is restricted by one person, and the restriction lifted by two where the settings want two', async () => {
    const [{ did }] = (await overview()).issuers as [TrustOverview['issuers'][number]];
    const address = `/trust/issuers/${encodeURIComponent(original(did))}/restrictions`;
    expect((await ask('POST', address, { who: 'Ana' })).status).toBe(400);
    expect((await ask('POST', address, { who: 'Ana', reason: 'r', types: ['two words'] })).status).toBe(400);
    await ask('PUT', '/settings', { trustTwoPersons: true });
    const restricted = await ask('POST', address, { who: 'Ana', reason: 'altered goods', types: ['DigitalConformityCredential'] });
    expect([restricted.status, restricted.json.restrictions]).toEqual([
      200,
      [{ did, types: ['DigitalConformityCredential'], at: expect.any(String), who: 'Ana', reason: 'altered goods' }],
    ]);
    const alone = await ask('DELETE', `${address}?who=Ana&reason=explained`);
    expect([alone.status, alone.json.errors?.[0]?.code]).toEqual([409, 'second-person']);
    expect((await ask('DELETE', `${address}?who=Ana&reason=explained&secondPerson=Ben`)).json.restrictions).toEqual([]);
    expect((await ask('DELETE', `${address}?who=Ana&reason=explained&secondPerson=Ben`)).status).toBe(404);
    await ask('PUT', '/settings', { trustTwoPersons: false, who: 'Ana', secondPerson: 'Ben' });
  });

  test('a DID document is looked at before it is added, and nothing is added by that', async () => {
    const did = 'did:web:f.example';
    const document = didDocument(did);
    const look = async (text: string) => (await ask('POST', '/trust/issuers/look', { text })).json as DidDocumentLook;
    expect(await look(JSON.stringify(document))).toEqual({ did, fingerprints: [keysIn(document)[0]?.fingerprint] });
    expect(await look('{')).toEqual({ fingerprints: [], fault: expect.stringContaining('not strict JSON') });
    expect(await look(JSON.stringify({ id: did }))).toMatchObject({
      fingerprints: [],
      fault: expect.stringContaining('no Ed25519, P-256 or P-384 key'),
    });
    expect(await look(JSON.stringify(context.signer().didDocument))).toMatchObject({
      fault: expect.stringContaining('this computer itself'),
    });
    expect((await overview()).issuers.some((one) => one.did === did)).toBe(false);
  });

  test('a fingerprint is drawn as it is printed, and nothing else is', async () => {
    const fingerprint = keysIn(didDocument())[0]?.fingerprint ?? '';
    const picture = async (text: string) =>
      reached.ask(`/workbench/trust/fingerprint.png?size=270&fingerprint=${encodeURIComponent(text)}`);
    const drawn = await picture(fingerprint);
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    expect(drawn.bytes).toEqual(qrPng(fingerprint, 270));
    expect((await picture(fingerprint.replaceAll(' ', '').toUpperCase())).bytes).toEqual(drawn.bytes);
    for (const text of ['', 'https://example.org', `${fingerprint} 0000`]) {
      expect(await picture(text)).toMatchObject({ status: 400, json: { code: 'bad-parameter' } });
    }
  });

  test('a clock that was ahead is said to be right again, with a name and a reason', async () => {
    moment = '2030-01-01T00:00:00.000Z';
    await headlineOf(8);
    moment = NOW;
    const { clock } = await overview();
    expect(clock).toMatchObject({ suspect: true, floor: '2030-01-01T00:00:00.000Z', resetTo: '2027-06-01T12:00:00.000Z' });
    expect((await ask('POST', '/trust/clock', { who: 'Ana' })).status).toBe(400);
    const reset = await ask('POST', '/trust/clock', { who: 'Ana', reason: 'the battery was changed' });
    expect(reset.json).toMatchObject({
      clock: { suspect: false, floor: clock.resetTo },
      log: expect.arrayContaining([expect.objectContaining({ action: 'clock-reset', who: 'Ana' })]),
    });
    expect((await ask('POST', '/trust/clock', { who: 'Ana', reason: 'again' })).status).toBe(409);
  });

  test('a new list is asked for from four fifths of its time on', async () => {
    moment = '2027-06-26T00:00:00Z';
    expect((await overview()).dueSoon).toBe(true);
    moment = '2027-07-02T00:00:00Z';
    expect((await overview()).summary.state).toBe('stale');
    moment = NOW;
  });
});
