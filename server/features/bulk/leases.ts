// Records which reader works on which input, in memory only: after a restart every input is free.

/** In milliseconds. A reader reports every few seconds which items it still holds. */
const LEASE = 60_000;

export function openLeases(now: () => number = Date.now) {
  const queues = new Map<string, Map<number, { readonly reader: string; readonly until: number }>>();
  const of = (queue: string) => {
    const held = queues.get(queue) ?? new Map<number, { readonly reader: string; readonly until: number }>();
    queues.set(queue, held);
    for (const [position, { until }] of held) if (until < now()) held.delete(position);
    return held;
  };
  return {
    /** Renews the leases of the reader, and returns those that it no longer owns. */
    renew: (queue: string, reader: string, positions: readonly number[]): readonly number[] => {
      const held = of(queue);
      return positions.filter((position) => {
        if (held.get(position)?.reader !== reader) return true;
        held.set(position, { reader, until: now() + LEASE });
        return false;
      });
    },
    take: (queue: string, reader: string, positions: readonly number[]) => {
      const held = of(queue);
      for (const position of positions) held.set(position, { reader, until: now() + LEASE });
    },
    release: (queue: string, position: number) => {
      const held = queues.get(queue);
      held?.delete(position);
      if (held?.size === 0) queues.delete(queue);
    },
    /** The positions that readers hold. */
    held: (queue: string): readonly number[] => [...of(queue).keys()],
  };
}
