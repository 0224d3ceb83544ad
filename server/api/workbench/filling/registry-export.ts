// Exports published passports as files for the registry of the EU over the workbench API, one file at a time.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../features/app-context/index.ts';
import { nextFile, publishedCodes } from '../../../features/registry-export/index.ts';
import { REGISTRY_QUERY } from '../schemas/workbench.ts';

export function registryExportRoutes(bare: FastifyInstance, { store, now }: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();
  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/registry-export',
    schema: { querystring: REGISTRY_QUERY },
    handler: async ({ query: { format = 'json', after, number = '1' } }) =>
      nextFile(store, publishedCodes(store, after), { format, now: now(), number: Number(number) }),
  });
}
