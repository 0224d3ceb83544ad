// A place inside a dialogue and how that is closed in; the focus in the dialogue from its first frame on, and back where it was afterwards.
import { type RefObject, useEffect, useRef } from 'react';

/** What had the focus before the first of the dialogues that followed each other at once. */
let opener: Element | undefined;

const dialogues = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];

const goBack = () => {
  if (dialogues().length > 0) return;
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  opener = undefined;
};

/**
 * The library waits with the focus after a press that was not a pointer's, such as the one that chose a file; the dialogue closed just before
 * gave it back meanwhile, to a button that nobody can reach, and Escape went nowhere. A button that is switched off by its own press loses
 * the focus without an event: the next key brings it back.
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
      if (event.key !== 'Escape') return;
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
