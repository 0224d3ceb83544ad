// Records the declaration and the comparison for an inspected item, and the suspension of its release.
import { createHash } from 'node:crypto';
import type {
  CustomsOfEntry,
  DeclarationRequest,
  HoldRequest,
  Inspection,
  RecordedDeclaration,
  RegistryState,
  RunDeclared,
} from '../../contract/index.ts';
import { isFullDate } from '../../domain/dates/dates.ts';
import { compareDeclaration } from '../../domain/declaration/compare.ts';
import { askRegistry } from '../../domain/declaration/registry.ts';
import { readDeclaration, rowFinder } from '../../domain/declaration/table.ts';
import { canCount, holdPeriod } from '../../domain/hold/working-days.ts';
import { defined } from '../../domain/json/defined.ts';
import { Refusal } from '../../lib/problem.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { inForce } from '../../store/audit-log/decided.ts';
import { appendCustoms, customsOf } from '../../store/customs/customs-log.ts';
import { presentSnapshot, snapshotIn } from '../../store/customs/registry-snapshot.ts';
import { latestOfRun } from '../../store/customs/run-items.ts';
import type { Store } from '../../store/store.ts';
import { entryOf } from './entry-of.ts';
import { keyOf, knownOfItem, passportOfEntry } from './of-item.ts';

export type Compared = Pick<RecordedDeclaration, 'findings' | 'registry'>;
type Told = Pick<RecordedDeclaration, 'officer' | 'goods' | 'file'>;

/** Runs in the caller's transaction. */
function recordGoods(store: Store, entry: Inspection, told: Told, requestId: string, now: Date): Compared {
  const findings = compareDeclaration(told.goods, knownOfItem(entry, passportOfEntry(store, entry)));
  const snapshot = snapshotIn(store);
  const registry = snapshot && askRegistry(snapshot, told.goods, keyOf(entry).gtin, now);
  const compared = { findings, ...defined({ registry }) };
  const about = { inspection: entry.id, inspectionHash: entry.hash, requestId };
  appendCustoms(store, { action: 'declaration', ...about, at: now.toISOString(), ...told, ...compared });
  return compared;
}

export function declareTyped(
  store: Store,
  id: number,
  { requestId, inspectionHash, officer, goods }: DeclarationRequest,
  now: Date,
): CustomsOfEntry {
  if (Object.values(goods).every((text) => text === undefined || text.trim() === ''))
    throw new Refusal('bad-body', 'nothing is declared', { errors: [{ pointer: '/goods', detail: 'at least one field is filled' }] });
  return store.db
    .transaction(() => {
      recordGoods(store, entryOf(store, id, inspectionHash), { officer, goods }, requestId, now);
      return customsOf(store, id);
    })
    .immediate();
}

/** Policy: the maximum number of comparisons in one request, so that the workbench stays responsive. */
const MOST_COMPARED = 1000;
/** The maximum number of lines that a response names. */
const NAMED = 20;

/** Compares the items of a run with the rows of a declaration, all in one transaction. */
export function declareForRun(
  store: Store,
  run: string,
  {
    bytes,
    name,
    officer,
    requestId,
  }: { readonly bytes: Uint8Array; readonly name: string; readonly officer: string; readonly requestId: string },
  now: Date,
): RunDeclared {
  const read = readDeclaration(bytes);
  if (!read.ok) throw new Refusal('bad-body', read.detail);
  const { rows, refused, unused } = read.table;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const rowAbout = rowFinder(rows);
  const matched = new Set<number>();
  let [contradicting, notDeclared, severalRows] = [0, 0, 0];
  const answers: Record<RegistryState, number> = {
    'registered-as-declared': 0,
    'registered-otherwise': 0,
    'not-in-snapshot': 0,
    'not-compared': 0,
  };
  const hasSnapshot = presentSnapshot(store) !== undefined;
  const compared = store.db
    .transaction(() => {
      const toCompare = latestOfRun(store, run).flatMap(({ id, ...key }) => {
        const found = rowAbout(key);
        if (found.kind === 'none') notDeclared += 1;
        if (found.kind === 'several') severalRows += 1;
        return found.kind === 'one' ? [{ id, row: found.row }] : [];
      });
      if (toCompare.length > MOST_COMPARED)
        throw new StoreFault('conflict', `a declaration is compared with at most ${MOST_COMPARED} items at once: split the file`);
      for (const { id, row } of toCompare) {
        const file = { name: name.slice(-255).toWellFormed(), sha256, line: row.line };
        const { findings, registry } = recordGoods(
          store,
          entryOf(store, id, undefined),
          { officer, goods: row.goods, file },
          requestId,
          now,
        );
        matched.add(row.line);
        if (registry !== undefined) answers[registry.state] += 1;
        if (findings.some(({ outcome }) => outcome === 'contradicts')) contradicting += 1;
      }
      return toCompare.length;
    })
    .immediate();
  const unmatched = rows.filter(({ line }) => !matched.has(line)).map(({ line }) => line);
  return {
    compared,
    contradicting,
    ...(hasSnapshot ? { registry: answers } : {}),
    notDeclared,
    severalRows,
    unmatched: { count: unmatched.length, lines: unmatched.slice(0, NAMED) },
    refused: { count: refused.length, first: refused.slice(0, NAMED) },
    unused: unused.slice(0, NAMED).map((heading) => heading.slice(0, 60)),
  };
}

/** Compares one entry with a row of a declaration. */
export const declareEntry = (store: Store, entry: Inspection, told: Told, requestId: string, now: Date): Compared =>
  store.db.transaction(() => recordGoods(store, entry, told, requestId, now)).immediate();

/** Milliseconds. East of Greenwich, a day begins up to 14 hours before it does in UTC. */
const FIRST_ZONE = 14 * 3_600_000;

/** Only an item that is held by the decision in force is suspended. */
export function recordHold(store: Store, id: number, request: HoldRequest, now: Date): CustomsOfEntry {
  const { requestId, inspectionHash, suspendedOn, daysOff, country, ...said } = request;
  const days = [['/suspendedOn', suspendedOn] as const, ...daysOff.map((day, at) => [`/daysOff/${at}`, day] as const)];
  const [pointer = '', wrong] = days.find(([, day]) => !isFullDate(day)) ?? [];
  if (wrong !== undefined)
    throw new Refusal('bad-body', `'${wrong}' is no calendar date`, { errors: [{ pointer, detail: 'a calendar date' }] });
  if (!canCount(country, suspendedOn))
    throw new Refusal('bad-body', `working days of ${country} in ${suspendedOn.slice(0, 4)} cannot be counted here`, {
      errors: [{ pointer: '/country', detail: 'its public holidays of that year are not known here' }],
    });
  if (Date.parse(`${suspendedOn}T00:00:00Z`) > now.getTime() + FIRST_ZONE)
    throw new Refusal('bad-body', `${suspendedOn} is still to come`, { errors: [{ pointer: '/suspendedOn', detail: 'today or earlier' }] });
  return store.db
    .transaction(() => {
      const entry = entryOf(store, id, inspectionHash);
      if (inForce(entry.decisions)?.decision !== 'held')
        throw new StoreFault('conflict', `inspection ${id} is not held: record that decision first`);
      const period = holdPeriod(suspendedOn, country, daysOff);
      const about = { inspection: id, inspectionHash: entry.hash, requestId };
      appendCustoms(store, { action: 'hold', ...about, at: now.toISOString(), ...said, country, suspendedOn, daysOff, ...period });
      return customsOf(store, id);
    })
    .immediate();
}
