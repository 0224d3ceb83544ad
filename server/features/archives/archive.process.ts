// Process entry: unpacks one archive and decodes its pictures, without keys, file writes or child processes.
import { openAsBlob } from 'node:fs';
import { type UnpackedFile, unpackedFiles } from '../../domain/zip/unpack.ts';
import { tell } from '../../lib/isolated.ts';
import { isPicture, readPicture } from '../pictures/index.ts';
import type { ArchivePiece, ArchiveTask } from './pieces.ts';

async function read({ path: archive, skip }: ArchiveTask): Promise<void> {
  let told = 0;
  for await (const file of unpackedFiles(await openAsBlob(archive))) {
    told += 1;
    if (told > skip) await tell(await pieceOf(file));
  }
}

async function pieceOf(file: UnpackedFile): Promise<ArchivePiece> {
  const { path } = file;
  if ('detail' in file) return { kind: 'refused', path, refused: { code: 'DPP-INP-28', detail: file.detail } };
  if (!isPicture(file.bytes)) return { kind: 'file', path, bytes: file.bytes };
  await tell({ kind: 'reading', path } satisfies ArchivePiece);
  const picture = await readPicture(file.bytes);
  return 'refused' in picture ? { kind: 'refused', path, refused: picture.refused } : { kind: 'picture', path, symbols: picture.symbols };
}

process.once('message', (task: ArchiveTask) => {
  read(task).then(
    () => process.disconnect(),
    (fault: unknown) => {
      throw fault;
    },
  );
});
