// Explains to a person why the operating system refused a file, with the name of that file.

/** By system error code (POSIX, and libuv on Windows). The sentence continues after the file name. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: 'is closed to this user: it, or a folder above it, grants no permission',
  EPERM: 'is closed to this user: it, or a folder above it, grants no permission',
  ELOOP: 'cannot be reached: its symbolic links lead round in a circle',
  ENAMETOOLONG: 'has a name that is too long: a file system keeps names of 255 bytes at most',
  ENOTDIR: 'cannot be reached: a part of its path is a file, not a folder',
  EISDIR: 'is a folder, not a file',
  EIO: 'cannot be read: the disk or the stick reports an error',
  ENXIO: 'cannot be read: the disk or the stick is gone',
  ENODEV: 'cannot be read: the disk or the stick is gone',
  EMFILE: 'cannot be opened: too many files are open',
  ENFILE: 'cannot be opened: too many files are open',
  EROFS: 'cannot be written: its disk is read-only',
  EINVAL: 'has a name that this system does not take',
};

const isCode = (code: unknown): code is string => typeof code === 'string' && Object.hasOwn(WHY, code);

/** Returns undefined for an error that is not from the file system, or that a person cannot fix. */
export function whyRefused(error: unknown, file?: string): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  const name = path ?? file;
  return isCode(code) && typeof name === 'string' ? `'${name}' ${WHY[code]} (${code})` : undefined;
}

/** Bytes of a file name that are not UTF-8 arrive from the command line as U+FFFD. No file can be found by such a name. */
export const whyMissing = (file: string): string =>
  file.includes('\ufffd') ? `there is no file '${file}': its name is not UTF-8 text; give it another one` : `there is no file '${file}'`;
