// Reads an encrypted private key (EncryptedPrivateKeyInfo with PBES2, RFC 8018, RFC 7914), and bounds its cost first.
// The key is derived and the bytes are decrypted step by step in this file. BoringSSL, which Electron uses, can open fewer of these files
// than OpenSSL, and reports the others as a wrong passphrase.
import { createDecipheriv, pbkdf2Sync, scryptSync } from 'node:crypto';
import { type Element, elementsOf, numberOf, TAGS } from './der.ts';

export interface KeyFileFault {
  readonly code: 'not-a-key' | 'wrong-passphrase' | 'key-too-costly';
  readonly detail: string;
}

export const fault = (code: KeyFileFault['code'], detail: string): KeyFileFault => ({ code, detail });

/** The rounds written by this program. OWASP's Password Storage Cheat Sheet recommends 600 000 rounds of PBKDF2 with HMAC-SHA-256. */
export const WRITTEN_ROUNDS = 600_000;
/**
 * Policy: OWASP recommends scrypt with N = 2^17, r = 8, p = 1. Sixteen times as much takes seconds; a file that requires more is an attempt
 * to stall the service. Lower costs, as written by older programs, are read but never written.
 */
export const MAX_ROUNDS = 16 * WRITTEN_ROUNDS;
export const MAX_SCRYPT = 16 * 2 ** 17 * 8;
/** The limit that OpenSSL itself applies when it opens such files. */
const MAX_SCRYPT_BYTES = 32 * 1024 * 1024;
const MAX_SALT = 64;
const MAX_DERIVED = 64;

/** Encoded object identifiers, in hex. */
export const NAMES = {
  pbes2: '2a864886f70d01050d',
  pbkdf2: '2a864886f70d01050c',
  scrypt: '2b06010401da47040b',
  hmacSha256: '2a864886f70d0209',
  aes256Cbc: '60864801650304012a',
} as const;

/** The hash of the HMAC. Absent means SHA-1 (RFC 8018, appendix A.2). */
const HASHES: Readonly<Record<string, string>> = {
  '2a864886f70d0207': 'sha1',
  '2a864886f70d0208': 'sha224',
  [NAMES.hmacSha256]: 'sha256',
  '2a864886f70d020a': 'sha384',
  '2a864886f70d020b': 'sha512',
};

const CIPHERS: Readonly<Record<string, { readonly name: string; readonly key: number; readonly iv: number }>> = {
  '2a864886f70d0307': { name: 'des-ede3-cbc', key: 24, iv: 8 },
  '608648016503040102': { name: 'aes-128-cbc', key: 16, iv: 16 },
  '608648016503040116': { name: 'aes-192-cbc', key: 24, iv: 16 },
  [NAMES.aes256Cbc]: { name: 'aes-256-cbc', key: 32, iv: 16 },
};

const OTHER_FORM = fault(
  'not-a-key',
  'the key file is sealed in a way that is not read here: PBES2 with PBKDF2 or scrypt and AES-CBC is (RFC 8018, RFC 7914)',
);

/** Mainly PBES1 and the PKCS #12 schemes, as written by older programs. */
const OLDER_FORM = fault(
  'not-a-key',
  "the key file uses an older encryption that is not supported here; 'openssl pkcs8 -topk8 -v2 aes-256-cbc -in OLD -out NEW' converts it to a supported form (for DES or RC2, OpenSSL 3 also needs '-provider legacy -provider default')",
);

/** Derives a key of the given number of bytes from a passphrase. */
type Derive = (passphrase: string, bytes: number) => Buffer;

export interface Sealed {
  /** Returns the decrypted content, or undefined if the passphrase is wrong. */
  readonly open: (passphrase: string) => Buffer | undefined;
}

/** Parses `{ { name, parameters }, sealed bytes }`. */
export function readSealed(der: Uint8Array): Sealed | KeyFileFault {
  const [info, ...trailing] = elementsOf(der) ?? [];
  const [scheme, sealed] = info?.tag === TAGS.sequence && trailing.length === 0 ? (elementsOf(info.content) ?? []) : [];
  const named = namedOf(scheme);
  if (named === undefined || sealed?.tag !== TAGS.octets) return OTHER_FORM;
  if (named.name !== NAMES.pbes2) return OLDER_FORM;
  const [derivation, encryption, ...more] = partsOf(named.parameters);
  const by = namedOf(derivation);
  const to = namedOf(encryption);
  const cipher = CIPHERS[to?.name ?? ''];
  const iv = to?.parameters;
  if (by === undefined || cipher === undefined || iv?.tag !== TAGS.octets || iv.content.length !== cipher.iv || more.length > 0)
    return OTHER_FORM;
  const [salt, ...figures] = partsOf(by.parameters);
  if (salt?.tag !== TAGS.octets || salt.content.length > MAX_SALT) return OTHER_FORM;
  const read = by.name === NAMES.pbkdf2 ? byPbkdf2 : by.name === NAMES.scrypt ? byScrypt : undefined;
  const derive = read?.(salt.content, figures, cipher.key) ?? OTHER_FORM;
  if ('code' in derive) return derive;
  return { open: (passphrase) => decrypted(cipher.name, derive(passphrase, cipher.key), iv.content, sealed.content) };
}

const decrypted = (cipher: string, key: Buffer, iv: Uint8Array, sealed: Uint8Array): Buffer | undefined => {
  const opener = createDecipheriv(cipher, key, iv);
  try {
    return Buffer.concat([opener.update(sealed), opener.final()]);
  } catch {
    return undefined;
  }
};

function byPbkdf2(salt: Uint8Array, figures: readonly Element[], key: number): Derive | KeyFileFault {
  const [rounds = 0, derived = key, ...more] = numbersOf(figures);
  const prf = figures.find(({ tag }) => tag === TAGS.sequence);
  const hash = prf === undefined ? 'sha1' : HASHES[namedOf(prf)?.name ?? ''];
  if (rounds < 1 || derived > MAX_DERIVED || more.length > 0) return OTHER_FORM;
  if (rounds > MAX_ROUNDS)
    return fault('key-too-costly', `the key file asks for ${figure(rounds)} rounds of PBKDF2, at most ${MAX_ROUNDS} are done here`);
  if (derived !== key || hash === undefined) return OTHER_FORM;
  return (passphrase, bytes) => pbkdf2Sync(passphrase, salt, rounds, bytes, hash);
}

function byScrypt(salt: Uint8Array, figures: readonly Element[], key: number): Derive | KeyFileFault {
  const [n = 0, r = 0, p = 0, derived = key, ...more] = numbersOf(figures);
  if (n < 2 || r < 1 || p < 1 || derived > MAX_DERIVED || more.length > 0) return OTHER_FORM;
  if (n * r * p > MAX_SCRYPT)
    return fault('key-too-costly', `the key file asks for N × r × p = ${figure(n * r * p)} of scrypt, at most ${MAX_SCRYPT} is done here`);
  const bytes = 128 * r * (n + 2 + p);
  if (bytes > MAX_SCRYPT_BYTES)
    return fault('key-too-costly', `the key file asks for ${bytes} bytes of memory for scrypt, at most ${MAX_SCRYPT_BYTES} are given here`);
  // RFC 7914 section 6: N is a power of two.
  if (derived !== key || !Number.isInteger(Math.log2(n))) return OTHER_FORM;
  return (passphrase, length) => scryptSync(passphrase, salt, length, { N: n, r, p, maxmem: 2 * MAX_SCRYPT_BYTES });
}

const numbersOf = (figures: readonly Element[]): readonly number[] =>
  figures.flatMap((one) => (one.tag === TAGS.integer ? [numberOf(one) ?? Number.POSITIVE_INFINITY] : []));

const figure = (value: number): string => (Number.isFinite(value) ? String(value) : 'more than 2^48');

const partsOf = (whole: Element | undefined): readonly Element[] => (whole?.tag === TAGS.sequence ? (elementsOf(whole.content) ?? []) : []);

function namedOf(algorithm: Element | undefined): { readonly name: string; readonly parameters: Element | undefined } | undefined {
  const [name, parameters, ...more] = partsOf(algorithm);
  return name?.tag === TAGS.name && more.length === 0 ? { name: Buffer.from(name.content).toString('hex'), parameters } : undefined;
}
