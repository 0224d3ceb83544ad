// Tells the moment by a clock that may be set back, without going back behind where it began.

/** In milliseconds. `notBefore`: a moment that has passed already, as another process has seen it. */
export function steadyClock(now: () => number, notBefore = 0): () => number {
  const [begun, since] = [Math.max(now(), notBefore), performance.now()];
  return () => Math.max(now(), begun + performance.now() - since);
}
