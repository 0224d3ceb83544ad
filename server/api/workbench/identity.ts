// Lists the service keys over the workbench API, present and earlier ones, and rotates the signing key.
import type { OwnKeys } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { type Routes, read } from '../http/routes.ts';
import { KEY_ROTATION } from './schemas/workbench.ts';

export function identityRoutes(app: Routes, context: AppContext): void {
  read(app, '/workbench/identity', async (): Promise<OwnKeys> => context.ownKeys());

  app.post(
    '/workbench/identity/rotate',
    { schema: { body: KEY_ROTATION } },
    async ({ body: { compromised, who = '' } }): Promise<OwnKeys> => {
      context.rotateKey({ compromised, ...(who.trim() === '' ? {} : { who: who.trim() }) });
      return context.ownKeys();
    },
  );
}
