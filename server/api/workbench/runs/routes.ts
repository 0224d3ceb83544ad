// Starts, pauses, resumes and closes runs over the workbench API, and keeps their notes, photos and decisions.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CurrentRun, DayFigures, Run, RunDetail, RunList } from '../../../contract/index.ts';
import { defined } from '../../../domain/json/defined.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { customsBeside } from '../../../store/customs/customs-log.ts';
import { countsOf } from '../../../store/runs/counts.ts';
import { dayFigures } from '../../../store/runs/day.ts';
import { decideInRun } from '../../../store/runs/decide.ts';
import { exportRun } from '../../../store/runs/export.ts';
import { kindOfPhoto } from '../../../store/runs/photo.ts';
import { listRuns, readPhoto, readRun, readRunDetail } from '../../../store/runs/read.ts';
import { addNote, addPhoto, closeRun, currentRun, pauseRun, resumeRun, startRun } from '../../../store/runs/run-log.ts';
import { bytesOf, takeBytes } from '../../http/bytes.ts';
import { type Routes, read } from '../../http/routes.ts';
import { pageOf } from '../schemas/page.ts';
import { DAY, PHOTO, RUN, RUN_DECISION, RUN_NOTE, RUN_PHOTO, RUN_REQUEST, RUN_STEP } from '../schemas/runs.ts';
import { PAGE } from '../schemas/workbench.ts';

export function runRoutes(app: Routes, context: AppContext): void {
  const { store } = context;
  const found = <T>(run: T | undefined): T => {
    if (run === undefined) throw new Refusal('not-found', 'there is no such run');
    return run;
  };
  const run = (id: string): Run => found(readRun(store, id));
  const detail = (id: string): RunDetail => found(readRunDetail(store, id));

  read(
    app,
    '/workbench/day',
    { querystring: DAY },
    async ({ query: { from, until } }): Promise<DayFigures> => dayFigures(store, from, until),
  );
  read(app, '/workbench/runs', { querystring: PAGE }, async ({ query }): Promise<RunList> => listRuns(store, pageOf(query)));
  read(app, '/workbench/runs/current', async (): Promise<CurrentRun> => {
    const id = currentRun(store);
    return id === undefined ? {} : { run: run(id) };
  });
  read(app, '/workbench/runs/:id', { params: RUN }, async ({ params }) => detail(params.id));

  app.post('/workbench/runs', { schema: { body: RUN_REQUEST } }, async ({ body: { id, ...head } }, reply) => {
    startRun(store, id, head, context.now());
    return reply.code(201).send(run(id));
  });
  app.post('/workbench/runs/:id/pause', { schema: { params: RUN, body: RUN_STEP } }, async ({ params: { id }, body }) => {
    pauseRun(store, id, body.officer, context.now());
    return run(id);
  });
  app.post('/workbench/runs/:id/resume', { schema: { params: RUN, body: RUN_STEP } }, async ({ params: { id }, body }) => {
    resumeRun(store, id, body.officer, context.now());
    return run(id);
  });
  app.post('/workbench/runs/:id/close', { schema: { params: RUN, body: RUN_STEP } }, async ({ params: { id }, body }) => {
    closeRun(store, id, body.officer, () => countsOf(store, id), context.now());
    return run(id);
  });
  app.post('/workbench/runs/:id/decisions', { schema: { params: RUN, body: RUN_DECISION } }, async ({ params: { id }, body }, reply) =>
    reply.code(201).send(decideInRun(store, id, body, context.now())),
  );
  app.post('/workbench/runs/:id/notes', { schema: { params: RUN, body: RUN_NOTE } }, async ({ params: { id }, body }, reply) => {
    addNote(store, id, body, context.now());
    return reply.code(201).send(detail(id));
  });

  read(app, '/workbench/runs/:id/export', { params: RUN }, async ({ params: { id } }, reply) => {
    const name = `run-${run(id).startedAt.slice(0, 10)}-${id.slice(0, 8)}.json`;
    return reply
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      .type('application/json')
      .send(Readable.from(exportRun(store, detail(id), customsBeside(store))));
  });

  read(app, '/workbench/runs/photos/:sha256', { params: PHOTO }, async ({ params: { sha256 } }, reply) => {
    const { type, bytes } = readPhoto(store, sha256);
    return reply.type(type).send(bytes);
  });

  takeBytes(app, LIMITS.runPhoto, (routes) => {
    routes.post('/workbench/runs/:id/photos', { schema: { params: RUN, querystring: RUN_PHOTO } }, async (request, reply) => {
      const { inspection, officer, name } = request.query;
      const { id } = request.params;
      const bytes = bytesOf(request.body);
      const type = kindOfPhoto(bytes);
      if (type === undefined) throw new Refusal('bad-body', 'a photo is a PNG, a JPEG or a WebP picture');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const about = defined({ inspection: inspection === undefined ? undefined : Number(inspection) });
      addPhoto(store, id, { officer, name, type, bytes: bytes.length, sha256, ...about }, bytes, context.now());
      return reply.code(201).send(detail(id));
    });
  });
}
