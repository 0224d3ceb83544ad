// Holds the autosaves of this window: one per edit. One with unsaved entries outlives its screen and warns before the page closes.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JsonObject, PassportEdit } from '../../../../server/contract/index.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { type Autosave, createAutosave, type Kept } from './autosave.ts';
import { keepEdit } from './queries.ts';

interface Held {
  readonly edit: PassportEdit;
  readonly autosave: Autosave;
}

const autosaves = new Map<string, Held>();
const isUnsent = ({ state }: Kept): boolean => state !== 'kept';

askBeforeLeaving(() => [...autosaves.values()].some(({ autosave }) => isUnsent(autosave.get())));
// A desktop window closes without a question: this tries to send what was typed last, without a guarantee.
window.addEventListener('pagehide', () => {
  for (const { autosave } of autosaves.values()) void autosave.flush();
});

function hold(edit: PassportEdit, document: JsonObject, state: Kept['state']): Autosave {
  const autosave = createAutosave(edit, document, { send: (change) => keepEdit(edit.id, change), state });
  autosaves.set(edit.id, { edit, autosave });
  return autosave;
}

/** Returns the autosave of this window if its entries are newer or unsaved, otherwise a new one with the edit of the workbench. */
export function autosaveOf(edit: PassportEdit): Autosave {
  const present = autosaves.get(edit.id)?.autosave;
  const isNewer = present !== undefined && (isUnsent(present.get()) || present.get().review.revision > edit.revision);
  return isNewer ? present : hold(edit, edit.document, 'kept');
}

/** An edit with unsaved entries in this window. It can be shown even if the workbench no longer has it. */
export function heldEdit(id: string): PassportEdit | undefined {
  const held = autosaves.get(id);
  return held !== undefined && isUnsent(held.autosave.get()) ? held.edit : undefined;
}

export const forgetAutosave = (id: string): void => void autosaves.delete(id);

/** Moves entries into a new edit. In an edit of a stored passport, they start as a conflict, so that a person reviews the changes first. */
export function carryOver(edit: PassportEdit, document: JsonObject): void {
  void hold(edit, document, edit.dppCode === undefined ? 'unsent' : 'conflict').flush();
}

export function useAutosave(edit: PassportEdit): readonly [Kept, Autosave] {
  const [autosave] = useState(() => autosaveOf(edit));
  const kept = useSyncExternalStore(autosave.subscribe, autosave.get);
  useEffect(() => () => void autosave.flush(), [autosave]);
  return [kept, autosave];
}
