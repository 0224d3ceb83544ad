// Distinguishes evidence bundles, even damaged ones, from other archives: their inputs were inspected elsewhere and are
// not inspected here.

/** The first file of a bundle holds an input or what a verdict rests on, under its hash. */
const FIRST = /^(?:inputs|credentials|passports|status-lists|trust)\/[0-9a-f]{60}|^inspections\/\d{9}\.json/;
const HEADER = 30;
/** The record of the last file in the directory, and the end of the archive: 46 and 12 bytes, and 22. */
const END = 80;

export async function looksLikeBundle(archive: Blob): Promise<boolean> {
  const [head, tail] = await Promise.all([archive.slice(HEADER, HEADER + 80).text(), archive.slice(-END).text()]);
  return FIRST.test(head) || tail.includes('manifest.sig');
}
