// Reads a chosen file as UTF-8 text and refuses what is not text or larger than 5 MB.

/** The limit of the workbench for lists: 5 MB. */
const MAX_BYTES = 5 * 1024 * 1024;

export class UnreadableFile extends Error {
  /** The limit in bytes, when the file exceeds it. */
  readonly limit: number | undefined;
  constructor(limit?: number) {
    super('the file cannot be read as text');
    this.name = 'UnreadableFile';
    this.limit = limit;
  }
}

/** Decodes strictly: invalid UTF-8 would otherwise become replacement characters, and thus wrong names. */
export async function readListFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new UnreadableFile(MAX_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile();
  }
}
