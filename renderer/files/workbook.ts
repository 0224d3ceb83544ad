// Reads a sheet of a workbook in a thread, and keeps the workbook whose sheet a person has to choose.
import { useSyncExternalStore } from 'react';
import type { SheetName } from '../../server/domain/workbooks/workbook.ts';
import { ownWorker } from '../scan/own-worker.ts';
import type { WorkbookAnswer, WorkbookRequest } from './workbook.worker.ts';
import script from './workbook.worker.ts?worker&url';

export interface OpenWorkbook {
  readonly file: File;
  /** Absent while the workbook is read. */
  readonly sheets?: readonly SheetName[];
}

let present: { readonly book: OpenWorkbook; readonly stop: () => void } | undefined;
const watchers = new Set<() => void>();

function set(next: typeof present): void {
  present = next;
  for (const watcher of watchers) watcher();
}

export const useWorkbook = (): OpenWorkbook | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => present?.book,
  );

/** Forgets the workbook, and ends the thread if it is still reading. */
export function forgetWorkbook(): void {
  const before = present;
  set(undefined);
  before?.stop();
}

/** Policy: the thread is ended after this silence. Long, because it reads the shared strings of a workbook before the first row. */
const SILENCE_MS = 60_000;

/**
 * Returns the lines of the sheet as a file; undefined if a person has to choose a sheet, or has discarded the workbook. Throws an error
 * with the reason if it cannot be read.
 */
export async function sheetOf(file: File, sheet?: number): Promise<File | undefined> {
  forgetWorkbook();
  const worker = ownWorker(script, 'workbook');
  const { promise, resolve } = Promise.withResolvers<WorkbookAnswer | undefined>();
  const late = (): void => resolve({ kind: 'refused', detail: `nothing came for ${SILENCE_MS / 1000} seconds` });
  let timer = setTimeout(late, SILENCE_MS);
  worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => {
    clearTimeout(timer);
    if (data.kind === 'at') timer = setTimeout(late, SILENCE_MS);
    else resolve(data);
  };
  worker.onerror = () => resolve({ kind: 'refused', detail: 'the reader of the workbook stopped' });
  const mine = { book: { file }, stop: () => resolve(undefined) };
  set(mine);
  const request: WorkbookRequest = sheet === undefined ? { file } : { file, sheet };
  worker.postMessage(request);
  const answer = await promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
  // Another workbook may have been chosen since.
  const isMine = present === mine;
  if (answer === undefined || answer.kind === 'at' || !isMine) return undefined;
  if (answer.kind === 'sheets') {
    set({ book: { file, sheets: answer.sheets }, stop: () => undefined });
    return undefined;
  }
  set(undefined);
  if (answer.kind === 'refused') throw new Error(answer.detail);
  // The sheet is part of the name by which an interrupted upload is recognised.
  const name = `${file.name}: ${answer.name}`.slice(0, 1000);
  return new File([answer.lines], name, { lastModified: file.lastModified });
}
