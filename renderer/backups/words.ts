// Maps the code of a refused backup to its message; undefined for other errors.
import type { BackupFault } from '../../server/contract/index.ts';
import type { MessageId } from '../i18n/index.ts';
import { Refused } from '../lib/api.ts';

const FAULTS: Readonly<Record<BackupFault, MessageId>> = {
  'not-found': 'backup.fault.not-found',
  'not-a-file': 'backup.fault.not-a-file',
  'not-a-backup': 'backup.fault.not-a-backup',
  newer: 'backup.fault.newer',
  truncated: 'backup.fault.truncated',
  changed: 'backup.fault.changed',
  'damaged-store': 'backup.fault.damaged-store',
  'foreign-schema': 'backup.fault.foreign-schema',
  'broken-log': 'backup.fault.broken-log',
  'bad-settings': 'backup.fault.bad-settings',
  'no-room': 'backup.fault.no-room',
  exists: 'backup.fault.exists',
  'passphrase-needed': 'backup.fault.passphrase-needed',
  'passphrase-wrong': 'backup.fault.passphrase-wrong',
  'office-draft': 'backup.fault.office-draft',
  running: 'backup.fault.running',
  rollback: 'backup.fault.rollback',
  'second-person': 'backup.fault.second-person',
  large: 'backup.fault.large',
  busy: 'backup.fault.busy',
  'not-here': 'backup.fault.not-here',
  failed: 'backup.fault.failed',
};

export const faultWords = (code: BackupFault): MessageId => FAULTS[code];

/** The code of a refusal by the workbench. */
export function faultOf(error: unknown): BackupFault | undefined {
  const code = error instanceof Refused ? error.problem.errors?.[0]?.code : undefined;
  return code !== undefined && Object.hasOwn(FAULTS, code) ? (code as BackupFault) : undefined;
}
