// An examined item in, its log entry out: written in one transaction, chained to the entry before by its hash.
import type { Decision, DecisionRequest, Inspection } from '../contract.ts';
import { StoreFault } from '../store/fault.ts';
import { fold } from '../store/fold.ts';
import type { Store } from '../store/open.ts';
import { statement } from '../store/statement.ts';
import { CHAIN_START, canonical, decisionRecord, entryHash } from './chain.ts';
import { readInspection } from './read.ts';

export type Entry = Omit<Inspection, 'id' | 'hash' | 'decisions' | 'inspectedAgain'>;

/** Logs the items of one input together: all of them or none. Returns them with their numbers and hashes. */
export function appendInspections(store: Store, entries: readonly Entry[], requestId?: string): Inspection[] {
  const { db } = store;
  return db
    .transaction(() => {
      let previousHash = lastHash(store, 'inspections');
      return entries.map((entry): Inspection => {
        const { input, ...rest } = entry;
        const { text, ...inputFacts } = input;
        // The raw text lies in `inputs` once; the record names it by its hash, so the chain covers it too.
        const record = canonical({ ...rest, input: inputFacts });
        const hash = entryHash(previousHash, record);
        statement(db, 'INSERT INTO inputs (sha256, text) VALUES (?, ?) ON CONFLICT DO NOTHING').run(input.sha256, text);
        const { lastInsertRowid } = statement(
          db,
          `INSERT INTO inspections (at, as_of, again, headline, reason, kind, channel, gtin, serial, dpp_code, product_name, file_name, search, sample, input_sha256, request_id, record, previous_hash, hash)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ).run(
          entry.at,
          entry.asOf ?? null,
          entry.again ?? null,
          entry.headline,
          entry.reasons[0] ?? null,
          entry.recognised.kind,
          input.channel,
          entry.product?.gtin ?? entry.recognised.gtin ?? null,
          entry.product?.serial ?? entry.recognised.serial ?? null,
          entry.product?.dppCode ?? entry.recognised.dppCode ?? null,
          entry.product?.name ?? null,
          input.fileName ?? null,
          fold(
            entry.recognised.gtin,
            entry.recognised.serial,
            entry.recognised.dppCode,
            entry.product?.name,
            entry.product?.manufacturer,
            input.fileName,
            entry.reasons.join(' '),
          ),
          entry.sample ? 1 : 0,
          input.sha256,
          requestId ?? null,
          record,
          previousHash,
          hash,
        );
        previousHash = hash;
        return { ...entry, id: Number(lastInsertRowid), hash, decisions: [] };
      });
    })
    .immediate();
}

const lastHash = ({ db }: Store, table: 'inspections' | 'decisions'): string =>
  (statement(db, `SELECT hash FROM ${table} ORDER BY id DESC LIMIT 1`).pluck().get() as string | undefined) ?? CHAIN_START;

/** Adds a decision; earlier ones stay. One that is sent again under the same id is not written again. */
export function appendDecision(store: Store, inspectionId: number, request: DecisionRequest, now: Date): Inspection {
  const { requestId, inspectionHash, ...said } = request;
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
      const decision: Decision = { ...said, at: now.toISOString() };
      const { at, decision: kind, officer, place, reference, note } = decision;
      const previousHash = lastHash(store, 'decisions');
      const hash = entryHash(previousHash, decisionRecord(inspectionId, inspection.hash, decision));
      statement(
        db,
        'INSERT INTO decisions (inspection_id, at, decision, officer, place, reference, note, search, request_id, previous_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(
        inspectionId,
        at,
        kind,
        officer,
        place,
        reference,
        note,
        fold(reference, officer, place),
        requestId ?? null,
        previousHash,
        hash,
      );
      return { ...inspection, decisions: [...inspection.decisions, decision] };
    })
    .immediate();
}

/** Whether this very decision was written under the id; a refusal when another one was. */
function isWritten({ db }: Store, requestId: string, inspectionId: number, said: Omit<Decision, 'at'>): boolean {
  const columns = 'inspection_id, decision, officer, place, reference, note';
  const written = statement(db, `SELECT ${columns} FROM decisions WHERE request_id = ?`).get(requestId) as object | undefined;
  if (written === undefined) return false;
  if (canonical(written) !== canonical({ ...said, inspection_id: inspectionId }))
    throw new StoreFault('conflict', 'another decision was sent under this id before');
  return true;
}
