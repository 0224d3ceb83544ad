// A clock that only a test turns: timers run in order when time is moved past them.
import type { Clock } from '../../../renderer/lib/guard.ts';

export interface SimulatedClock extends Clock {
  /** Runs what is due until then, each at its own time. */
  readonly to: (time: number) => void;
}

export function simulatedClock(start = 10_000): SimulatedClock {
  let now = start;
  let timers: { readonly at: number; readonly callBack: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, callBack) => {
      timers = [...timers, { at: now + ms, callBack }].sort((one, other) => one.at - other.at);
    },
    to(time) {
      for (let due = timers[0]; due !== undefined && due.at <= time; due = timers[0]) {
        timers = timers.slice(1);
        now = Math.max(now, due.at);
        due.callBack();
      }
      now = Math.max(now, time);
    },
  };
}
