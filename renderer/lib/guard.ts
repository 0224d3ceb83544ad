// Decides whether the key that triggers an effect stands alone (a person) or belongs to a burst (a scanner).
import { HELD_UP_MS, INHUMAN_KEYS, INHUMAN_MS, LINGER_MS, LONGEST_LAG_MS, NEIGHBOUR_MS, TURN_MS } from './pace.ts';

export interface Press {
  readonly key: string;
  readonly timeStamp: number;
  readonly repeat: boolean;
  /** A key inside an input method, whose meaning only the input method knows. */
  readonly isComposing: boolean;
}

export interface Clock {
  readonly now: () => number;
  /** Calls back after the given number of milliseconds. */
  readonly after: (ms: number, callBack: () => void) => void;
}

export interface Guard {
  /** Reports a key press, whatever its effect. */
  press(press: Press): void;
  /** Reports a later event of that press: what it triggers, such as the click of a released space bar, belongs to the press. */
  follow(event: Pick<Press, 'key' | 'timeStamp'>): void;
  /** Reports an action of a pointer or an assistive technology: what follows was not triggered by a key. */
  act(): void;
  /** Reports that the burst so far was a complete scan: no more of its keys are expected. */
  finish(): void;
  /**
   * Answers whether an effect may run: at once, or when no other key has followed for long enough. `onDoubt`: called once if a key of the
   * same burst is delivered after that. A busy computer may deliver it later than any wait, but its time stamp shows when it was pressed.
   */
  ask(answer: (isAlone: boolean) => void, onDoubt?: () => void): void;
}

/** Modifier keys: they accompany other keys and trigger nothing themselves. */
const MODIFIERS: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn', 'FnLock', 'Hyper', 'Super', 'Symbol'],
  ...['SymbolLock', 'Process', 'Unidentified'],
]);

/** Keys that press a button. Held down, they repeat, which a person does not intend. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

export function createGuard({ now, after }: Clock): Guard {
  /** The times of the first and the latest key of the current run of adjacent keys, and their number. */
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** Until this moment, a key counts as the rest of an interrupted burst. */
  let lingers = Number.NEGATIVE_INFINITY;
  /** When the latest event of a key was delivered, and how long after its time stamp, in milliseconds. */
  let heard = Number.NEGATIVE_INFINITY;
  let lag = 0;
  let isKey = false;
  let isHeld = false;
  let waiting: ((isAlone: boolean) => void)[] = [];
  /** The `onDoubt` callbacks of effects that ran on the only key of the current run. */
  let doubts: (() => void)[] = [];

  const tell = (isAlone: boolean) => {
    const told = waiting;
    waiting = [];
    for (const answer of told) answer(isAlone);
  };
  const deliver = (timeStamp: number) => {
    heard = now();
    lag = Math.max(0, heard - timeStamp);
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
        doubts = [];
      }
      count += 1;
      last = timeStamp;
      deliver(timeStamp);
      if (count >= INHUMAN_KEYS && last - first <= INHUMAN_MS * (count - 1)) lingers = last + LINGER_MS;
      if (!isOfBurst()) return;
      tell(false);
      const doubted = doubts;
      doubts = [];
      for (const doubt of doubted) doubt();
    },
    follow({ key, timeStamp }) {
      if (!MODIFIERS.has(key)) deliver(timeStamp);
    },
    act() {
      isKey = false;
    },
    finish() {
      lingers = Number.NEGATIVE_INFINITY;
    },
    ask(answer, onDoubt) {
      if (!isKey) return answer(true);
      if (isHeld) return answer(false);
      const asked = first;
      const allow = () => {
        // Time stamps do not run backwards: after a later run, no key of this one is delivered.
        if (onDoubt && asked === first) doubts.push(onDoubt);
        answer(true);
      };
      // Measured from the delivery, however late: a page that was blocked receives a whole burst at once.
      const since = now() - heard;
      if (since > LINGER_MS) return allow();
      if (isOfBurst()) return answer(false);
      // The next key may be delivered even later.
      const wait = (ms: number) => {
        const due = now() + ms;
        after(ms, () => {
          const at = waiting.indexOf(answer);
          if (at < 0) return;
          // A page that was blocked has keys that were not delivered yet.
          if (now() - due > HELD_UP_MS) return wait(TURN_MS);
          waiting.splice(at, 1);
          allow();
        });
      };
      waiting.push(answer);
      wait(Math.max(TURN_MS, NEIGHBOUR_MS + Math.min(LONGEST_LAG_MS, lag) - since + 1));
    },
  };
}
