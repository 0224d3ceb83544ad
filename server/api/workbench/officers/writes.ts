// Refuses, with the reason, requests that are not answered while writes are stopped; and begins and ends maintenance.
import type { FastifyInstance } from 'fastify';
import type { MaintenanceState } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { changeMaintenance, maintenanceState } from '../../../features/maintenance/index.ts';
import { refusalOf, type WriteStop } from '../../../lib/write-stop.ts';
import { standingMaintenance } from '../../../store/standing-maintenance.ts';
import type { Store } from '../../../store/store.ts';
import { type Routes, read } from '../../http/routes.ts';
import { MAINTENANCE_CHANGE } from '../schemas/workbench.ts';
import { goesOn } from './rule.ts';

export interface Route {
  /** `GET` also for `HEAD`. */
  readonly method: string;
  /** The pattern of the route. Not the target, because `/%77orkbench/…` leads to the same route. */
  readonly url: string;
}

/** `stopped` returns why the route is not answered now. Files of the app itself are always answered. */
export function guardWrites(app: FastifyInstance, stopped: (route: Route) => WriteStop | undefined): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }) => {
    if (!url.startsWith('/workbench/')) return;
    const stop = stopped({ method: method === 'HEAD' ? 'GET' : method, url });
    if (stop !== undefined) throw refusalOf(stop);
  });
}

/** The store refuses writes as well. This refusal comes before any work, and also covers changes of files next to the store. */
export const guardMaintenance = (app: FastifyInstance, store: Store): void =>
  guardWrites(app, (route) => {
    if (goesOn(route)) return undefined;
    const standing = standingMaintenance(store.db);
    return standing && { because: 'maintenance', ...standing };
  });

export function maintenanceRoutes(app: Routes, { store, now }: AppContext): void {
  read(app, '/workbench/maintenance', async (): Promise<MaintenanceState> => maintenanceState(store));

  app.put('/workbench/maintenance', { schema: { body: MAINTENANCE_CHANGE } }, async ({ body }): Promise<MaintenanceState> => {
    changeMaintenance(store, body, now());
    return maintenanceState(store);
  });
}
