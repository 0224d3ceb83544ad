// Starts, reports and stops sync runs over the workbench API, one at a time.
import { userInfo } from 'node:os';
import type { SyncRequest, SyncState } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { itemsOfText, type SyncJob, wantedItem } from '../../features/sync/index.ts';
import { wantList } from '../../features/want-list/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Routes, read } from '../http/routes.ts';
import { SYNC } from './schemas/workbench.ts';

export function syncRoutes(app: Routes, context: AppContext, job: SyncJob): void {
  app.post('/workbench/sync', { schema: { body: SYNC } }, async ({ body }, reply) =>
    reply.code(202).send(job.start(orderOf(body, context))),
  );
  read(app, '/workbench/sync', async (): Promise<SyncState> => job.state());
  app.delete('/workbench/sync', async (): Promise<SyncState> => job.stop());
  app.addHook('onClose', async () => void (await job.stop()));
}

function orderOf({ url, allowHttp = false, items, file, who, events = false, key, fingerprint }: SyncRequest, context: AppContext) {
  return {
    url,
    allowHttp,
    items: (file === undefined ? (items ?? wantList(context)) : itemsOfText(file)).map((item, index) => {
      const found = wantedItem(item);
      if (found === undefined) throw new Refusal('bad-body', `'/items/${index}' names no passport, product or link`);
      return found;
    }),
    who: who ?? (context.settings().officer || userInfo().username),
    events,
    ...defined({ key, fingerprint }),
  };
}
