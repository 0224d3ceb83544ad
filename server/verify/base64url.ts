// Base64url text in, its bytes out (RFC 4648 section 5, without padding): one text per byte string, everything else is refused.

/** Undefined for padding, characters outside the alphabet, impossible lengths and stray bits in the last character. */
export function decodeBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Node ignores what it does not understand; writing the bytes again shows whether anything was ignored.
  return bytes.toString('base64url') === text ? bytes : undefined;
}
