// Defines what an examination of a data folder finds: each check passed, failed, or was not made and why.
import type { DeskCheck, SelfTestRow } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';

export const CHECKED = [
  'node',
  'folder',
  'modes',
  'disk',
  'restore',
  'store',
  'maintenance',
  'integrity',
  'logs',
  'clock',
  'keys',
  'backup',
  'trust',
  'packs',
  'publication',
  'certificate',
  'log-file',
  'port',
] as const satisfies readonly DeskCheck[];

export type Finding = SelfTestRow;

export const ok = (check: Finding['check'], detail: string): Finding => ({ check, outcome: 'ok', detail });
export const wrong = (check: Finding['check'], detail: string, next: string): Finding => ({ check, outcome: 'wrong', detail, next });
export const notChecked = (check: Finding['check'], detail: string, next?: string): Finding => ({
  check,
  outcome: 'not-checked',
  detail,
  ...defined({ next }),
});

const DAMAGED = 'restore a backup: desk restore';
const NEXT: Readonly<Record<string, string>> = {
  'no-store': 'start the service once, or name the right folder with --data',
  'old-store': 'start the service once, which upgrades it',
  'newer-store': 'install the newer version of DPP Desk',
  'store-gone': DAMAGED,
  'key-gone': 'put the key file back, or restore a backup that holds it: desk restore',
  'certificate-refused':
    'mend what it says, or delete the folder tls: the service makes another certificate, which devices have to trust anew',
  'key-damaged': 'put the key file back, or restore a backup that holds it: desk restore',
};

const CLOSED = /^(?:EACCES|EPERM|SQLITE_CANTOPEN.*)$/;

/** Damage found by a check is its result. Any other fault is reported as a check that could not be made, with the reason. */
export function attempt(check: Finding['check'], work: () => Finding): Finding {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as { readonly code?: string; readonly message: string };
    const next = NEXT[code] ?? (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code) ? DAMAGED : undefined);
    if (next !== undefined) return wrong(check, message, next);
    return notChecked(check, message, CLOSED.test(code) ? 'run this as the user of the service' : undefined);
  }
}
