// Names the edition of the rules by which completeness is judged, over the workbench API.
import type { FastifyInstance } from 'fastify';
import type { RulesOverview } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { rulesOverview } from '../../features/rules/index.ts';

export function rulesRoutes(app: FastifyInstance, { store }: AppContext): void {
  app.route({ method: ['GET', 'HEAD'], url: '/workbench/rules', handler: async (): Promise<RulesOverview> => rulesOverview(store) });
}
