// Saves a text or bytes as a file through the download of the browser.

/** The blob address stays valid for a minute, since a save dialog may start reading late. */
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
