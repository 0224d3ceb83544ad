// Imports a file of passports over the workbench API, part by part, and serves the schema and template of such a file.
// Each response reports the entries that were completed by that part.
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportResponse } from '../../contract/index.ts';
import { schemaAddress } from '../../domain/formats/links.ts';
import { defined } from '../../domain/json/defined.ts';
import { passportTemplate } from '../../domain/passport/sample/template.ts';
import { importSchema } from '../../domain/passport/schema.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { BackupRefusal, refusedBackup, type TimedBackupsJob } from '../../features/backups/index.ts';
import { isLargeFile, openImport, type RunningImport, together } from '../../features/passports/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { bytesOf, nextPart, takeBytes } from '../http/bytes.ts';
import { type Routes, read } from '../http/routes.ts';
import { IMPORT_FORM, IMPORT_PART } from './schemas/received.ts';

export function importRoutes(
  app: Routes,
  context: AppContext,
  { backUpFirst }: Pick<TimedBackupsJob, 'backUpFirst'>,
  wait = LIMITS.portCall / 2,
): void {
  for (const name of ['schema', 'template'] as const) {
    read(app, `/workbench/imports/${name}`, { querystring: IMPORT_FORM }, async ({ query: { category } }, reply) => {
      const address = schemaAddress(context.settings().baseUrl, category);
      const written = name === 'schema' ? importSchema(address, category) : passportTemplate(category, address);
      return reply.type('application/json').send(`${JSON.stringify(written, null, 2)}\n`);
    });
  }

  let making: ReturnType<typeof backUpFirst> | undefined;

  /** The file of the backup, undefined if it takes longer than one call. Throws if it cannot be made, and nothing of the import is stored. */
  const madeFirst = async (): Promise<string | undefined> => {
    making ??= backUpFirst().finally(() => {
      making = undefined;
    });
    const outcome = await Promise.race([making, delay(wait, undefined, { ref: false })]);
    if (outcome === undefined || 'file' in outcome) return outcome?.file;
    throw refusedBackup(new BackupRefusal(outcome.code, outcome.detail));
  };

  /** One import at a time. A part of any other file is refused; a first part starts a new import. */
  let running: { readonly file: RunningImport; held: number } | undefined;

  takeBytes(app, LIMITS.importPart, (routes) => {
    routes.put('/workbench/imports', { schema: { querystring: IMPORT_PART } }, async ({ body, query }): Promise<ImportResponse> => {
      const { at, last = 'false', eventsOf } = query;
      const part = last === 'false' ? nextPart(body) : bytesOf(body);
      const isFirst = at === '0' && query.backup === undefined && (last === 'false' || isLargeFile(part));
      const backup = isFirst ? await madeFirst() : undefined;
      if (isFirst && backup === undefined) return { imported: [], refused: [], isBackingUp: true };
      if (at === '0') running = { file: openImport(context, eventsOf === undefined ? {} : { eventsOf }), held: 0 };
      if (running?.held !== Number(at)) {
        throw new Refusal('conflict', `${running?.held ?? 0} bytes of the file under way are here: send the file from its beginning`);
      }
      const { file } = running;
      running.held += part.length;
      const taken = { ...file.push(part), ...defined({ backup }) };
      if (last === 'false') return taken;
      running = undefined;
      return { ...together([taken, file.end()]), ...defined({ backup }) };
    });
  });
}
