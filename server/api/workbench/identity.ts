// Lists the service keys over the workbench API, present and earlier ones, and rotates the signing key.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { OwnKeys } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { KEY_ROTATION } from './schemas/workbench.ts';

export function identityRoutes(bare: FastifyInstance, context: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/identity', handler: async (): Promise<OwnKeys> => context.ownKeys() });

  app.post(
    '/workbench/identity/rotate',
    { schema: { body: KEY_ROTATION } },
    async ({ body: { compromised, who = '' } }): Promise<OwnKeys> => {
      context.rotateKey({ compromised, ...(who.trim() === '' ? {} : { who: who.trim() }) });
      return context.ownKeys();
    },
  );
}
