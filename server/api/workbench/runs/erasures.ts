// Shows and sets the rule by which personal data are erased, and erases those of an inspection, over the workbench API.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { ErasureState } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { eraseBecauseAsked, setRule } from '../../../features/erasure/index.ts';
import { erasureState } from '../../../store/erasing/read.ts';
import { ERASE, ERASURE_RULE } from '../schemas/erasure.ts';
import { NUMBER } from '../schemas/workbench.ts';

export function erasureRoutes(bare: FastifyInstance, { store, settings, now }: Pick<AppContext, 'store' | 'settings' | 'now'>): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();
  app.route({ method: ['GET', 'HEAD'], url: '/workbench/erasures', handler: async (): Promise<ErasureState> => erasureState(store) });
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
