// Names the photos of a bundle, and chooses those that its report shows.
import type { RunPhoto } from '../../contract/index.ts';
import type { ReportedRun } from './report.ts';

/** Returns the name of a photo's file in the bundle. */
export const photoName = (sha256: string, type: RunPhoto['type']): string => `photos/${sha256}.${type.slice('image/'.length)}`;

/** Policy: maximum total of embedded photos, in bytes. Of other photos, the report gives the hash; the bundle has their files. */
const MOST_EMBEDDED = 24 * 2 ** 20;

/** Returns the SHA-256 of each photo that the report embeds. A photo that appears several times counts once for each appearance. */
export function embeddedPhotos(runs: readonly ReportedRun[]): ReadonlySet<string> {
  const photos = Map.groupBy(
    runs.flat().flatMap((line) => (line.action === 'photo' && !line.isErased ? [line] : [])),
    ({ sha256 }) => sha256,
  );
  let left = MOST_EMBEDDED;
  const chosen = new Set<string>();
  for (const [sha256, lines] of photos) {
    const bytes = lines.reduce((sum, line) => sum + line.bytes, 0);
    if (bytes > left) continue;
    left -= bytes;
    chosen.add(sha256);
  }
  return chosen;
}
