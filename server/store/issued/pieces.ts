// Turns signed forms into bytes that compress well, and back: tokens are taken apart into what they encode in base64url, and the digests of an
// SD-JWT (RFC 9901) are left out where its disclosures give them.
import { hash } from 'node:crypto';

/** How a form is stored. */
const TEXT = 0;
const TOKEN = 1;

/** A JWT, or an SD-JWT with all of its disclosures and no key binding. */
const IS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+(?:~|~(?:[\w-]+~)+)?$/;

/** Of a part: its length. */
const LENGTH = 4;

/** RFC 9901 4.2.4: where digests stand. */
const HOLDS_DIGESTS = ['"_sd":', '"...":'];

/**
 * The forms may share disclosures: each digest stands for a disclosure that came before it. JSON has no control characters in its strings, so
 * the mark is none of its own text.
 */
const DIGEST = /"[\w-]{43}"/g;
const MARKED = '\u0001';
const MARK = /"\cA(\d+)"/g;

export function packPieces(forms: readonly string[]): Buffer {
  const known = new Map<string, number>();
  const parts: Buffer[] = [];
  for (const form of forms) {
    const taken = new Map(known);
    const packed = IS_TOKEN.test(form) ? packToken(form, taken) : undefined;
    if (packed !== undefined) for (const [digest, at] of taken) known.set(digest, at);
    parts.push(...(packed ?? [Buffer.of(TEXT), Buffer.from(form)]));
  }
  const lengths = Buffer.alloc(LENGTH * (parts.length + 1));
  lengths.writeUInt32BE(parts.length);
  for (const [at, part] of parts.entries()) lengths.writeUInt32BE(part.length, LENGTH * (at + 1));
  return Buffer.concat([lengths, ...parts]);
}

/** Throws if the bytes are damaged. */
export function unpackPieces(bytes: Buffer): readonly string[] {
  const count = bytes.readUInt32BE(0);
  let from = LENGTH * (count + 1);
  const parts = Array.from({ length: count }, (_, at) => {
    const start = from;
    from += bytes.readUInt32BE(LENGTH * (at + 1));
    return bytes.subarray(start, from);
  });
  const digests: string[] = [];
  const forms: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const [kind, ends = 0, high = 0, low = 0] = parts[at] ?? [];
    const count = kind === TEXT ? 1 : 3 + 256 * high + low;
    const own = parts.slice(at + 1, at + 1 + count);
    forms.push(kind === TEXT ? String(own[0]) : unpackToken(own, ends === 1, digests));
    at += 1 + count;
  }
  return forms;
}

/** Adds the digests of its disclosures to `known`. Undefined for a token that would not come back exactly. */
function packToken(form: string, known: Map<string, number>): readonly Buffer[] | undefined {
  const [jwt = '', ...texts] = form.split('~');
  const isSelective = texts.length > 0;
  if (isSelective) texts.pop();
  const digests = [...known.keys()];
  const shortened = (text: string): Buffer | undefined => {
    const plain = Buffer.from(text, 'base64url');
    const bytes = HOLDS_DIGESTS.some((name) => plain.includes(name)) ? marked(plain, known) : plain;
    return encoded(bytes, digests) === text ? bytes : undefined;
  };
  const disclosures = texts.map((text) => {
    const bytes = shortened(text);
    const digest = hash('sha256', text, 'base64url');
    // A second one would be counted twice when the token is read.
    if (known.has(digest)) return undefined;
    known.set(digest, digests.push(digest) - 1);
    return bytes;
  });
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const kind = Buffer.from([TOKEN, isSelective ? 1 : 0, texts.length >> 8, texts.length & 0xff]);
  const parts = [kind, asBytes(header), shortened(payload), asBytes(signature), ...disclosures];
  return texts.length <= 0xff_ff && parts.every((part) => part !== undefined) ? parts : undefined;
}

const marked = (plain: Buffer, known: ReadonlyMap<string, number>): Buffer =>
  Buffer.from(
    plain.toString('latin1').replace(DIGEST, (quoted) => {
      const at = known.get(quoted.slice(1, -1));
      return at === undefined ? quoted : `"${MARKED}${at}"`;
    }),
    'latin1',
  );

function asBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** Puts the digests back in, and encodes. */
const encoded = (bytes: Buffer, digests: readonly string[]): string =>
  bytes.includes(MARKED)
    ? Buffer.from(
        bytes.toString('latin1').replace(MARK, (_, at: string) => `"${digests[Number(at)]}"`),
        'latin1',
      ).toString('base64url')
    : bytes.toString('base64url');

/** Adds the digests of its disclosures to `digests`. */
function unpackToken([header, payload, signature, ...disclosures]: readonly Buffer[], isSelective: boolean, digests: string[]): string {
  if (header === undefined || payload === undefined || signature === undefined) throw new TypeError('a token is stored in part');
  const texts = disclosures.map((bytes) => {
    const text = encoded(bytes, digests);
    digests.push(hash('sha256', text, 'base64url'));
    return text;
  });
  const jwt = `${header.toString('base64url')}.${encoded(payload, digests)}.${signature.toString('base64url')}`;
  return isSelective ? [jwt, ...texts, ''].join('~') : jwt;
}
