// Defines the hash of a log line, its leaf in the tree, and the proof that a checkpoint contains it.
import { hash } from 'node:crypto';
import type { Json, JsonObject } from '../json/json.ts';
import { HASH_BYTES, leafHash } from './hash.ts';
import { decodeBase64 } from './note.ts';
import { coveredBy, hasParts, pinnedBy } from './parts.ts';
import { type TreeHead, verifyInclusion } from './verify.ts';

/**
 * Hashes a line. The record is RFC 8785 canonical JSON, and each personal part has its own salted hash (`parts.ts`). Lines of earlier
 * versions have one salt for the whole record, or none. Returns an empty text if the record does not fit the salt.
 */
export function entryHash(previousHash: string, record: string, salt: string | null): string {
  if (salt === null) return hash('sha256', `${previousHash}\n${record}`);
  if (hasParts(salt)) {
    const covered = coveredBy(record, salt);
    return covered === undefined ? '' : hash('sha256', ['dpp-desk-line-2', previousHash, ...covered].join('\n'));
  }
  const pinned = pinnedBy(salt);
  if (pinned !== undefined) return hash('sha256', record) === pinned.left ? pinned.line : '';
  return hash('sha256', `${previousHash}\n${record}\n${salt}`);
}

/** The leaf of a line: its log, its number and its hash, which covers the line and all lines of this log before it. */
export const entryLeaf = (log: string, number: number, entry: string): Buffer =>
  leafHash(Buffer.from(`dpp-desk-entry-1\n${log}\n${number}\n${entry}`));

/** The leaf that begins an epoch. */
export const epochLeaf = (record: string): Buffer => leafHash(Buffer.from(`dpp-desk-epoch-1\n${record}`));

/** The JSON form in evidence that leaves this computer. The checkpoint next to it has the size and root of the tree. */
export interface EntryProof {
  readonly log: string;
  /** The number of the line in its log, from 1. */
  readonly number: number;
  /** SHA-256 in hex; 64 zeros for the first line. */
  readonly previousHash: string;
  /** The salts of the parts, or the hashes of erased parts. For a line of an earlier version: 16 bytes in base64url, or null. */
  readonly salt: string | null;
  /** The place of the leaf in the tree, from 0. */
  readonly index: number;
  /** Base64, from the sibling of the leaf up to the root. */
  readonly hashes: readonly string[];
}

/** True if a line with this record is in the tree, at the index that the proof states. */
export function isProved({ size, root }: TreeHead, proof: EntryProof, record: string): boolean {
  const { log, number, index } = proof;
  const hashes = proof.hashes.flatMap((text) => decodeBase64(text) ?? []);
  const leaf = entryLeaf(log, number, entryHash(proof.previousHash, record, proof.salt));
  return hashes.length === proof.hashes.length && verifyInclusion({ index, size, root }, leaf, hashes);
}

const MOST_HASHES = 63;
const LOG = /^[a-z_]{1,40}$/;
const HEX = /^[0-9a-f]{64}$/;
const SALT = /^[A-Za-z0-9_-]{22}$/;

/** Reads a proof from outside. Returns undefined for any other form. */
export function readEntryProof(value: Json): EntryProof | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { log, number, previousHash, salt, index, hashes } = value as JsonObject;
  const isForm =
    isText(log, LOG) &&
    isText(previousHash, HEX) &&
    (salt === null || isText(salt, SALT) || (typeof salt === 'string' && hasParts(salt))) &&
    isCount(number, 1) &&
    isCount(index, 0);
  if (!isForm || !Array.isArray(hashes) || hashes.length > MOST_HASHES || !hashes.every(isHash)) return undefined;
  return { log, number, previousHash, salt, index, hashes };
}

const isText = (value: Json | undefined, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const isCount = (value: Json | undefined, least: number): value is number => Number.isSafeInteger(value) && Number(value) >= least;
const isHash = (value: Json): value is string => typeof value === 'string' && decodeBase64(value)?.length === HASH_BYTES;
