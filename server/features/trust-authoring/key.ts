// Opens the key file of an office with its passphrase, and makes a new sealed key.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { OfficeKey } from '../../contract/index.ts';
import { openKeyFile, sealedKeyFile } from '../../domain/keys/key-file.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import { didKeyOf } from '../../domain/trust-list/write.ts';
import { refusedOffice } from './refused.ts';

/** Makes a key file as `desk trust keygen` writes it. The key exists only in this response. */
export function newOfficeKey(passphrase: string): OfficeKey {
  const pem = sealedKeyFile(generateKeyPairSync('ed25519').privateKey, passphrase);
  return { pem, fingerprint: fingerprintOfDidKey(didKeyOf(openOfficeKey({ pem, passphrase }))) };
}

export interface SealedKey {
  readonly pem: string;
  readonly passphrase?: string | undefined;
}

/** Throws `trust-refused` with the code of the fault. */
export function openOfficeKey({ pem, passphrase = '' }: SealedKey): KeyObject {
  const found = openKeyFile(pem, passphrase);
  if ('code' in found) throw refusedOffice(found.code, found.detail);
  return found;
}
