// Remembers the text of the fields that a burst of keys went into, so that a scan can restore it.
type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TypedInto {
  /** Call before the key has any effect; `isFirst`: the first key of its burst. */
  note(target: EventTarget | null, isFirst: boolean): void;
  restore(): void;
  /** Sets the text of the field, if it is a text field. */
  replaceIn(selector: string, text: string): void;
}

function put(field: TextField, value: string): void {
  if (!field.isConnected || field.value === value) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Calls the native setter, past that of React, so that the screen notices the change.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function createTypedInto(): TypedInto {
  let fields = new Map<TextField, string>();
  let focused: TextField | undefined;
  return {
    note(target, isFirst) {
      if (isFirst) [fields, focused] = [new Map(), undefined];
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || fields.has(target)) return;
      focused ??= target;
      fields.set(target, target.value);
    },
    restore() {
      for (const [field, value] of fields) put(field, value);
      if (focused?.isConnected && focused.ownerDocument.activeElement !== focused) focused.focus({ preventScroll: true });
      fields = new Map();
    },
    replaceIn(selector, text) {
      for (const field of fields.keys()) if (field.closest(selector)) put(field, text);
    },
  };
}
