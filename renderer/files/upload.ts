// A pack's file in, sent to the workbench part by part; goes on where it stopped, and lives as long as the window, not the screen.
import { useSyncExternalStore } from 'react';
import type { PackFile, PackImport } from '../../server/contract/index.ts';
import { api, Unreachable } from '../lib/api.ts';
import { commit } from '../lib/commit.ts';

/** What the workbench takes at once. */
const PART = 8 * 1024 * 1024;
const PAUSE_MS = 1_000;
/** A workbench that restarts is back within this many pauses. */
const ATTEMPTS = 30;

export interface Upload {
  readonly file: File;
  readonly error?: unknown;
}

let upload: Upload | undefined;
const watchers = new Set<() => void>();

function set(next: Upload | undefined): void {
  upload = next;
  for (const watcher of watchers) watcher();
}

export const useUpload = (): Upload | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => upload,
  );

/** The last one that is brought counts. */
export async function bringPack(file: File): Promise<void> {
  set({ file });
  const mine = upload;
  try {
    await commit((pass) =>
      sendInParts(file, { begin: (about) => api.beginPack(about, pass), part: api.sendPackPart }, () => upload === mine),
    );
    if (upload === mine) set(undefined);
  } catch (error) {
    if (upload === mine) set({ file, error });
  }
}

export const forgetUpload = (): void => set(undefined);

/** How far a file is that is sent in parts. */
type Held = Pick<PackImport, 'held'> & { readonly stage: string };

export interface Receiver {
  readonly begin: (about: PackFile) => Promise<Held>;
  readonly part: (at: number, bytes: Blob) => Promise<Held>;
}

/** Until all of it is there, the other side does not want it, or it is not wanted here any more. */
export async function sendInParts(file: File, { begin, part }: Receiver, wanted: () => boolean): Promise<void> {
  const about = { name: file.name, size: file.size, modified: file.lastModified };
  let state: Held = await patient(() => begin(about));
  while (wanted() && state.stage === 'receiving') {
    const { held } = state;
    const bytes = file.slice(held, held + PART);
    // After a lost answer nobody knows whether the part arrived: where to go on is asked for.
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
