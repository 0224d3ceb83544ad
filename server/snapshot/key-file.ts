// The text of a key file (PKCS #8, RFC 5958, in PEM) and its passphrase in, the Ed25519 key out, or why not; and a key sealed in such a text. What a file asks of the processor is read before it is done.
import { createCipheriv, createPrivateKey, type KeyObject, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type Element, element, elementsOf, integer, numberOf, TAGS } from './der.ts';

export interface KeyFileFault {
  readonly code: 'not-a-key' | 'wrong-passphrase' | 'key-too-costly';
  readonly detail: string;
}

const fault = (code: KeyFileFault['code'], detail: string): KeyFileFault => ({ code, detail });

/**
 * OWASP's Password Storage Cheat Sheet recommends 600 000 rounds of PBKDF2 with HMAC-SHA-256, which is what is written here, and scrypt with N = 2^17, r = 8, p = 1.
 * Sixteen times as much is a matter of seconds; whoever asks for more wants the service to stand still. Less is read, as older programs wrote it, and never written.
 */
const WRITTEN_ROUNDS = 600_000;
export const MAX_ROUNDS = 16 * WRITTEN_ROUNDS;
export const MAX_SCRYPT = 16 * 2 ** 17 * 8;
/** OpenSSL opens no file that takes more, and says no more than that it did not open. */
const MAX_SCRYPT_BYTES = 32 * 1024 * 1024;
/** An Ed25519 key takes a tenth of it, an RSA key of 8192 bits, which is told to be of another kind, fits. */
const MAX_PEM = 16 * 1024;
const MAX_SALT = 64;
const MAX_DERIVED = 64;

/** Object identifiers as they are written, hex. */
const NAMES = {
  pbes2: '2a864886f70d01050d',
  pbkdf2: '2a864886f70d01050c',
  scrypt: '2b06010401da47040b',
  hmacSha256: '2a864886f70d0209',
  aes256Cbc: '60864801650304012a',
} as const;

export function openKeyFile(pem: string, passphrase: string): KeyObject | KeyFileFault {
  const block =
    pem.length > MAX_PEM ? null : /-----BEGIN (ENCRYPTED )?PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END \1?PRIVATE KEY-----/.exec(pem);
  if (block === null) return fault('not-a-key', 'the file is no private key in PEM form');
  const der = Buffer.from(block[2] ?? '', 'base64');
  const sealed = block[1] !== undefined;
  const refused = sealed ? costFault(der) : undefined;
  if (refused !== undefined) return refused;
  try {
    // The bytes that were looked at, not the text, in which another reader might find others.
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8', ...(sealed ? { passphrase } : {}) });
    return key.asymmetricKeyType === 'ed25519'
      ? key
      : fault('not-a-key', 'the file holds a key of another kind: an Ed25519 key signs trust lists and packs');
  } catch {
    // What the library says of a file that it cannot open may quote it: it is not passed on.
    return sealed
      ? fault('wrong-passphrase', 'the key file does not open with this passphrase')
      : fault('not-a-key', 'the file is no private key in PEM form');
  }
}

const OTHER_FORM = fault(
  'not-a-key',
  'the key file is sealed in a way that is not read here: PBES2 with PBKDF2 or scrypt is (RFC 8018, RFC 7914)',
);

/** PBES1 and those of PKCS #12 above all, as older programs write them. */
const OLDER_FORM = fault(
  'not-a-key',
  "the key file is sealed in an older way that is not read here; 'openssl pkcs8 -topk8 -v2 aes-256-cbc -in OLD -out NEW' writes it anew as one that is (for DES or RC2, OpenSSL 3 asks for '-provider legacy -provider default' besides)",
);

/** EncryptedPrivateKeyInfo: `{ { name, parameters }, sealed bytes }`. */
function costFault(der: Uint8Array): KeyFileFault | undefined {
  const [info, ...behind] = elementsOf(der) ?? [];
  const [scheme, sealed] = info?.tag === TAGS.sequence && behind.length === 0 ? (elementsOf(info.content) ?? []) : [];
  const named = namedOf(scheme);
  if (named === undefined || sealed?.tag !== TAGS.octets) return OTHER_FORM;
  if (named.name !== NAMES.pbes2) return OLDER_FORM;
  const [derivation, encryption, ...more] = partsOf(named.parameters);
  const iv = namedOf(encryption)?.parameters;
  const by = namedOf(derivation);
  if (by === undefined || iv?.tag !== TAGS.octets || iv.content.length > 16 || more.length > 0) return OTHER_FORM;
  const [salt, ...figures] = partsOf(by.parameters);
  if (salt?.tag !== TAGS.octets || salt.content.length > MAX_SALT) return OTHER_FORM;
  const numbers = figures.flatMap((one) => (one.tag === TAGS.integer ? [numberOf(one) ?? Number.POSITIVE_INFINITY] : []));
  if (by.name === NAMES.pbkdf2) return roundsFault(numbers);
  return by.name === NAMES.scrypt ? scryptFault(numbers) : OTHER_FORM;
}

function roundsFault([rounds = 0, derived = 0, ...more]: readonly number[]): KeyFileFault | undefined {
  if (rounds < 1 || derived > MAX_DERIVED || more.length > 0) return OTHER_FORM;
  return rounds > MAX_ROUNDS
    ? fault('key-too-costly', `the key file asks for ${figure(rounds)} rounds of PBKDF2, at most ${MAX_ROUNDS} are done here`)
    : undefined;
}

function scryptFault([n = 0, r = 0, p = 0, derived = 0, ...more]: readonly number[]): KeyFileFault | undefined {
  if (n < 2 || r < 1 || p < 1 || derived > MAX_DERIVED || more.length > 0) return OTHER_FORM;
  if (n * r * p > MAX_SCRYPT)
    return fault('key-too-costly', `the key file asks for N × r × p = ${figure(n * r * p)} of scrypt, at most ${MAX_SCRYPT} is done here`);
  const bytes = 128 * r * (n + 2 + p);
  return bytes > MAX_SCRYPT_BYTES
    ? fault('key-too-costly', `the key file asks for ${bytes} bytes of memory for scrypt, at most ${MAX_SCRYPT_BYTES} are given here`)
    : undefined;
}

const figure = (value: number): string => (Number.isFinite(value) ? String(value) : 'more than 2^48');

const partsOf = (whole: Element | undefined): readonly Element[] => (whole?.tag === TAGS.sequence ? (elementsOf(whole.content) ?? []) : []);

function namedOf(algorithm: Element | undefined): { readonly name: string; readonly parameters: Element | undefined } | undefined {
  const [name, parameters, ...more] = partsOf(algorithm);
  return name?.tag === TAGS.name && more.length === 0 ? { name: Buffer.from(name.content).toString('hex'), parameters } : undefined;
}

/** PBES2 (RFC 8018 section 6.2) with PBKDF2, HMAC-SHA-256 and AES-256-CBC: what OpenSSL and every other tool read, with more rounds than they write. */
export function sealedKeyFile(key: KeyObject, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(passphrase, salt, WRITTEN_ROUNDS, 32, 'sha256'), iv);
  const sealed = Buffer.concat([cipher.update(key.export({ format: 'der', type: 'pkcs8' })), cipher.final()]);
  const { sequence, octets } = TAGS;
  const name = (hex: string): Uint8Array => element(TAGS.name, Buffer.from(hex, 'hex'));
  const hash = element(sequence, name(NAMES.hmacSha256), element(TAGS.nothing));
  const derivation = element(sequence, name(NAMES.pbkdf2), element(sequence, element(octets, salt), integer(WRITTEN_ROUNDS), hash));
  const encryption = element(sequence, name(NAMES.aes256Cbc), element(octets, iv));
  const scheme = element(sequence, name(NAMES.pbes2), element(sequence, derivation, encryption));
  const lines = Buffer.from(element(sequence, scheme, element(octets, sealed)))
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${lines}\n-----END ENCRYPTED PRIVATE KEY-----\n`;
}
