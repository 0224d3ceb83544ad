// Tells whether the key that triggers an effect stands alone, as a person's does, or in a burst of keys, as a scanner's does.
import { HELD_UP_MS, INHUMAN_KEYS, INHUMAN_MS, LINGER_MS, LONGEST_LAG_MS, NEIGHBOUR_MS, TURN_MS } from './pace.ts';

export interface Press {
  readonly key: string;
  readonly timeStamp: number;
  readonly repeat: boolean;
  /** Within an input method, or a key whose meaning only that knows. */
  readonly isComposing: boolean;
}

export interface Clock {
  readonly now: () => number;
  /** Calls back after that many milliseconds. */
  readonly after: (ms: number, callBack: () => void) => void;
}

export interface Guard {
  /** A key went down, whatever becomes of it. */
  press(press: Press): void;
  /** A pointer or an assistive technology acted: what follows is not a key's doing. */
  act(): void;
  /** The burst so far was a whole scan: nothing of it is still to come. */
  finish(): void;
  /** Answers whether what happens now may take effect: at once, or when the key that triggered it has stood alone long enough. */
  ask(answer: (isAlone: boolean) => void): void;
}

/** They accompany keys and command nothing by themselves. */
const MODIFIERS: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn', 'FnLock', 'Hyper', 'Super', 'Symbol'],
  ...['SymbolLock', 'Process', 'Unidentified'],
]);

/** Keys that press a button. Held down they press it again and again, which no person means. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

export function createGuard({ now, after }: Clock): Guard {
  /** Of the run of neighbours that the latest key belongs to. */
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** Until when a key counts as the rest of a burst that hesitated. */
  let lingers = Number.NEGATIVE_INFINITY;
  /** How late the latest key was handed on. */
  let lag = 0;
  let isKey = false;
  let isHeld = false;
  let waiting: ((isAlone: boolean) => void)[] = [];

  const tell = (isAlone: boolean) => {
    const told = waiting;
    waiting = [];
    for (const answer of told) answer(isAlone);
  };
  const isOfBurst = () => count > 1 || first <= lingers;

  return {
    press({ key, timeStamp, repeat, isComposing }) {
      if (isComposing || MODIFIERS.has(key)) return;
      isKey = true;
      isHeld = repeat && PRESSING.has(key);
      if (repeat) return;
      if (timeStamp - last > NEIGHBOUR_MS) {
        first = timeStamp;
        count = 0;
      }
      count += 1;
      last = timeStamp;
      lag = Math.min(LONGEST_LAG_MS, Math.max(0, now() - timeStamp));
      if (count >= INHUMAN_KEYS && last - first <= INHUMAN_MS * (count - 1)) lingers = last + LINGER_MS;
      if (isOfBurst()) tell(false);
    },
    act() {
      isKey = false;
    },
    finish() {
      lingers = Number.NEGATIVE_INFINITY;
    },
    ask(answer) {
      if (!isKey) return answer(true);
      if (isHeld) return answer(false);
      const since = now() - last;
      if (since > LINGER_MS + lag) return answer(true);
      if (isOfBurst()) return answer(false);
      // The next key may be handed on later still.
      const wait = (ms: number) => {
        const due = now() + ms;
        after(ms, () => {
          const at = waiting.indexOf(answer);
          if (at < 0) return;
          // A page that was held up has keys that it was not handed yet.
          if (now() - due > HELD_UP_MS) return wait(TURN_MS);
          waiting.splice(at, 1);
          answer(true);
        });
      };
      waiting.push(answer);
      wait(Math.max(TURN_MS, NEIGHBOUR_MS + 2 * lag - since + 1));
    },
  };
}
