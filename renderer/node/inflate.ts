// Inflates DEFLATE data (RFC 1951) and refuses what zlib refuses, so that page and process read the same bytes.

/** RFC 1951 3.2.5. */
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = Array.from({ length: 30 }, (_, code) => (code < 2 ? code + 1 : ((2 + (code & 1)) << ((code >> 1) - 1)) + 1));
/** RFC 1951 3.2.7: the order in which the lengths of the code length codes are stored. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const [END, MOST_LITERALS, MOST_DISTANCES, WINDOW] = [256, 286, 30, 32_768];

const fault = (): never => {
  throw new Error('the compressed data are damaged');
};

export class TooLarge extends RangeError {
  readonly code = 'ERR_BUFFER_TOO_LARGE';
}

/** A table from the next bits to `symbol << 4 | length`. No entry (0): no code begins so. */
interface Code {
  readonly bits: number;
  readonly table: Uint16Array;
}

/** Every code is complete. Only one of literals or of distances may have a single symbol of one bit, or none. */
function codeOf(lengths: ArrayLike<number>, isOfLengths = false): Code {
  const counts = new Uint16Array(16);
  for (let at = 0; at < lengths.length; at++) counts[lengths[at] as number] = (counts[lengths[at] as number] as number) + 1;
  counts[0] = 0;
  const bits = counts.findLastIndex((count) => count > 0);
  if (bits < 0) return isOfLengths ? fault() : { bits: 1, table: new Uint16Array(2) };
  let left = 1;
  const next = new Uint16Array(17);
  for (let length = 1; length <= bits; length++) {
    left = 2 * left - (counts[length] as number);
    if (left < 0) fault();
    next[length + 1] = ((next[length] as number) + (counts[length] as number)) << 1;
  }
  if (left > 0 && (isOfLengths || bits !== 1)) fault();
  const table = new Uint16Array(1 << bits);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const code = next[length] as number;
    next[length] = code + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
  }
  return { bits, table };
}

const FIXED: readonly [Code, Code] = [
  codeOf(Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8))),
  codeOf(Array.from({ length: 32 }, () => 5)),
];

/** Throws `TooLarge` for more than `most` bytes. Ignores data after the last block, as zlib does. */
export function inflate(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  let out = new Uint8Array(Math.min(most, Math.max(1024, 4 * packed.length)));
  let [size, at, held, count] = [0, 0, 0, 0];

  const room = (more: number): void => {
    if (size + more > most) throw new TooLarge('the unpacked data are larger than was allowed');
    if (size + more <= out.length) return;
    const larger = new Uint8Array(Math.min(most, Math.max(2 * out.length, size + more)));
    larger.set(out);
    out = larger;
  };
  const fill = (bits: number): void => {
    for (; count < bits && at < packed.length; count += 8) held |= (packed[at++] as number) << count;
  };
  const take = (bits: number): number => {
    fill(bits);
    if (count < bits) fault();
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    count -= bits;
    return value;
  };
  const symbolIn = ({ bits, table }: Code): number => {
    fill(bits);
    const entry = table[held & ((1 << bits) - 1)] as number;
    const length = entry & 15;
    if (length === 0 || length > count) fault();
    held >>>= length;
    count -= length;
    return entry >> 4;
  };

  const stored = (): void => {
    held = 0;
    at -= count >> 3;
    count = 0;
    const [length, complement] = [take(16), take(16)];
    if (length !== (complement ^ 0xffff) || at + length > packed.length) fault();
    room(length);
    out.set(packed.subarray(at, at + length), size);
    at += length;
    size += length;
  };
  const dynamic = (): readonly [Code, Code] => {
    const [literals, distances, given] = [take(5) + 257, take(5) + 1, take(4) + 4];
    if (literals > MOST_LITERALS || distances > MOST_DISTANCES) fault();
    const ofLengths = new Uint8Array(19);
    for (let index = 0; index < given; index++) ofLengths[ORDER[index] as number] = take(3);
    const code = codeOf(ofLengths, true);
    const lengths = new Uint8Array(literals + distances);
    for (let index = 0; index < lengths.length; ) {
      const symbol = symbolIn(code);
      if (symbol < 16) {
        lengths[index++] = symbol;
        continue;
      }
      if (symbol === 16 && index === 0) fault();
      const value = symbol === 16 ? (lengths[index - 1] as number) : 0;
      const times = symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
      if (index + times > lengths.length) fault();
      lengths.fill(value, index, index + times);
      index += times;
    }
    if (lengths[END] === 0) fault();
    return [codeOf(lengths.subarray(0, literals)), codeOf(lengths.subarray(literals))];
  };
  const block = ([literals, distances]: readonly [Code, Code]): void => {
    for (;;) {
      const symbol = symbolIn(literals);
      if (symbol === END) return;
      if (symbol < END) {
        room(1);
        out[size++] = symbol;
        continue;
      }
      const long = symbol - END - 1;
      if (long >= LENGTHS.length) fault();
      const length = (LENGTHS[long] as number) + take(LENGTH_BITS[long] as number);
      const far = symbolIn(distances);
      if (far >= MOST_DISTANCES) fault();
      const distance = (DISTANCES[far] as number) + take(far < 2 ? 0 : (far >> 1) - 1);
      if (distance > size || distance > WINDOW) fault();
      room(length);
      for (const end = size + length; size < end; size++) out[size] = out[size - distance] as number;
    }
  };

  for (let isLast = false; !isLast; ) {
    isLast = take(1) === 1;
    const kind = take(2);
    if (kind === 3) fault();
    if (kind === 0) stored();
    else block(kind === 1 ? FIXED : dynamic());
  }
  return out.slice(0, size);
}
