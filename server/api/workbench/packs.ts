// Uploads, previews, applies and creates packs over the workbench API, and lists those that were applied.
import type { CreatedPack, PackExport, PackImport, PacksOverview, Role } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { ROLE_NAMES } from '../../domain/passport/roles.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { keyRegister, removeMaker } from '../../features/trust/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { type CreatedPack as CreatedRow, listApplied, listCreated } from '../../store/packs.ts';
import { BYTES, nextPart, takeBytes } from '../http/bytes.ts';
import { type Routes, read } from '../http/routes.ts';
import type { Jobs } from './jobs.ts';
import { PACK_APPLICATION, PACK_FILE, PACK_PART, PACK_WANTED } from './schemas/packs.ts';
import { MAKER_REMOVAL } from './schemas/received.ts';

export function packRoutes(app: Routes, context: AppContext, { packImport, packExport }: Jobs): void {
  read(app, '/workbench/packs', async (): Promise<PacksOverview> => overview());

  app.post('/workbench/packs/incoming', { schema: { body: PACK_FILE } }, async ({ body }): Promise<PackImport> => packImport.begin(body));

  takeBytes(app, LIMITS.packPart, (routes) => {
    routes.put('/workbench/packs/incoming', { schema: { querystring: PACK_PART } }, async ({ body, query }): Promise<PackImport> => {
      return packImport.append(Number(query.at), nextPart(body));
    });
  });

  app.post('/workbench/packs/incoming/check', async (_request, reply) => reply.code(202).send(packImport.check()));

  app.post('/workbench/packs/incoming/apply', { schema: { body: PACK_APPLICATION } }, async ({ body }, reply) =>
    reply.code(202).send(packImport.apply(body)),
  );

  app.post('/workbench/packs/incoming/stop', async (): Promise<PacksOverview> => {
    await packImport.stop();
    return overview();
  });

  app.delete('/workbench/packs/incoming', async (): Promise<PacksOverview> => {
    await packImport.discard();
    return overview();
  });

  app.post('/workbench/packs/made', { schema: { body: PACK_WANTED } }, async ({ body }, reply) =>
    reply.code(202).send((await packExport.make(body)) satisfies PackExport),
  );

  app.get('/workbench/packs/made/file', { schema: { querystring: PACK_PART } }, async ({ query }, reply) =>
    reply.type(BYTES).send(packExport.part(Number(query.at))),
  );

  app.delete('/workbench/packs/made', async (): Promise<PacksOverview> => {
    await packExport.discard();
    return overview();
  });

  app.post('/workbench/packs/makers/remove', { schema: { body: MAKER_REMOVAL } }, async ({ body }): Promise<PacksOverview> => {
    removeMaker(context, body);
    return overview();
  });

  app.addHook('onClose', async () => {
    await packImport.stop();
    await packExport.discard();
  });

  const overview = (): PacksOverview => {
    const [incoming, made] = [packImport.state(), packExport.state()];
    const fingerprint = fingerprintOfDidKey(didKeyOfJwk(context.signer().publicJwk.x));
    return {
      applied: listApplied(context.store),
      ...defined({ incoming, made }),
      created: listCreated(context.store).map(toCreated),
      fingerprint,
      makers: keyRegister(context.store, fingerprint),
    };
  };
}

/** The scope states the role and whether passports are included. */
function toCreated({ scope, ...row }: CreatedRow): CreatedPack {
  const [role = '', ...more] = scope.split(' ');
  const known: Role = ROLE_NAMES.find((name) => name === role) ?? 'consumer';
  return { ...row, role: known, passports: more.includes('passports') };
}
