// Serves the history of a passport, differences between its versions, and what each role sees, over the workbench API.
import type { FastifyRequest } from 'fastify';
import type { Comparison, Differences, PassportHistory, PassportReaders } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { compareVersions, passportHistory, passportReaders, versionDifferences } from '../../../features/editing/index.ts';
import { type Routes, read } from '../../http/routes.ts';
import { segment } from '../../http/target.ts';
import { languageFor } from '../../public/reader-languages.ts';
import { COMPARISON_QUERY, VERSIONS_QUERY } from '../schemas/filling.ts';

export function historyRoutes(app: Routes, context: AppContext): void {
  read(app, '/workbench/passports/:code/history', async (request): Promise<PassportHistory> => passportHistory(codeOf(request), context));

  read(
    app,
    '/workbench/passports/:code/differences',
    { querystring: VERSIONS_QUERY },
    async (request): Promise<Differences> =>
      versionDifferences(codeOf(request), request.query, context, languageFor(request.headers, context)),
  );

  read(app, '/workbench/passports/:code/comparison', { querystring: COMPARISON_QUERY }, async (request): Promise<Comparison> => {
    const { with: other, ...versions } = request.query;
    return compareVersions(codeOf(request), { ...versions, other }, context, languageFor(request.headers, context));
  });

  read(
    app,
    '/workbench/passports/:code/readers',
    async (request): Promise<PassportReaders> => passportReaders(codeOf(request), context, languageFor(request.headers, context)),
  );
}

/** `/workbench/passports/{dppCode}/…`, from the raw target. */
const codeOf = (request: FastifyRequest): string => segment(request.raw.url ?? '/', 2);
