// The fields that a burst of keys goes into, and what they held before it; a scan gives each its text back.
type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TypedInto {
  /** Before the key has any effect; `isFirst`: of its burst. */
  note(target: EventTarget | null, isFirst: boolean): void;
  restore(): void;
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
      for (const [field, value] of fields) {
        if (!field.isConnected || field.value === value) continue;
        const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        // Past what the screen's own fields put in front of it, so that they see a change.
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (focused?.isConnected && focused.ownerDocument.activeElement !== focused) focused.focus({ preventScroll: true });
      fields = new Map();
    },
  };
}
