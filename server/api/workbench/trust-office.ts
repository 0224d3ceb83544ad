// Maintains a trust list over the workbench API: the draft, its issuers, the key, and each signed list.
import type { DidDocumentLook, OfficeKey, OfficeOverview } from '../../contract/index.ts';
import { MAX_TRUST_LIST_BYTES } from '../../domain/signed-file/signed-file.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { lookAt, readKeyDocument } from '../../features/trust/index.ts';
import {
  announceKey,
  anyDraft,
  beginDraft,
  bringLast,
  dropIssuer,
  endKey,
  newOfficeKey,
  officeOverview,
  officeStanding,
  presentDraft,
  sayOfIssuer,
  signNext,
  takeDraft,
} from '../../features/trust-authoring/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Routes, read } from '../http/routes.ts';
import {
  OFFICE_ANNOUNCEMENT,
  OFFICE_DRAFT,
  OFFICE_END,
  OFFICE_ISSUER,
  OFFICE_KEY,
  OFFICE_LAST,
  OFFICE_REMOVAL,
  OFFICE_SIGNING,
  OFFICE_START,
  OFFICE_TEXT,
} from './schemas/trust-office.ts';

/** Drafts, lists and their status lists may be as large as a trust list, plus some room for the JSON around them. */
const bodyLimit = MAX_TRUST_LIST_BYTES + 64 * 1024;

export function trustOfficeRoutes(app: Routes, context: AppContext): void {
  const { folder } = context.store;
  const after = (change: () => void): OfficeOverview => {
    change();
    return officeOverview(context);
  };

  read(app, '/workbench/office', async (): Promise<OfficeOverview> => officeOverview(context));

  app.post('/workbench/office', { schema: { body: OFFICE_START } }, async ({ body }) => after(() => beginDraft(context, body)));

  app.put('/workbench/office/draft', { bodyLimit, schema: { body: OFFICE_DRAFT } }, async ({ body }) =>
    after(() => takeDraft(context, body)),
  );

  read(app, '/workbench/office/draft', async (_request, reply) => reply.type('application/json').send(kept().text));

  app.post(
    '/workbench/office/look',
    { schema: { body: OFFICE_TEXT } },
    async ({ body }): Promise<DidDocumentLook> => lookAt(() => readKeyDocument(body.text)),
  );

  app.post('/workbench/office/issuers', { bodyLimit, schema: { body: OFFICE_ISSUER } }, async ({ body }) =>
    after(() => sayOfIssuer(context, body)),
  );

  app.post('/workbench/office/issuers/remove', { schema: { body: OFFICE_REMOVAL } }, async ({ body: { version, did } }) =>
    after(() => dropIssuer(context, version, did)),
  );

  app.post('/workbench/office/ends', { schema: { body: OFFICE_END } }, async ({ body }) => after(() => endKey(context, body)));

  app.put('/workbench/office/last', { bodyLimit, schema: { body: OFFICE_LAST } }, async ({ body: { text, version } }) =>
    after(() => bringLast(context, presentDraft(folder, version).draft, text)),
  );

  read(app, '/workbench/office/last', async (_request, reply) => {
    const { last } = officeStanding(context, kept().draft);
    if (last === undefined) throw new Refusal('not-found', 'the list that was signed last is not here');
    return reply.type('application/jose').send(`${last.text}\n`);
  });

  app.post('/workbench/office/sign', { schema: { body: OFFICE_SIGNING } }, async ({ body }) => after(() => signNext(context, body)));

  app.post('/workbench/office/announce', { schema: { body: OFFICE_ANNOUNCEMENT } }, async ({ body }) =>
    after(() => announceKey(context, body)),
  );

  app.post(
    '/workbench/office/key',
    { schema: { body: OFFICE_KEY } },
    async ({ body }): Promise<OfficeKey> => newOfficeKey(body.passphrase),
  );

  function kept() {
    const draft = anyDraft(folder);
    if (draft === undefined) throw new Refusal('not-found', 'no list is kept here');
    return draft;
  }
}
