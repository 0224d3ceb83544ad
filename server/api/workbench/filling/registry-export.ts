// Exports published passports as files for the registry of the EU over the workbench API, one file at a time.
import type { AppContext } from '../../../features/app-context/index.ts';
import { nextFile, publishedCodes } from '../../../features/registry-export/index.ts';
import { type Routes, read } from '../../http/routes.ts';
import { REGISTRY_QUERY } from '../schemas/workbench.ts';

export function registryExportRoutes(app: Routes, { store, now }: AppContext): void {
  read(app, '/workbench/registry-export', { querystring: REGISTRY_QUERY }, async ({ query: { format = 'json', after, number = '1' } }) =>
    nextFile(store, publishedCodes(store, after), { format, now: now(), number: Number(number) }),
  );
}
