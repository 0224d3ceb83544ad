// Publishes earlier passports again and publishes drafts over the workbench API, in batches, with a count beforehand.
import Type from 'typebox';
import type { PublishAgainPreview, PublishAgainStep, PublishDraftsPreview } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { draftsPreview, publishAgain, publishAgainPreview, publishDrafts } from '../../features/issuing/index.ts';
import { type Routes, read } from '../http/routes.ts';
import { exactly } from './schemas/workbench.ts';

const AFTER = exactly({ after: Type.Optional(Type.String({ maxLength: 200 })) });

export function publishAgainRoutes(app: Routes, context: AppContext): void {
  read(app, '/workbench/publish-again', async (): Promise<PublishAgainPreview> => publishAgainPreview(context));

  app.post(
    '/workbench/publish-again',
    { schema: { body: AFTER } },
    async ({ body }): Promise<PublishAgainStep> => publishAgain(context, body.after),
  );

  read(app, '/workbench/publish-drafts', async (): Promise<PublishDraftsPreview> => draftsPreview(context));

  app.post(
    '/workbench/publish-drafts',
    { schema: { body: AFTER } },
    async ({ body }): Promise<PublishAgainStep> => publishDrafts(context, body.after),
  );
}
