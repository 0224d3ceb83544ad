// Takes the sample set out of the store in one transaction; what was inspected stays in the log.
import type { Store } from './open.ts';
import { forgetSampleStatus } from './own-status.ts';

export function removeSample(store: Store): void {
  const { db } = store;
  db.transaction(() => {
    const codes = db.prepare('SELECT dpp_code FROM passports WHERE sample = 1').pluck().all() as string[];
    for (const dppCode of codes) forgetSampleStatus(store, dppCode);
    db.exec(`DELETE FROM credentials WHERE sample = 1; DELETE FROM events WHERE sample = 1;
      DELETE FROM passport_versions WHERE dpp_code IN (SELECT dpp_code FROM passports WHERE sample = 1);
      DELETE FROM published_versions WHERE dpp_code IN (SELECT dpp_code FROM passports WHERE sample = 1);
      DELETE FROM passports WHERE sample = 1; DELETE FROM issuers WHERE sample = 1`);
  }).immediate();
}

export const sampleLoaded = ({ db }: Store): boolean => db.prepare('SELECT 1 FROM passports WHERE sample = 1 LIMIT 1').get() !== undefined;
