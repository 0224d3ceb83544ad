// The key of the service over the workbench API: a request to rotate it in, the state of the desk with the new one out.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk.ts';
import { KEY_ROTATION } from './workbench-schemas.ts';

export function identityRoutes(bare: FastifyInstance, desk: Desk): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/workbench/identity/rotate', { schema: { body: KEY_ROTATION } }, async ({ body: { compromised } }) => {
    desk.rotateKey({ compromised });
    return desk.state();
  });
}
