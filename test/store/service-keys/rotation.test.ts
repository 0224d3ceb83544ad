// A rotated key in a desk: what was signed before still holds unless the key was compromised, and everybody learns of the new one.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { rotateKeys } from '../../../server/store/service-keys/service-keys.ts';
import { signedBy } from '../../../server/store/trust/own-status.ts';
import { asReal, type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const DID = 'did:web:localhost%3A8080';
let fresh: FreshApp;
beforeAll(() => {
  fresh = freshApp({ sample: true, now });
  asReal(fresh.context);
});
afterAll(() => fresh.close());

async function publicly() {
  const app = createPublic(fresh.reader, { report: (fault) => expect(fault).toBeUndefined() });
  const [verified, document] = await Promise.all(
    [`/api/v1/verify/${SAMPLE.dppCode}`, '/.well-known/did.json'].map(async (url) => (await app.inject({ method: 'GET', url })).json()),
  );
  await app.close();
  return { valid: verified.valid, reasons: verified.reasons, signedWith: verified.verificationMethod, document };
}

it('the old key stays for verifying, and the new one stands first in the document', async () => {
  fresh.context.rotateKey({ compromised: false });
  const { valid, signedWith, document } = await publicly();
  expect([valid, signedWith]).toEqual([true, `${DID}#key-1`]);
  expect(document.verificationMethod.map(({ id }: { id: string }) => id)).toEqual([`${DID}#key-2`, `${DID}#key-1`]);
  expect(document.assertionMethod).toEqual([`${DID}#key-2`, `${DID}#key-1`]);
  expect(signedBy(fresh.context.store, 1, 'revocation')?.verificationMethod).toBe(`${DID}#key-2`);
});

it('what is published anew is signed with the new key', async () => {
  publishStored(SAMPLE.dppCode, fresh.context);
  expect(await publicly()).toMatchObject({ valid: true, signedWith: `${DID}#key-2` });
});

it('what a compromised key signed is invalid at once, until it is signed anew, and a desk that was open signs with the new key', async () => {
  const other = openApp({ folder: fresh.folder, now });
  other.rotateKey({ compromised: true });
  other.close();
  const { document, ...told } = await publicly();
  expect(told).toEqual({ valid: false, reasons: ['DPP-KEY-04'], signedWith: `${DID}#key-2` });
  expect(document.assertionMethod).toEqual([`${DID}#key-3`, `${DID}#key-1`]);
  expect(document.verificationMethod[1]).toMatchObject({ id: `${DID}#key-2`, revoked: now().toISOString() });
  publishStored(SAMPLE.dppCode, fresh.context);
  expect(await publicly()).toMatchObject({ valid: true, signedWith: `${DID}#key-3` });
});

it('every rotation has its line in a chain, also one by another process or that nobody wrote down, and a changed line shows', () => {
  const { context, folder } = fresh;
  expect(context.ownKeys()).toMatchObject({
    key: 'key-3',
    rotations: [
      { key: 'key-2', at: now().toISOString(), compromised: true, who: '' },
      { key: 'key-1', at: now().toISOString(), compromised: false, who: '' },
    ],
  });
  context.rotateKey({ compromised: false, who: 'Ana' });
  rotateKeys(folder, undefined, { at: now().toISOString(), compromised: false });
  const again = openApp({ folder, now });
  expect(again.ownKeys().rotations.map(({ key, who }) => `${key} ${who}`)).toEqual(['key-4 ', 'key-3 Ana', 'key-2 ', 'key-1 ']);
  again.close();
  expect(firstBroken(context.store, 'key_rotations')).toBeUndefined();
  expect(() => context.store.db.exec("UPDATE key_rotations SET record = '{}'")).toThrow(/append-only/);
  context.store.db.exec(
    "DROP TRIGGER key_rotations_no_update; UPDATE key_rotations SET record = json_set(record, '$.who', 'Bo') WHERE id = 3",
  );
  expect(firstBroken(context.store, 'key_rotations')).toBe(3);
});
