// Reads and changes the settings over the workbench API, and reports the state of the app.
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { changeSettings } from '../../features/trust/index.ts';
import { parseBaseUrl } from '../../lib/base-url.ts';
import { type Routes, read } from '../http/routes.ts';
import { SETTINGS } from './schemas/workbench.ts';

export function settingsRoutes(app: Routes, context: AppContext): void {
  read(app, '/workbench/state', async () => context.state());
  read(app, '/workbench/settings', async () => context.settings());

  app.put('/workbench/settings', { schema: { body: SETTINGS } }, async ({ body }) => {
    const { baseUrl, who, secondPerson, ...rest } = body;
    const persons = { ...defined({ who, secondPerson }) };
    return changeSettings(context, { ...rest, ...(baseUrl === undefined ? {} : { baseUrl: parseBaseUrl(baseUrl) }) }, persons);
  });
}
