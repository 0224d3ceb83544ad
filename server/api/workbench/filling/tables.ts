// Uploads, previews and imports tables of passports over the workbench API, and keeps mappings under a name.
import type { SavedMappings, TableFields, TableImport, TableImportState } from '../../../contract/index.ts';
import type { Json } from '../../../domain/json/json.ts';
import { labelLanguageOf } from '../../../domain/language/languages.ts';
import { fieldPaths } from '../../../domain/tables/field-paths.ts';
import { readMapping } from '../../../domain/tables/mapping.ts';
import { csvTemplate } from '../../../domain/tables/template.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import type { TableJob } from '../../../features/tables/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { removeMapping, savedMappings, saveMapping } from '../../../store/passports/table-mappings.ts';
import { nextPart, takeBytes } from '../../http/bytes.ts';
import { type Routes, read } from '../../http/routes.ts';
import { MAPPING_NAME, TABLE_IMPORT_QUERY, TABLE_MAPPING } from '../schemas/filling.ts';
import { PACK_FILE, PACK_PART } from '../schemas/packs.ts';
import { TABLE_TEMPLATE } from '../schemas/received.ts';

export function tableRoutes(app: Routes, context: AppContext, job: TableJob): void {
  const { store } = context;

  read(app, '/workbench/tables', async (): Promise<TableImportState> => ({ table: job.state() }));

  app.post('/workbench/tables', { schema: { body: PACK_FILE } }, async ({ body }): Promise<TableImport> => job.begin(body));

  takeBytes(app, LIMITS.packPart, (routes) => {
    routes.put('/workbench/tables', { schema: { querystring: PACK_PART } }, async ({ body, query }): Promise<TableImport> => {
      return job.append(Number(query.at), nextPart(body));
    });
  });

  app.post('/workbench/tables/preview', { schema: { body: TABLE_MAPPING } }, async ({ body }, reply) =>
    reply.code(202).send(await job.preview(body)),
  );

  app.post(
    '/workbench/tables/import',
    { schema: { querystring: TABLE_IMPORT_QUERY, body: TABLE_MAPPING } },
    async ({ body, query }, reply) => reply.code(202).send(await job.run(body, { backup: query.backup ?? 'first' })),
  );

  app.post('/workbench/tables/stop', async (): Promise<TableImportState> => ({ table: await job.stop() }));

  app.delete('/workbench/tables', async (): Promise<TableImportState> => {
    await job.discard();
    return { table: null };
  });

  read(app, '/workbench/tables/mappings', async (): Promise<SavedMappings> => ({ items: savedMappings(store) }));

  app.put(
    '/workbench/tables/mappings',
    { schema: { querystring: MAPPING_NAME, body: TABLE_MAPPING } },
    async ({ query, body }): Promise<SavedMappings> => {
      const read = readMapping(body as unknown as Json);
      if (!read.ok) throw new Refusal('bad-body', 'the mapping cannot be saved', { errors: read.errors });
      saveMapping(store, query.name, body, context.now());
      return { items: savedMappings(store) };
    },
  );

  app.delete('/workbench/tables/mappings', { schema: { querystring: MAPPING_NAME } }, async ({ query }): Promise<SavedMappings> => {
    if (!removeMapping(store, query.name)) throw new Refusal('not-found', 'there is no mapping of this name');
    return { items: savedMappings(store) };
  });

  read(app, '/workbench/tables/template', { querystring: TABLE_TEMPLATE }, async ({ query }, reply) =>
    reply.type('text/csv; charset=utf-8').send(csvTemplate(query.category, { full: query.full === 'true' })),
  );

  read(
    app,
    '/workbench/tables/fields',
    async ({ headers }): Promise<TableFields> => ({ items: fieldPaths(labelLanguageOf(headers['accept-language'] ?? '')) }),
  );

  app.addHook('onClose', async () => {
    await job.stop();
  });
}
