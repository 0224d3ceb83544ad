// The packs that were applied over the workbench API: which, when, by whom, and what became of their entries.
import type { FastifyInstance } from 'fastify';
import type { PacksOverview } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { listApplied } from '../store/packs.ts';

export function packRoutes(app: FastifyInstance, desk: Desk): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/packs',
    handler: async (): Promise<PacksOverview> => ({ applied: listApplied(desk.store) }),
  });
}
