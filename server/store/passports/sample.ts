// Reports whether the sample set is loaded and which inputs were made from it, and removes the set in one transaction.
// Inspections of samples stay in the log.

import { issuedSamples, removeIssued } from '../issued/issued.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { forgetSampleStatus } from '../trust/own-status.ts';

export function removeSample(store: Store): void {
  const { db } = store;
  db.transaction(() => {
    const codes = db.prepare('SELECT dpp_code FROM passports WHERE sample = 1').pluck().all() as string[];
    for (const dppCode of codes) forgetSampleStatus(store, dppCode);
    for (const { dppCode } of issuedSamples(store)) removeIssued(store, dppCode);
    db.exec(`DELETE FROM credentials WHERE sample = 1; DELETE FROM events WHERE sample = 1;
      DELETE FROM passport_versions WHERE dpp_code IN (SELECT dpp_code FROM passports WHERE sample = 1);
      DELETE FROM published_versions WHERE dpp_code IN (SELECT dpp_code FROM passports WHERE sample = 1);
      DELETE FROM passports WHERE sample = 1; DELETE FROM issuers WHERE sample = 1`);
  }).immediate();
}

export const sampleLoaded = ({ db }: Store): boolean => db.prepare('SELECT 1 FROM passports WHERE sample = 1 LIMIT 1').get() !== undefined;

/** From now on, inspections of this text count as samples, regardless of the verdict and also after the sample set is removed. */
export const addSampleInput = ({ db }: Store, sha256: string): void =>
  void statement(db, 'INSERT INTO sample_inputs (sha256) VALUES (?) ON CONFLICT DO NOTHING').run(sha256);

export const isSampleInput = ({ db }: Store, sha256: string): boolean =>
  statement(db, 'SELECT 1 FROM sample_inputs WHERE sha256 = ?').get(sha256) !== undefined;
