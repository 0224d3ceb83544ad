// Serves the metrics of this process to a Prometheus server on the same computer, and refuses other clients.

import { isLoopback } from '../../lib/loopback.ts';
import { Refusal } from '../../lib/problem.ts';
import { VERSION } from '../../lib/version.ts';
import { standingMaintenance } from '../../store/standing-maintenance.ts';
import { FORWARDED } from '../http/cache-key.ts';
import type { Answer, Ask } from './answer.ts';
import { backupFigures } from './backup-figures.ts';
import { publicationFigures, replicaFigures } from './replica.ts';

/**
 * Metrics reveal how busy a service is, what it runs on and how close it is to its limits. Only this computer may read them, unless the
 * service was started with open metrics. A local proxy acts for remote clients, and a page in a local browser acts for its site, so neither
 * counts as this computer.
 */
export function metrics({ reader, request }: Ask): Answer {
  const { figures } = request.server;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const fromHere = isLoopback(address) && [...FORWARDED, 'origin'].every((name) => request.headers[name] === undefined);
  if (figures === undefined || !(figures.open || fromHere)) {
    throw new Refusal('local-only', 'the figures of the service are for the computer that it runs on');
  }
  const body = figures.text([
    {
      name: 'dpp_desk_build_info',
      type: 'gauge',
      help: 'What runs here.',
      values: [{ labels: { version: VERSION, node: process.versions.node }, value: 1 }],
    },
    {
      name: 'dpp_desk_store_schema_version',
      type: 'gauge',
      help: 'Version of the tables of the store.',
      values: [{ value: Number(reader.store.db.pragma('user_version', { simple: true })) }],
    },
    {
      name: 'dpp_desk_maintenance',
      type: 'gauge',
      help: '1 while the service is in maintenance: it is read, and inspections and changes are refused.',
      values: [{ value: standingMaintenance(reader.store.db) === undefined ? 0 : 1 }],
    },
    ...replicaFigures(reader),
    ...publicationFigures(reader),
    ...backupFigures(reader),
  ]);
  return { type: 'text/plain; version=0.0.4; charset=utf-8', body };
}
