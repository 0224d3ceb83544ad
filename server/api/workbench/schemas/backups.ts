// Defines the JSON Schemas (TypeBox) of backup requests to the workbench API.
import Type from 'typebox';
import type { BackupSetting } from '../../../contract/index.ts';
import { choice, exactly, FOLDER, filled, line } from './workbench.ts';

export const BACKUP_REQUEST = exactly({
  folder: FOLDER,
  who: filled,
  passphrase: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  standStill: Type.Optional(Type.Boolean()),
});

/** The interval is from ten minutes to a month. */
export const TIMED_BACKUPS = exactly({
  folder: FOLDER,
  everyMinutes: Type.Integer({ minimum: 10, maximum: 44_640 }),
});

export const BACKUP_RESTORE = exactly({
  who: filled,
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
  secondPerson: Type.Optional(line),
  passphrase: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  switchOn: Type.Array(choice<BackupSetting['what']>('public-listener', 'watched-folder'), { maxItems: 2 }),
});
