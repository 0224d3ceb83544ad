// Erases in a restored backup what the log of erasures here covers.
import { erasedHereOnly } from '../../store/erasing/due.ts';
import { ERASED_AT_ONCE, eraseTargets, finishErasing } from '../../store/erasing/erase.ts';
import type { Store } from '../../store/store.ts';

/** Runs before the copy takes the place of the store. Returns how many lines were erased. */
export function eraseAgain(here: Store, copy: Store, who: string, now: Date): number {
  const targets = erasedHereOnly(here.db, copy.db);
  const said = { at: now.toISOString(), officer: who, why: 'erased before the backup came back', cause: 'restore' as const };
  let erased = 0;
  for (let at = 0; at < targets.length; at += ERASED_AT_ONCE)
    erased += eraseTargets(copy, targets.slice(at, at + ERASED_AT_ONCE), said).erased;
  if (erased > 0) finishErasing(copy);
  return erased;
}
