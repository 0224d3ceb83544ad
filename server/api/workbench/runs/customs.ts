// Compares declared goods and measured values with items, and records suspensions, over the workbench API.
import type { CustomsOfEntry, OpenHolds, QuantityList, RegistrySnapshotState, RunCustoms } from '../../../contract/index.ts';
import { LARGEST_SNAPSHOT } from '../../../domain/declaration/registry.ts';
import { LARGEST_DECLARATION } from '../../../domain/declaration/table.ts';
import { defined } from '../../../domain/json/defined.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import {
  declareForRun,
  declareTyped,
  importSnapshot,
  listQuantities,
  recordHold,
  recordLine,
  recordMeasurement,
} from '../../../features/declaration/index.ts';
import { Refusal } from '../../../lib/problem.ts';
import { customsOf, customsOfRun, openHolds } from '../../../store/customs/customs-log.ts';
import { presentSnapshot, removeSnapshot } from '../../../store/customs/registry-snapshot.ts';
import { readRun } from '../../../store/runs/read.ts';
import { bytesOf, takeBytes } from '../../http/bytes.ts';
import { type Routes, read } from '../../http/routes.ts';
import { languageFor } from '../../public/reader-languages.ts';
import { DECLARE, HOLD, LINE, MEASURE, REGISTRY_SNAPSHOT, RUN_DECLARATION } from '../schemas/customs.ts';
import { RUN } from '../schemas/runs.ts';
import { NUMBER } from '../schemas/workbench.ts';

export function customsRoutes(app: Routes, context: AppContext): void {
  const { store, now } = context;

  read(
    app,
    '/workbench/inspections/:id/customs',
    { params: NUMBER },
    async ({ params: { id } }): Promise<CustomsOfEntry> => customsOf(store, Number(id)),
  );
  read(app, '/workbench/runs/:id/customs', { params: RUN }, async ({ params: { id } }): Promise<RunCustoms> => customsOfRun(store, id));
  read(app, '/workbench/holds', async (): Promise<OpenHolds> => openHolds(store));

  app.post('/workbench/inspections/:id/declaration', { schema: { params: NUMBER, body: DECLARE } }, async ({ params, body }, reply) =>
    reply.code(201).send(declareTyped(store, Number(params.id), body, now())),
  );
  app.post('/workbench/inspections/:id/line', { schema: { params: NUMBER, body: LINE } }, async ({ params, body }, reply) =>
    reply.code(201).send(recordLine(store, Number(params.id), body, now())),
  );
  app.post('/workbench/inspections/:id/hold', { schema: { params: NUMBER, body: HOLD } }, async ({ params, body }, reply) =>
    reply.code(201).send(recordHold(store, Number(params.id), body, now())),
  );
  read(
    app,
    '/workbench/inspections/:id/quantities',
    { params: NUMBER },
    async ({ params: { id }, headers }): Promise<QuantityList> => listQuantities(store, Number(id), languageFor(headers, context)),
  );
  app.post('/workbench/inspections/:id/measurement', { schema: { params: NUMBER, body: MEASURE } }, async (request, reply) => {
    const { params, body, headers } = request;
    return reply.code(201).send(recordMeasurement(store, Number(params.id), body, languageFor(headers, context), now()));
  });

  takeBytes(app, LARGEST_DECLARATION, (routes) => {
    routes.post('/workbench/runs/:id/declaration', { schema: { params: RUN, querystring: RUN_DECLARATION } }, async (request, reply) => {
      const { id } = request.params;
      if (readRun(store, id) === undefined) throw new Refusal('not-found', 'there is no such run');
      const bytes = bytesOf(request.body);
      return reply.code(201).send(declareForRun(store, id, { bytes, ...request.query }, now()));
    });
  });

  const kept = (): RegistrySnapshotState => defined({ snapshot: presentSnapshot(store) });
  read(app, '/workbench/registry-snapshot', async () => kept());
  app.delete('/workbench/registry-snapshot', async () => {
    removeSnapshot(store);
    return kept();
  });
  takeBytes(app, LARGEST_SNAPSHOT, (routes) => {
    routes.put('/workbench/registry-snapshot', { schema: { querystring: REGISTRY_SNAPSHOT } }, async ({ body, query }) => {
      const bytes = bytesOf(body);
      importSnapshot(store, { bytes, ...query, now: now() });
      return kept();
    });
  });
}
