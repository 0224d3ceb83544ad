// Shows and switches the public listener over the workbench API, and serves its URL as a QR code.
import { qrPng } from '../../domain/formats/qr.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Routes, read } from '../http/routes.ts';
import { qrSize } from '../public/qr-size.ts';
import type { ResolverControl } from './public-listener.ts';
import { RESOLVER_CHANGE } from './schemas/workbench.ts';

export function resolverControlRoutes(app: Routes, control: ResolverControl): void {
  read(app, '/workbench/resolver', async () => control.status());

  app.put('/workbench/resolver', { schema: { body: RESOLVER_CHANGE } }, async ({ body }) => control.change(body));

  read(app, '/workbench/resolver/traffic', async () => control.traffic());

  read(app, '/workbench/resolver/trial', async ({ query }) => control.trial(query as Parameters<ResolverControl['trial']>[0]));

  read(app, '/workbench/resolver/trial.png', async ({ query }, reply) => {
    const { mark, code, ...size } = query as Readonly<Record<string, unknown>>;
    return reply.type('image/png').send(qrPng(control.trial({ mark, code }).url, qrSize(size)));
  });

  app.post('/workbench/resolver/check', async () => control.check());

  app.post('/workbench/resolver/renewal', async () => control.renew());

  read(app, '/workbench/resolver/authority.pem', async (_, reply) =>
    reply
      .type('application/x-pem-file')
      .header('content-disposition', 'attachment; filename="dpp-desk-authority.pem"')
      .send(Buffer.from(control.authority())),
  );

  read(app, '/workbench/resolver/qr.png', async (request, reply) => {
    const { running } = control.status();
    if (running === undefined) throw new Refusal('conflict', 'the public listener is off: it has no address');
    // A window that shows a changed URL adds `of`, so that the browser does not reuse the previous picture.
    const { of: _, ...size } = request.query as Readonly<Record<string, unknown>>;
    return reply.type('image/png').send(qrPng(running.tryIt ?? `${running.url}/docs`, qrSize(size)));
  });
}
