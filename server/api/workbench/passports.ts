// Lists, shows, imports, publishes, revokes and suspends passports over the workbench API, and serves their QR codes.
import type { FastifyRequest } from 'fastify';
import type { Completeness, FootprintAmong, PassportDetail, ShapesCheck } from '../../contract/index.ts';
import { qrPng } from '../../domain/formats/qr.ts';
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { changeStatus, publishStored } from '../../features/issuing/index.ts';
import { completenessOn, footprintAmong, importText, passportDetail, passportShapes } from '../../features/passports/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { listPassports } from '../../store/passports/list.ts';
import { type Routes, read } from '../http/routes.ts';
import { segment } from '../http/target.ts';
import { qrSize } from '../public/qr-size.ts';
import { languageFor } from '../public/reader-languages.ts';
import { checkDay } from './schemas/check-day.ts';
import { pageOf } from './schemas/page.ts';
import { IMPORT_QUERY } from './schemas/received.ts';
import { DAY_QUERY, PASSPORT_QUERY, STATUS_CHANGE } from './schemas/workbench.ts';

export function passportRoutes(app: Routes, context: AppContext): void {
  const { store } = context;

  const detail = (request: FastifyRequest): PassportDetail => {
    const dppCode = codeOf(request);
    const found = passportDetail(dppCode, context, languageFor(request.headers, context));
    return found ?? refuseUnknown(dppCode);
  };

  read(app, '/workbench/passports', { querystring: PASSPORT_QUERY }, async ({ query, headers }) =>
    listPassports(store, { ...query, ...pageOf(query), language: languageFor(headers, context) }),
  );

  app.post('/workbench/passports', { schema: { querystring: IMPORT_QUERY } }, async (request) => {
    const { body } = request;
    if (body === undefined) throw new Refusal('bad-body', 'send a passport, an array of passports, or credentials');
    // A token arrives as a JSON string. Everything else is read from the exact text received, because signatures cover text.
    return importText(typeof body === 'string' ? body : request.bodyText, context, request.query);
  });

  read(app, '/workbench/passports/:code', async (request) => detail(request));

  read(app, '/workbench/passports/:code/qr.png', async (request, reply) => {
    const size = qrSize(request.query);
    return reply.type('image/png').send(qrPng(detail(request).links.digitalLink, size));
  });

  read(app, '/workbench/passports/:code/footprint', async (request): Promise<FootprintAmong> => footprintAmong(store, codeOf(request)));

  read(app, '/workbench/passports/:code/completeness', { querystring: DAY_QUERY }, async (request): Promise<Completeness> => {
    const [dppCode, on] = [codeOf(request), checkDay(request.query.on)];
    return completenessOn(dppCode, on, context, languageFor(request.headers, context)) ?? refuseUnknown(dppCode);
  });

  read(app, '/workbench/passports/:code/shapes', async (request): Promise<ShapesCheck> => {
    const dppCode = codeOf(request);
    return (await passportShapes(dppCode, context, languageFor(request.headers, context))) ?? refuseUnknown(dppCode);
  });

  app.post('/workbench/passports/:code/publish', async (request) => {
    publishStored(codeOf(request), context);
    return detail(request);
  });

  app.post('/workbench/passports/:code/status', { schema: { body: STATUS_CHANGE } }, async (request) => {
    const { action, who, reason } = request.body;
    changeStatus(codeOf(request), { action, who, ...defined({ reason }) }, context);
    return detail(request);
  });
}

function refuseUnknown(dppCode: string): never {
  throw new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}'`);
}

/** `/workbench/passports/{dppCode}`, from the raw target. */
const codeOf = (request: FastifyRequest): string => segment(request.raw.url ?? '/', 2);
