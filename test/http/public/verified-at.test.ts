// `verifiedAt` of the public view: the moment at which the stored signature last held.
import { expect, test } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { recheckSignatures } from '../../../server/features/issuing/reverify-published.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedPublic } from '../../fixtures/reached.ts';

let moment = Date.parse('2026-12-01T08:00:00Z');
const at = (time: string): void => {
  moment = Date.parse(time);
};
const { context, ask } = reachedPublic({ sample: true, now: () => new Date(moment) });
const verifiedAt = async (): Promise<string | undefined> => (await ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`)).json.verifiedAt;
const all = (): number => {
  let looked = 0;
  for (let now = recheckSignatures(context, 3); now > 0; now = recheckSignatures(context, 3)) looked += now;
  return looked;
};

test('moves with a look that is taken once a day, and no more often', async () => {
  asReal(context);
  expect(await verifiedAt()).toBe('2026-12-01T08:00:00.000Z');
  at('2026-12-01T20:00:00Z');
  expect(all()).toBe(0);
  at('2026-12-02T08:00:01Z');
  expect(all()).toBe(10);
  expect(await verifiedAt()).toBe('2026-12-02T08:00:01.000Z');
  expect(all()).toBe(0);
});

test('moves with an ordinary change of the key too', async () => {
  at('2026-12-02T09:00:00Z');
  context.rotateKey({ compromised: false, who: 'A. Person' });
  expect(await verifiedAt()).toBe('2026-12-02T08:00:01.000Z');
  at('2026-12-02T09:00:05Z');
  expect(all()).toBe(10);
  expect(await verifiedAt()).toBe('2026-12-02T09:00:05.000Z');
});

test('is gone at once when the key is revoked, stays so after the next look, and comes back with publishing', async () => {
  const other = 'DPP-09520123000219-350000000000018';
  at('2026-12-02T10:00:00Z');
  publishStored(other, context);
  at('2026-12-02T11:00:00Z');
  context.rotateKey({ compromised: true, who: 'A. Person' });
  expect(await verifiedAt()).toBeUndefined();
  at('2026-12-02T11:00:05Z');
  expect(all()).toBe(10);
  // Signed with the first key, which nobody revoked.
  expect(await verifiedAt()).toBe('2026-12-02T11:00:05.000Z');
  expect((await ask(`/api/v1/public/dpp/${other}`)).json.verifiedAt).toBeUndefined();
  expect((await ask(`/api/v1/verify/${other}`)).json.valid).toBe(false);
  at('2026-12-02T12:00:00Z');
  publishStored(other, context);
  expect((await ask(`/api/v1/public/dpp/${other}`)).json.verifiedAt).toBe('2026-12-02T12:00:00.000Z');
});
