// Keeps small pictures of the pages of PDF documents for as long as the window shows their inspections.

/** Policy: a few kilobytes each. The oldest are forgotten first. */
const MOST = 1_000;

const kept = new Map<string, string>();

/** RFC 8118, section 3: the fragment that opens a document at a page. */
export const pageName = (document: string, page: number): string => `${document}#page=${page}`;

export const pageOf = (name: string): number | undefined => {
  const page = /#page=(\d{1,6})$/.exec(name)?.[1];
  return page === undefined ? undefined : Number(page);
};

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
