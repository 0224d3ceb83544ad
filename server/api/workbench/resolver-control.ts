// Shows and switches the public listener over the workbench API, and serves its URL as a QR code.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { qrPng } from '../../domain/formats/qr.ts';
import { Refusal } from '../../lib/problem.ts';
import { qrSize } from '../public/qr-size.ts';
import type { ResolverControl } from './public-listener.ts';
import { RESOLVER_CHANGE } from './schemas/workbench.ts';

export function resolverControlRoutes(bare: FastifyInstance, control: ResolverControl): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/resolver', handler: async () => control.status() });

  app.put('/workbench/resolver', { schema: { body: RESOLVER_CHANGE } }, async ({ body }) => control.change(body));

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/resolver/traffic', handler: async () => control.traffic() });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/resolver/trial',
    handler: async ({ query }) => control.trial(query as Parameters<ResolverControl['trial']>[0]),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/resolver/trial.png',
    handler: async ({ query }, reply) => {
      const { mark, code, ...size } = query as Readonly<Record<string, unknown>>;
      return reply.type('image/png').send(qrPng(control.trial({ mark, code }).url, qrSize(size)));
    },
  });

  app.post('/workbench/resolver/check', async () => control.check());

  app.post('/workbench/resolver/renewal', async () => control.renew());

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/resolver/authority.pem',
    handler: async (_, reply) =>
      reply
        .type('application/x-pem-file')
        .header('content-disposition', 'attachment; filename="dpp-desk-authority.pem"')
        .send(Buffer.from(control.authority())),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/resolver/qr.png',
    handler: async (request, reply) => {
      const { running } = control.status();
      if (running === undefined) throw new Refusal('conflict', 'the public listener is off: it has no address');
      // A window that shows a changed URL adds `of`, so that the browser does not reuse the previous picture.
      const { of: _, ...size } = request.query as Readonly<Record<string, unknown>>;
      return reply.type('image/png').send(qrPng(running.tryIt ?? `${running.url}/docs`, qrSize(size)));
    },
  });
}
