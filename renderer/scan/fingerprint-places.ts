// The fields that wait for a fingerprint in; a scanned one put into the right of them out, instead of being inspected.
import { type RefObject, useEffect, useRef } from 'react';
import { compared, fingerprintIn } from './fingerprint.ts';

interface Place {
  readonly element: () => Element | null;
  /** Those that it is compared with. */
  readonly expected: readonly string[];
  readonly value: string;
  readonly take: (fingerprint: string) => void;
}

const places = new Set<RefObject<Place>>();

/** As long as it is drawn, a scanned fingerprint lands in this field. */
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

/** Of several fields the one that waits for this very fingerprint, else one that has not got its own. Under an open dialog nothing lands. True: it was taken, after `before`. */
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
