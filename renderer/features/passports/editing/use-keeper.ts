// Holds the keepers of this window. One with unsaved entries outlives its screen and warns before the page closes.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JsonObject, PassportEdit } from '../../../../server/contract/index.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { createKeeper, type Keeper, type Kept } from './keeper.ts';
import { keepEdit } from './queries.ts';

interface Held {
  readonly edit: PassportEdit;
  readonly keeper: Keeper;
}

const keepers = new Map<string, Held>();
const isUnsent = ({ state }: Kept): boolean => state !== 'kept';

askBeforeLeaving(() => [...keepers.values()].some(({ keeper }) => isUnsent(keeper.get())));
// A desktop window closes without a question: this tries to send what was typed last, without a guarantee.
window.addEventListener('pagehide', () => {
  for (const { keeper } of keepers.values()) void keeper.flush();
});

function hold(edit: PassportEdit, document: JsonObject, state: Kept['state']): Keeper {
  const keeper = createKeeper(edit, document, { send: (change) => keepEdit(edit.id, change), state });
  keepers.set(edit.id, { edit, keeper });
  return keeper;
}

/** Returns the keeper of this window if its entries are newer or unsaved, otherwise a new one with the edit of the workbench. */
export function keeperOf(edit: PassportEdit): Keeper {
  const present = keepers.get(edit.id)?.keeper;
  const isNewer = present !== undefined && (isUnsent(present.get()) || present.get().review.revision > edit.revision);
  return isNewer ? present : hold(edit, edit.document, 'kept');
}

/** An edit with unsaved entries in this window. It can be shown even if the workbench no longer has it. */
export function heldEdit(id: string): PassportEdit | undefined {
  const held = keepers.get(id);
  return held !== undefined && isUnsent(held.keeper.get()) ? held.edit : undefined;
}

export const forgetKeeper = (id: string): void => void keepers.delete(id);

/** Moves entries into a new edit. In an edit of a stored passport, they start as a conflict, so that a person reviews the changes first. */
export function carryOver(edit: PassportEdit, document: JsonObject): void {
  void hold(edit, document, edit.dppCode === undefined ? 'unsent' : 'conflict').flush();
}

export function useKeeper(edit: PassportEdit): readonly [Kept, Keeper] {
  const [keeper] = useState(() => keeperOf(edit));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => () => void keeper.flush(), [keeper]);
  return [kept, keeper];
}
