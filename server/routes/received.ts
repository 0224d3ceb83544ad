// What others sent over the workbench API: passports to look at, events to look at and accept.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { acceptSource, previewEvents, receivedDetail, sourcesOfEvents, withdrawSource } from '../catalogue/received.ts';
import type { EventSourceList, ReceivedEventList, ReceivedPassportDetail, ReceivedPassportList } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { parseAcceptLanguage } from '../passport/language.ts';
import { listReceivedPassports } from '../store/received.ts';
import { languageOf } from '../store/settings.ts';
import { pageOf } from './inspections.ts';
import { EVENT_ACCEPTANCE, EVENT_SOURCE, EVENT_WITHDRAWAL, RECEIVED_QUERY } from './received-schemas.ts';
import { NUMBER } from './workbench-schemas.ts';

export function receivedRoutes(bare: FastifyInstance, desk: Desk): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/received/passports',
    schema: { querystring: RECEIVED_QUERY },
    handler: async ({ query }): Promise<ReceivedPassportList> => listReceivedPassports(desk.store, { ...query, ...pageOf(query) }),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/received/passports/:id',
    schema: { params: NUMBER },
    handler: async ({ params, headers }): Promise<ReceivedPassportDetail> => {
      const [language = languageOf(desk.settings())] = parseAcceptLanguage(headers['accept-language']);
      return receivedDetail(Number(params.id), desk, language);
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/received/sources',
    handler: async (): Promise<EventSourceList> => sourcesOfEvents(desk),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/received/events',
    schema: { querystring: EVENT_SOURCE },
    handler: async ({ query: { source } }): Promise<ReceivedEventList> => previewEvents(desk, source),
  });

  app.post('/workbench/received/events/accept', { schema: { body: EVENT_ACCEPTANCE } }, async ({ body }): Promise<EventSourceList> => {
    acceptSource(desk, body);
    return sourcesOfEvents(desk);
  });

  app.post('/workbench/received/events/withdraw', { schema: { body: EVENT_WITHDRAWAL } }, async ({ body }): Promise<EventSourceList> => {
    withdrawSource(desk, body);
    return sourcesOfEvents(desk);
  });
}
