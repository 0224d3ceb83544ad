// The pack: credentials, passports, events, status lists and a trust list for a machine without a network, in one signed file; its parts, bounds and refusals.

/** `typ` of the compact JWS that a pack begins with. */
export const PACK_TYPE = 'dpp-pack+jwt';

/** Bounds that a reader holds a pack to before it reads on; a writer stays far below. */
export const PACK_LIMITS = {
  /** The signed header: a line of the table of chunks is about 140 bytes. */
  headerBytes: 16 * 2 ** 20,
  chunks: 65_536,
  /** Packed and unpacked: an entry of 5 MiB grows to twice that as a JSON string. */
  chunkBytes: 16 * 2 ** 20,
  entriesInChunk: 100_000,
} as const;

/** A writer closes a chunk when it holds this much: what is judged at once stays in memory at once. */
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

export interface PackCounts {
  readonly credentials: number;
  readonly passports: number;
  readonly events: number;
  /** Absent: none, as in packs of before they travelled. */
  readonly statusLists?: number;
}

/** What is signed. */
export interface PackHeader {
  readonly version: 1;
  /** The packs of one store: their sequence rises within it. */
  readonly series: string;
  readonly sequence: number;
  /** A delta: it holds what changed since the pack with this sequence. */
  readonly since?: number;
  /** Only some things of the store, chosen by name: no base for a delta. */
  readonly selection?: true;
  /** Name of who made it, as it calls itself; what counts is the key. */
  readonly creator: string;
  readonly issuedAt: string;
  readonly counts: PackCounts;
  /** A whole trust list, the first part after the header. */
  readonly trust?: PackPart;
  readonly chunks: readonly PackChunk[];
}

export const COUNT_OF = { credential: 'credentials', passport: 'passports', events: 'events', 'status-list': 'statusLists' } as const;

export const ENTRY_KINDS = ['credential', 'passport', 'events', 'status-list'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing that travels: a signed credential or status list byte for byte, a passport's whole document, or the events of a passport as an EPCIS document. */
export interface PackEntry {
  readonly kind: EntryKind;
  readonly text: string;
}

/** Every reason for which a pack as a whole is refused; nothing is changed then. */
export const PACK_REFUSALS = {
  'not-a-pack': 'the file is no pack',
  'bad-signature': 'the signature of the pack does not hold',
  'bad-header': 'the header of the pack is not as it has to be',
  'too-large': 'the pack claims more than a pack may hold',
  truncated: 'the file is shorter than its header says',
  'trailing-bytes': 'the file is longer than its header says',
  'changed-chunk': 'a part of the file is not what was signed',
  'bad-chunk': 'a part of the pack does not unpack to what its header says',
  'bad-entry': 'an entry of the pack is not as it has to be',
  'unknown-creator': 'nobody here knows the key that signed the pack',
  'retired-key': 'the key that signed the pack was rotated away',
  'older-pack': 'a newer pack of the same creator was applied already',
  'sequence-jump': 'the number of the pack is far beyond those that came before',
  'wrong-counts': 'the pack does not hold what its header says',
  'base-missing': 'the pack holds changes only, and what they are changes of is not here',
  'bad-trust': 'the trust list in the pack cannot be taken over',
  busy: 'a pack is being applied to this data folder by another program',
  'bad-base': 'no delta can be made against that pack',
} as const;
export type PackRefusalCode = keyof typeof PACK_REFUSALS;

/** The signed counts against the kinds that were carried. */
export function requireCounts(counts: PackCounts, carried: Readonly<Partial<Record<EntryKind, number>>>): void {
  for (const kind of ENTRY_KINDS) {
    const [said, found] = [counts[COUNT_OF[kind]] ?? 0, carried[kind] ?? 0];
    if (said !== found) throw new PackRefusal('wrong-counts', `${found} entries of the kind '${kind}', its header says ${said}`);
  }
}

/** Thrown for a pack that is refused whole; `message` is the sentence of the code with what was found. */
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
