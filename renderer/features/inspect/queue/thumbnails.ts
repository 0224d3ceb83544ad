// Keeps small pictures of pages of PDF documents, up to a limit, while the window is open.

/** Policy: a few kilobytes each. The oldest are forgotten first. */
const MOST = 1_000;

const kept = new Map<string, string>();

const keyOf = (job: number, name: string): string => `${job} ${name}`;

export function keepThumbnail(job: number, name: string, picture: Blob): void {
  forget(keyOf(job, name));
  kept.set(keyOf(job, name), URL.createObjectURL(picture));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  const url = kept.get(key);
  if (url !== undefined) URL.revokeObjectURL(url);
  kept.delete(key);
}

/** The address of the picture, by the name of the file in an inspection. */
export const thumbnailOf = (job: number, name: string): string | undefined => kept.get(keyOf(job, name));
