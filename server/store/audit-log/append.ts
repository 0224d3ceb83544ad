// Appends inspections and decisions to the audit log, in one transaction and chained to the previous entry by hash.

import type { Decision, DecisionRequest, Inspection, RunOfEntry } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { signedInColumn, signedInMember } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { appendLine, type ChainColumns } from './audit-log.ts';
import { canonical, decisionRecord } from './chain.ts';
import { listedDecision, listedEntry } from './columns.ts';
import { renewDictionary, storeInput, storeRecord } from './contents.ts';
import { withUndone } from './decided.ts';
import { readInspection } from './read.ts';
import { putRunItem } from './run-items.ts';
import { placeOf, sightingsOf } from './sightings.ts';
import { moveStanding, putDecisionWords, putStanding } from './standing.ts';

export type Entry = Omit<
  Inspection,
  'id' | 'hash' | 'decisions' | 'inspectedAgain' | 'isChanged' | 'erased' | 'run' | 'place' | 'sightings' | 'release' | 'signedIn'
>;

/**
 * Logs the items of one input in one transaction. Returns them with their numbers and hashes. `runOf` is called for each entry within that
 * transaction, after the entries before it were written.
 */
export function appendInspections(
  store: Store,
  entries: readonly Entry[],
  requestId?: string,
  runOf: (entry: Entry) => RunOfEntry | undefined = () => undefined,
): Inspection[] {
  const { db } = store;
  return db
    .transaction(() =>
      entries.map((made): Inspection => {
        const run = runOf(made);
        const placed = { ...made, ...defined({ run, place: placeOf(store, made, run) }) };
        const entry = { ...placed, ...defined({ sightings: sightingsOf(store, placed) }), ...signedInMember() };
        const { input, ...rest } = entry;
        const { text, ...inputFacts } = input;
        // `inputs` holds the raw text once. The record names it by its hash, so the chain covers it too.
        const record = canonical({ ...rest, input: inputFacts });
        storeInput(db, input.sha256, original(text));
        const stored = storeRecord(db, record, original(text));
        const { number, hash } = appendLine(store, 'inspections', record, (chain) =>
          insert(store, 'inspections', { ...listedEntry(entry), request_id: requestId ?? null, ...stored }, chain),
        );
        if (run !== undefined) putRunItem(db, number, run, entry);
        putStanding(db, number, entry);
        renewDictionary(db, number);
        return { ...entry, id: number, hash, decisions: [] };
      }),
    )
    .immediate();
}

function insert({ db }: Store, table: 'inspections' | 'decisions', columns: object, { previousHash, ...chain }: ChainColumns): number {
  const row = { ...columns, previous_hash: previousHash, ...chain };
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`;
  return Number(statement(db, sql).run(row).lastInsertRowid);
}

/**
 * Appends a decision; earlier decisions remain. Sending the same decision again under the same request id writes nothing.
 * Throws `not-found` for an unknown inspection. Throws `conflict` if the inspection has another hash, refers to an earlier date, or cannot
 * take this decision.
 */
export function appendDecision(store: Store, inspectionId: number, request: DecisionRequest, now: Date): Inspection {
  const { requestId, inspectionHash, undoes, ...said } = request;
  const { db } = store;
  return db
    .transaction(() => {
      const inspection = readInspection(store, inspectionId);
      if (inspection === undefined) throw new StoreFault('not-found', `there is no inspection ${inspectionId}`);
      if (inspectionHash !== undefined && inspectionHash !== inspection.hash)
        throw new StoreFault('conflict', `number ${inspectionId} is another inspection now, not the one that was looked at`);
      if (inspection.asOf !== undefined)
        throw new StoreFault(
          'conflict',
          `inspection ${inspectionId} is about ${inspection.asOf}: a decision rests on how the item stands now`,
        );
      if (requestId !== undefined && isWritten(store, requestId, inspectionId, said)) return inspection;
      checkSaid(inspection, said, now);
      if (undoes !== undefined) checkUndoes(store, inspectionId, undoes);
      const decision: Decision = { ...said, at: now.toISOString(), ...signedInMember() };
      const columns = {
        inspection_id: inspectionId,
        at: decision.at,
        decision: decision.decision,
        officer: decision.officer,
        place: decision.place,
        reference: decision.reference,
        note: decision.note,
        ...listedDecision(decision),
        signed_in: signedInColumn(),
        request_id: requestId ?? null,
      };
      const { number } = appendLine(store, 'decisions', decisionRecord(inspectionId, inspection.hash, decision), (chain) =>
        insert(store, 'decisions', columns, chain),
      );
      const decisions = withUndone([...inspection.decisions, decision]);
      moveStanding(db, inspectionId, inspection, decisions);
      putDecisionWords(db, number, columns.search);
      return { ...inspection, decisions };
    })
    .immediate();
}

/**
 * Policy: a decision can be undone only while the person still has the item in hand. After that, a further decision is recorded instead.
 */
const UNDO_MS = 60_000;

/** Throws a StoreFault unless this decision may follow the earlier ones: `incomplete` without a reason, `conflict` otherwise. */
function checkSaid(
  { id, headline, decisions }: Inspection,
  { decision, note }: Pick<DecisionRequest, 'decision' | 'note'>,
  now: Date,
): void {
  if (decision === 'released' && headline !== 'valid' && note.trim() === '') {
    const detail = `the item is not valid (${headline}): releasing it takes a reason`;
    throw new StoreFault('incomplete', detail, [{ pointer: '/note', detail }]);
  }
  if (decision !== 'undone') return;
  const last = decisions.at(-1);
  if (last === undefined || last.decision === 'undone') throw new StoreFault('conflict', `inspection ${id} has no decision to undo`);
  if (Math.abs(now.getTime() - Date.parse(last.at)) > UNDO_MS)
    throw new StoreFault('conflict', `the decision of ${last.at} was made too long ago to be undone: record another one`);
}

/** Throws `conflict` unless the last decision was written under this request id: the person saw that one, and another may follow meanwhile. */
function checkUndoes({ db }: Store, inspectionId: number, requestId: string): void {
  const last = statement(db, 'SELECT request_id FROM decisions WHERE inspection_id = ? ORDER BY id DESC LIMIT 1').pluck().get(inspectionId);
  if (last !== requestId)
    throw new StoreFault('conflict', `another decision on inspection ${inspectionId} was recorded since: nothing was undone`);
}

/** Whether this exact decision was already written under the request id. Throws `conflict` if a different one was. */
function isWritten({ db }: Store, requestId: string, inspectionId: number, said: Omit<Decision, 'at'>): boolean {
  const columns = 'inspection_id, decision, officer, place, reference, note';
  const written = statement(db, `SELECT ${columns} FROM decisions WHERE request_id = ?`).get(requestId) as object | undefined;
  if (written === undefined) return false;
  if (canonical(written) !== canonical({ ...said, inspection_id: inspectionId }))
    throw new StoreFault('conflict', 'another decision was sent under this id before');
  return true;
}
