// The dashboard for Grafana: every metric and label that it asks for is in /metrics of a replica whose store is also published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readerOf } from '../../../server/api/public/reader.ts';
import { createPublic } from '../../../server/api/public.ts';
import { logFigures } from '../../../server/cli/serve/log-file.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { openOutbox } from '../../../server/store/publication/outbox.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { overSocket } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[] }[];
}

const file = new URL('../../../docs/grafana/dpp-desk.json', import.meta.url);
/** Prometheus adds this label to everything that it scrapes. */
const ADDED = new Set(['instance']);

test('every metric and label of the dashboard is there', async () => {
  const fresh = freshApp();
  await openOutbox(fresh.context.store);
  const copy = { asOf: new Date().toISOString(), maxLag: 60_000, epoch: '00', number: 1 };
  const app = createPublic(
    readerOf(fresh.context.store, () => new Date(), 'none', copy),
    { report: () => undefined },
  );
  // As `serve --log-file` reports its own.
  app.figures?.hear({ worker: 0, samples: logFigures({ diverted: 0 }) });
  const client = await overSocket(app);
  // Requests are counted once they are answered.
  await client.ask('/robots.txt');
  const { text: ofReplica } = await client.ask('/metrics');
  await client.close();
  // A replica tells nothing of the backups of another computer.
  const { store } = fresh.context;
  const now = new Date();
  writeBackup(store, { file: join(store.folder, 'x.backup'), who: 'timer', now });
  writeSetting(store, 'timedBackups', { folder: '/backups', every: 3_600_000, keep: '7d', since: now.toISOString() });
  // Not through the client, which may ask a replica of this store instead.
  const writer = createPublic(
    readerOf(store, () => new Date(), 'none'),
    { report: () => undefined },
  );
  const { payload: ofWriter } = await writer.inject('/metrics');
  await writer.close();
  const text = ofReplica + ofWriter;
  fresh.close();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
  const targets = panels.flatMap((panel) => panel.targets);
  expect(targets.length).toBeGreaterThan(10);
  for (const { expr, legendFormat } of targets) {
    const names = expr.match(/\b(?:dpp_desk|process|nodejs)_\w+/g) ?? [];
    expect(names, expr).not.toEqual([]);
    const labels = [
      ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
      ...[...expr.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
      ...[...expr.matchAll(/by \((\w+)\)/g)].map(([, name = '']) => name),
    ].filter((name) => !ADDED.has(name));
    for (const name of names) {
      const found = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      expect(found, name).not.toEqual([]);
      for (const label of labels) expect(found[0], expr).toContain(`${label}="`);
    }
  }
});
