// Begins, keeps, compares, saves and discards edits of passports over the workbench API, and describes their form.
import type { FastifyRequest } from 'fastify';
import type { Differences, EditList, EditReview, EditSaved, PassportEdit, PassportForm, ShapesCheck } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import {
  beginEdit,
  changeEditTo,
  differencesTo,
  discardEdit,
  editList,
  editShapes,
  passportEdit,
  passportForm,
  saveEdit,
} from '../../../features/editing/index.ts';
import { rulesInForce } from '../../../store/rules.ts';
import { type Routes, read } from '../../http/routes.ts';
import { segment } from '../../http/target.ts';
import { languageFor } from '../../public/reader-languages.ts';
import { EDIT_CHANGE, EDIT_DISCARD, EDIT_DOCUMENT, EDIT_SAVE, EDIT_START, FORM_QUERY } from '../schemas/filling.ts';

export function editRoutes(app: Routes, context: AppContext): void {
  const languageOf = ({ headers }: FastifyRequest): string => languageFor(headers, context);

  read(app, '/workbench/edits', async (request): Promise<EditList> => editList(context, languageOf(request)));

  app.post('/workbench/edits', { schema: { body: EDIT_START } }, async (request): Promise<PassportEdit> => {
    return beginEdit(request.body, context, languageOf(request));
  });

  read(
    app,
    '/workbench/edits/form',
    { querystring: FORM_QUERY },
    async (request): Promise<PassportForm> =>
      passportForm(request.query.category, request.query.battery, languageOf(request), rulesInForce(context.store)),
  );

  read(app, '/workbench/edits/:id', async (request): Promise<PassportEdit> => passportEdit(idOf(request), context, languageOf(request)));

  read(
    app,
    '/workbench/edits/:id/shapes',
    async (request): Promise<ShapesCheck> => editShapes(idOf(request), context, languageOf(request)),
  );

  app.put('/workbench/edits/:id', { schema: { body: EDIT_CHANGE } }, async (request): Promise<EditReview> => {
    const { revision, document } = request.body;
    return changeEditTo(idOf(request), revision, document, context, languageOf(request));
  });

  app.post('/workbench/edits/:id/differences', { schema: { body: EDIT_DOCUMENT } }, async (request): Promise<Differences> => {
    return differencesTo(idOf(request), request.body.document, context, languageOf(request));
  });

  app.post('/workbench/edits/:id/save', { schema: { body: EDIT_SAVE } }, async (request): Promise<EditSaved> => {
    const { revision, over } = request.body;
    return saveEdit(idOf(request), revision, over, context);
  });

  app.delete('/workbench/edits/:id', { schema: { querystring: EDIT_DISCARD } }, async (request, reply) => {
    discardEdit(idOf(request), Number(request.query.revision), context);
    return reply.code(204).send();
  });
}

/** `/workbench/edits/{id}`, from the raw target. */
const idOf = (request: FastifyRequest): string => segment(request.raw.url ?? '/', 2);
