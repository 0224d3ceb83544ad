// Documents through the queue of bulk inspections, from a file next to the store to an entry of the log, against the row for bulk verification of packs; processor time of all processes that take part.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../../server/features/app/open-app.ts';
import { appendContent } from '../../server/features/bulk/contents.ts';
import { bulkJob } from '../../server/features/bulk/job.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { addItems, contentArrived } from '../../server/store/bulk/items.ts';
import { createQueue } from '../../server/store/bulk/queues.ts';
import { passportsByCode } from '../../server/store/passports/credentials.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { measureBulk } from './bulk.ts';
import { familyTime } from './family.ts';

const DOCUMENTS = 4_000;

async function measureQueue(): Promise<{ readonly processor: number; readonly wall: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-queue-'));
  const context = openApp({ folder });
  const { store } = context;
  loadSample(context);
  const vc = passportsByCode(store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '';
  const documents = Array.from({ length: DOCUMENTS }, (_, at) => Buffer.from(vc + ' '.repeat(at % 61) + '\n'.repeat(at % 67)));
  const id = randomUUID();
  createQueue(store, { id, name: 'bench', language: 'en', total: DOCUMENTS }, context.now());
  addItems(
    store,
    id,
    0,
    documents.map(({ length }, at) => ({ name: `${at}.json`, kind: 'document', bytes: length })),
    randomInt,
  );
  store.db.transaction(() => {
    for (const [position, bytes] of documents.entries()) {
      appendContent(folder, id, position, bytes.length, 0, bytes);
      contentArrived(store, id, position);
    }
  })();
  const job = bulkJob(context, (fault) => {
    throw fault;
  });
  try {
    const [start, used] = [performance.now(), familyTime() ?? 0];
    job.wake();
    while (job.get(id).state !== 'done') await new Promise((resolve) => setTimeout(resolve, 100));
    const [wall, processor] = [1000 * (performance.now() - start), (familyTime() ?? 0) - used];
    if (job.get(id).headlines.valid !== DOCUMENTS) throw new Error('a document of the bench is not valid');
    return { processor: processor / DOCUMENTS, wall: wall / DOCUMENTS };
  } finally {
    await job.stop();
    context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { processor, wall } = await measureQueue();
  const row = await measureBulk(2_000, 3);
  // The row states the time of one thread for two processes.
  const one = 2 * row.limitMicroseconds;
  console.log(
    `bulk queue: ${processor.toFixed(0)} µs of processor time a document (${wall.toFixed(0)} µs by the clock), bulk verification of a pack on one thread ${one.toFixed(0)} µs: ratio ${(one / processor).toFixed(2)}`,
  );
}
