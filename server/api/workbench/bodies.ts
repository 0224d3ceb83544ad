// Searches the list of notified bodies over the workbench API, imports a list, or reverts to the bundled one.
import type { BodyList } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { BUNDLED_LIST } from '../../domain/notified-bodies/list.ts';
import { type BodyQuery, searchBodies } from '../../domain/notified-bodies/search.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { bodiesInForce, importBodies } from '../../features/notified-bodies/index.ts';
import { removeBodies } from '../../store/bodies.ts';
import { type Routes, read } from '../http/routes.ts';
import { pageOf } from './schemas/page.ts';
import { BODY_LIST, BODY_QUERY } from './schemas/workbench.ts';

export function bodyRoutes(app: Routes, context: AppContext): void {
  read(app, '/workbench/bodies', { querystring: BODY_QUERY }, async ({ query }) => page(context, { ...query, ...pageOf(query) }));
  app.put('/workbench/bodies/list', { schema: { body: BODY_LIST } }, async ({ body: { text, older = false } }) => {
    importBodies(context.store, { text, older, now: context.now() });
    return page(context, FIRST_PAGE);
  });
  app.delete('/workbench/bodies/list', async () => {
    removeBodies(context.store);
    return page(context, FIRST_PAGE);
  });
}

const FIRST_PAGE: BodyQuery = { limit: 50, offset: 0 };

function page({ store }: AppContext, query: BodyQuery): BodyList {
  const { list, index, countries } = bodiesInForce(store);
  const { origin, statusDate, source, importedAt } = list;
  return {
    ...searchBodies(index, query),
    statusDate,
    source,
    origin,
    ...defined({ importedAt }),
    bundledDate: BUNDLED_LIST.statusDate,
    countries,
  };
}
