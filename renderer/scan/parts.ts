// Collects the parts of multi-part codes over the frames of a camera until a code is complete.
import { type Gathered, gatherParts, isPart } from '../../server/domain/decode/parts.ts';
import type { ReadSymbol } from '../../server/domain/decode/symbol.ts';

/** Policy: after this time without the next part, the person has moved on to another label. */
export const KEEP_PARTS = 60_000;
/** Policy: the parts of four codes of the largest size; the oldest are dropped first. */
const MOST_PARTS = 64;

export interface Collected {
  /** Symbols in view that are not part of a code, and complete codes with a part in view. */
  readonly symbols: readonly ReadSymbol[];
  /** Codes of which some parts, but not all, were read. */
  readonly open: readonly Gathered[];
}

const keyOf = ({ format, text, part }: ReadSymbol): string => JSON.stringify([format, text, part]);

/** A complete code is forgotten when it leaves the view: its parts do not complete another one. */
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
