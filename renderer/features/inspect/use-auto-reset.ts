// Resets a kiosk after a time without use, for the next person.
import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 1_000;
/** The remaining time is shown during this many seconds before the reset. */
const SHOWN_SECONDS = 10;
const USE = ['keydown', 'pointerdown', 'wheel'] as const;

export interface AutoReset {
  readonly seconds: number;
  /** Identifies what is shown; a change counts as use. Undefined if there is nothing to reset. */
  readonly shown: string | undefined;
  /** Something is being recorded: it is not interrupted. */
  readonly isBusy: () => boolean;
  readonly onReset: () => void;
}

/** Returns the remaining seconds when there are few, otherwise undefined. */
export function useAutoReset({ seconds, shown, isBusy, onReset }: AutoReset): number | undefined {
  const [left, setLeft] = useState<number>();
  const look = useEffectEvent((used: number) => {
    const rest = Math.ceil(seconds - (performance.now() - used) / 1_000);
    if (rest > 0 || isBusy()) return setLeft(rest > SHOWN_SECONDS ? undefined : Math.max(rest, 1));
    setLeft(undefined);
    onReset();
  });
  useEffect(() => {
    if (shown === undefined) return;
    let used = performance.now();
    const onUse = () => {
      used = performance.now();
      look(used);
    };
    for (const name of USE) window.addEventListener(name, onUse, { capture: true, passive: true });
    const timer = setInterval(() => look(used), TICK_MS);
    return () => {
      for (const name of USE) window.removeEventListener(name, onUse, { capture: true });
      clearInterval(timer);
      setLeft(undefined);
    };
  }, [shown]);
  return left;
}
