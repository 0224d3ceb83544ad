// A chosen file in, sent to the workbench part by part; what became of its entries out. A file may have any length, an entry 5 MiB.
import type { ImportResponse } from '../../../../server/contract/index.ts';

/** What the workbench takes at once. */
const PART = 1024 * 1024;

/** Nothing is parsed here: the strict reader of the workbench has to see what stands in the file. */
export async function importFile(
  file: Blob,
  progress: (share: number) => void,
  send: (at: number, bytes: Blob, last: boolean) => Promise<ImportResponse>,
): Promise<ImportResponse> {
  const imported: ImportResponse['imported'][number][] = [];
  const refused: ImportResponse['refused'][number][] = [];
  for (let at = 0; ; at += PART) {
    const last = at + PART >= file.size;
    const answer = await send(at, file.slice(at, at + PART), last);
    imported.push(...answer.imported);
    refused.push(...answer.refused);
    progress(last ? 1 : (at + PART) / file.size);
    if (last) return { imported, refused };
  }
}
