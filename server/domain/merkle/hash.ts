// Hashes leaves and nodes of a Merkle tree (RFC 9162 section 2.1.1, the same as RFC 6962).
import { hash } from 'node:crypto';

export const HASH_BYTES = 32;

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

export const leafHash = (data: Uint8Array): Buffer => hash('sha256', Buffer.concat([LEAF, data]), 'buffer');

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => hash('sha256', Buffer.concat([NODE, left, right]), 'buffer');
