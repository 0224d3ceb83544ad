// Stakeholder keys over the workbench API: given out once, listed without the secret, revoked; and the public process heeds it at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

describe.each(TRANSPORTS)('stakeholder keys over %s', (_, connect) => {
  const fresh = freshApp({ sample: true });
  let workbench: Client;
  let open: Client;
  beforeAll(async () => {
    workbench = await connect(createWorkbench(fresh.context, { report: () => {} }));
    open = await connect(createPublic(fresh.reader, { report: () => {} }));
  });
  afterAll(async () => {
    await workbench.close();
    await open.close();
    fresh.close();
  });

  const create = (body: unknown) => workbench.ask('/workbench/keys', { method: 'POST', body: JSON.stringify(body) });
  const view = async (secret: string) =>
    (await open.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`, { headers: { 'x-stakeholder-key': secret } })).json;

  test('a key opens its role’s view until it is revoked, and not a request longer', async () => {
    expect((await workbench.ask('/workbench/keys')).json).toEqual({ keys: [] });
    const { status, headers, json } = await create({ label: ' Border post 7 ', role: 'customs', expiresAt: '2127-01-01' });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(json).toEqual({
      key: {
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        label: 'Border post 7',
        role: 'customs',
        createdAt: expect.stringMatching(/Z$/),
        expiresAt: '2127-01-01T23:59:59.999Z',
        state: 'active',
      },
      secret: expect.stringMatching(/^dppk_[\w-]{43}$/),
    });
    expect((await workbench.ask('/workbench/keys')).json).toEqual({ keys: [json.key] });
    expect(await view(json.secret)).toMatchObject({ view: 'customs', hsCode: '850760' });

    const revoke = () => workbench.ask(`/workbench/keys/${json.key.id}`, { method: 'DELETE' });
    const revoked = await revoke();
    expect([revoked.status, revoked.json.key]).toEqual([200, { ...json.key, revokedAt: expect.stringMatching(/Z$/), state: 'revoked' }]);
    expect((await revoke()).json).toEqual(revoked.json);
    expect(await view(json.secret)).toMatchObject({ status: 401, code: 'unknown-key' });
  });

  test.each([
    [{ role: 'customs' }, '/label'],
    [{ label: '', role: 'customs' }, '/label'],
    [{ label: 'x'.repeat(201), role: 'customs' }, '/label'],
    [{ label: 'a\nb', role: 'customs' }, '/label'],
    [{ label: 'x', role: 'police' }, '/role'],
    [{ label: 'x', role: 'msa', expiresAt: 'soon' }, '/expiresAt'],
    [{ label: 'x', role: 'msa', expiresAt: '2001-01-01' }, '/expiresAt'],
    [{ label: 'x', role: 'msa', secret: 'mine' }, '/secret'],
  ])('refuses %j with its place, and keeps nothing', async (body, pointer) => {
    const before = (await workbench.ask('/workbench/keys')).text;
    const { status, json } = await create(body);
    expect([status, json.code, json.errors[0].pointer]).toEqual([400, 'bad-body', pointer]);
    expect((await workbench.ask('/workbench/keys')).text).toBe(before);
  });

  test('an unknown key cannot be revoked', async () => {
    const { status, json } = await workbench.ask('/workbench/keys/abc', { method: 'DELETE' });
    expect([status, json.code]).toEqual([404, 'not-found']);
  });
});
