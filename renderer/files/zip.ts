// Unpacks a ZIP archive in the sandboxed page, within bounds.
import { unpackedFiles, ZIP_LIMITS } from '../../server/domain/zip/unpack.ts';

export interface Unpacked {
  readonly files: readonly File[];
  /** What could not be unpacked, with a detail for the record. */
  readonly refused: readonly { readonly name: string; readonly detail: string }[];
}

/** Names show the archive and the path within it. */
export async function unzip(archive: File, limits = ZIP_LIMITS): Promise<Unpacked> {
  const files: File[] = [];
  const refused: { name: string; detail: string }[] = [];
  for await (const one of unpackedFiles(archive, limits)) {
    const name = [archive.name, ...one.path].join('/');
    if ('bytes' in one) files.push(new File([one.bytes], name));
    else refused.push({ name, detail: one.detail });
  }
  return { files, refused };
}
