// Splits a compact SD-JWT into the issuer's JWT, the disclosures and the key binding JWT (RFC 9901 4).

export interface SdJwtParts {
  readonly jwt: string;
  /** Base64url as received. Digests are computed over exactly these characters. */
  readonly disclosures: readonly string[];
  readonly keyBinding?: string;
  /** The text has no `~`: it is a plain JWT. */
  readonly plain: boolean;
  /** The closing `~` is missing. */
  readonly unclosed: boolean;
}

/** 5 MiB of JSON in base64url, as for every credential. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** Far more than the number of fields in any passport. */
const MAX_DISCLOSURES = 4096;

/**
 * RFC 9901 4 requires a `~` after the last disclosure unless a key binding JWT follows.
 *
 * Policy: a missing `~` is tolerated and reported, because no other reading is possible: a key binding JWT always contains dots, a
 * disclosure never does.
 */
export function splitSdJwt(text: string): SdJwtParts | { readonly detail: string } {
  if (text.length > MAX_LENGTH) return { detail: 'the token is too long' };
  const parts = text.split('~', MAX_DISCLOSURES + 2);
  const jwt = parts[0] ?? '';
  if (parts.length === 1) return { jwt, disclosures: [], plain: true, unclosed: false };
  if (parts.length > MAX_DISCLOSURES + 1) return { detail: `more than ${MAX_DISCLOSURES} disclosures` };
  const last = parts.at(-1) ?? '';
  const unclosed = last !== '' && !last.includes('.');
  const disclosures = parts.slice(1, unclosed ? undefined : -1);
  return { jwt, disclosures, plain: false, unclosed, ...(last === '' || unclosed ? {} : { keyBinding: last }) };
}
