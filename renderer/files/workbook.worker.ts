// The thread that reads one sheet of a workbook. It has no access to the screens, and ends with the workbook.
import { openWorkbook, type SheetName } from '../../server/domain/workbooks/workbook.ts';

export interface WorkbookRequest {
  readonly file: File;
  /** The number of the sheet. If absent, the only visible sheet is read. */
  readonly sheet?: number;
}

export type WorkbookAnswer =
  /** Shows that the thread is at work. */
  | { readonly kind: 'at' }
  | { readonly kind: 'sheets'; readonly sheets: readonly SheetName[] }
  | { readonly kind: 'lines'; readonly name: string; readonly lines: Blob }
  | { readonly kind: 'refused'; readonly detail: string };

/** The size of a piece, in characters. The browser may keep finished blobs on the disk. */
const PIECE = 4 * 1024 * 1024;

const answer = (message: WorkbookAnswer): void => self.postMessage(message);

async function read({ file, sheet }: WorkbookRequest): Promise<WorkbookAnswer> {
  const book = await openWorkbook(file);
  if (!book.ok) return { kind: 'refused', detail: book.detail };
  const visible = [...book.sheets.keys()].filter((at) => book.sheets[at]?.isHidden === false);
  const [only = -1] = sheet === undefined ? visible : [sheet];
  const name = book.sheets[only]?.name;
  if (name === undefined || (sheet === undefined && visible.length > 1)) return { kind: 'sheets', sheets: book.sheets };
  const pieces: Blob[] = [];
  let piece: string[] = [];
  let length = 0;
  const lines = book.lines(only);
  for (;;) {
    const { done, value } = await lines.next();
    if (done === true) {
      if (value !== undefined) return { kind: 'refused', detail: value.detail };
      return { kind: 'lines', name, lines: new Blob([...pieces, ...piece]) };
    }
    piece.push(value);
    length += value.length;
    if (length < PIECE) continue;
    pieces.push(new Blob(piece));
    piece = [];
    length = 0;
    answer({ kind: 'at' });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  read(data).then(answer, (fault: unknown) => answer({ kind: 'refused', detail: fault instanceof Error ? fault.message : String(fault) }));
});
