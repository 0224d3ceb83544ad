// Sends a file of any length to the workbench in parts; an entry may have up to 5 MiB.
import type { ImportResponse } from '../../../../server/contract/index.ts';

/** The largest part that the workbench accepts, in bytes. */
const PART = 1024 * 1024;

/** The page does not parse the file: the strict reader of the workbench has to see it unchanged. */
export async function importFile(
  file: Blob,
  progress: (share: number) => void,
  send: (at: number, bytes: Blob, last: boolean) => Promise<ImportResponse>,
): Promise<ImportResponse> {
  const imported: ImportResponse['imported'][number][] = [];
  const refused: ImportResponse['refused'][number][] = [];
  let backup: Pick<ImportResponse, 'backup'> = {};
  for (let at = 0; ; at += PART) {
    const last = at + PART >= file.size;
    const part = file.slice(at, at + PART);
    let answer = await send(at, part, last);
    while (answer.isBackingUp) answer = await send(at, part, last);
    if (answer.backup !== undefined) backup = { backup: answer.backup };
    imported.push(...answer.imported);
    refused.push(...answer.refused);
    progress(last ? 1 : (at + PART) / file.size);
    if (last) return { imported, refused, ...backup };
  }
}
