// Waits for the pack that the workbench makes, fetches it in parts, and saves it.
import { api } from '../../lib/api.ts';
import { original, saveBlob } from '../../ui/index.ts';

const LOOK_MS = 300;

/** Throws the message of the workbench if the export failed. Saves no file if it was cancelled meanwhile. */
export async function saveMade(progress: (done: number, total: number) => void): Promise<void> {
  let { made } = await api.packs();
  while (made?.stage === 'making') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    ({ made } = await api.packs());
  }
  if (made === undefined) return;
  if (made.stage === 'failed') throw new Error(original(made.fault?.detail ?? ''));
  const { size = 0, name = 'dpp.pack' } = made;
  const parts: Blob[] = [];
  for (let done = 0; done < size; ) {
    progress(done, size);
    const part = await api.madePart(done);
    if (part.size === 0) throw new Error('the pack that was made is gone');
    parts.push(part);
    done += part.size;
  }
  saveBlob(original(name), new Blob(parts, { type: 'application/octet-stream' }));
}
