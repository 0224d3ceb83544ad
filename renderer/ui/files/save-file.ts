// A text or bytes, and a file name, in, the browser's own save dialogue out.

/** The address of the blob stays valid for a minute: a save dialogue may be slow to start reading. */
const LASTS_MS = 60_000;

export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LASTS_MS);
}

export const saveText = (fileName: string, type: string, text: string): void => saveBlob(fileName, new Blob([text], { type }));

/** A name that every file system takes: letters, digits, dots and dashes, at most 80 of them. */
export const safeFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80) || 'file';
