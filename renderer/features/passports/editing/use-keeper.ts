// The keepers of this window. One with entries that are not kept outlives its screen, and makes the browser ask before the page closes.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JsonObject, PassportEdit } from '../../../../server/contract/index.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { createKeeper, type Keeper, type Kept } from './keeper.ts';
import { keepEdit } from './queries.ts';

const keepers = new Map<string, Keeper>();
const isUnsent = ({ state }: Kept): boolean => state !== 'kept';

askBeforeLeaving(() => [...keepers.values()].some((keeper) => isUnsent(keeper.get())));
// A desktop window closes without a question: what was typed in the last moment is sent on the way.
window.addEventListener('pagehide', () => {
  for (const keeper of keepers.values()) void keeper.flush();
});

/** The edit as the workbench has it, or as this window has it, if it holds entries that are not kept. */
export function keeperOf(edit: PassportEdit): Keeper {
  const present = keepers.get(edit.id);
  if (present !== undefined && isUnsent(present.get())) return present;
  const keeper = createKeeper(edit, edit.document, { send: (change) => keepEdit(edit.id, change) });
  keepers.set(edit.id, keeper);
  return keeper;
}

export const forgetKeeper = (id: string): void => void keepers.delete(id);

/** Puts entries into an edit that was begun for them. If another window has changed it meanwhile, the answer is a conflict. */
export function carryOver(edit: PassportEdit, document: JsonObject): void {
  forgetKeeper(edit.id);
  keeperOf(edit).resume({ ...edit, revision: 1 }, document);
}

export function useKeeper(edit: PassportEdit): readonly [Kept, Keeper] {
  const [keeper] = useState(() => keeperOf(edit));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => () => void keeper.flush(), [keeper]);
  return [kept, keeper];
}
