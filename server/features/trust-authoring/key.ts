// The key file of an office and its passphrase in, the key that signs its lists out; and a new key, sealed in the text of its file.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { OfficeKey } from '../../contract/index.ts';
import { openKeyFile, sealedKeyFile } from '../../domain/keys/key-file.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import { didKeyOf } from '../../domain/trust-list/write.ts';
import { refusedOffice } from './refused.ts';

/** As `desk trust keygen` writes it. It is nowhere but in this answer. */
export function newOfficeKey(passphrase: string): OfficeKey {
  const pem = sealedKeyFile(generateKeyPairSync('ed25519').privateKey, passphrase);
  return { pem, fingerprint: fingerprintOfDidKey(didKeyOf(openOfficeKey({ pem, passphrase }))) };
}

export interface SealedKey {
  readonly pem: string;
  readonly passphrase?: string | undefined;
}

export function openOfficeKey({ pem, passphrase = '' }: SealedKey): KeyObject {
  const found = openKeyFile(pem, passphrase);
  if ('code' in found) throw refusedOffice(found.code, found.detail);
  return found;
}
