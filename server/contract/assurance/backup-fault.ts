// Defines why a backup cannot be created or restored, as the API names it.

/** Why a backup cannot be created or restored. */
export type BackupFault =
  | 'not-found'
  | 'not-a-file'
  | 'not-a-backup'
  | 'newer'
  | 'truncated'
  | 'changed'
  | 'damaged-store'
  | 'foreign-schema'
  | 'broken-log'
  | 'bad-settings'
  | 'no-room'
  | 'exists'
  | 'passphrase-needed'
  | 'passphrase-wrong'
  | 'office-draft'
  | 'running'
  | 'rollback'
  | 'second-person'
  | 'large'
  | 'busy'
  | 'not-here'
  | 'failed';
