// Collects the keys of each attempt with a scanner, at any pace, and ignores single keys of a person.
import { useEffect, useRef } from 'react';
import { HELD_UP_MS, LINGER_MS, TURN_MS } from '../../lib/pace.ts';
import { LONGEST } from '../../scan/burst.ts';
import { DIALOG } from '../../scan/fingerprint-places.ts';
import { eachKey, isEditable, keyOf } from '../../scan/listen.ts';
import type { Key } from '../../scan/wedge.ts';

/** Policy: a scanner that pauses longer than this between two keys counts as broken. In milliseconds. */
const SILENCE_MS = 1_200;
/** Policy: fewer characters than this were typed by a person. */
const FEWEST_CHARACTERS = 8;
/** Policy: up to this many characters may be keys that a person pressed for another purpose. */
const UNREMARKED = 2;
/** Each key goes down and up, and a modifier may accompany it. */
const MOST_EVENTS = 4 * LONGEST;

export interface Attempts {
  /** The keys of one scan, whatever its content. */
  readonly onKeys: (keys: readonly Key[]) => void;
  /** Consecutive characters that are too few for a scan. */
  readonly onFew: (count: number) => void;
}

/** Space and named keys move through a page or press its buttons. */
const isCharacter = (key: string): boolean => /^[^ ]$/u.test(key);

export function useAttempts(attempts: Attempts): void {
  const latest = useRef(attempts);
  useEffect(() => {
    latest.current = attempts;
  });
  useEffect(() => {
    let keys: Key[] = [];
    let characters = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      const [over, count] = [keys, characters];
      [keys, characters] = [[], 0];
      if (count >= FEWEST_CHARACTERS) latest.current.onKeys(over);
      else if (count > UNREMARKED) latest.current.onFew(count);
    };
    const endAfter = (ms: number) => {
      const due = performance.now() + ms;
      // While the page was blocked, keys may have queued up that are not delivered yet.
      timer = setTimeout(() => (performance.now() - due > HELD_UP_MS ? endAfter(TURN_MS) : end()), ms);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || isEditable(event.target) || document.querySelector(DIALOG) !== null) return;
      const pressed = keyOf(event, 'none');
      const { type, key, timeStamp } = pressed;
      const gap = timeStamp - (keys.at(-1)?.timeStamp ?? Number.NEGATIVE_INFINITY);
      // Keys with which a person moved through the page are not a prefix of the scan that follows.
      if (characters === 0 && gap > LINGER_MS) keys = [];
      if (keys.length === 0 && type === 'keyup') return;
      // As with every scan, the first character may be a person's; keys that follow it closely have no effect on the page.
      if (characters > 0 && gap <= LINGER_MS) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (type === 'keydown' && isCharacter(key)) characters += 1;
      if (keys.length < MOST_EVENTS) keys.push(pressed);
      clearTimeout(timer);
      // A key that was delivered late is often followed by more late keys.
      endAfter(SILENCE_MS + Math.max(0, performance.now() - timeStamp));
    };
    const stop = eachKey(onKey);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
