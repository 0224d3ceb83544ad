// Begins, fills, pauses, resumes and cancels bulk inspections over the workbench API, and lists their rows.
import type { Bulk, BulkClaimed, BulkInput, BulkList, BulkMissing, BulkReading, BulkRows } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { type BulkJob, openParcel } from '../../../features/bulk/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { queueOf } from '../../../store/bulk/queues.ts';
import { bulkRows } from '../../../store/bulk/rows.ts';
import { BYTES, bytesOf, takeBytes } from '../../http/bytes.ts';
import { type Routes, read } from '../../http/routes.ts';
import { BULK, BULK_CLAIM, BULK_INPUTS, BULK_ITEM, BULK_PART, BULK_READINGS, BULK_REQUEST, BULK_ROWS } from '../schemas/bulk.ts';
import { checkInput } from '../schemas/check-input.ts';
import { pageOf } from '../schemas/page.ts';

const checkReadings = (readings: readonly BulkReading[] = []): void => {
  for (const reading of readings) checkInput(reading);
};

function checkInputs(items: readonly BulkInput[]): void {
  for (const { kind, readings, bytes } of items) {
    if ((kind === 'code') !== (readings !== undefined) || (kind === 'code') === (bytes !== undefined))
      throw new Refusal('bad-body', "a 'code' has readings, a file has its size in bytes");
    checkReadings(readings);
  }
}

export function bulkRoutes(app: Routes, { store }: AppContext, job: BulkJob): void {
  read(app, '/workbench/bulk', async (): Promise<BulkList> => job.list());
  read(app, '/workbench/bulk/:id', { params: BULK }, async ({ params }): Promise<Bulk> => job.get(params.id));
  app.post('/workbench/bulk', { schema: { body: BULK_REQUEST } }, async ({ body }, reply) => reply.code(201).send(job.create(body)));
  app.delete('/workbench/bulk/:id', { schema: { params: BULK } }, async ({ params }): Promise<BulkList> => {
    job.forget(params.id);
    return job.list();
  });
  for (const to of ['pause', 'resume', 'cancel', 'retry'] as const)
    app.post(`/workbench/bulk/:id/${to}`, { schema: { params: BULK } }, async ({ params }): Promise<Bulk> => job.step(params.id, to));

  app.post('/workbench/bulk/:id/items', { schema: { params: BULK, body: BULK_INPUTS } }, async ({ params, body }): Promise<Bulk> => {
    checkInputs(body.items);
    return job.add(params.id, body);
  });
  read(app, '/workbench/bulk/:id/missing', { params: BULK }, async ({ params }): Promise<BulkMissing> => job.missing(params.id));
  app.post(
    '/workbench/bulk/:id/claims',
    { schema: { params: BULK, body: BULK_CLAIM } },
    async ({ params, body }): Promise<BulkClaimed> => job.claim(params.id, body),
  );
  app.put(
    '/workbench/bulk/:id/items/:position/readings',
    { schema: { params: BULK_ITEM, body: BULK_READINGS } },
    async ({ params, body }, reply) => {
      if ((body.readings === undefined) === (body.fault === undefined)) throw new Refusal('bad-body', "give 'readings' or 'fault'");
      checkReadings(body.readings);
      job.read(params.id, Number(params.position), body);
      return reply.code(204).send();
    },
  );
  read(app, '/workbench/bulk/:id/items/:position/content', { params: BULK_ITEM }, async ({ params }, reply) =>
    reply.type(BYTES).send(job.content(params.id, Number(params.position))),
  );
  read(
    app,
    '/workbench/bulk/:id/rows',
    { params: BULK, querystring: BULK_ROWS },
    async ({ params: { id }, query: { limit: _, offset: __, ...query }, query: page }): Promise<BulkRows> => {
      queueOf(store, id);
      return bulkRows(store, id, { ...query, ...pageOf(page) });
    },
  );

  app.addHook('onClose', () => job.stop());

  takeBytes(app, LIMITS.packPart, (routes) => {
    routes.put('/workbench/bulk/:id/contents', { schema: { params: BULK } }, async ({ params, body }, reply) => {
      job.appendAll(params.id, openParcel(bytesOf(body)));
      return reply.code(204).send();
    });
    routes.put(
      '/workbench/bulk/:id/items/:position/content',
      { schema: { params: BULK_ITEM, querystring: BULK_PART } },
      async (request, reply) => {
        const { params, query, body } = request;
        job.append(params.id, Number(params.position), Number(query.at), bytesOf(body));
        return reply.code(204).send();
      },
    );
  });
}
