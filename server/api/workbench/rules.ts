// Names the edition of the rules by which completeness is judged, over the workbench API.
import type { RulesOverview } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { rulesOverview } from '../../features/rules/index.ts';
import { type Routes, read } from '../http/routes.ts';

export function rulesRoutes(app: Routes, { store }: AppContext): void {
  read(app, '/workbench/rules', async (): Promise<RulesOverview> => rulesOverview(store));
}
