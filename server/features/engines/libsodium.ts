// Loads libsodium's Ed25519, if the optional package `sodium-native` is installed.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Ed25519Function } from '../../domain/keys/known-answers.ts';

interface Binding {
  crypto_sign_verify_detached(...spans: readonly (ArrayBufferLike | number)[]): boolean;
}

/**
 * The binary is opened where npm installs it and nowhere else. The loader of the package would search each folder up to the root of the
 * disk, and on some systems anyone may create those.
 */
const folder = new URL('../../../node_modules/sodium-native/', import.meta.url);
const PREBUILD = `prebuilds/${process.platform}-${process.arch}/sodium-native.node`;

let loaded: { readonly verify?: Ed25519Function } | undefined;

/** Returns the function, or undefined if libsodium is not installed or does not load on this system. */
export function libsodium(): Ed25519Function | undefined {
  loaded ??= load();
  return loaded.verify;
}

function load(): { readonly verify?: Ed25519Function } {
  try {
    return { verify: functionOf(createRequire(import.meta.url)(fileURLToPath(new URL(PREBUILD, folder))) as Binding) };
  } catch {
    return {};
  }
}

/** The binding takes each argument as a buffer, an offset and a length, and it does not check the length of a signature. */
const functionOf =
  (binding: Binding): Ed25519Function =>
  (key, message, signature) =>
    key.length === 32 &&
    signature.length === 64 &&
    binding.crypto_sign_verify_detached(...spanOf(signature), ...spanOf(message), ...spanOf(key));

const spanOf = ({ buffer, byteOffset, length }: Uint8Array): readonly [ArrayBufferLike, number, number] => [buffer, byteOffset, length];
