// Erases the personal data of single inspections at the request of a person.
import type { ErasablePart, Settings } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import { linesAbout, linesOfRun } from '../../store/erasing/due.ts';
import { ERASED_AT_ONCE, type ErasedSlice, eraseTargets, finishErasing } from '../../store/erasing/erase.ts';
import { stateOf } from '../../store/runs/run-log.ts';
import type { Store } from '../../store/store.ts';
import { needTwo } from '../trust/index.ts';
import { requireSaid } from './rule.ts';

export interface ErasureRequest {
  readonly inspections: readonly number[];
  /** Also covers the lines of the log of runs about this run as a whole. */
  readonly run?: string | undefined;
  /** For one inspection: the `hash` that the person saw. */
  readonly inspectionHash?: string;
  readonly parts: readonly ErasablePart[];
  readonly who: string;
  readonly secondPerson?: string | undefined;
  readonly why: string;
}

/**
 * Erases everything that the logs hold about the inspections: their lines, the decisions, notes and photos, and
 * declarations. Throws `not-found`, `conflict` for an inspection of a run that is not closed, and a Refusal if two
 * persons or a reason are required.
 */
export function eraseBecauseAsked(
  store: Store,
  { inspections, run, inspectionHash, parts, who, secondPerson, why }: ErasureRequest,
  settings: Pick<Settings, 'trustTwoPersons'>,
  now: Date,
): ErasedSlice {
  needTwo({ who, secondPerson }, settings);
  requireSaid(who, why);
  const wanted = [...new Set(inspections)];
  for (const id of wanted) {
    const inspection = readInspection(store, id);
    if (inspection === undefined) throw new StoreFault('not-found', `there is no inspection ${id}`);
    if (inspectionHash !== undefined && inspectionHash !== inspection.hash)
      throw new StoreFault('conflict', `number ${id} is another inspection now, not the one that was looked at`);
    const state = inspection.run && stateOf(store, inspection.run.id);
    if (state !== undefined && state !== 'closed')
      throw new StoreFault('conflict', `inspection ${id} belongs to a run that is not closed: close it first`);
  }
  const ofRun = run === undefined ? [] : linesOfRun(store.db, run, parts);
  const targets = [...wanted.flatMap((id) => linesAbout(store.db, id, parts)), ...ofRun];
  const said = { at: now.toISOString(), officer: who, why, cause: 'request' as const, ...defined({ secondPerson }) };
  let [erased, left]: [number, ErasedSlice['left']] = [0, []];
  for (let at = 0; at < targets.length; at += ERASED_AT_ONCE) {
    const slice = eraseTargets(store, targets.slice(at, at + ERASED_AT_ONCE), said);
    erased += slice.erased;
    left = [...left, ...slice.left];
  }
  finishErasing(store);
  return { erased, left };
}
