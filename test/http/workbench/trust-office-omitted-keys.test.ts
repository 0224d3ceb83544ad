// The office's page where the next list would leave out a key: named, not signed, listed with its end by one press, or left out because a person says so.
import { describe, expect, test } from 'vitest';
import type { OfficeKey, OfficeOverview } from '../../../server/contract/index.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { overSocket } from '../../fixtures/client.ts';
import { DID, didDocument, METHOD, newKey } from '../../fixtures/issuing.ts';
import { newOperatorKey } from '../../fixtures/office.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const PASSPHRASE = 'twelve letters and more';

describe('a key that would leave the list', () => {
  const reached = reachedWorkbench(overSocket, { now: () => new Date('2027-06-01T12:00:00Z') });
  const ask = async (method: string, path: string, body?: object) =>
    reached.ask(`/workbench/office${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const version = async () => ((await ask('GET', '')).json as OfficeOverview).version;
  const done = async (method: string, path: string, body: object): Promise<OfficeOverview> => {
    const { status, json } = await ask(method, path, { version: await version(), ...body });
    expect([status, json.errors]).toEqual([200, undefined]);
    return json;
  };
  const codeOf = async (path: string, body: object) =>
    (await ask('POST', path, { version: await version(), ...body })).json.errors?.[0]?.code;
  let key: OfficeKey;
  const signing = (more: object = {}) => ({ key: key.pem, passphrase: PASSPHRASE, days: 30, who: 'Ana Lind', ...more });
  const maker = (document: object) => ({
    did: DID,
    document: JSON.stringify(document),
    name: 'Maker GmbH',
    status: 'granted',
    types: ['DigitalProductPassport'],
  });
  const last = async () => {
    const read = readTrustList((await ask('GET', '/last')).text);
    return read.ok ? read.trustList : undefined;
  };

  test('is named with its issuer, and stops the signing', async () => {
    key = (await ask('POST', '/key', { passphrase: PASSPHRASE })).json as OfficeKey;
    expect((await ask('POST', '', { operator: 'did:web:lists.example', name: 'List office' })).status).toBe(200);
    await done('POST', '/issuers', maker(didDocument()));
    expect((await done('POST', '/sign', signing())).omitted).toEqual([]);
    const { omitted } = await done('POST', '/issuers/remove', { did: DID });
    expect(omitted).toMatchObject([{ did: DID, key: METHOD, why: 'issuer' }]);
    expect(await codeOf('/sign', signing())).toBe('key-left-out');
  });

  test('is listed again with its end, and its issuer as it was', async () => {
    expect(await codeOf('/ends', { did: DID, key: `${DID}#other`, day: '2027-05-31' })).toBe('bad-content');
    expect(await codeOf('/ends', { did: 'did:web:other.example', key: METHOD, day: '2027-05-31' })).toBe('bad-content');
    expect((await done('POST', '/ends', { did: DID, key: METHOD, day: '2027-05-31' })).omitted).toEqual([]);
    await done('POST', '/sign', signing());
    expect((await last())?.entries).toMatchObject([
      { did: DID, credentialTypes: ['DigitalProductPassport'], keys: [{ id: METHOD, until: '2027-05-31T23:59:59Z' }] },
    ]);
  });

  test('is said to have lost its name where another key has it, and is left out when a person says so', async () => {
    const second = didDocument('did:web:b.example');
    const body = { ...maker(second), did: 'did:web:b.example' };
    await done('POST', '/issuers', body);
    await done('POST', '/sign', signing());
    const { omitted } = await done('POST', '/issuers', {
      ...body,
      document: JSON.stringify(didDocument('did:web:b.example', newKey().jwk)),
    });
    expect(omitted).toMatchObject([{ did: 'did:web:b.example', why: 'replaced' }]);
    expect(await codeOf('/ends', { did: 'did:web:b.example', key: omitted?.[0]?.key, day: '2027-05-31' })).toBe('bad-content');
    expect(await codeOf('/sign', signing())).toBe('key-left-out');
    expect((await done('POST', '/sign', signing({ leaveOut: true }))).omitted).toEqual([]);
  });

  test('what the page has no field for stays: windows of keys', async () => {
    await done('POST', '/issuers', { ...maker(didDocument()), name: 'Maker AG' });
    await done('POST', '/sign', signing());
    expect((await last())?.entries.find(({ did }) => did === DID)).toMatchObject({ legalName: 'Maker AG', keys: [{ id: METHOD }] });
  });

  test('a list without an issuer is signed only when that is said', async () => {
    for (const { did } of ((await ask('GET', '')).json as OfficeOverview).entries ?? []) await done('POST', '/issuers/remove', { did });
    expect(await codeOf('/sign', signing({ leaveOut: true }))).toBe('empty-list');
    expect((await done('POST', '/sign', signing({ leaveOut: true, empty: true }))).entries).toEqual([]);
  });

  test('a list of several operators is not signed on the page', async () => {
    const { text } = await ask('GET', '/draft');
    const members = ['a', 'b'].map((id) => ({ id: `did:web:${id}.example`, name: id, keys: [didKeyOf(newOperatorKey())] }));
    const draft = { ...JSON.parse(text), operators: { threshold: 2, members } };
    const { several, preview } = await done('PUT', '/draft', { text: JSON.stringify(draft) });
    expect([several, preview?.newKeys.length]).toEqual([{ threshold: 2, of: 2 }, 2]);
    expect(await codeOf('/sign', signing())).toBe('several-operators');
  });
});
