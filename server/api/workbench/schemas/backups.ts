// Defines the JSON Schemas (TypeBox) of backup requests to the workbench API.
import Type from 'typebox';
import type { BackupSetting } from '../../../contract/index.ts';
import { choice, line, person, strict } from './workbench.ts';

export const BACKUP_REQUEST = Type.Object(
  {
    folder: Type.String({ maxLength: 4096, pattern: '^[^\\u0000]*$' }),
    who: person,
    passphrase: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    standStill: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** The interval is from ten minutes to a month. */
export const TIMED_BACKUPS = Type.Object(
  {
    folder: Type.String({ maxLength: 4096, pattern: '^[^\\u0000]*$' }),
    everyMinutes: Type.Integer({ minimum: 10, maximum: 44_640 }),
  },
  strict,
);

export const BACKUP_RESTORE = Type.Object(
  {
    who: person,
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    secondPerson: Type.Optional(line),
    passphrase: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    switchOn: Type.Array(choice<BackupSetting['what']>('public-listener', 'watched-folder'), { maxItems: 2 }),
  },
  strict,
);
