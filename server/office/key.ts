// The key file of an office and its passphrase in, the key that signs its lists out; and a new key, sealed in the text of its file.
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { OfficeKey } from '../contract.ts';
import { fingerprintOfDidKey } from '../snapshot/read.ts';
import { didKeyOf } from '../snapshot/write.ts';
import { refusedOffice } from './refused.ts';

/** As `desk trust keygen` writes it. It is nowhere but in this answer. */
export function newOfficeKey(passphrase: string): OfficeKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase }).toString();
  return { pem, fingerprint: fingerprintOfDidKey(didKeyOf(openOfficeKey({ pem, passphrase }))) };
}

export interface SealedKey {
  readonly pem: string;
  readonly passphrase?: string | undefined;
}

/** What the library says of a file that it cannot open may quote it: it is not passed on. */
export function openOfficeKey({ pem, passphrase = '' }: SealedKey): KeyObject {
  const key = attempt(pem, passphrase);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  if (key !== undefined) throw refusedOffice('not-a-key', 'the file holds a key of another kind: an Ed25519 key signs trust lists');
  if (/ENCRYPTED/.test(pem.slice(0, 4096))) throw refusedOffice('wrong-passphrase', 'the key file does not open with this passphrase');
  throw refusedOffice('not-a-key', 'the file is no private key in PEM form');
}

function attempt(pem: string, passphrase: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pem, passphrase });
  } catch {
    return undefined;
  }
}
