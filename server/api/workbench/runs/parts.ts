// Adds evidence bundles of other computers to a run over the workbench API, and shows the whole run.
import type { RunPartUpload, RunTogether } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { runPartDoor, runTogether } from '../../../features/evidence/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { startOf } from '../../../store/runs/run-log.ts';
import { nextPart, takeBytes } from '../../http/bytes.ts';
import { type Routes, read } from '../../http/routes.ts';
import { PACK_FILE, PACK_PART } from '../schemas/packs.ts';
import { RUN, RUN_PART, TOGETHER } from '../schemas/runs.ts';

const ROWS = '100';

export function runPartRoutes(app: Routes, context: AppContext): void {
  const door = runPartDoor(context);

  app.post('/workbench/run-parts/incoming', { schema: { body: PACK_FILE } }, async ({ body }): Promise<RunPartUpload> => door.begin(body));
  takeBytes(app, LIMITS.packPart, (routes) => {
    routes.put('/workbench/run-parts/incoming', { schema: { querystring: PACK_PART } }, async ({ body, query }): Promise<RunPartUpload> => {
      return door.append(Number(query.at), nextPart(body));
    });
  });
  app.post('/workbench/runs/:id/parts', { schema: { params: RUN, body: RUN_PART } }, async ({ params: { id }, body }, reply) =>
    reply.code(201).send(await door.add(id, body)),
  );
  read(
    app,
    '/workbench/runs/:id/together',
    { params: RUN, querystring: TOGETHER },
    async ({ params: { id }, query: { limit = ROWS, offset = '0' } }): Promise<RunTogether> => {
      if (startOf(context.store, id) === undefined) throw new Refusal('not-found', 'there is no such run');
      return runTogether(context, id, { limit: Number(limit), offset: Number(offset) });
    },
  );
}
