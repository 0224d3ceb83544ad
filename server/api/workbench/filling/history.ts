// Serves the history of a passport, differences between its versions, and what each role sees, over the workbench API.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Comparison, Differences, PassportHistory, PassportReaders } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { compareVersions, passportHistory, passportReaders, versionDifferences } from '../../../features/editing/index.ts';
import { segment } from '../../http/target.ts';
import { languageFor } from '../../public/reader-languages.ts';
import { COMPARISON_QUERY, VERSIONS_QUERY } from '../schemas/filling.ts';

export function historyRoutes(bare: FastifyInstance, context: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();
  const method = ['GET', 'HEAD'];

  app.route({
    method,
    url: '/workbench/passports/:code/history',
    handler: async (request): Promise<PassportHistory> => passportHistory(codeOf(request), context),
  });

  app.route({
    method,
    url: '/workbench/passports/:code/differences',
    schema: { querystring: VERSIONS_QUERY },
    handler: async (request): Promise<Differences> =>
      versionDifferences(codeOf(request), request.query, context, languageFor(request.headers, context)),
  });

  app.route({
    method,
    url: '/workbench/passports/:code/comparison',
    schema: { querystring: COMPARISON_QUERY },
    handler: async (request): Promise<Comparison> => {
      const { with: other, ...versions } = request.query;
      return compareVersions(codeOf(request), { ...versions, other }, context, languageFor(request.headers, context));
    },
  });

  app.route({
    method,
    url: '/workbench/passports/:code/readers',
    handler: async (request): Promise<PassportReaders> => passportReaders(codeOf(request), context, languageFor(request.headers, context)),
  });
}

/** `/workbench/passports/{dppCode}/…`, from the raw target. */
const codeOf = (request: FastifyRequest): string => segment(request.raw.url ?? '/', 2);
