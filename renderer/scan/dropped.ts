// Collects dropped files, including those in dropped folders and their subfolders.
import { inTurns } from '../lib/turns.ts';

/** Policy: the most files that are taken, as many as one bulk inspection allows. A dropped disk may contain millions. */
const MOST = 10_000;
const DEEPEST = 20;

/** Files that file managers leave in a folder. */
const isLitter = (name: string): boolean => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

export interface Dropped {
  readonly files: readonly File[];
  /** There were more files than the limit. */
  readonly isCut: boolean;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

/** Compares as `localeCompare` does, many times faster. */
const { compare } = new Intl.Collator();

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A browser returns up to a hundred entries per call, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length > MOST) return all.toSorted((one, other) => compare(one.name, other.name));
    all.push(...some);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Policy: up to this many dropped items, every item is checked for being a folder. */
const ASKED = 200;
/** Names that folders rarely have. */
const WITH_EXTENSION = /\.[a-z][a-z0-9]{0,7}$/i;

/**
 * Must be called inside the drop event: afterwards the browser reports nothing. Checking whether an item is a folder waits for the disk.
 * With thousands of items, only those without a file extension are checked. A folder that is not checked is treated as an unreadable file.
 */
export function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const brought = items.flatMap((item): (File | FileSystemEntry)[] => {
    const file = item.getAsFile();
    if (file !== null && items.length > ASKED && WITH_EXTENSION.test(file.name)) return [file];
    const entry = item.webkitGetAsEntry();
    return entry !== null && isFolder(entry) ? [entry] : file === null ? [] : [file];
  });
  return gather(brought);
}

export async function gather(brought: readonly (File | FileSystemEntry)[], most = MOST): Promise<Dropped> {
  const files: File[] = [];
  const turn = inTurns();
  let isCut = false;
  const take = async (one: File | FileSystemEntry, depth: number): Promise<void> => {
    await turn();
    if (files.length >= most || depth > DEEPEST) isCut = true;
    else if (one instanceof File) files.push(one);
    else if (isFile(one)) files.push(await fileOf(one));
    else if (isFolder(one)) {
      for (const entry of await entriesOf(one)) {
        if (isCut) return;
        if (!isLitter(entry.name)) await take(entry, depth + 1);
      }
    }
  };
  for (const one of brought) await take(one, 0);
  return { files, isCut };
}
