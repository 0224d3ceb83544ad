// Shows the watched folder over the workbench API: which folder, the files found in it, and previews before import.
import type { PackImport, WatchedText, WatchState } from '../../contract/index.ts';
import { isUnreadable, withFile } from '../../features/watched-folder/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Routes, read } from '../http/routes.ts';
import type { Jobs } from './jobs.ts';
import { WATCH_CHOICE, WATCHED } from './schemas/workbench.ts';

export function watchFolderRoutes(app: Routes, { packImport, watch }: Jobs): void {
  read(app, '/workbench/watch', async (): Promise<WatchState> => watch.state());

  app.put('/workbench/watch', { schema: { body: WATCH_CHOICE } }, async ({ body }): Promise<WatchState> => watch.choose(body.folder));

  app.delete('/workbench/watch/:id', { schema: { params: WATCHED } }, async ({ params }): Promise<WatchState> => watch.settle(params.id));

  app.get(
    '/workbench/watch/:id/text',
    { schema: { params: WATCHED } },
    async ({ params }): Promise<WatchedText> => ({ text: await watch.textOf(params.id) }),
  );

  // Like an upload by a person: part by part, with a preview, and applied only when a person confirms it.
  app.post('/workbench/watch/:id/bring', { schema: { params: WATCHED } }, async ({ params }): Promise<PackImport> => {
    const { path, name, size } = watch.fileOf(params.id);
    try {
      return await withFile(path, async (file) => {
        const { mtimeMs } = await file.stat();
        let state = await packImport.begin({ name, size, modified: Math.floor(mtimeMs) });
        while (state.stage === 'receiving' && state.held < size) {
          const part = Buffer.alloc(Math.min(LIMITS.packPart, size - state.held));
          const { bytesRead } = await file.read(part, 0, part.length, state.held);
          if (bytesRead === 0) throw Object.assign(new Error('the file ended early'), { code: 'ENODATA' });
          state = packImport.append(state.held, part.subarray(0, bytesRead));
        }
        return state;
      });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      throw new Refusal(
        'not-found',
        'the file was removed while it was read, and nothing was imported. Put it back and try again to continue',
      );
    }
  });
}
