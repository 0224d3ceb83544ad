// Detects whole scans in the keystrokes of a hand scanner, and never mistakes a person's typing for one.

import { APART_MS, IDLE_MS, LINGER_MS, NEIGHBOUR_MS } from '../lib/pace.ts';
import { type Burst, type Item, isFast, isScan, LONGEST, type Place, readBurst, type Scan } from './burst.ts';
import { characterOf, isGs, type Layout, ofAltCode } from './decode-key.ts';

export type { Scan } from './burst.ts';

/** The required members of a KeyboardEvent; times in milliseconds. */
export interface Key {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altGraph: boolean;
  readonly capsLock: boolean;
  readonly timeStamp: number;
  readonly into: Place;
}

export interface Heard {
  readonly onScan: (scan: Scan) => void;
  /** Scanned into a text field; `takes`: a field that accepts scans as its text. */
  readonly onField: (scan: Scan, takes: boolean) => void;
  /** Keys at a scanner's pace that do not form a code. */
  readonly onNoise: () => void;
  /** Every burst as it ends, whatever it turns out to be. */
  readonly onBurst?: (burst: Burst) => void;
}

export interface Wedge {
  /** True: the key belongs to a scan and must have no other effect (no button press, no focus change). */
  take(key: Key): boolean;
  /** Ends a scan that has no suffix; returns the time to ask again, if more keys may follow. */
  settle(now: number): number | undefined;
  /** The number of keys in the burst so far. */
  length(): number;
}

/** Modifier keys: they accompany other keys. */
const SILENT = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Fn|FnLock|Process|Unidentified)$/;
const DIGIT = /^(?:Numpad|Digit)([0-9])$/;

export function createWedge({ onScan, onField, onNoise, onBurst }: Heard, layout: () => Layout = () => new Map()): Wedge {
  let items: Item[] = [];
  let gaps: number[] = [];
  let place: Place = 'none';
  let isDoubtful = false;
  let last = Number.NEGATIVE_INFINITY;
  let afterDead = false;
  let digits = '';
  let altAt = 0;
  let altGsAt = Number.NEGATIVE_INFINITY;

  const burst = (): Burst => ({ items, gaps, place, isDoubtful });
  const end = (): void => {
    const [over, where] = [burst(), place];
    [items, gaps, isDoubtful, afterDead] = [[], [], false, false];
    onBurst?.(over);
    const sent = readBurst(over);
    if (sent?.kind === 'noise') onNoise();
    else
      for (const scan of sent?.scans ?? []) {
        if (where === 'none' || where === 'scan-field') onScan(scan);
        else onField(scan, where === 'takes');
      }
  };
  /** Whether a pause that a person could make is still part of the burst. */
  const hesitates = (): boolean => {
    if (items.at(-1)?.kind === 'end' || !items.some(({ kind }) => kind === 'character')) return false;
    if (items.length === 1) return place === 'none' || place === 'scan-field';
    return isFast(burst());
  };
  const add = (item: Item, key: Key, from = key.timeStamp): boolean => {
    const gap = Math.max(0, from - last);
    if (items.length > 0 && (gap > LINGER_MS || (gap > NEIGHBOUR_MS && !hesitates()) || items.length >= LONGEST)) end();
    if (items.length === 0) place = key.into;
    else {
      gaps.push(gap);
      if (items.length === 1 && gap > APART_MS) isDoubtful = item.kind !== 'end';
      // Keys that moved from field to field are not the text of one of them.
      if (place !== key.into) place = 'field';
    }
    items.push(item);
    last = key.timeStamp;
    if (item.kind === 'end') return isScan(burst()) || (key.into === 'none' && items.length > SHORT_NOISE && isFast(burst()));
    // The first key may be a person's; from the second on it is a burst, and outside text fields the keys are withheld from the page.
    return key.into === 'none' && items.length > (item.kind === 'character' ? 1 : 2) && isFast(burst());
  };

  /** The character of the key; undefined for a modifier. */
  const itemOf = (key: Key): Item | undefined => {
    if (SILENT.test(key.key)) return undefined;
    const dead = afterDead;
    afterDead = key.key === 'Dead';
    if (isGs(key) && !key.metaKey) return { kind: 'character', text: '\u001d', us: '\u001d' };
    const isCommand = !key.altGraph && (key.ctrlKey || key.altKey);
    if (isCommand || key.metaKey) return { kind: 'other', name: `${key.metaKey ? 'Meta' : key.ctrlKey ? 'Ctrl' : 'Alt'}+${key.key}` };
    if (key.key === 'Enter' || key.key === 'Tab') return { kind: 'end', key: key.key };
    const character = characterOf(key, layout(), dead);
    return character === undefined ? { kind: 'other', name: key.key } : { kind: 'character', ...character };
  };

  /** Alt with a number on the keypad: how scanners send control characters on Windows. */
  const ofAlt = (key: Key): boolean => {
    if (key.key !== 'Alt' || digits === '') return false;
    const [code, text] = [digits, ofAltCode(digits)];
    digits = '';
    if (text === '\u001d') altGsAt = key.timeStamp;
    return add(text === undefined ? { kind: 'other', name: `Alt+${code}` } : { kind: 'character', text, us: text }, key, altAt);
  };

  return {
    take(key) {
      if (key.type === 'keyup') return ofAlt(key);
      if (key.key === 'Alt') {
        [digits, altAt] = ['', key.timeStamp];
        return false;
      }
      const digit = DIGIT.exec(key.code)?.[1];
      if (key.altKey && !key.altGraph && digit !== undefined) {
        digits += digit;
        return key.into === 'none';
      }
      // The system also sends the character of an Alt code.
      if (key.key === '\u001d' && key.timeStamp - altGsAt <= NEIGHBOUR_MS) return true;
      const item = itemOf(key);
      if (item === undefined) return key.key === 'Shift' && items.length > 1 && key.into === 'none';
      const isOurs = add(item, key);
      return isOurs || (key.ctrlKey && isGs(key));
    },
    settle(now) {
      if (items.length === 0) return undefined;
      const due = last + (items.at(-1)?.kind === 'end' ? NEIGHBOUR_MS : IDLE_MS) + 1;
      if (now < due) return due;
      end();
      return undefined;
    },
    length: () => items.length,
  };
}

/** Up to this many keys of a burst that is not a scan are passed to the screen; their effects are withheld elsewhere. */
const SHORT_NOISE = 4;
