// The keyboard shortcuts of the app, in one table that the screens and the list of keys share.
//
// Not listed: what the browser itself does with Tab, Enter and Space on fields and buttons.

export type Place = 'everywhere' | 'inspect' | 'item' | 'list' | 'officers';

interface Shortcut {
  readonly place: Place;
  /** Values of `KeyboardEvent.key`: a character counts wherever the layout has it. */
  readonly keys: readonly string[];
}

export const SHORTCUTS = {
  help: { place: 'everywhere', keys: ['?'] },
  close: { place: 'everywhere', keys: ['Escape'] },
  inspect: { place: 'inspect', keys: ['Enter'] },
  next: { place: 'inspect', keys: ['Escape'] },
  /** Only where no field and no button has the focus. */
  nextOnNothing: { place: 'inspect', keys: ['Enter'] },
  // Three adjacent keys: one hand chooses, Enter records. A scanner can send these keys too, so they only choose.
  released: { place: 'item', keys: ['F2'] },
  held: { place: 'item', keys: ['F3'] },
  referred: { place: 'item', keys: ['F4'] },
  cancel: { place: 'item', keys: ['Escape'] },
  open: { place: 'list', keys: ['Enter'] },
  down: { place: 'list', keys: ['ArrowDown'] },
  up: { place: 'list', keys: ['ArrowUp'] },
  pageDown: { place: 'list', keys: ['PageDown'] },
  pageUp: { place: 'list', keys: ['PageUp'] },
  first: { place: 'list', keys: ['Home'] },
  last: { place: 'list', keys: ['End'] },
  lock: { place: 'officers', keys: ['F9'] },
  /** On the lock screen: the officer with this number. */
  officer: { place: 'officers', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof SHORTCUTS;
export type ShortcutKey = (typeof SHORTCUTS)[ShortcutId]['keys'][number];

export const keysOf = (id: ShortcutId): readonly string[] => SHORTCUTS[id].keys;

export const isKeyOf = (id: ShortcutId, { key }: { readonly key: string }): boolean => keysOf(id).includes(key);

/** Whether a dialog or a list of choices is open: the keys are its own then. */
export const isAsking = (): boolean => document.querySelector('[role=dialog], [role=listbox]') !== null;
