// Distinguishes evidence bundles, even damaged ones, from other archives.
// The inputs in a bundle were inspected elsewhere, so they are not inspected here.

/** The first file of a bundle is an inspection, or has a hash as its name: an input, or data behind a verdict. */
const FIRST = /^(?:inputs|credentials|passports|status-lists|trust)\/[0-9a-f]{60}|^inspections\/\d{9}\.json/;
const HEADER = 30;
/** In bytes: the directory record of the last file (46, and 12 for its name), and the end record of the archive (22). */
const END = 80;

export async function looksLikeBundle(archive: Blob): Promise<boolean> {
  const [head, tail] = await Promise.all([archive.slice(HEADER, HEADER + 80).text(), archive.slice(-END).text()]);
  return FIRST.test(head) || tail.includes('manifest.sig');
}
