// Sends a pack's file to the workbench in parts, resumes after an interruption, and survives a change of screen.

import type { PackFile, PackImport } from '../../server/contract/index.ts';
import { api, Unreachable } from '../lib/api.ts';
import { commit } from '../lib/commit.ts';
import { share, useShared } from '../lib/shared.ts';

/** The largest part that the workbench accepts, in bytes. */
const PART = 8 * 1024 * 1024;
const PAUSE_MS = 1_000;
/** A workbench that restarts is back within this number of pauses. */
const ATTEMPTS = 30;

export interface Upload {
  readonly file: File;
  readonly error?: unknown;
}

const upload = share<Upload | undefined>(undefined);

export const useUpload = (): Upload | undefined => useShared(upload);

/** Replaces an upload that is in progress: the last pack counts. */
export async function bringPack(file: File): Promise<void> {
  upload.set({ file });
  const mine = upload.get();
  try {
    await commit((pass) =>
      sendInParts(file, { begin: (about) => api.beginPack(about, pass), part: api.sendPackPart }, () => upload.get() === mine),
    );
    if (upload.get() === mine) upload.set(undefined);
  } catch (error) {
    if (upload.get() === mine) upload.set({ file, error });
  }
}

export const forgetUpload = (): void => upload.set(undefined);

/** The number of bytes received so far, and the stage of the import. */
type Held = Pick<PackImport, 'held'> & { readonly stage: string };

export interface Receiver {
  readonly begin: (about: PackFile) => Promise<Held>;
  readonly part: (at: number, bytes: Blob) => Promise<Held>;
}

/** Sends parts until the file is complete, the receiver stops accepting, or the upload is cancelled. */
export async function sendInParts(file: File, { begin, part }: Receiver, wanted: () => boolean): Promise<void> {
  const about = { name: file.name, size: file.size, modified: file.lastModified };
  let state: Held = await patient(() => begin(about));
  while (wanted() && state.stage === 'receiving') {
    const { held } = state;
    const bytes = file.slice(held, held + PART);
    // After a lost answer it is unknown whether the part arrived: ask where to resume.
    state = await patient(
      () => part(held, bytes),
      () => begin(about),
    );
  }
}

async function patient(ask: () => Promise<Held>, again = ask): Promise<Held> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (attempt === 1 ? ask() : again());
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
