// A file that a person chose in, its text out; what is no text or far too large is not sent to the workbench at all.

/** The workbench reads lists of up to 5 MB. */
const MAX_BYTES = 5 * 1024 * 1024;

export class UnreadableFile extends Error {
  /** In bytes, where the file is larger than that. */
  readonly limit: number | undefined;
  constructor(limit?: number) {
    super('the file cannot be read as text');
    this.name = 'UnreadableFile';
    this.limit = limit;
  }
}

/** Bytes that are no UTF-8 would become replacement characters, and names that nobody bears. */
export async function readListFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new UnreadableFile(MAX_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile();
  }
}
