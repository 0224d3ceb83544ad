// Publishes earlier passports again and publishes drafts over the workbench API, in batches, with a count beforehand.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { PublishAgainPreview, PublishAgainStep, PublishDraftsPreview } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { draftsPreview, publishAgain, publishAgainPreview, publishDrafts } from '../../features/issuing/index.ts';

const AFTER = Type.Object({ after: Type.Optional(Type.String({ maxLength: 200 })) }, { additionalProperties: false });

export function publishAgainRoutes(bare: FastifyInstance, context: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/publish-again',
    handler: async (): Promise<PublishAgainPreview> => publishAgainPreview(context),
  });

  app.post(
    '/workbench/publish-again',
    { schema: { body: AFTER } },
    async ({ body }): Promise<PublishAgainStep> => publishAgain(context, body.after),
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/publish-drafts',
    handler: async (): Promise<PublishDraftsPreview> => draftsPreview(context),
  });

  app.post(
    '/workbench/publish-drafts',
    { schema: { body: AFTER } },
    async ({ body }): Promise<PublishAgainStep> => publishDrafts(context, body.after),
  );
}
