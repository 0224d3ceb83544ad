// Encodes and decodes base58btc (the alphabet of Bitcoin; multibase prefix `z`), strictly and in bounded time.

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const VALUES = new Int8Array(128).fill(-1);
for (let index = 0; index < ALPHABET.length; index++) VALUES[ALPHABET.charCodeAt(index)] = index;

/** Keys and signatures have 48 and 88 characters. Longer texts would take quadratic time and are refused. */
const MAX_LENGTH = 256;
const LIMB = 2 ** 24;
const STEP = 4;

/** Returns undefined for a character outside the alphabet or more than 256 characters. Each leading `1` is one zero byte. */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const limbs: number[] = [];
  let zeros = 0;
  while (text.charCodeAt(zeros) === 0x31) zeros++;
  for (let at = zeros; at < text.length; at += STEP) {
    const end = Math.min(at + STEP, text.length);
    let scale = 1;
    let carry = 0;
    for (let place = at; place < end; place++) {
      const unit = text.charCodeAt(place);
      const digit = unit < 128 ? (VALUES[unit] as number) : -1;
      if (digit < 0) return undefined;
      scale *= 58;
      carry = carry * 58 + digit;
    }
    // limb × 58⁴ + carry stays below 2⁴⁸, so it is exact in a double.
    for (let index = 0; index < limbs.length; index++) {
      const product = (limbs[index] as number) * scale + carry;
      carry = Math.floor(product / LIMB);
      limbs[index] = product - carry * LIMB;
    }
    if (carry > 0) limbs.push(carry);
  }
  return toBytes(limbs, zeros);
}

function toBytes(limbs: readonly number[], zeros: number): Uint8Array {
  const top = limbs.at(-1) ?? 0;
  const topBytes = top === 0 ? 0 : top < 0x100 ? 1 : top < 0x10000 ? 2 : 3;
  const length = limbs.length === 0 ? 0 : (limbs.length - 1) * 3 + topBytes;
  const bytes = new Uint8Array(zeros + length);
  for (let index = 0, at = bytes.length - 1; index < limbs.length; index++) {
    let limb = limbs[index] as number;
    for (let byte = 0; byte < 3 && at >= zeros; byte++, at--) {
      bytes[at] = limb & 0xff;
      limb >>>= 8;
    }
  }
  return bytes;
}

export function encodeBase58(bytes: Uint8Array): string {
  let zeros = 0;
  while (bytes[zeros] === 0 && zeros < bytes.length) zeros++;
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  let text = '';
  for (; number > 0n; number /= 58n) text = ALPHABET[Number(number % 58n)] + text;
  return '1'.repeat(zeros) + text;
}

/** Multibase, base58btc only: `z…` (Data Integrity EdDSA 2.1: any other encoding MUST NOT be allowed). */
export function decodeMultibase(text: string): Uint8Array | undefined {
  return text.startsWith('z') ? decodeBase58(text.slice(1)) : undefined;
}
