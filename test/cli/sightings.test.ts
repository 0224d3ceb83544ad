// `desk sightings`: two folders as two desks, one takes the sightings of the other from its evidence bundle.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyFingerprint } from '../../server/domain/keys/fingerprint.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { devicePublicKey } from '../../server/store/audit-log/device.ts';
import { desk } from '../fixtures/desk-command.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const [here, other] = [withNewStore(join(root, 'here')), withNewStore(join(root, 'other'))];
const look = (folder: string, place: string) => {
  const context = openApp({ folder });
  context.changeSettings({ place });
  const [entry] = inspect({ channel: 'wedge', text: '(01)09520123456788(21)TWICE' }, context).inspections;
  context.close();
  return entry;
};

it('takes an intact bundle only, shows it, and reports the item when it is seen', () => {
  look(other, 'Quay 2');
  expect(look(here, 'Gate 4')?.sightings).toBeUndefined();
  const bundle = join(root, 'other.zip');
  expect(desk(['evidence', 'create', '--all', '--out', bundle, '--data', other]).code).toBe(0);
  const signer = keyFingerprint({ kty: 'OKP', crv: 'Ed25519', x: devicePublicKey(other) ?? '' });
  const sightings = (...args: readonly string[]) => desk(['sightings', ...args, '--data', here]);

  expect(sightings('import', bundle).code).toBe(64);
  expect(sightings('import', bundle, '--by', 'Ana')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('REFUSED the bundle is undetermined'),
  });
  expect(sightings('show').stdout).toBe('sightings: none of other desks\n');
  expect(sightings('import', bundle, '--by', 'Ana', '--signer', signer)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 sightings, 1 of them new'),
  });
  expect(sightings('show', '--json').lines()).toEqual([[expect.objectContaining({ name: signer, officer: 'Ana', items: 1 })]]);
  expect(look(here, 'Gate 4')?.sightings).toMatchObject([{ kind: 'another-place', entries: [{ id: 1, desk: signer, place: 'Quay 2' }] }]);
  expect(sightings('remove').stdout).toBe('sightings: none of other desks\n');
});
