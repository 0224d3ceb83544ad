// Listens on the whole window for what a person can bring: a hand scanner's keys, a paste, files dropped anywhere.
import { useEffect, useRef, useState } from 'react';
import { type Dropped, droppedFiles } from './dropped.ts';
import { DIALOG, landFingerprint } from './fingerprint-places.ts';
import { createWedge, type Key, LONGEST_GAP_MS, type Scan } from './wedge.ts';

const EDITABLE =
  'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';

/** Marks the one text field in which a scan may arrive as well. */
export const SCAN_FIELD = 'data-scan-field';

/** Marks a field in which things are looked for: a scan takes the place of what stood there, with the separators that no keyboard types. */
export const SEARCH_FIELD = 'data-search-field';

function placeOf(target: EventTarget | null): Key['into'] {
  if (!(target instanceof Element)) return 'none';
  if (!target.matches(EDITABLE)) return 'none';
  return target.closest(`[${SCAN_FIELD}]`) ? 'scan-field' : 'field';
}

const dialogIsOpen = () => document.querySelector(DIALOG) !== null;

export interface Brought {
  readonly onScan: (scan: Scan) => void;
  readonly onPaste: (text: string) => void;
  readonly onFiles: (files: readonly File[], channel: 'file' | 'paste') => void;
  readonly onDrop: (dropped: Promise<Dropped>) => void;
}

/** What a field held before a scan was typed into it. */
function createBefore() {
  let field: HTMLInputElement | HTMLTextAreaElement | undefined;
  let value = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    note({ target, timeStamp }: KeyboardEvent): void {
      const found = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
      if (found !== field || timeStamp - last > LONGEST_GAP_MS) {
        field = found;
        value = found?.value ?? '';
      }
      last = timeStamp;
    },
    isSearch: (): boolean => field?.closest(`[${SEARCH_FIELD}]`) !== null && field !== undefined,
    restore(text = value): void {
      if (field === undefined) return;
      const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      // Past what the screen's own fields put in front of it, so that they see a change.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** Under an open dialog only a fingerprint lands, in the field that waits for one: nothing else that is scanned does anything there, least of all press a button. */
function listenToKeys(onScan: (scan: Scan) => void): () => void {
  const before = createBefore();
  const wedge = createWedge(
    (scan) => {
      if (!landFingerprint(scan.text, scan.usText) && !dialogIsOpen()) onScan(scan);
    },
    ({ text, usText }) => {
      if (landFingerprint(text, usText, () => before.restore())) return true;
      if (!before.isSearch() || dialogIsOpen()) return false;
      before.restore(text);
      return true;
    },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const again = wedge.settle(performance.now());
    clearTimeout(timer);
    if (again !== undefined) timer = setTimeout(settle, Math.max(20, again - performance.now()));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing) return;
    if (event.type === 'keydown') before.note(event);
    const { key, code, ctrlKey, altKey, metaKey, shiftKey, timeStamp } = event;
    const type = event.type === 'keyup' ? 'keyup' : 'keydown';
    const altGraph = event.getModifierState('AltGraph');
    const ours = wedge.take({ type, key, code, ctrlKey, altKey, metaKey, shiftKey, altGraph, timeStamp, into: placeOf(event.target) });
    if (ours) {
      event.preventDefault();
      event.stopPropagation();
    }
    settle();
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('keyup', onKey, true);
  };
}

function listenToPaste(brought: () => Brought): () => void {
  const onPaste = (event: ClipboardEvent) => {
    if (dialogIsOpen()) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const field = placeOf(event.target);
    if (files.length > 0 && field !== 'field') brought().onFiles(files, 'paste');
    else if (field === 'none') {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      brought().onPaste(text);
    } else return;
    event.preventDefault();
  };
  window.addEventListener('paste', onPaste);
  return () => window.removeEventListener('paste', onPaste);
}

function listenToDrops(brought: () => Brought, onOver: (over: boolean) => void): () => void {
  let depth = 0;
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;
  const over = (change: number) => {
    depth = Math.max(0, depth + change);
    onOver(depth > 0);
  };
  const handlers = {
    dragenter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      over(1);
    },
    dragleave: (event: DragEvent) => {
      if (hasFiles(event)) over(-1);
    },
    dragover: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    },
    // A drop is never left to the browser: it would open the file in place of the app.
    drop: (event: DragEvent) => {
      event.preventDefault();
      depth = 0;
      onOver(false);
      const { dataTransfer } = event;
      if (dataTransfer === null) return;
      const text = dataTransfer.getData('text/plain');
      if (dataTransfer.files.length > 0) brought().onDrop(droppedFiles(dataTransfer));
      else if (text !== '') brought().onPaste(text);
    },
  };
  const entries = Object.entries(handlers) as [keyof typeof handlers, (event: DragEvent) => void][];
  for (const [type, handler] of entries) window.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) window.removeEventListener(type, handler);
  };
}

function refuseDrops(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

/** On the screens that take nothing: a scan is heard all the same, and a file that is dropped does not open in place of the app. */
export function useScans(onScan: ((scan: Scan) => void) | undefined): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  const listens = onScan !== undefined;
  useEffect(() => {
    if (!listens) return;
    const stops = [listenToKeys((scan) => latest.current?.(scan)), refuseDrops()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [listens]);
}

/** Everything brought to the screen while it is shown; returns whether something hovers over it right now. */
export function useBrought(brought: Brought): boolean {
  const latest = useRef(brought);
  useEffect(() => {
    latest.current = brought;
  });
  const [over, setOver] = useState(false);
  useEffect(() => {
    const current = () => latest.current;
    const stops = [listenToKeys((scan) => latest.current.onScan(scan)), listenToPaste(current), listenToDrops(current, setOver)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return over;
}
