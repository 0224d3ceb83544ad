// What may accuse a log: a checkpoint under its own key or one that a witness cosigned; and what may excuse it: an epoch that a leaf covers.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCheckpoint, signCheckpoint } from '../../../server/domain/merkle/checkpoint.ts';
import { openDeviceKey } from '../../../server/store/audit-log/device.ts';
import { signAll } from '../../../server/store/audit-log/heads.ts';
import { storeFile } from '../../../server/store/open.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { checkpointIn, folders, forge, look, NOW, opened, verdictOn } from '../../fixtures/witnessed-log.ts';

const { newFolder, worked } = folders(temporaryFolder());

/** What anyone can make who has seen a checkpoint: its name, another key. */
function forgedCheckpoint(folder: string, size: number): string {
  const { origin = '' } = readCheckpoint(checkpointIn(folder)) ?? {};
  return opened(worked([]), (_, key) =>
    signCheckpoint(
      { origin, size, root: Buffer.alloc(32, 7) },
      { publicKey: Buffer.from(key.publicJwk.x, 'base64url'), sign: (bytes) => key.sign(bytes) },
    ),
  );
}

it.each([3, 1000])('a checkpoint of %i leaves under another key accuses nobody, unless a witness cosigned it', (size) => {
  const folder = worked();
  const forged = forgedCheckpoint(folder, size);
  expect(verdictOn(folder, forged)).toMatchObject({ outcome: 'undetermined', detail: expect.stringContaining('another key') });
  expect(verdictOn(folder, forged, true)).toMatchObject({ outcome: 'rewritten' });
});

it('every line that was changed is named, also with a checkpoint that cannot tell', () => {
  const folder = worked();
  const seen = checkpointIn(folder);
  const other = checkpointIn(worked());
  forge(folder, (db) => db.exec("UPDATE inspections SET product_name = 'Another' WHERE id IN (2, 4)"));
  const lines = [
    { log: 'inspections', number: 2 },
    { log: 'inspections', number: 4 },
  ];
  expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'rewritten', lines });
  expect(verdictOn(folder, other)).toMatchObject({ outcome: 'rewritten', detail: expect.stringContaining('another log'), lines });
});

it('an epoch that no leaf covers declares nothing', () => {
  const folder = worked();
  const seen = checkpointIn(folder);
  forge(folder, (db) => {
    db.exec('DELETE FROM decisions; DELETE FROM inspections WHERE id > 2; DELETE FROM inspection_standing WHERE id > 2');
    db.exec('DELETE FROM log_tree WHERE id > 3');
    db.prepare(
      "INSERT INTO log_epochs SELECT 2, origin || 'f', json_set(record, '$.number', 2, '$.origin', origin || 'f'), place FROM log_epochs",
    ).run();
    signAll({ db }, openDeviceKey(folder, undefined), NOW);
  });
  expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'rewritten' });
});

it('a copy that is put in the place of the store begins an epoch, also if the file system gives it the same inode', () => {
  const folder = worked();
  const earlier = newFolder();
  cpSync(folder, earlier, { recursive: true });
  opened(folder, (context) => look(context, 'B1'));
  const late = checkpointIn(folder);
  const copy = readFileSync(storeFile(earlier));
  rmSync(storeFile(folder));
  writeFileSync(storeFile(folder), copy);
  opened(folder, (context) => look(context, 'C1'));
  expect(verdictOn(folder, late)).toMatchObject({ outcome: 'undetermined', detail: expect.stringContaining('declares') });
});
