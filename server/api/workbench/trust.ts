// Shows and changes the trust data over the workbench API: previews and imports trust lists, adds local issuers.
import type { DidDocumentLook, TrustImport, TrustOverview, UnknownIssuers, WaitingRecalls } from '../../contract/index.ts';
import { qrPng } from '../../domain/formats/qr.ts';
import { defined } from '../../domain/json/defined.ts';
import { inGroups } from '../../domain/keys/fingerprint.ts';
import { isFingerprint } from '../../domain/keys/fingerprint-text.ts';
import { MAX_TRUST_LIST_BYTES } from '../../domain/signed-file/signed-file.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { decideRecall, recallOwnLists, waitingRecalls } from '../../features/issuing/index.ts';
import {
  addLocalIssuer,
  importTrustList,
  liftRestrictions,
  lookAt,
  previewTrustList,
  readOthers,
  removeLocalIssuer,
  resetClock,
  restrictIssuer,
  type TrustListImport,
  trustOverview,
  undoTrustList,
  unknownIssuers,
} from '../../features/trust/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Routes, read } from '../http/routes.ts';
import { segment } from '../http/target.ts';
import { qrSize } from '../public/qr-size.ts';
import {
  CLOCK_RESET,
  ISSUER_ADDITION,
  ISSUER_REMOVAL,
  RECALL_DECISION,
  RESTRICTION,
  TRUST_FILE,
  TRUST_IMPORT,
  TRUST_UNDO,
} from './schemas/trust.ts';

/** A trust list contains whole status lists and may be larger than other bodies, plus some room for the JSON around it. */
const bodyLimit = MAX_TRUST_LIST_BYTES + 64 * 1024;

export function trustRoutes(app: Routes, context: AppContext): void {
  const rules = () => ({ twoPersons: context.settings().trustTwoPersons });

  read(app, '/workbench/trust', async (): Promise<TrustOverview> => trustOverview(context));

  app.post('/workbench/trust/preview', { bodyLimit, schema: { body: TRUST_FILE } }, async ({ body }) => {
    const found = previewTrustList(context.store, body.text, rules(), context.now());
    if (!found.ok) throw refusal(found);
    return found.preview;
  });

  app.post('/workbench/trust/import', { bodyLimit, schema: { body: TRUST_IMPORT } }, async ({ body: { text, ...given } }) => {
    const taken = importTrustList(context.store, text, confirmation(given), rules(), context.now());
    if (!taken.ok) throw refusal(taken);
    recallOwnLists(context);
    return trustOverview(context);
  });

  app.post('/workbench/trust/undo', { schema: { body: TRUST_UNDO } }, async ({ body }) => {
    const undone = undoTrustList(context.store, confirmation(body), rules(), context.now());
    if (!undone.ok) throw refusal(undone);
    return trustOverview(context);
  });

  app.post('/workbench/trust/clock', { schema: { body: CLOCK_RESET } }, async ({ body: { secondPerson, ...given } }) => {
    resetClock(context.store, { ...given, secondPerson }, context.now());
    return trustOverview(context);
  });

  read(app, '/workbench/trust/recalls', async (): Promise<WaitingRecalls> => ({ waiting: waitingRecalls(context) }));

  app.post('/workbench/trust/recalls', { schema: { body: RECALL_DECISION } }, async ({ body }) => {
    decideRecall(body, context);
    return trustOverview(context);
  });

  app.post('/workbench/trust/issuers', { schema: { body: ISSUER_ADDITION } }, async ({ body: { country, secondPerson, ...given } }) => {
    const second = secondPerson === undefined ? {} : { secondPerson };
    addLocalIssuer(context, { ...given, ...second, ...defined({ country }) });
    return trustOverview(context);
  });

  app.post(
    '/workbench/trust/issuers/look',
    { schema: { body: TRUST_FILE } },
    async ({ body }): Promise<DidDocumentLook> => lookAt(() => readOthers(context, body.text)),
  );

  app.delete('/workbench/trust/issuers/:did', { schema: { querystring: ISSUER_REMOVAL } }, async ({ raw, query }) => {
    removeLocalIssuer(context, segment(raw.url ?? '/', 3), query);
    return trustOverview(context);
  });

  app.post('/workbench/trust/issuers/:did/restrictions', { schema: { body: RESTRICTION } }, async ({ raw, body }) => {
    restrictIssuer(context.store, { did: segment(raw.url ?? '/', 3), ...body }, context.now());
    return trustOverview(context);
  });

  app.delete('/workbench/trust/issuers/:did/restrictions', { schema: { querystring: ISSUER_REMOVAL } }, async ({ raw, query }) => {
    liftRestrictions(context.store, { did: segment(raw.url ?? '/', 3), ...query }, context.now());
    return trustOverview(context);
  });

  read(app, '/workbench/trust/fingerprint.png', async (request, reply) => {
    const { fingerprint, ...size } = request.query as Readonly<Record<string, unknown>>;
    if (typeof fingerprint !== 'string' || !isFingerprint(fingerprint)) {
      const detail = 'is no fingerprint of a key: 64 hexadecimal digits';
      throw new Refusal('bad-parameter', `'fingerprint' ${detail}`, { errors: [{ parameter: 'fingerprint', detail }] });
    }
    return reply.type('image/png').send(qrPng(inGroups(fingerprint), qrSize(size)));
  });

  read(app, '/workbench/trust/unknown', async (): Promise<UnknownIssuers> => ({ issuers: unknownIssuers(context) }));
}

/** Includes only the members that were given. */
function confirmation({ who, secondPerson, fingerprint, reason }: Partial<Omit<TrustImport, 'text'>> & { readonly who: string }) {
  return {
    who,
    ...defined({ secondPerson, fingerprint, reason }),
  };
}

/** The first entry states the reason, the others the locations. */
const refusal = ({ code, detail, faults }: Extract<TrustListImport, { readonly ok: false }>): Refusal =>
  new Refusal('trust-refused', detail, { errors: [{ pointer: '', detail, code }, ...faults.slice(0, 20)] });
