// Keystrokes of a hand scanner that types like a keyboard in, whole scans out; typing of a person is never taken for one.

import { APART_MS, IDLE_MS, LINGER_MS, NEIGHBOUR_MS } from '../lib/pace.ts';
import { type Burst, type Item, isFast, isScan, LONGEST, type Place, readBurst, type Scan } from './burst.ts';
import { characterOf, isGs, type Layout, ofAltCode } from './decode-key.ts';

export type { Scan } from './burst.ts';

/** What is needed of a KeyboardEvent; times in milliseconds. */
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
  /** Scanned into a field of a person; `takes`: one whose text it is meant to be. */
  readonly onField: (scan: Scan, takes: boolean) => void;
  /** Keys at a scanner's pace that make up no code. */
  readonly onNoise: () => void;
}

export interface Wedge {
  /** True: the key belongs to a scan and must do nothing else (no press of a button, no jump of the focus). */
  take(key: Key): boolean;
  /** Ends a scan after which nothing follows; returns the time to ask again, if there is something to wait for. */
  settle(now: number): number | undefined;
  /** How many keys the burst has so far. */
  length(): number;
}

/** They accompany keys. */
const SILENT = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Fn|FnLock|Process|Unidentified)$/;
const DIGIT = /^(?:Numpad|Digit)([0-9])$/;

export function createWedge({ onScan, onField, onNoise }: Heard, layout: () => Layout = () => new Map()): Wedge {
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
    const sent = readBurst(over);
    if (sent?.kind === 'noise') onNoise();
    else
      for (const scan of sent?.scans ?? []) {
        if (where === 'none' || where === 'scan-field') onScan(scan);
        else onField(scan, where === 'takes');
      }
  };
  /** Whether a pause that a person could make still lies within the burst. */
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
      // Keys that wandered on from field to field are not the text of one of them.
      if (place !== key.into) place = 'field';
    }
    items.push(item);
    last = key.timeStamp;
    if (item.kind === 'end') return isScan(burst()) || (key.into === 'none' && items.length > SHORT_NOISE && isFast(burst()));
    // The first key may be a person's; from the second on it is a burst, and outside of fields it is ours alone.
    return key.into === 'none' && items.length > (item.kind === 'character' ? 1 : 2) && isFast(burst());
  };

  /** What the key stands for; undefined for one that only accompanies others. */
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

  /** Alt and a number on the keypad: how Windows scanners send a control character. */
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
      // The system sends the character of an Alt code as well.
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

/** Up to as many keys a burst that is no scan leaves to the screen; what they would do is held back elsewhere. */
const SHORT_NOISE = 4;
