// Shows passports and events that others sent over the workbench API, and accepts or withdraws events.
import type { EventSourceList, ReceivedEventList, ReceivedPassportDetail, ReceivedPassportList } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { acceptSource, previewEvents, receivedDetail, sourcesOfEvents, withdrawSource } from '../../features/passports/index.ts';
import { listReceivedPassports } from '../../store/passports/received.ts';
import { type Routes, read } from '../http/routes.ts';
import { languageFor } from '../public/reader-languages.ts';
import { pageOf } from './schemas/page.ts';
import { EVENT_ACCEPTANCE, EVENT_SOURCE, EVENT_WITHDRAWAL, RECEIVED_QUERY } from './schemas/received.ts';
import { NUMBER } from './schemas/workbench.ts';

export function receivedRoutes(app: Routes, context: AppContext): void {
  read(
    app,
    '/workbench/received/passports',
    { querystring: RECEIVED_QUERY },
    async ({ query, headers }): Promise<ReceivedPassportList> =>
      listReceivedPassports(context.store, { ...query, ...pageOf(query), language: languageFor(headers, context) }),
  );

  read(app, '/workbench/received/passports/:id', { params: NUMBER }, async ({ params, headers }): Promise<ReceivedPassportDetail> => {
    return receivedDetail(Number(params.id), context, languageFor(headers, context));
  });

  read(app, '/workbench/received/sources', async (): Promise<EventSourceList> => sourcesOfEvents(context));

  read(
    app,
    '/workbench/received/events',
    { querystring: EVENT_SOURCE },
    async ({ query: { source } }): Promise<ReceivedEventList> => previewEvents(context, source),
  );

  app.post('/workbench/received/events/accept', { schema: { body: EVENT_ACCEPTANCE } }, async ({ body }): Promise<EventSourceList> => {
    acceptSource(context, body);
    return sourcesOfEvents(context);
  });

  app.post('/workbench/received/events/withdraw', { schema: { body: EVENT_WITHDRAWAL } }, async ({ body }): Promise<EventSourceList> => {
    withdrawSource(context, body);
    return sourcesOfEvents(context);
  });
}
