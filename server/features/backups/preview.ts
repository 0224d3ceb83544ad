// Previews a restore without changing anything: whether the backup is complete, what it contains and what it lacks.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupPreview, BackupRecords } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { storeFile } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { copying, openCopy, requireKnown } from './copy.ts';
import { diffOf } from './diff.ts';
import { openBackup } from './facts.ts';
import { endsIn } from './log-ends.ts';
import { logSigners } from './log-signers.ts';
import { unlessDamaged } from './merge/damage.ts';
import { switchedOn } from './merge/own-doing.ts';
import { planOffice } from './office.ts';
import { publicKeysIn } from './public-keys.ts';
import { requireRoom } from './write.ts';

/** Where a backup would be restored. `store` is absent if the present store cannot be opened. */
export interface Place {
  readonly folder: string;
  readonly store?: Store;
}

/**
 * Yields the share that was read, from 0 to 1, so that a caller can serve other requests in between. Checking and
 * comparing run at the end without a pause. Throws a BackupRefusal.
 */
export function* lookInto({ folder, store: here }: Place, file: string): Generator<number, BackupPreview> {
  const staging = join(folder, 'looking-into');
  const backup = openBackup(file);
  try {
    const { facts } = backup;
    requireKnown(backup);
    rmSync(staging, { recursive: true, force: true });
    requireRoom(folder, facts.bytes);
    mkdirSync(staging, { mode: 0o700 });
    for (const done of copying(backup, storeFile(staging))) yield done / facts.bytes;
    using copy = closing(openCopy(staging));
    const { madeAt, madeBy, appVersion, service, sha256, trustSequence } = facts;
    const office = planOffice(folder, backup);
    const present = here && unlessDamaged(() => recordsIn(here));
    return {
      madeAt,
      madeBy,
      appVersion,
      service,
      sha256,
      ...defined({ trustSequence }),
      records: recordsIn(copy),
      keysInside: facts.keys !== undefined,
      keys: publicKeysIn(copy, folder),
      differences: [...endsIn(copy, facts), ...diffOf(here, copy, sha256), ...office.said],
      signers: logSigners(copy, { folder, store: here }),
      ...defined({ office: office.inside, present }),
      switchedOn: switchedOn(here, copy),
    };
  } finally {
    backup.close();
    rmSync(staging, { recursive: true, force: true });
  }
}

const TABLES = ['inspections', 'decisions', 'passports', 'credentials', 'events'] as const;

const recordsIn = ({ db }: Store): BackupRecords =>
  Object.fromEntries(TABLES.map((table) => [table, db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()])) as unknown as BackupRecords;
