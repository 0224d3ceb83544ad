// Reads and changes the settings over the workbench API, and reports the state of the app.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { changeSettings } from '../../features/trust/index.ts';
import { parseBaseUrl } from '../../lib/base-url.ts';
import { SETTINGS } from './schemas/workbench.ts';

export function settingsRoutes(bare: FastifyInstance, context: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/state', handler: async () => context.state() });
  app.route({ method: ['GET', 'HEAD'], url: '/workbench/settings', handler: async () => context.settings() });

  app.put('/workbench/settings', { schema: { body: SETTINGS } }, async ({ body }) => {
    const { baseUrl, who, secondPerson, ...rest } = body;
    const persons = { ...defined({ who, secondPerson }) };
    return changeSettings(context, { ...rest, ...(baseUrl === undefined ? {} : { baseUrl: parseBaseUrl(baseUrl) }) }, persons);
  });
}
