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

/**
 * The forms may share disclosures: each digest stands for a disclosure that came before it. JSON has no control characters in its strings, so
 * the mark is none of its own text.
 */
const DIGEST = /"[\w-]{43}"/g;
const MARKED = '\u0001';
const MARK = new RegExp(`"${MARKED}(\\d+)"`, 'g');

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
    const [kind, ends = 0] = parts[at] ?? [];
    if (kind === TEXT) {
      forms.push(String(parts[at + 1]));
      at += 2;
      continue;
    }
    const disclosures = (parts[at]?.length ?? 0) < 4 ? 0 : (parts[at]?.readUInt16BE(2) ?? 0);
    const token = parts.slice(at + 1, at + 4 + disclosures);
    forms.push(unpackToken(token, ends === 1, digests));
    at += 4 + disclosures;
  }
  return forms;
}

/** Adds the digests of its disclosures to `known`. Undefined for a token that would not come back exactly. */
function packToken(form: string, known: Map<string, number>): readonly Buffer[] | undefined {
  const [jwt = '', ...texts] = form.split('~');
  const isSelective = texts.length > 0;
  if (isSelective) texts.pop();
  const before = known.size;
  const short = (text: string): Buffer => {
    const plain = Buffer.from(text, 'base64url').toString('latin1');
    const marked = plain.replace(DIGEST, (quoted) => {
      const at = known.get(quoted.slice(1, -1));
      return at === undefined ? quoted : `"${MARKED}${at}"`;
    });
    return Buffer.from(marked, 'latin1');
  };
  const disclosures = texts.map((text) => {
    const packed = short(text);
    const digest = hash('sha256', text, 'base64url');
    if (!known.has(digest)) known.set(digest, known.size);
    return packed;
  });
  // A repeated disclosure would be counted twice when it is read.
  if (known.size !== before + texts.length) return undefined;
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const parts = [Buffer.from(header, 'base64url'), short(payload), Buffer.from(signature, 'base64url'), ...disclosures];
  const digests = [...known.keys()].slice(0, before);
  if (unpackToken(parts, isSelective, digests) !== form) return undefined;
  const kind = Buffer.alloc(4);
  kind[0] = TOKEN;
  kind[1] = isSelective ? 1 : 0;
  kind.writeUInt16BE(texts.length, 2);
  return texts.length > 0xff_ff ? undefined : [kind, ...parts];
}

/** Adds the digests of its disclosures to `digests`. */
function unpackToken([header, payload, signature, ...disclosures]: readonly Buffer[], isSelective: boolean, digests: string[]): string {
  if (header === undefined || payload === undefined || signature === undefined) throw new TypeError('a token is stored in part');
  const whole = (bytes: Buffer): string =>
    Buffer.from(
      bytes.toString('latin1').replace(MARK, (_, at: string) => `"${digests[Number(at)]}"`),
      'latin1',
    ).toString('base64url');
  const texts = disclosures.map((bytes) => {
    const text = whole(bytes);
    digests.push(hash('sha256', text, 'base64url'));
    return text;
  });
  const jwt = `${header.toString('base64url')}.${whole(payload)}.${signature.toString('base64url')}`;
  return isSelective ? [jwt, ...texts, ''].join('~') : jwt;
}
