// Serves evidence bundles and slips over the workbench API, checks slips, and reports which desks the trust lists name.
import type { DeskStanding, JudgedSlip, MadeSlip } from '../../../contract/index.ts';
import { BundleTooLarge } from '../../../domain/bundle/write.ts';
import { keyFingerprint } from '../../../domain/keys/fingerprint.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import {
  createEvidence,
  deskListsIn,
  type EvidenceScope,
  type EvidenceSource,
  judgeSlip,
  makeSlip,
  standingHere,
} from '../../../features/evidence/index.ts';
import { qrSvg } from '../../../features/labels/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { Refusal } from '../../../lib/problem.ts';
import { deviceOf } from '../../../store/audit-log/device.ts';
import { type Routes, read } from '../../http/routes.ts';
import { DESK, EVIDENCE, RUN, SLIP } from '../schemas/runs.ts';
import { NUMBER } from '../schemas/workbench.ts';

export function evidenceRoutes(app: Routes, context: AppContext): void {
  const source = (): EvidenceSource => {
    const { store } = context;
    const key = deviceOf(store.db);
    if (key === undefined) throw new Refusal('conflict', 'this process does not hold the key of this computer');
    return { store, key, now: context.now() };
  };
  const bundle = async (scope: EvidenceScope): Promise<Buffer> => {
    try {
      return await collected(createEvidence(source(), scope));
    } catch (error) {
      throw error instanceof BundleTooLarge ? new Refusal('too-large', error.message) : error;
    }
  };
  const headers = (name: string) => ({ 'content-disposition': `attachment; filename="${name}.zip"`, 'cache-control': 'no-store' });

  read(app, '/workbench/runs/:id/evidence', { params: RUN }, async ({ params: { id } }, reply) => {
    const bytes = await bundle({ kind: 'run', run: id });
    return reply
      .headers(headers(`evidence-run-${id.slice(0, 8)}`))
      .type('application/zip')
      .send(bytes);
  });
  read(app, '/workbench/evidence', { querystring: EVIDENCE }, async ({ query: { inspections } }, reply) => {
    const ids = inspections.split(',').map(Number);
    const bytes = await bundle({ kind: 'inspections', ids });
    return reply
      .headers(headers(`evidence-${ids[0]}`))
      .type('application/zip')
      .send(bytes);
  });
  read(
    app,
    '/workbench/evidence/desk',
    { querystring: DESK },
    async ({ query: { did, signedAt } }): Promise<DeskStanding> => standingHere(context, did, signedAt),
  );
  read(app, '/workbench/inspections/:id/slip', { params: NUMBER }, async ({ params: { id } }, reply): Promise<MadeSlip> => {
    const from = source();
    const made = makeSlip(from, Number(id));
    void reply.header('cache-control', 'no-store');
    return { ...made, svg: qrSvg(made.text), fingerprint: keyFingerprint(from.key.publicJwk) };
  });
  read(app, '/workbench/evidence/slip', { querystring: SLIP }, async ({ query: { text } }): Promise<JudgedSlip> => {
    const now = context.now();
    return judgeSlip(text, { lists: deskListsIn(context.store, now), now, store: context.store });
  });
}

/** Collects everything before the first byte is sent, so that what cannot be attested is refused. Others are served between the parts. */
async function collected(parts: Iterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  let bytes = 0;
  for (const part of parts) {
    bytes += part.length;
    if (bytes > LIMITS.portAnswer)
      throw new BundleTooLarge(`the bundle has more than ${LIMITS.portAnswer / 2 ** 20} MiB: 'desk evidence create' writes it to a file`);
    all.push(part);
    await new Promise(setImmediate);
  }
  return Buffer.concat(all, bytes);
}
