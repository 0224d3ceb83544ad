// Defines the pack, one signed file for computers without a network: its parts, limits and refusals.
import type { PackCounts } from '../../../contract/index.ts';

/** `typ` of the compact JWS that a pack begins with. */
export const PACK_TYPE = 'dpp-pack+jwt';

/** Limits that a reader checks before it reads on. A writer stays far below them. */
export const PACK_LIMITS = {
  /** The signed header. A line of its table of chunks is about 140 bytes. */
  headerBytes: 16 * 2 ** 20,
  chunks: 65_536,
  /** Packed and unpacked. An entry of 5 MiB grows to twice that as a JSON string. */
  chunkBytes: 16 * 2 ** 20,
  entriesInChunk: 100_000,
} as const;

/** A writer closes a chunk at this size in bytes. A chunk is judged as a whole and stays in memory meanwhile. */
export const CHUNK_TARGET = 2 ** 20;

/** A part of the file after the header, in the order of the header: one gzip member. */
export interface PackPart {
  readonly bytes: number;
  readonly unpacked: number;
  /** SHA-256 of the packed bytes, base64url. */
  readonly sha256: string;
}

export interface PackChunk extends PackPart {
  readonly entries: number;
}

/** The signed content. */
export interface PackHeader {
  readonly version: 1;
  /** Identifies the packs of one store. The sequence rises within a series. */
  readonly series: string;
  readonly sequence: number;
  /** Marks a delta: it holds what changed since the pack with this sequence. */
  readonly since?: number;
  /** Marks a selection: only some items of the store, chosen by name. It cannot be the base of a delta. */
  readonly selection?: true;
  /** The name that the maker gives itself. Only the key identifies it. */
  readonly creator: string;
  readonly issuedAt: string;
  readonly counts: PackCounts;
  /** A whole trust list, the first part after the header. */
  readonly trust?: PackPart;
  readonly chunks: readonly PackChunk[];
}

export const COUNT_OF = {
  credential: 'credentials',
  passport: 'passports',
  events: 'events',
  'status-list': 'statusLists',
  'registry-snapshot': 'registrySnapshots',
  'rules-edition': 'rulesEditions',
} as const;

export const ENTRY_KINDS = ['credential', 'passport', 'events', 'status-list', 'registry-snapshot', 'rules-edition'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One item: a signed credential or status list byte for byte, the whole document of a passport, the events of a
 * passport as an EPCIS document, a snapshot of the registry (server/domain/declaration/carried-snapshot.ts), or an
 * edition of the rules of completeness (server/domain/passport/law/rules-file.ts).
 */
export interface PackEntry {
  readonly kind: EntryKind;
  readonly text: string;
}

/** Every reason for refusing a pack as a whole. A refused pack changes nothing. */
export const PACK_REFUSALS = {
  'not-a-pack': 'the file is not a pack',
  'bad-signature': 'the signature of the pack is invalid',
  'bad-header': 'the header of the pack is invalid',
  'too-large': 'the header announces more than a pack may contain',
  truncated: 'the file is shorter than its header says',
  'trailing-bytes': 'the file is longer than its header says',
  'changed-chunk': 'a part of the file differs from what was signed',
  'bad-chunk': 'a part of the pack, once unpacked, differs from its header',
  'bad-entry': 'an entry of the pack is invalid',
  'unknown-creator': 'the key that signed the pack is not known on this computer',
  'retired-key': 'the key that signed the pack has been replaced',
  'older-pack': 'a newer pack of the same creator has already been applied',
  'sequence-jump': 'the number of the pack is far above the earlier ones',
  'wrong-counts': 'the contents of the pack differ from its header',
  'base-missing': 'the pack contains only changes, and the pack on which they are based was not applied here',
  'bad-trust': 'the trust list in the pack cannot be imported',
  busy: 'another program is applying a pack to this data folder',
  'bad-base': 'that pack cannot be the base of a delta',
} as const;
export type PackRefusalCode = keyof typeof PACK_REFUSALS;

/** Compares the signed counts with the entries found. Throws `wrong-counts`. */
export function requireCounts(counts: PackCounts, carried: Readonly<Partial<Record<EntryKind, number>>>): void {
  for (const kind of ENTRY_KINDS) {
    const [said, found] = [counts[COUNT_OF[kind]] ?? 0, carried[kind] ?? 0];
    if (said !== found) throw new PackRefusal('wrong-counts', `${found} entries of the kind '${kind}', its header says ${said}`);
  }
}

/** Thrown when a whole pack is refused. `message` is the sentence of the code with the finding. */
export class PackRefusal extends Error {
  readonly code: PackRefusalCode;
  readonly detail: string | undefined;

  constructor(code: PackRefusalCode, detail?: string) {
    super(detail === undefined ? PACK_REFUSALS[code] : `${PACK_REFUSALS[code]}: ${detail}`);
    this.name = 'PackRefusal';
    this.code = code;
    this.detail = detail;
  }
}
