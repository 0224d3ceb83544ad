// Defines the evidence bundle: an archive that ends with a manifest of the hashes of all its files and a signature.
import { parseDateTime } from '../dates/dates.ts';
import { didKeyMultikey } from '../did/did.ts';
import { isObject, type Json } from '../json/json.ts';
import { closed, faultsOf, list, matching, number, oneOf, open, required, type ShapeFault, text } from '../json/shape.ts';
import { MOST_BYTES } from './archive.ts';

export const BUNDLE_FORMAT = 'dpp-desk-evidence';
export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';

/** Policy: what one bundle may hold. */
export const BUNDLE_LIMITS = {
  /** Inspections in one bundle. A court file has some hundreds. A year of a border post has some hundred thousand, for several bundles. */
  inspections: 10_000,
  /** One unpacked file, in bytes: the largest status list, photo or report. */
  file: 64 * 2 ** 20,
  /** All unpacked files together. Deflate packs up to a thousandfold, so the size of the archive does not bound this. */
  unpacked: 16 * 2 ** 30,
  /** The manifest: 65,000 files with some 300 bytes each. */
  manifest: 32 * 2 ** 20,
} as const;

export interface BundledFile {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
  /** Size in bytes and SHA-256 of the deflated content, because the same content can be deflated in several ways. */
  readonly packed: number;
  readonly packedSha256: string;
}

/** All inspections in the log when the bundle was made, all of one run, or chosen ones. */
export type BundleScope = 'all' | 'run' | 'inspections';

/**
 * 1 for a bundle of inspections, decisions and runs. 2 if the bundle also holds comparisons or erasures, which programs
 * that know only version 1 cannot check.
 */
export type BundleVersion = 1 | 2;
export const LATEST: BundleVersion = 2;

export interface Manifest {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: BundleVersion;
  readonly createdAt: string;
  readonly appVersion: string;
  readonly scope: BundleScope;
  /** The did:key of the computer's key, which signs its logs and this manifest. */
  readonly desk: string;
  readonly files: readonly BundledFile[];
}

/** Lower-case names, in one folder at most, so that no operating system unpacks a file outside the target folder. */
const NAME = /^(?:[a-z0-9-]{1,40}\/)?[a-z0-9-]{1,80}\.[a-z0-9]{1,5}$/;
export const isBundleName = (name: string): boolean => NAME.test(name) && name !== MANIFEST && name !== SIGNATURE;

const sha256 = matching((value) => /^[0-9a-f]{64}$/.test(value), 'a SHA-256 digest of 64 hexadecimal digits, in lower case');
const size = (maximum: number) => number({ integer: true, minimum: 0, maximum });

const file = closed({
  name: required(matching(isBundleName, 'the name of a file in a bundle')),
  bytes: required(size(BUNDLE_LIMITS.file)),
  sha256: required(sha256),
  packed: required(size(MOST_BYTES)),
  packedSha256: required(sha256),
});

const about = closed({
  format: required(oneOf(BUNDLE_FORMAT)),
  version: required(number({ integer: true, minimum: 1, maximum: LATEST })),
  createdAt: required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone')),
  appVersion: required(text),
  scope: required(oneOf('all', 'run', 'inspections')),
  desk: required(matching((value) => didKeyMultikey(value)?.kind === 'Ed25519', 'a did:key of an Ed25519 key')),
  files: required(list(open({}))),
});

/** Returns the version of a manifest in a later version of this format, undefined for any other. */
export const laterVersion = (claims: Json): number | undefined =>
  isObject(claims) && claims.format === BUNDLE_FORMAT && Number.isSafeInteger(claims.version) && Number(claims.version) > LATEST
    ? Number(claims.version)
    : undefined;

/** Faults of a manifest apart from its files, which are checked one by one. */
export const aboutFaults = (claims: Json): readonly ShapeFault[] => faultsOf(about, claims);
export const fileFaults = (claims: Json): readonly ShapeFault[] => faultsOf(file, claims);

/** The text that the desk signs. Its first line keeps the signature from being valid for anything else that the same key signs. */
export const signedText = (manifestSha256: string): Buffer => Buffer.from(`dpp-desk-evidence-1\n${manifestSha256}`);
