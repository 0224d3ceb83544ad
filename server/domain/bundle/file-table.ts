// Stores what an archive and its manifest state about a bundle's files in columns, which are smaller than objects.
import type { ArchivedFile } from './archive.ts';
import type { BundledFile } from './format.ts';

const HASH_BYTES = 32;

export class FileTable {
  /** In the order of the archive. */
  readonly names: string[] = [];
  private readonly places = new Map<string, number>();
  private readonly crcs: Uint32Array;
  private readonly sizes: Uint32Array;
  private readonly packed: Uint32Array;
  private readonly offsets: Uint32Array;
  private readonly hashes: Buffer;

  constructor(most: number) {
    [this.crcs, this.sizes, this.packed, this.offsets] = [0, 0, 0, 0].map(() => new Uint32Array(most)) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    this.hashes = Buffer.alloc(most * 2 * HASH_BYTES);
  }

  /** Returns false if the table already has a file of this name. */
  add({ name, crc, packed, size, at }: ArchivedFile): boolean {
    if (this.places.has(name)) return false;
    const place = this.names.push(name) - 1;
    this.places.set(name, place);
    this.crcs[place] = crc;
    this.sizes[place] = size;
    this.packed[place] = packed;
    this.offsets[place] = at;
    return true;
  }

  /** Sets the hashes of the file at an index. Returns false if its name or sizes differ from those in the archive. */
  list(place: number, { name, bytes, packed, sha256, packedSha256 }: BundledFile): boolean {
    if (this.names[place] !== name || this.sizes[place] !== bytes || this.packed[place] !== packed) return false;
    this.hashes.set(Buffer.from(sha256 + packedSha256, 'hex'), place * 2 * HASH_BYTES);
    return true;
  }

  find(name: string): (ArchivedFile & BundledFile) | undefined {
    const place = this.places.get(name);
    if (place === undefined) return undefined;
    const from = place * 2 * HASH_BYTES;
    const [crc = 0, size = 0, packed = 0, at = 0] = [this.crcs, this.sizes, this.packed, this.offsets].map((column) => column[place]);
    return {
      name,
      method: 8,
      crc,
      packed,
      size,
      at,
      bytes: size,
      sha256: this.hashes.toString('hex', from, from + HASH_BYTES),
      packedSha256: this.hashes.toString('hex', from + HASH_BYTES, from + 2 * HASH_BYTES),
    };
  }
}
