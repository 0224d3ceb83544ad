// Keys for lists in React whose items may be equal.

/** Pairs each item with a key: its id, and a count if the id has occurred before. An item that is added at the end changes no other key. */
export function withKeys<T>(items: readonly T[], idOf: (item: T) => string): readonly { readonly key: string; readonly item: T }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return { key: `${id} ${count}`, item };
  });
}
