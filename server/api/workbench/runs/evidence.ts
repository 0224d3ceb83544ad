// Gives out evidence bundles over the workbench API: of a run, or of inspections by their numbers.
import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { BundleTooLarge } from '../../../domain/bundle/write.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { createEvidence, type EvidenceScope } from '../../../features/evidence/index.ts';
import { Refusal } from '../../../lib/problem.ts';
import { deviceOf } from '../../../store/audit-log/device.ts';
import { EVIDENCE, RUN } from '../schemas/runs.ts';

export function evidenceRoutes(bare: FastifyInstance, context: AppContext): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();

  /** What cannot be attested is refused before the first byte is sent. */
  const bundle = (scope: EvidenceScope): Readable => {
    const { store } = context;
    const key = deviceOf(store.db);
    if (key === undefined) throw new Refusal('conflict', 'this process does not hold the key of this computer');
    try {
      return Readable.from(createEvidence({ store, key, now: context.now() }, scope), { objectMode: false });
    } catch (error) {
      throw error instanceof BundleTooLarge ? new Refusal('conflict', error.message) : error;
    }
  };
  const headers = (name: string) => ({ 'content-disposition': `attachment; filename="${name}.zip"`, 'cache-control': 'no-store' });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/runs/:id/evidence',
    schema: { params: RUN },
    handler: async ({ params: { id } }, reply) =>
      reply
        .headers(headers(`evidence-run-${id.slice(0, 8)}`))
        .type('application/zip')
        .send(bundle({ kind: 'run', run: id })),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/workbench/evidence',
    schema: { querystring: EVIDENCE },
    handler: async ({ query: { inspections } }, reply) => {
      const ids = inspections.split(',').map(Number);
      return reply
        .headers(headers(`evidence-${ids[0]}`))
        .type('application/zip')
        .send(bundle({ kind: 'inspections', ids }));
    },
  });
}
