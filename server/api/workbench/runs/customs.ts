// Compares declared goods and measured values with items, and records suspensions, over the workbench API.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
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
import { languageFor } from '../../public/reader-languages.ts';
import { DECLARE, HOLD, LINE, MEASURE, REGISTRY_SNAPSHOT, RUN_DECLARATION } from '../schemas/customs.ts';
import { RUN } from '../schemas/runs.ts';
import { NUMBER } from '../schemas/workbench.ts';

const BYTES = 'application/octet-stream';

export function customsRoutes(bare: FastifyInstance, context: AppContext): void {
  const { store, now } = context;
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/inspections/:id/customs',
    schema: { params: NUMBER },
    handler: async ({ params: { id } }): Promise<CustomsOfEntry> => customsOf(store, Number(id)),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/runs/:id/customs',
    schema: { params: RUN },
    handler: async ({ params: { id } }): Promise<RunCustoms> => customsOfRun(store, id),
  });
  app.route({ method: ['GET', 'HEAD'], url: '/workbench/holds', handler: async (): Promise<OpenHolds> => openHolds(store) });

  app.post('/workbench/inspections/:id/declaration', { schema: { params: NUMBER, body: DECLARE } }, async ({ params, body }, reply) =>
    reply.code(201).send(declareTyped(store, Number(params.id), body, now())),
  );
  app.post('/workbench/inspections/:id/line', { schema: { params: NUMBER, body: LINE } }, async ({ params, body }, reply) =>
    reply.code(201).send(recordLine(store, Number(params.id), body, now())),
  );
  app.post('/workbench/inspections/:id/hold', { schema: { params: NUMBER, body: HOLD } }, async ({ params, body }, reply) =>
    reply.code(201).send(recordHold(store, Number(params.id), body, now())),
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/inspections/:id/quantities',
    schema: { params: NUMBER },
    handler: async ({ params: { id }, headers }): Promise<QuantityList> => listQuantities(store, Number(id), languageFor(headers, context)),
  });
  app.post('/workbench/inspections/:id/measurement', { schema: { params: NUMBER, body: MEASURE } }, async (request, reply) => {
    const { params, body, headers } = request;
    return reply.code(201).send(recordMeasurement(store, Number(params.id), body, languageFor(headers, context), now()));
  });

  bare.register(async (scope) => {
    scope.addContentTypeParser(
      BYTES,
      { parseAs: 'buffer', bodyLimit: LARGEST_DECLARATION },
      async (_request: unknown, body: Buffer) => body,
    );
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .post('/workbench/runs/:id/declaration', { schema: { params: RUN, querystring: RUN_DECLARATION } }, async (request, reply) => {
        const { id } = request.params;
        if (readRun(store, id) === undefined) throw new Refusal('not-found', 'there is no such run');
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return reply.code(201).send(declareForRun(store, id, { bytes, ...request.query }, now()));
      });
  });

  const kept = (): RegistrySnapshotState => defined({ snapshot: presentSnapshot(store) });
  app.route({ method: ['GET', 'HEAD'], url: '/workbench/registry-snapshot', handler: async () => kept() });
  app.delete('/workbench/registry-snapshot', async () => {
    removeSnapshot(store);
    return kept();
  });
  bare.register(async (scope) => {
    scope.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: LARGEST_SNAPSHOT }, async (_request: unknown, body: Buffer) => body);
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .put('/workbench/registry-snapshot', { schema: { querystring: REGISTRY_SNAPSHOT } }, async ({ body, query }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        importSnapshot(store, { bytes, ...query, now: now() });
        return kept();
      });
  });
}
