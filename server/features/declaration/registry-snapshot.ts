// Imports a snapshot of the registry, with which every later declaration is compared.
import { createHash } from 'node:crypto';
import type { RegistrySnapshot } from '../../contract/index.ts';
import { isFullDate } from '../../domain/dates/dates.ts';
import { readSnapshot } from '../../domain/declaration/registry.ts';
import { Refusal } from '../../lib/problem.ts';
import { presentSnapshot, putSnapshot } from '../../store/customs/registry-snapshot.ts';
import type { Store } from '../../store/store.ts';

export interface ImportSnapshot {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** The day on which it was taken. */
  readonly date: string;
  readonly officer: string;
  readonly now: Date;
}

/** Throws `bad-body` for a file that is not a whole snapshot, and for an invalid or future date. */
export function importSnapshot(store: Store, { bytes, name, date, officer, now }: ImportSnapshot): RegistrySnapshot {
  const wrong = !isFullDate(date)
    ? 'is no calendar date'
    : Date.parse(`${date}T00:00:00Z`) > now.getTime()
      ? 'is still to come'
      : undefined;
  if (wrong !== undefined)
    throw new Refusal('bad-body', `'${date}' ${wrong}`, { errors: [{ pointer: '/date', detail: 'today or earlier' }] });
  const told = name.trim().slice(-255).toWellFormed();
  const read = readSnapshot(bytes, told, date);
  if (!read.ok) throw new Refusal('bad-body', read.detail);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  putSnapshot(store, read.snapshot, { name: told, date, sha256, importedAt: now.toISOString(), officer });
  return presentSnapshot(store) as RegistrySnapshot;
}
