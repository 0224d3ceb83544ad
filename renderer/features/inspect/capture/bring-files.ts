// Sorts added files: inspects most at once, asks about lists of codes, and unpacks archives first.
import { type CodeList, isCodeList, readCodeList, textOf } from '../../../../server/domain/tables/code-list.ts';
import { unzip } from '../../../files/zip.ts';
import { kindOfFile } from '../../../scan/sniff.ts';
import type { FileSource } from '../queue/jobs.ts';
import type { OpenList } from './open-lists.ts';

export interface SortedFiles {
  readonly sources: readonly FileSource[];
  readonly lists: readonly OpenList[];
}

const isArchive = async (file: File): Promise<boolean> => {
  try {
    return (await kindOfFile(file)).kind === 'archive';
  } catch {
    // An unreadable file is not an archive: the inspection reports it.
    return false;
  }
};

/** Undefined for a file that cannot be read or is not text: the inspection reports it. */
async function listOf(file: File): Promise<CodeList | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const text = bytes === undefined ? undefined : textOf(new Uint8Array(bytes));
  return text === undefined ? undefined : readCodeList(text);
}

/** `onUnpack` is called with the name of each archive before it is read, and `onLook` with the number of files that were looked at. */
export async function sortFiles(
  files: readonly File[],
  channel: FileSource['channel'],
  onUnpack: (name: string) => void,
  onLook: (done: number) => void = () => undefined,
): Promise<SortedFiles> {
  const sources: FileSource[] = [];
  const lists: OpenList[] = [];
  const take = async (file: File): Promise<void> => {
    const list = isCodeList(file) ? await listOf(file) : undefined;
    if (list !== undefined && list.rows.length > 0) lists.push({ id: crypto.randomUUID(), name: file.name, list });
    else sources.push({ kind: 'file', file, channel });
  };
  for (const [at, file] of files.entries()) {
    onLook(at);
    if (!(await isArchive(file))) await take(file);
    else {
      onUnpack(file.name);
      const { files: unpacked, refused } = await unzip(file);
      for (const one of unpacked) await take(one);
      sources.push(
        ...refused.map(({ name, detail }): FileSource => ({ kind: 'file', file: new File([], name), channel, refused: detail })),
      );
    }
  }
  return { sources, lists };
}
