// Exports a run as one JSON document: its settings, its log lines, every entry with its decisions, and the photos.
import type { Inspection, RunDetail } from '../../contract/index.ts';
import { toJsonArray } from '../audit-log/export.ts';
import { eachInspection } from '../audit-log/list.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { readPhoto } from './read.ts';

/** `beside`: see `toJsonArray`. A stream, because photos may take hundreds of megabytes. */
export function* exportRun(store: Store, run: RunDetail, beside: (inspection: Inspection) => object): Generator<string> {
  const lines = statement(
    store.db,
    'SELECT id AS number, record, previous_hash AS previousHash, hash, salt FROM run_log WHERE run = ? ORDER BY id',
  ).all(run.id);
  yield `{"run":${JSON.stringify(run)},\n"lines":${JSON.stringify(lines)},\n"inspections":`;
  yield* toJsonArray(eachInspection(store, { run: run.id }), beside);
  yield ',"photos":{';
  const kept = new Set(run.photos.flatMap(({ sha256, isErased }) => (isErased ? [] : [sha256])));
  let before = '\n';
  for (const sha256 of kept) {
    yield `${before}${JSON.stringify(sha256)}:${JSON.stringify(readPhoto(store, sha256).bytes.toString('base64'))}`;
    before = ',\n';
  }
  yield '}}\n';
}
