// The text of a compact SD-JWT in, its parts out: the issuer's JWT, the disclosures as received, a key binding JWT (RFC 9901 4).

export interface SdJwtParts {
  readonly jwt: string;
  /** Base64url as received: digests are taken over these very characters. */
  readonly disclosures: readonly string[];
  readonly keyBinding?: string;
  /** There is no `~` at all: a plain JWT. */
  readonly plain: boolean;
  /** The closing `~` is missing. */
  readonly unclosed: boolean;
}

/** 5 MiB of JSON in base64url, as for every credential. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** Far more than any passport has fields. */
const MAX_DISCLOSURES = 4096;

/**
 * RFC 9901 4 wants a `~` behind the last disclosure unless a key binding JWT follows. Policy: its absence is tolerated, and told, where no
 * other reading is possible: a key binding JWT always has dots, a disclosure never.
 */
export function splitSdJwt(text: string): SdJwtParts | { readonly detail: string } {
  if (text.length > MAX_LENGTH) return { detail: 'the token is too long' };
  const [jwt = '', ...rest] = text.split('~', MAX_DISCLOSURES + 2);
  if (rest.length === 0) return { jwt, disclosures: [], plain: true, unclosed: false };
  if (rest.length > MAX_DISCLOSURES) return { detail: `more than ${MAX_DISCLOSURES} disclosures` };
  const last = rest.at(-1) ?? '';
  const unclosed = last !== '' && !last.includes('.');
  const disclosures = unclosed ? rest : rest.slice(0, -1);
  return { jwt, disclosures, plain: false, unclosed, ...(last === '' || unclosed ? {} : { keyBinding: last }) };
}
