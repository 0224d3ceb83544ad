// The part of Node's Buffer that the domain uses, for code of the domain that runs in a page.

type Encoding = 'utf8' | 'utf-8' | 'latin1' | 'hex' | 'base64' | 'base64url';

/** Like Node, ignores characters outside the alphabet. Callers encode the bytes again and compare. */
function fromBase64(text: string): Uint8Array {
  const digits =
    text
      .split('=', 1)[0]
      ?.replace(/-/g, '+')
      .replace(/_/g, '/')
      .replace(/[^A-Za-z0-9+/]/g, '') ?? '';
  return fromLatin1(atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits));
}

function fromHex(text: string): Uint8Array {
  const [digits = ''] = /^(?:[0-9a-f]{2})*/i.exec(text) ?? [];
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

function fromLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function decoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'hex') return fromHex(text);
  if (encoding === 'latin1') return fromLatin1(text);
  return encoding === 'base64' || encoding === 'base64url' ? fromBase64(text) : new TextEncoder().encode(text);
}

/** More arguments than these overflow the stack of some engines. */
const AT_ONCE = 8192;
function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export class Bytes extends Uint8Array<ArrayBuffer> {
  constructor(source: number | ArrayBuffer, offset?: number, length?: number) {
    super(source as ArrayBuffer, offset, length);
  }

  static alloc(length: number): Bytes {
    return new Bytes(length);
  }

  static override from(source: unknown, second?: unknown, length?: number): Bytes {
    if (typeof source === 'string') return copied(decoded(source, (second ?? 'utf8') as Encoding));
    return source instanceof ArrayBuffer
      ? new Bytes(source, second as number | undefined, length)
      : copied(Uint8Array.from(source as ArrayLike<number>));
  }

  static concat(parts: readonly Uint8Array[]): Bytes {
    const whole = new Bytes(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  static compare(one: Uint8Array, other: Uint8Array): -1 | 0 | 1 {
    for (let at = 0; at < Math.min(one.length, other.length); at++) {
      const difference = (one[at] as number) - (other[at] as number);
      if (difference !== 0) return difference < 0 ? -1 : 1;
    }
    return one.length === other.length ? 0 : one.length < other.length ? -1 : 1;
  }

  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length;
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const bytes = this.subarray(start, end);
    if (encoding === 'latin1') return toLatin1(bytes);
    if (encoding === 'hex') return Array.from(bytes, (byte) => HEX[byte]).join('');
    if (encoding === 'base64') return btoa(toLatin1(bytes));
    if (encoding === 'base64url') return btoa(toLatin1(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    return utf8.decode(bytes);
  }

  equals(other: Uint8Array): boolean {
    return Bytes.compare(this, other) === 0;
  }

  /** Writes whole characters only, as Node does. Returns the number of bytes. */
  write(text: string, ...rest: readonly [Encoding?] | readonly [number, number, Encoding]): number {
    const [at, most, encoding] = typeof rest[0] === 'number' ? (rest as readonly [number, number, Encoding]) : [0, this.length, rest[0]];
    const room = this.subarray(at, at + most);
    if (encoding === undefined || encoding === 'utf8' || encoding === 'utf-8') return new TextEncoder().encodeInto(text, room).written;
    const bytes = decoded(text, encoding).subarray(0, room.length);
    room.set(bytes);
    return bytes.length;
  }

  readUInt16LE(at = 0): number {
    return viewOf(this).getUint16(at, true);
  }
  readUInt32LE(at = 0): number {
    return viewOf(this).getUint32(at, true);
  }
  writeUInt16LE(value: number, at = 0): void {
    viewOf(this).setUint16(at, value, true);
  }
  writeUInt32LE(value: number, at = 0): void {
    viewOf(this).setUint32(at, value, true);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView => new DataView(buffer, byteOffset, byteLength);

function copied(bytes: Uint8Array): Bytes {
  const copy = new Bytes(bytes.length);
  copy.set(bytes);
  return copy;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
