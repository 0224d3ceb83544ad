// Opens and writes Ed25519 key files (PKCS #8, RFC 5958, in PEM), with or without a passphrase.
import { createCipheriv, createPrivateKey, type KeyObject, pbkdf2Sync, randomBytes } from 'node:crypto';
import { element, integer, TAGS } from './der.ts';
import { fault, type KeyFileFault, NAMES, readSealed, WRITTEN_ROUNDS } from './pbes2.ts';

/** In characters. An Ed25519 key takes a tenth of it. An RSA key of 8192 bits fits, so that it can be reported as another kind of key. */
const MAX_PEM = 16 * 1024;

const NO_KEY = fault('not-a-key', 'the file is no private key in PEM form');
const WRONG_PASSPHRASE = fault('wrong-passphrase', 'the key file does not open with this passphrase');

/** Returns the Ed25519 key, or a fault: `not-a-key`, `wrong-passphrase` or `key-too-costly`. */
export function openKeyFile(pem: string, passphrase: string): KeyObject | KeyFileFault {
  const block =
    pem.length > MAX_PEM ? null : /-----BEGIN (ENCRYPTED )?PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END \1?PRIVATE KEY-----/.exec(pem);
  if (block === null) return NO_KEY;
  // Uses the bytes that were checked, not the text, in which another reader might find different ones.
  const der = Buffer.from(block[2] ?? '', 'base64');
  if (block[1] === undefined) return keyOf(der) ?? NO_KEY;
  const sealed = readSealed(der);
  if ('code' in sealed) return sealed;
  const opened = sealed.open(passphrase);
  // One wrong passphrase in 256 yields well-padded bytes that are not a key.
  return (opened === undefined ? undefined : keyOf(opened)) ?? WRONG_PASSPHRASE;
}

/** Returns undefined for anything but a private key. The library's error message may quote the key, so it is discarded. */
function keyOf(der: Buffer): KeyObject | KeyFileFault | undefined {
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519'
      ? key
      : fault('not-a-key', 'the file holds a key of another kind: an Ed25519 key signs trust lists and packs');
  } catch {
    return undefined;
  }
}

/**
 * Encrypts with PBES2 (RFC 8018 section 6.2), PBKDF2, HMAC-SHA-256 and AES-256-CBC. OpenSSL and other tools can read this. The
 * iteration count is higher than OpenSSL's default.
 */
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
