// Keeps the focus inside a dialog from its first frame on, and restores it afterwards.
import { type RefObject, useEffect, useRef } from 'react';
import { isKeyOf } from '../../lib/shortcuts.ts';

/** The element that had the focus before a chain of dialogs, each of which opened as the previous one closed. */
let opener: Element | undefined;

const dialogues = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];

const goBack = () => {
  if (dialogues().length > 0) return;
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  opener = undefined;
};

/**
 * After a press that was not a pointer's, such as the one that chose a file, the library delays the focus. Meanwhile the dialog that was closed
 * just before restores it to a button that cannot be reached, and Escape has no effect. A button that its own press disables loses
 * the focus without an event: the next key restores it.
 */
export function useFocusInside(onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role=dialog]');
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.contains(before)) {
      if (before !== null && before !== document.body) opener = before;
      dialog.focus({ preventScroll: true });
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.activeElement !== document.body || dialogues().at(-1) !== dialog) return;
      dialog.focus({ preventScroll: true });
      if (!isKeyOf('close', event)) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      requestAnimationFrame(goBack);
    };
  }, []);
  return ref;
}
