// Observes which parts of the trust data an examination looks at, so that a bundle holds only those parts.
import { isAnchorId } from '../certificates/anchor.ts';
import { defined } from '../json/defined.ts';
import type { Trust } from '../trust/trust.ts';

export interface ObservedTrust {
  /** The given trust data, with maps that note each look-up. */
  readonly trust: Trust;
  /** Returns the parts that were looked at. Entries of a map are sorted by their names. */
  used(): Trust;
}

export function observeTrust(whole: Trust): ObservedTrust {
  const asked = {
    issuers: new Set<string>(),
    statusLists: new Set<string>(),
    restrictions: new Set<string>(),
    delegates: new Set<string>(),
  };
  const trust: Trust = {
    ...whole,
    issuers: observed(whole.issuers, asked.issuers),
    ...defined({
      records: whole.records && observed(whole.records, asked.issuers),
      statusLists: whole.statusLists && observed(whole.statusLists, asked.statusLists),
      restrictions: whole.restrictions && observed(whole.restrictions, asked.restrictions),
      statusListDelegates: whole.statusListDelegates && observed(whole.statusListDelegates, asked.delegates),
    }),
  };
  return {
    trust,
    used: () => ({
      ...whole,
      issuers: part(whole.issuers, asked.issuers),
      ...defined({
        records: whole.records && part(whole.records, asked.issuers),
        statusLists: whole.statusLists && part(whole.statusLists, asked.statusLists),
        restrictions: whole.restrictions && part(whole.restrictions, asked.restrictions),
        statusListDelegates: whole.statusListDelegates && part(whole.statusListDelegates, asked.delegates),
      }),
    }),
  };
}

const part = <Value>(whole: ReadonlyMap<string, Value>, names: ReadonlySet<string>): ReadonlyMap<string, Value> =>
  new Map([...names].sort().flatMap((name) => (whole.has(name) ? [[name, whole.get(name) as Value] as const] : [])));

/** Iterating over all entries notes the anchors only: an examination iterates to find anchors, and looks up other entries by name. */
function observed<Value>(whole: ReadonlyMap<string, Value>, names: Set<string>): ReadonlyMap<string, Value> {
  const note = (name: string): string => {
    names.add(name);
    return name;
  };
  function* entries(): Generator<[string, Value], undefined> {
    for (const [name, value] of whole) yield [isAnchorId(name) ? note(name) : name, value];
    return undefined;
  }
  return {
    get: (name) => whole.get(note(name)),
    has: (name) => whole.has(note(name)),
    size: whole.size,
    keys: () => whole.keys(),
    values: () => entries().map(([, value]) => value),
    entries,
    forEach: (visit) => {
      for (const [name, value] of entries()) visit(value, name, whole as Map<string, Value>);
    },
    [Symbol.iterator]: entries,
  } as ReadonlyMap<string, Value>;
}
