// Joins the parts of codes that are spread over the inputs of a bulk inspection.
import type { BulkPart, BulkReading } from '../../contract/index.ts';
import { gatherParts, withoutParts } from '../../domain/decode/parts.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Item } from '../../store/bulk/items.ts';

const NOWHERE: ReadSymbol['corners'] = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

const toSymbol = ({ base64, ...symbol }: BulkPart): ReadSymbol => ({
  ...symbol,
  corners: NOWHERE,
  ...defined({ bytes: base64 === undefined ? undefined : new Uint8Array(Buffer.from(base64, 'base64')) }),
});

/** Policy: the maximum number of parts that are compared with each other, which takes long. Further parts are recorded as they are. */
const MOST = 4096;

/** A complete code takes the place of its first part. The parts of an incomplete one are recorded as such. */
export function joinParts(items: readonly Item[]): readonly Pick<Item, 'position' | 'readings'>[] {
  const symbols = new Map<BulkReading, ReadSymbol>();
  for (const { readings = [] } of items)
    for (const reading of readings) if (reading.part !== undefined) symbols.set(reading, toSymbol(reading.part));
  const gathered = gatherParts([...symbols.values()].slice(0, MOST));
  return items.map(({ position, readings = [] }) => ({
    position,
    readings: withoutParts(readings, gathered, (reading) => symbols.get(reading)),
  }));
}
