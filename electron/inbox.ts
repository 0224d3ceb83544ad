// Collects items to inspect from arguments, opened files and dpp: links.
// All of it is untrusted: it is read within limits and only displayed.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InboxItem } from '../server/contract/index.ts';

export const INBOX_LIMITS = {
  /** A 50-megapixel photo as JPEG takes about 25 MB. The recogniser itself refuses documents above 5 MiB. */
  fileBytes: 32 * 1024 * 1024,
  /** Length of a link with a compact credential. Windows passes at most 32 767 characters. */
  linkCharacters: 32_767,
  /** Waiting items: a folder of photos opened together. */
  waiting: 100,
  /** Total bytes of all waiting files. */
  waitingBytes: 256 * 1024 * 1024,
} as const;

const PROTOCOL = 'dpp:';

const refused = (name: string, detail: string): InboxItem => ({ kind: 'refused', name: name.slice(0, 200), detail });

/** Reads `dpp:inspect?text=…` and treats the text like pasted text. Refuses any other request. */
export const fromLink = (link: string): InboxItem => {
  if (link.length > INBOX_LIMITS.linkCharacters) return refused(link, `the link is longer than ${INBOX_LIMITS.linkCharacters} characters`);
  if (!URL.canParse(link)) return refused(link, 'the link cannot be read');
  const { protocol, host, pathname, searchParams } = new URL(link);
  const action = (host + pathname).replace(/(?<!\/)\/+$/, '').toLowerCase();
  const texts = searchParams.getAll('text');
  const [text] = texts;
  if (protocol !== PROTOCOL || action !== 'inspect') return refused(link, 'the link asks for something other than an inspection');
  if (texts.length !== 1 || text === undefined || text.trim() === '') return refused(link, 'the link carries nothing to inspect');
  return { kind: 'text', text, channel: 'link' };
};

/** Reads a regular file up to the limit. Refuses devices, pipes, folders, and a file that grows while it is read. */
export const fromFile = async (path: string): Promise<InboxItem> => {
  const name = basename(path);
  const { fileBytes } = INBOX_LIMITS;
  // Without O_NONBLOCK, opening a pipe would block (POSIX). Windows has no such flag.
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(() => undefined);
  if (handle === undefined) return refused(name, 'the file cannot be opened');
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return refused(name, 'this is not a file');
    const tooLarge = refused(name, `the file is larger than ${fileBytes} bytes`);
    if (stat.size > fileBytes) return tooLarge;
    const bytes = new Uint8Array(stat.size + 1);
    let size = 0;
    while (size < bytes.byteLength) {
      const { bytesRead } = await handle.read(bytes, size, bytes.byteLength - size);
      if (bytesRead === 0) return { kind: 'file', name, bytes: bytes.slice(0, size) };
      size += bytesRead;
    }
    return size > fileBytes ? tooLarge : refused(name, 'the file was being written while it was read');
  } catch {
    return refused(name, 'the file cannot be read');
  } finally {
    await handle.close();
  }
};

/** Returns the arguments that name items to inspect, without switches. */
export const thingsIn = (args: readonly string[]): readonly string[] => {
  const link = args.find((arg) => arg.toLowerCase().startsWith(PROTOCOL));
  // Policy: a web page controls the content of a link. If there is a link, ignore every other argument.
  return link === undefined ? args.filter((arg) => arg !== '' && !arg.startsWith('-')) : [link];
};

export interface Inbox {
  /** Adds an item from `open-file`, `open-url`, or one argument. Relative paths are resolved against `folder`. */
  readonly put: (thing: string, folder?: string) => Promise<void>;
  readonly putArguments: (args: readonly string[], folder: string) => Promise<void>;
  /** Returns all waiting items, oldest first, and removes them. */
  readonly take: () => readonly InboxItem[];
}

/** Returns the path of a file or file: URL, or undefined for a file: URL on another computer. */
const pathOf = (thing: string, folder: string): string | undefined => {
  if (!/^file:/i.test(thing)) return resolve(folder, thing);
  try {
    return new URL(thing).host === '' ? fileURLToPath(thing) : undefined;
  } catch {
    return undefined;
  }
};

const sizeOf = (item: InboxItem): number => (item.kind === 'file' ? item.bytes.byteLength : 0);

/**
 * `arrived` is called after each new item. While `INBOX_LIMITS.waiting` items wait or are being read, further ones are refused: together, as one entry that counts
 * them. A file beyond `waitingBytes` is refused by name.
 */
export const openInbox = (arrived: () => void): Inbox => {
  let waiting: InboxItem[] = [];
  let reading = 0;
  let left = 0;
  const read = async (thing: string, folder: string): Promise<InboxItem> => {
    if (thing.toLowerCase().startsWith(PROTOCOL)) return fromLink(thing);
    const path = pathOf(thing, folder);
    return path === undefined ? refused(thing, 'the address names no file of this computer') : await fromFile(path);
  };
  const put = async (thing: string, folder = process.cwd()): Promise<void> => {
    if (waiting.length + reading >= INBOX_LIMITS.waiting) {
      left++;
      return arrived();
    }
    reading++;
    const item = await read(thing, folder).finally(() => reading--);
    const bytes = waiting.reduce((sum, each) => sum + sizeOf(each), sizeOf(item));
    const name = item.kind === 'text' ? '' : item.name;
    waiting.push(bytes > INBOX_LIMITS.waitingBytes ? refused(name, 'too many files were opened at once') : item);
    arrived();
  };
  return {
    put,
    putArguments: async (args, folder) => {
      for (const thing of thingsIn(args)) await put(thing, folder);
    },
    take: () => {
      const taken =
        left === 0 ? waiting : [...waiting, refused(`${left} more`, `at most ${INBOX_LIMITS.waiting} items are opened at once`)];
      waiting = [];
      left = 0;
      return taken;
    },
  };
};
