// Process entry: reads one sheet of a workbook.
// It receives a path in a message and sends its results; it holds no key, may write no file and start no program.
import { openAsBlob } from 'node:fs';
import { openWorkbook } from '../../domain/workbooks/workbook.ts';
import type { WorkbookPiece } from './workbook-pieces.ts';

/** Waits until the message is sent, because unsent data stays in memory. */
const send = (piece: WorkbookPiece): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(piece, undefined, undefined, (fault) => (fault ? reject(fault) : resolve()));
  });

/** Without a name, reads the one visible sheet. */
async function read(path: string, name: string | undefined): Promise<void> {
  const book = await openWorkbook(await openAsBlob(path));
  if (!book.ok) return send({ kind: 'refused', code: book.code, detail: book.detail });
  const { sheets } = book;
  const wanted = [...sheets.keys()].filter((at) => (name === undefined ? sheets[at]?.isHidden === false : sheets[at]?.name === name));
  const [sheet] = wanted;
  if (sheet === undefined || wanted.length > 1) return send({ kind: 'sheets', sheets });
  const lines = book.lines(sheet);
  for (;;) {
    const { done, value } = await lines.next();
    if (done !== true) await send({ kind: 'lines', text: value });
    else return send(value === undefined ? { kind: 'end' } : { kind: 'refused', code: value.code, detail: value.detail });
  }
}

process.once('message', ({ path, sheet }: { readonly path: string; readonly sheet?: string }) => {
  read(path, sheet).then(
    () => process.disconnect(),
    (fault: unknown) => {
      throw fault;
    },
  );
});
