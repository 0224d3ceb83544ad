// Defines what an examination of a data folder finds: each check passed, failed, or was not made and why.

export const CHECKED = [
  'node',
  'folder',
  'modes',
  'disk',
  'restore',
  'store',
  'integrity',
  'logs',
  'clock',
  'keys',
  'backup',
  'trust',
  'packs',
  'port',
] as const;

export interface Finding {
  readonly check: (typeof CHECKED)[number];
  readonly outcome: 'ok' | 'wrong' | 'not-checked';
  readonly detail: string;
  /** What to do. Always present if something is wrong. */
  readonly next?: string;
}

export const ok = (check: Finding['check'], detail: string): Finding => ({ check, outcome: 'ok', detail });
export const wrong = (check: Finding['check'], detail: string, next: string): Finding => ({ check, outcome: 'wrong', detail, next });
export const notChecked = (check: Finding['check'], detail: string): Finding => ({ check, outcome: 'not-checked', detail });

/** Reports a check that could not be made, with the reason. */
export function attempt(check: Finding['check'], work: () => Finding): Finding {
  try {
    return work();
  } catch (error) {
    return notChecked(check, (error as Error).message);
  }
}
