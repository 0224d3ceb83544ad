// Seals the key files of a service with a passphrase for a backup, and opens them again.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { MIN_PASSPHRASE } from '../../store/service-keys/passphrase.ts';
import { type BackupFacts, BackupRefusal, type SealedKeys } from './backup.ts';

/** Maps file names to contents. */
export type KeyFiles = Readonly<Record<string, string>>;

// RFC 7914: four times the cost of unlocking at start, because an attacker may try passphrases on a backup for years.
// Uses 128 MiB for about a second.
const SCRYPT = { N: 131_072, r: 8, p: 1, maxmem: 192 * 1024 * 1024 } as const;
const NAME = /^service-key(?:-\d{1,4})?\.json$/;

/** The additional data: no member of the facts can be changed without the passphrase. */
const bound = (facts: Omit<BackupFacts, 'keys'>): Buffer => Buffer.from(JSON.stringify(facts));

/** Throws `passphrase-needed` for a short passphrase. */
export function sealKeys(files: KeyFiles, facts: Omit<BackupFacts, 'keys'>, passphrase: string): SealedKeys {
  requireStrong(passphrase);
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase.normalize('NFC'), salt, 32, SCRYPT), nonce);
  cipher.setAAD(bound(facts));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(files)), cipher.final(), cipher.getAuthTag()]);
  return { salt: salt.toString('base64url'), nonce: nonce.toString('base64url'), sealed: sealed.toString('base64url') };
}

export function requireStrong(passphrase: string): void {
  if (passphrase.length < MIN_PASSPHRASE) throw new BackupRefusal('passphrase-needed', `one of at least ${MIN_PASSPHRASE} characters`);
}

/** Returns no files if the backup contains no keys. Throws `passphrase-wrong`, also if a member of the facts was changed. */
export function openKeys({ keys, ...facts }: BackupFacts, passphrase: string): KeyFiles {
  if (keys === undefined) return {};
  try {
    const { salt, nonce, sealed } = keys;
    const key = scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, SCRYPT);
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 });
    const bytes = Buffer.from(sealed, 'base64url');
    decipher.setAAD(bound(facts));
    decipher.setAuthTag(bytes.subarray(-16));
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    return Object.fromEntries(Object.entries(JSON.parse(text) as KeyFiles).filter(([name]) => NAME.test(name)));
  } catch {
    throw new BackupRefusal('passphrase-wrong');
  }
}
