// The parts of codes that a camera has shown so far: remembered over its frames until a code is whole.
import { type Gathered, gatherParts, isPart } from '../../server/domain/decode/parts.ts';
import type { ReadSymbol } from '../../server/domain/decode/symbol.ts';

/** Policy: a person who has not found the next part after this long is at another label. */
export const KEEP_PARTS = 60_000;
/** Policy: parts of four codes of the largest size; older ones make room. */
const MOST_PARTS = 64;

export interface Collected {
  /** What is in view: symbols that stand alone, and whole codes a part of which is in view. */
  readonly symbols: readonly ReadSymbol[];
  /** Codes of which parts were read, and not yet all. */
  readonly open: readonly Gathered[];
}

const keyOf = ({ format, text, part }: ReadSymbol): string => JSON.stringify([format, text, part]);

/** A code that was whole is forgotten when it leaves the picture: its parts do not complete another one. */
export function collectParts(): (inView: readonly ReadSymbol[], now: number) => Collected {
  let kept = new Map<string, { readonly symbol: ReadSymbol; readonly at: number }>();
  return (inView, now) => {
    const seen = inView.filter(isPart);
    const keys = new Set(seen.map(keyOf));
    for (const symbol of seen) {
      kept.delete(keyOf(symbol));
      kept.set(keyOf(symbol), { symbol, at: now });
    }
    kept = new Map([...kept].filter(([, { at }]) => now - at <= KEEP_PARTS).slice(-MOST_PARTS));
    const gathered = gatherParts([...kept.values()].map(({ symbol }) => symbol));
    const wholes = gathered.flatMap(({ wholes }) => wholes);
    for (const { of } of wholes) {
      if (!of.some((part) => keys.has(keyOf(part)))) for (const part of of) kept.delete(keyOf(part));
    }
    const shown = wholes.filter(({ of }) => of.some((part) => keys.has(keyOf(part))));
    return {
      symbols: [...inView.filter((symbol) => !isPart(symbol)), ...shown.map(({ symbol }) => symbol)],
      open: gathered.filter(({ wholes }) => wholes.length === 0),
    };
  };
}
