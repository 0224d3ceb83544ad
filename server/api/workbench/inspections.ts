// Inspects items and lists, opens, decides and exports inspections over the workbench API.
import { Readable } from 'node:stream';
import type { CompletenessOfEntry, Inspection, RepeatedInspections, ShapesCheck, WantList } from '../../contract/index.ts';
import { isFullDate } from '../../domain/dates/dates.ts';
import { qrPng } from '../../domain/formats/qr.ts';
import { wantedCodes } from '../../domain/formats/wanted-codes.ts';
import { readAsOf } from '../../domain/verify/as-of-moment.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { completenessOfEntry, shapesOfEntry } from '../../features/completeness/index.ts';
import { inspect, inspectAgain } from '../../features/inspection/index.ts';
import { wantList } from '../../features/want-list/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { appendDecision } from '../../store/audit-log/append.ts';
import { repeatedAfter } from '../../store/audit-log/awaiting.ts';
import { toCsv, toJsonArray } from '../../store/audit-log/export.ts';
import { eachInspection, listInspections } from '../../store/audit-log/list.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import { customsBeside } from '../../store/customs/customs-log.ts';
import { type Routes, read } from '../http/routes.ts';
import { qrSize } from '../public/qr-size.ts';
import { languageFor } from '../public/reader-languages.ts';
import { checkDay } from './schemas/check-day.ts';
import { checkInput } from './schemas/check-input.ts';
import { pageOf } from './schemas/page.ts';
import { AFTER, AGAIN, DAY_OR_OWN, DECIDE, EXPORT_QUERY, INSPECT, INSPECTION_QUERY, NUMBER } from './schemas/workbench.ts';

export function inspectionRoutes(app: Routes, context: AppContext): void {
  const { store } = context;

  const entry = (id: string): Inspection => {
    const inspection = readInspection(store, Number(id));
    if (inspection === undefined) throw new Refusal('not-found', `there is no inspection ${id}`);
    return inspection;
  };

  app.post('/workbench/inspections', { schema: { body: INSPECT } }, async (request, reply) => {
    checkInput(request.body);
    return reply.code(201).send(inspect(request.body, context));
  });

  read(app, '/workbench/inspections', { querystring: INSPECTION_QUERY }, async ({ query: { after, ...query } }) =>
    listInspections(store, { ...query, ...momentsOf(query), ...pageOf(query), ...(after === undefined ? {} : { after: Number(after) }) }),
  );

  read(app, '/workbench/want-list', async (): Promise<WantList> => {
    const items = wantList(context);
    const { texts, codes } = wantedCodes(items);
    return { items, pictures: { count: texts.length, codes } };
  });

  read(app, '/workbench/want-list/qr.png', async (request, reply) => {
    // A window that shows a changed list adds `of`, so that the browser does not reuse the previous picture.
    const { part = '1', of: _, ...size } = request.query as Readonly<Record<string, unknown>>;
    const text = /^[1-9][0-9]{0,5}$/.test(String(part)) ? wantedCodes(wantList(context)).texts[Number(part) - 1] : undefined;
    if (text === undefined) throw new Refusal('not-found', `the want-list has no picture '${String(part).slice(0, 20)}'`);
    return reply.type('image/png').send(qrPng(text, qrSize(size)));
  });

  read(
    app,
    '/workbench/inspections/export',
    { querystring: EXPORT_QUERY },
    async ({ query: { format, limit: _limit, offset: _offset, sort: _sort, order: _order, ...filter } }, reply) => {
      const found = eachInspection(store, { ...filter, ...momentsOf(filter) });
      const name = `inspections-${context.now().toISOString().slice(0, 10)}.${format}`;
      return reply
        .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
        .type(format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json')
        .send(Readable.from(format === 'csv' ? toCsv(found) : toJsonArray(found, customsBeside(store))));
    },
  );

  read(app, '/workbench/inspections/:id', { params: NUMBER }, async ({ params: { id } }) => entry(id));

  read(
    app,
    '/workbench/inspections/:id/completeness',
    { params: NUMBER, querystring: DAY_OR_OWN },
    async ({ params: { id }, query: { on }, headers }): Promise<CompletenessOfEntry> => {
      const day = on === undefined ? undefined : checkDay(on);
      return completenessOfEntry(store, entry(id), day, languageFor(headers, context));
    },
  );

  read(
    app,
    '/workbench/inspections/:id/shapes',
    { params: NUMBER },
    async ({ params: { id }, headers }): Promise<ShapesCheck> => shapesOfEntry(entry(id), languageFor(headers, context)),
  );

  read(
    app,
    '/workbench/inspections/again',
    { querystring: AFTER },
    async ({ query: { after = '0' } }): Promise<RepeatedInspections> => ({
      items: repeatedAfter(store, Number(after), LIMITS.pageSize),
    }),
  );

  app.post('/workbench/inspections/:id/again', { schema: { params: NUMBER, body: AGAIN } }, async (request, reply) => {
    return reply.code(201).send(await inspectAgain(Number(request.params.id), request.body, context));
  });

  app.post('/workbench/inspections/:id/decisions', { schema: { params: NUMBER, body: DECIDE } }, async (request, reply) =>
    reply.code(201).send(appendDecision(store, Number(request.params.id), request.body, context.now())),
  );
}

interface Moments {
  readonly from?: string;
  readonly until?: string;
}

/** A date stands for its whole day in UTC. */
function momentsOf({ from, until }: Moments): Moments {
  return {
    ...(from ? { from: parseBound('from', isFullDate(from) ? `${from}T00:00:00Z` : from) } : {}),
    ...(until ? { until: parseBound('until', until) } : {}),
  };
}

function parseBound(parameter: keyof Moments, text: string): string {
  const moment = readAsOf(text);
  if (moment !== undefined) return moment.toISOString();
  const detail = `is a date or a date-time with a time zone, not '${text}'`;
  throw new Refusal('bad-parameter', `'${parameter}' ${detail}`, { errors: [{ parameter, detail }] });
}
