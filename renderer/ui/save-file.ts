// A text and a file name in, the browser's own save dialogue out.

/** The address of the blob stays valid for a minute: a save dialogue may be slow to start reading. */
const LASTS_MS = 60_000;

export function saveText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LASTS_MS);
}

/** A name that every file system takes: letters, digits, dots and dashes, at most 80 of them. */
export const safeFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80) || 'file';
