// Serves the labels of published passports over the workbench API.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../features/app-context/index.ts';
import { makeLabels } from '../../../features/labels/index.ts';
import { LABEL_REQUEST } from '../schemas/filling.ts';

export function labelRoutes(bare: FastifyInstance, context: AppContext): void {
  bare
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/workbench/labels', { schema: { body: LABEL_REQUEST } }, async ({ body }) => makeLabels(body, context));
}
