// Shows and sets the rule by which personal data are erased, and erases those of an inspection, over the workbench API.
import type { ErasureState } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { eraseBecauseAsked, setRule } from '../../../features/erasure/index.ts';
import { erasureState } from '../../../store/erasing/read.ts';
import { type Routes, read } from '../../http/routes.ts';
import { ERASE, ERASURE_RULE } from '../schemas/erasure.ts';
import { NUMBER } from '../schemas/workbench.ts';

export function erasureRoutes(app: Routes, { store, settings, now }: Pick<AppContext, 'store' | 'settings' | 'now'>): void {
  read(app, '/workbench/erasures', async (): Promise<ErasureState> => erasureState(store));
  app.put('/workbench/erasures/rule', { schema: { body: ERASURE_RULE } }, async ({ body }) => setRule(store, body, settings(), now()));
  app.post(
    '/workbench/inspections/:id/erase',
    { schema: { params: NUMBER, body: ERASE } },
    async ({ params, body }): Promise<ErasureState> => {
      eraseBecauseAsked(store, { ...body, inspections: [Number(params.id)] }, settings(), now());
      return erasureState(store);
    },
  );
}
