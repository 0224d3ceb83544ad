// Provides a clock that never goes back behind its start, even if the system clock is set back.

/** All times in milliseconds. `notBefore` is a moment that has already passed, for example as another process has seen it. */
export function steadyClock(now: () => number, notBefore = 0): () => number {
  const [begun, since] = [Math.max(now(), notBefore), performance.now()];
  return () => Math.max(now(), begun + performance.now() - since);
}
