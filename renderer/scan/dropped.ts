// What was dropped, as files: a folder stands for the files in it and in the folders below it.

/** Policy: a folder of a day's scans, not a disk. */
const MOST = 2_000;
const DEEPEST = 20;

/** What file managers leave in a folder. */
const isLitter = (name: string): boolean => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

export interface Dropped {
  readonly files: readonly File[];
  /** There were more. */
  readonly isCut: boolean;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A browser gives a hundred at a time, and none when there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length > MOST) return all.toSorted((one, other) => one.name.localeCompare(other.name));
    all.push(...some);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Has to be called while the drop is handled: afterwards the browser tells nothing more. What is no folder is taken as it is. */
export function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const brought = [...transfer.items].flatMap((item): (File | FileSystemEntry)[] => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = item.kind === 'file' ? item.getAsFile() : null;
    return entry !== null && isFolder(entry) ? [entry] : file === null ? [] : [file];
  });
  return gather(brought);
}

export async function gather(brought: readonly (File | FileSystemEntry)[], most = MOST): Promise<Dropped> {
  const files: File[] = [];
  let isCut = false;
  const take = async (one: File | FileSystemEntry, depth: number): Promise<void> => {
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
