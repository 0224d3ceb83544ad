// Starts, reports and stops sync runs over the workbench API, one at a time.
import { userInfo } from 'node:os';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { SyncRequest, SyncRun, SyncState } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { itemsOfText, startSync, wantedItem } from '../../features/sync/index.ts';
import { wantList } from '../../features/want-list/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { lastRun, readRun, settledItems, settledLists } from '../../store/sync.ts';
import { SYNC } from './schemas/workbench.ts';

/** Items shown on a screen. The command line prints all of them. */
const SHOWN = 1000;

interface Running {
  readonly run: number;
  readonly stop: AbortController;
  readonly ended: Promise<unknown>;
}

const fetching = new WeakSet<AppContext>();
/** Whether a sync run is in progress in this app context, started over any of its APIs. */
export const isFetching = (desk: AppContext): boolean => fetching.has(desk);

export function syncRoutes(bare: FastifyInstance, desk: AppContext, report: (fault: unknown) => void): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();
  let running: Running | undefined;
  const state = (): SyncState => {
    const run = running?.run ?? lastRun(desk.store);
    if (run === undefined) return { items: [], lists: [] };
    return {
      run: withoutDocument(readRun(desk.store, run, running !== undefined)),
      items: settledItems(desk.store, run, SHOWN),
      lists: settledLists(desk.store, run),
    };
  };

  app.post('/workbench/sync', { schema: { body: SYNC } }, async ({ body }, reply) => {
    if (running !== undefined) throw new Refusal('conflict', 'passports are being fetched already: wait, or stop it');
    const stop = new AbortController();
    const { run, ended } = startSync(desk, orderOf(body, desk), { signal: stop.signal });
    const done = ended.catch(report).finally(() => {
      running = undefined;
      fetching.delete(desk);
    });
    fetching.add(desk);
    running = { run, stop, ended: done };
    return reply.code(202).send(state());
  });

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/sync', handler: async (): Promise<SyncState> => state() });

  /** Responds when no run is in progress any longer. What was fetched is kept. */
  app.delete('/workbench/sync', async (): Promise<SyncState> => {
    running?.stop.abort();
    await running?.ended;
    return state();
  });

  app.addHook('onClose', async () => {
    running?.stop.abort();
    await running?.ended;
  });
}

/** Omits the DID document, because a screen polls twice a second and shows only the keys. */
function withoutDocument({ identity, ...run }: SyncRun): SyncRun {
  if (identity === undefined) return run;
  const { didDocument: _, ...shown } = identity;
  return { ...run, identity: shown };
}

function orderOf({ url, allowHttp = false, items, file, who, events = false, key, fingerprint }: SyncRequest, desk: AppContext) {
  return {
    url,
    allowHttp,
    items: (file === undefined ? (items ?? wantList(desk)) : itemsOfText(file)).map((item, index) => {
      const found = wantedItem(item);
      if (found === undefined) throw new Refusal('bad-body', `'/items/${index}' names no passport, product or link`);
      return found;
    }),
    who: who ?? (desk.settings().officer || userInfo().username),
    events,
    ...(key === undefined ? {} : { key }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
}
