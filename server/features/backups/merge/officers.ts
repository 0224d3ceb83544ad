// Carries the officers of this computer over to the store that replaces it.
import { listOfficers, officerRules, writeOfficerRules } from '../../../store/officers/officers.ts';
import type { Store } from '../../../store/store.ts';

const COLUMNS = ['id', 'name', 'role', 'kind', 'salt', 'hash', 'cost', 'block', 'parallel', 'made_at', 'ended_at'];

/**
 * If officers sign in, a backup adds no officer: an officer who is only in the copy has left. The secret, the role and the
 * failed attempts of the others stay as they are here. The stricter rules stay.
 */
export function mergeOfficers(here: Store, next: Store): void {
  next.db.exec('DELETE FROM officer_attempts');
  const [rules, others] = [officerRules(here), officerRules(next)];
  const strict = { isOn: rules.isOn || others.isOn, lockMinutes: Math.min(rules.lockMinutes, others.lockMinutes) };
  if (strict.isOn) writeOfficerRules(next, strict);
  if (listOfficers(here).length === 0) return;
  next.db.prepare('UPDATE officers SET ended_at = ? WHERE ended_at IS NULL').run(new Date().toISOString());
  const put = next.db.prepare(
    `INSERT OR REPLACE INTO officers (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((name) => `@${name}`).join(', ')})`,
  );
  for (const row of here.db.prepare(`SELECT ${COLUMNS.join(', ')} FROM officers`).all()) put.run(row);
  const count = next.db.prepare('INSERT INTO officer_attempts (officer, failures, last_at) VALUES (@officer, @failures, @last_at)');
  for (const row of here.db.prepare('SELECT officer, failures, last_at FROM officer_attempts').all()) count.run(row);
}

/** The names of those who may sign in from now on and could not before. */
export const officersBrought = (here: Store | undefined, next: Store): readonly string[] => {
  const known = new Set(here === undefined ? [] : listOfficers(here).map(({ id }) => id));
  return listOfficers(next).flatMap(({ id, name }) => (known.has(id) ? [] : [name]));
};
