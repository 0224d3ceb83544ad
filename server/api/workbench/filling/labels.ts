// Serves the labels of published passports over the workbench API.
import type { AppContext } from '../../../features/app-context/index.ts';
import { makeLabels } from '../../../features/labels/index.ts';
import type { Routes } from '../../http/routes.ts';
import { LABEL_REQUEST } from '../schemas/filling.ts';

export function labelRoutes(app: Routes, context: AppContext): void {
  app.post('/workbench/labels', { schema: { body: LABEL_REQUEST } }, async ({ body }) => makeLabels(body, context));
}
