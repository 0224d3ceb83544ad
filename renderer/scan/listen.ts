// Listens on the whole window for scans of a hand scanner, pastes and dropped files.
import { useEffect, useRef, useState } from 'react';
import { scanFinished } from '../lib/commit.ts';
import { HELD_UP_MS, LONGEST_LAG_MS, TURN_MS } from '../lib/pace.ts';
import { scanArrived } from './arrivals.ts';
import type { Place } from './burst.ts';
import { takeScan } from './claimed.ts';
import { type Dropped, droppedFiles } from './dropped.ts';
import { DIALOG, landFingerprint } from './fingerprint-places.ts';
import { currentLayout } from './layout.ts';
import { createTypedInto } from './typed-into.ts';
import { createWedge, type Key, type Scan } from './wedge.ts';

const EDITABLE =
  'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';

/** Marks the single text field in which a scan is inspected as it is elsewhere. */
export const SCAN_FIELD = 'data-scan-field';
/** Marks a field whose text may be scanned, such as a declaration number; every search field accepts scans as well. */
export const TAKES_SCAN = 'data-takes-scan';

/** Marks a field whose text a scan replaces, including separators that no keyboard types. */
export const WHOLE_SCAN = 'data-whole-scan';

/** Whether a key typed there is text. */
export const isEditable = (target: EventTarget | null): boolean => placeOf(target) !== 'none';

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element) || !target.matches(EDITABLE)) return 'none';
  if (target.closest(`[${SCAN_FIELD}]`)) return 'scan-field';
  return target.closest(`[type=search], [${WHOLE_SCAN}], [${TAKES_SCAN}]`) ? 'takes' : 'field';
}

const dialogIsOpen = () => document.querySelector(DIALOG) !== null;

export interface Brought {
  readonly onPaste: (text: string) => void;
  readonly onFiles: (files: readonly File[], channel: 'file' | 'paste') => void;
  readonly onDrop: (dropped: Promise<Dropped>) => void;
}

export interface Scanned {
  readonly onScan: (scan: Scan) => void;
  /** The scan went into a field or under a dialog: a person decides whether it is inspected. */
  readonly onOffer: (scan: Scan) => void;
}

/** Puts a fingerprint into the field that waits for it; an open dialog limits the search to its own fields. */
function listenToKeys({ onScan, onOffer }: Scanned): () => void {
  const typed = createTypedInto();
  const wedge = createWedge(
    {
      onScan(scan) {
        scanFinished();
        typed.restore();
        if (!dialogIsOpen() && takeScan(scan)) return;
        if (scan.unreadable === undefined && landFingerprint(scan.text, scan.usText)) return;
        scanArrived();
        if (dialogIsOpen()) onOffer(scan);
        else onScan(scan);
      },
      onField(scan, takes) {
        if (scan.unreadable === undefined && landFingerprint(scan.text, scan.usText, typed.restore)) return;
        if (takes && scan.unreadable === undefined) {
          if (!dialogIsOpen()) typed.replaceIn(`[${WHOLE_SCAN}]`, scan.text);
          return;
        }
        typed.restore();
        scanArrived();
        onOffer(scan);
      },
      onNoise() {
        typed.restore();
        scanArrived();
      },
    },
    currentLayout,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The delay with which the latest key was delivered, however long: a page that was blocked gets a whole scan at once. */
  let lag = 0;
  const settle = () => {
    clearTimeout(timer);
    // The next key may be later still.
    const slack = lag + Math.min(LONGEST_LAG_MS, lag);
    const again = wedge.settle(performance.now() - slack);
    if (again !== undefined) settleAfter(Math.max(1, again + slack - performance.now()));
  };
  const settleAfter = (ms: number) => {
    const due = performance.now() + ms;
    // A page that was blocked has keys that were not delivered yet.
    timer = setTimeout(() => (performance.now() - due > HELD_UP_MS ? settleAfter(TURN_MS) : settle()), ms);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing) return;
    const { type, timeStamp, target } = event;
    lag = Math.max(0, performance.now() - timeStamp);
    const before = wedge.length();
    const ours = wedge.take(keyOf(event, placeOf(target)));
    if (type === 'keydown') typed.note(target, wedge.length() === 1 && before !== 1);
    if (ours) {
      event.preventDefault();
      event.stopPropagation();
    }
    settle();
  };
  const stop = eachKey(onKey);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Passes on each key that goes down or up, before the page reacts to it. Returns the function that ends this. */
export function eachKey(onKey: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('keyup', onKey, true);
  };
}

export function keyOf(event: KeyboardEvent, into: Place): Key {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, timeStamp } = event;
  const [altGraph, capsLock] = [event.getModifierState('AltGraph'), event.getModifierState('CapsLock')];
  const type = event.type === 'keyup' ? 'keyup' : 'keydown';
  return { type, key, code, ctrlKey, altKey, metaKey, shiftKey, altGraph, capsLock, timeStamp, into };
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
    // The browser must never handle a drop: it would open the file in place of the app.
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

/** Active on every screen at all times: half a scan would be a different number. */
export function useScans(scanned: Scanned): void {
  const latest = useRef(scanned);
  useEffect(() => {
    latest.current = scanned;
  });
  useEffect(() => listenToKeys({ onScan: (scan) => latest.current.onScan(scan), onOffer: (scan) => latest.current.onOffer(scan) }), []);
}

/** For screens that accept no files: a dropped file does not open in place of the app. */
export function useRefusedDrops(isRefused: boolean): void {
  useEffect(() => (isRefused ? refuseDrops() : undefined), [isRefused]);
}

/** Receives pastes and drops while the screen is shown; returns whether something is being dragged over it. */
export function useBrought(brought: Brought): boolean {
  const latest = useRef(brought);
  useEffect(() => {
    latest.current = brought;
  });
  const [over, setOver] = useState(false);
  useEffect(() => {
    const current = () => latest.current;
    const stops = [listenToPaste(current), listenToDrops(current, setOver)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return over;
}
