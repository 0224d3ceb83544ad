// The office that keeps a trust list over the workbench API: begun, filled, signed, taken over by another desk; and every way in which it is refused, with nothing half-written.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { OfficeKey, OfficeOverview, TrustOverview, TrustPreview } from '../../../server/contract/index.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { overSocket } from '../../fixtures/client.ts';
import { DID, didDocument, newKey } from '../../fixtures/issuing.ts';
import { LIST_URL, revocationList } from '../../fixtures/office.ts';
import { CLI } from '../../fixtures/program.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const PASSPHRASE = 'twelve letters and more';
const OFFICE = 'did:web:lists.example';

/** A key file that asks for 2^31 - 1 rounds of PBKDF2. */
const COSTLY = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIGlMGEGCSqGSIb3DQEFDTBUMDMGCSqGSIb3DQEFDDAmBBAAAAAAAAAAAAAAAAAAAAAAAgR/////MAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBAAAAAAAAAAAAAAAAAAAAAABEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
-----END ENCRYPTED PRIVATE KEY-----
`;

describe('a trust list that is kept on this computer', () => {
  let moment = Date.parse('2027-06-01T12:00:00Z');
  const now = () => new Date(moment);
  const reached = reachedWorkbench(overSocket, { now });
  const other = reachedWorkbench(overSocket, { now });
  const draftPath = join(reached.folder, 'trust-office', 'draft.json');
  const onDisk = () => JSON.parse(readFileSync(draftPath, 'utf8'));

  const ask = async (method: string, path: string, body?: object) =>
    reached.ask(`/workbench/office${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const office = async () => (await ask('GET', '')).json as OfficeOverview;
  const version = async () => (await office()).version;
  const done = async (method: string, path: string, body: object): Promise<OfficeOverview> => {
    const { status, json } = await ask(method, path, body);
    expect([status, json.errors]).toEqual([200, undefined]);
    return json;
  };
  const refused = async (method: string, path: string, body: object, code: string) => {
    const before = existsSync(draftPath) ? readFileSync(draftPath, 'utf8') : undefined;
    const { status, json } = await ask(method, path, body);
    expect([status, json.code, json.errors?.[0]?.code]).toEqual([409, 'trust-refused', code]);
    expect(existsSync(draftPath) ? readFileSync(draftPath, 'utf8') : undefined).toBe(before);
    return json;
  };
  const newOfficeKey = async () => (await ask('POST', '/key', { passphrase: PASSPHRASE })).json as OfficeKey;
  const maker = { did: DID, document: JSON.stringify(didDocument()), name: 'Maker GmbH', status: 'granted' };
  let key: OfficeKey;
  let second: OfficeKey;
  const sign = async ({ pem }: OfficeKey, more: object = {}) => ({
    version: await version(),
    key: pem,
    passphrase: PASSPHRASE,
    days: 30,
    who: 'Ana Lind',
    ...more,
  });
  const last = async () => (await ask('GET', '/last')).text;

  test('nothing is kept at first, and nothing can be changed', async () => {
    expect(await office()).toEqual({ file: draftPath });
    await refused('POST', '/issuers', { version: '0'.repeat(64), ...maker }, 'no-draft');
    expect((await ask('GET', '/draft')).status).toBe(404);
    await refused('POST', '', { operator: 'lists.example', name: 'List office' }, 'bad-content');
  });

  test('it begins with the name of the office, once', async () => {
    expect(await done('POST', '', { operator: OFFICE, name: 'List office' })).toMatchObject({
      operator: { id: OFFICE, name: 'List office' },
      sequence: 0,
      entries: [],
    });
    await refused('POST', '', { operator: OFFICE, name: 'List office' }, 'draft-exists');
  });

  test('a key document is looked at before it is taken', async () => {
    const look = await ask('POST', '/look', { text: maker.document });
    expect(look.json).toMatchObject({ did: DID, fingerprints: [expect.stringMatching(/^[0-9a-f]{4} /)] });
    expect((await ask('POST', '/look', { text: '{"id":"did:web:x.example"}' })).json).toMatchObject({
      fingerprints: [],
      fault: expect.stringMatching(/no Ed25519, P-256 or P-384 key/),
    });
  });

  test('an issuer comes in with its status list, and a list that nobody could use is refused with its place', async () => {
    const before = await version();
    const body = { version: before, ...maker, country: 'AT', role: 'manufacturer', types: ['DigitalProductPassport'] };
    const wrong = await refused('POST', '/issuers', { ...body, statusLists: [revocationList([7], {}, newKey())] }, 'bad-content');
    expect(wrong.errors[1]?.pointer).toBe('/entries/0/statusLists/0/credential');
    await refused('POST', '/issuers', { ...body, statusLists: ['{}'] }, 'bad-content');
    await refused('POST', '/issuers', { ...body, did: 'did:web:other.example' }, 'bad-content');
    await refused('POST', '/issuers', { ...body, since: 'yesterday' }, 'bad-content');
    const { entries, preview } = await done('POST', '/issuers', { ...body, statusLists: [revocationList([7])] });
    expect(entries).toMatchObject([{ did: DID, name: 'Maker GmbH', country: 'AT', status: 'granted', statusLists: [{ url: LIST_URL }] }]);
    expect(preview).toMatchObject({ sequence: 1, added: [{ did: DID }], lists: [{ url: LIST_URL, after: { revoked: 1 } }] });
    expect(await version()).not.toBe(before);
  });

  test('two windows at once: the second change on what was seen is refused, and nothing of the first is lost', async () => {
    const seen = await version();
    await done('POST', '/issuers', {
      version: seen,
      ...maker,
      did: 'did:web:b.example',
      document: JSON.stringify(didDocument('did:web:b.example')),
    });
    await refused('POST', '/issuers', { version: seen, did: DID, name: 'Maker AG', status: 'withdrawn' }, 'stale-draft');
    await refused('POST', '/issuers/remove', { version: seen, did: DID }, 'stale-draft');
    await refused('POST', '/sign', { version: seen, key: 'x', days: 30, who: 'Ana' }, 'stale-draft');
    expect((await office()).entries?.map(({ did }) => did)).toEqual([DID, 'did:web:b.example']);
  });

  test('what is left out is said no more; the key document and its date stay where none is given', async () => {
    const fetched = (await office()).entries?.[0]?.fetchedAt;
    moment += 60_000;
    const { entries } = await done('POST', '/issuers', { version: await version(), did: DID, name: 'Maker AG', status: 'suspended' });
    const entry = entries?.find(({ did }) => did === DID);
    expect(entry).toMatchObject({ name: 'Maker AG', status: 'suspended', fetchedAt: fetched, statusLists: [{ url: LIST_URL }] });
    expect([entry?.country, entry?.role, entry?.types]).toEqual([undefined, undefined, undefined]);
    await done('POST', '/issuers', { version: await version(), did: DID, name: 'Maker AG', status: 'granted', dropLists: [LIST_URL] });
    expect(onDisk().entries.find((one: { did: string }) => one.did === DID).statusLists).toBeUndefined();
  });

  test('a new key is sealed: no shorter passphrase, and another one does not open it', async () => {
    expect((await ask('POST', '/key', { passphrase: 'too short' })).status).toBe(400);
    [key, second] = [await newOfficeKey(), await newOfficeKey()];
    expect(key.pem).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
    const wrong = await refused('POST', '/sign', await sign(key, { passphrase: 'another passphrase' }), 'wrong-passphrase');
    expect(JSON.stringify(wrong)).not.toMatch(/another passphrase|PRIVATE/);
    await refused('POST', '/sign', await sign(key, { key: 'no key' }), 'not-a-key');
    await refused('POST', '/sign', await sign(key, { key: COSTLY }), 'key-too-costly');
    expect(await last()).toMatch(/not here/);
    expect((await office()).sequence).toBe(0);
  });

  test('the first list is signed, the log says by whom, and another desk imports it', async () => {
    const signed = await done('POST', '/sign', await sign(key));
    expect(signed).toMatchObject({ sequence: 1, last: { sequence: 1, fingerprint: key.fingerprint }, preview: { added: [], changed: [] } });
    expect(onDisk().sequence).toBe(1);
    const text = (await last()).trim();
    const taken = await other.ask('/workbench/trust/import', {
      method: 'POST',
      body: JSON.stringify({ text, who: 'Ben', fingerprint: key.fingerprint }),
    });
    expect((taken.json as TrustOverview).summary).toMatchObject({ state: 'fresh', sequence: 1, issuers: 2 });
    const { log } = (await reached.ask('/workbench/trust')).json as TrustOverview;
    expect(log).toMatchObject([{ action: 'list-signed', sequence: 1, who: 'Ana Lind', subject: `List office (${OFFICE})` }]);
  });

  test('the number rises, and neither the key nor its passphrase lies anywhere', async () => {
    moment += 60_000;
    expect(await done('POST', '/sign', await sign(key))).toMatchObject({ sequence: 2 });
    const read = readTrustList(await last());
    expect(read.ok && read.trustList.sequence).toBe(2);
    const secret = key.pem.split('\n')[1] ?? 'nothing';
    for (const name of readdirSync(reached.folder, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const bytes = readFileSync(join(name.parentPath, name.name), 'latin1');
      expect([name.name, bytes.includes(secret), bytes.includes(PASSPHRASE)]).toEqual([name.name, false, false]);
    }
  });

  test('another key is refused until it was announced in a list; from then on only it signs', async () => {
    await refused('POST', '/sign', await sign(second), 'other-key');
    const announced = await done('POST', '/announce', { version: await version(), key: second.pem, passphrase: PASSPHRASE });
    expect(announced.preview).toMatchObject({ newKeys: [second.fingerprint], goneKeys: [key.fingerprint] });
    await refused('POST', '/sign', await sign(second), 'other-key');
    expect(await done('POST', '/sign', await sign(key))).toMatchObject({ sequence: 3, last: { nextKeys: [second.fingerprint] } });
    await refused('POST', '/sign', await sign(key), 'other-key');
    const third = await last();
    expect(await done('POST', '/sign', await sign(second))).toMatchObject({ sequence: 4 });
    for (const text of [third, await last()]) {
      const taken = await other.ask('/workbench/trust/import', { method: 'POST', body: JSON.stringify({ text: text.trim(), who: 'Ben' }) });
      expect(taken.status).toBe(200);
    }
  });

  test('a clock that is behind the last list signs nothing', async () => {
    moment -= 3_600_000;
    await refused('POST', '/sign', await sign(second), 'clock-behind');
    moment += 3_600_000;
  });

  test('the command works on the same file, and its list is asked for before the next one is signed here', async () => {
    const pem = join(reached.folder, 'office.key');
    const out = join(reached.folder, 'list-5.jwt');
    writeFileSync(pem, second.pem);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [CLI, 'trust', ...args], { env: { ...process.env, DPP_DESK_OPERATOR_SECRET: PASSPHRASE } });
    run('sign', draftPath, '--key', pem, '--days', '30', '--out', out, '--now', now().toISOString());
    const { sequence, preview } = await office();
    expect([sequence, preview, (await office()).last]).toEqual([5, undefined, undefined]);
    await refused('POST', '/sign', await sign(second), 'last-list-missing');
    await refused('PUT', '/last', { version: await version(), text: 'no list' }, 'bad-content');
    const { text } = await other.ask('/workbench/office/last');
    expect(text).toContain('no list is kept here');
    const brought = await done('PUT', '/last', { version: await version(), text: readFileSync(out, 'utf8') });
    expect(brought.last?.sequence).toBe(5);
    expect(await done('POST', '/sign', await sign(second))).toMatchObject({ sequence: 6 });
  });

  test('a draft that is behind the signed list on the disk goes on after it', async () => {
    writeFileSync(draftPath, JSON.stringify({ ...onDisk(), sequence: 5 }));
    expect(await office()).toMatchObject({ sequence: 6, preview: { sequence: 7 } as TrustPreview });
  });

  test('loads a draft of the command, but none from before the last list or of another office', async () => {
    const { text } = await ask('GET', '/draft');
    const at = async (change: object) => ({ version: await version(), text: JSON.stringify({ ...JSON.parse(text), ...change }) });
    await refused('PUT', '/draft', await at({ sequence: 4 }), 'lower-sequence');
    await refused('PUT', '/draft', await at({ issuer: { id: 'did:web:else.example', name: 'Else' } }), 'other-office');
    await refused('PUT', '/draft', await at({ entries: 'none' }), 'bad-content');
    await refused('PUT', '/draft', { text }, 'stale-draft');
    expect(await done('PUT', '/draft', await at({ sequence: 6, entries: [] }))).toMatchObject({
      entries: [],
      preview: { removed: [{}, {}] },
    });
  });

  test('a damaged draft is told with its place, and stays as it is', async () => {
    const whole = readFileSync(draftPath, 'utf8');
    const broken = JSON.stringify({ ...JSON.parse(whole), entries: [{ did: 'x' }] });
    writeFileSync(draftPath, broken);
    const told = await office();
    expect(told.version).toBeUndefined();
    expect(told.damaged?.map(({ pointer }) => pointer)).toContain('/entries/0/did');
    await refused('PUT', '/draft', { text: whole }, 'damaged-draft');
    await refused('POST', '', { operator: OFFICE, name: 'List office' }, 'damaged-draft');
    expect(readFileSync(draftPath, 'utf8')).toBe(broken);
    rmSync(draftPath);
    expect(await done('PUT', '/draft', { text: whole })).toMatchObject({ sequence: 6 });
  });

  test('bodies of another form are refused by the schema', async () => {
    for (const [method, path, body] of [
      ['POST', '/sign', { ...(await sign(second)), days: 0 }],
      ['POST', '/sign', { ...(await sign(second)), more: 1 }],
      ['POST', '/issuers', { version: await version(), ...maker, country: 'Austria' }],
      ['POST', '/issuers', { ...maker, version: 'x' }],
    ] as const)
      expect((await ask(method, path, body)).status).toBe(400);
  });

  afterAll(() => expect(readdirSync(join(reached.folder, 'trust-office')).sort()).toEqual(['draft.json', 'last-list.jwt']));
});
