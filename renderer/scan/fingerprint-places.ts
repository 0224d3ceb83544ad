// Puts a scanned fingerprint into the field that waits for it, instead of inspecting it.
import { type RefObject, useEffect, useRef } from 'react';
import { compared, fingerprintIn } from './fingerprint.ts';

interface Place {
  readonly element: () => Element | null;
  /** The expected fingerprints. */
  readonly expected: readonly string[];
  readonly value: string;
  readonly take: (fingerprint: string) => void;
}

const places = new Set<RefObject<Place>>();

/** While the field is rendered, it receives scanned fingerprints. */
export function useFingerprintPlace(place: Place): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    places.add(latest);
    return () => {
      places.delete(latest);
    };
  }, []);
}

export const DIALOG = '[role=dialog], [role=alertdialog]';

/** Prefers the field that expects this fingerprint, then one without a match. Ignores fields below an open dialog. Calls `before` if it is taken. */
export function landFingerprint(text: string, usText: string | undefined, before: () => void = () => undefined): boolean {
  const fingerprint = fingerprintIn(text) ?? fingerprintIn(usText ?? '');
  if (fingerprint === undefined) return false;
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
  const open = [...places]
    .map(({ current }) => current)
    .filter((place) => {
      const element = place.element();
      return element !== null && (dialog === undefined || dialog.contains(element));
    });
  const place =
    open.find(({ expected }) => compared(fingerprint, expected) === 'same') ??
    open.find(({ value, expected }) => compared(value, expected) !== 'same') ??
    open[0];
  if (place === undefined) return false;
  before();
  place.take(fingerprint);
  return true;
}
