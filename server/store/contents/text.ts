// Converts text to the bytes that are compressed, and back.
// Signed tokens (JWT, SD-JWT) are taken apart into the bytes that they encode in base64url, which compress far better.

/** The first byte states whether the rest is plain text or a token. */
const PLAIN = 0;
const TOKEN = 1;
/** The length of the header of a piece: its separator (1 byte) and its length (4 bytes). */
const HEAD = 5;

/** Pieces of base64url, each except the first after a `.` or `~`. */
const PIECES = /^[\w-]+(?:[.~][\w-]*)+$/;

export const textBytes = (text: string): Buffer => tokenBytes(text) ?? Buffer.concat([Buffer.of(PLAIN), Buffer.from(text, 'utf8')]);

export const bytesText = (bytes: Buffer): string => (bytes[0] === TOKEN ? tokenText(bytes) : bytes.toString('utf8', 1));

/** Returns undefined for a text that could not be restored exactly. */
function tokenBytes(text: string): Buffer | undefined {
  if (!PIECES.test(text)) return undefined;
  const parts = [Buffer.of(TOKEN)];
  let at = 0;
  for (const piece of text.split(/[.~]/)) {
    const bytes = Buffer.from(piece, 'base64url');
    if (bytes.toString('base64url') !== piece) return undefined;
    const head = Buffer.alloc(HEAD);
    head[0] = at === 0 ? 0 : text.charCodeAt(at - 1);
    head.writeUInt32BE(bytes.length, 1);
    parts.push(head, bytes);
    at += piece.length + 1;
  }
  return Buffer.concat(parts);
}

function tokenText(bytes: Buffer): string {
  let text = '';
  for (let at = 1; at < bytes.length; ) {
    const separator = bytes.readUInt8(at);
    const end = at + HEAD + bytes.readUInt32BE(at + 1);
    text += (separator === 0 ? '' : String.fromCharCode(separator)) + bytes.toString('base64url', at + HEAD, end);
    at = end;
  }
  return text;
}
