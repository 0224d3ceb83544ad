// A year at a border post: what an entry takes of the disk, and how long each list over 100,000 of them takes of the processor. Printed with their budgets.
import { rmSync, statSync } from 'node:fs';
import type { InspectionQuery } from '../../server/contract/index.ts';
import { listInspections } from '../../server/store/audit-log/list.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { openStore, storeFile } from '../../server/store/open.ts';
import { logOf } from './inspections.ts';
import { median } from './measure.ts';
import { printTold, type Told } from './told.ts';

const ROUNDS = 9;
const BUDGET = 10;

export function measureLog(entries = 100_000): readonly Told[] {
  const { folder, serialOf } = logOf(entries);
  const store = openStore(folder);
  try {
    store.db.pragma('wal_checkpoint(TRUNCATE)');
    const page = { limit: 100, offset: 0 };
    const lists: readonly (readonly [string, Partial<InspectionQuery>])[] = [
      ['newest first', {}],
      ['last page, by its place', { offset: entries - 100 }],
      ['last page, by key', { after: 101 }],
      ['a headline', { headline: 'valid' }],
      ['not decided', { decision: 'none' }],
      ['held', { decision: 'held' }],
      ['of half a year', { from: '2026-06-01T00:00:00.000Z' }],
      ['decided by a person', { officer: 'ana' }],
      ['search, a serial number', { query: serialOf(777) }],
      ['search, a word of many', { query: 'battery' }],
      ['search, two words', { query: 'battery sn-00007' }],
      ['search, nothing found', { query: 'zzzyyy' }],
      ['search, two letters', { query: 'zq' }],
      ...(['product', 'headline', 'input', 'decision', 'at'] as const).map((sort) => [`sorted by ${sort}`, { sort }] as const),
    ];
    return [
      { name: 'log, an entry on the disk', value: statSync(storeFile(folder)).size / 1000 / entries, unit: 'kB', budget: 8 },
      {
        name: 'log, an entry opened',
        value: time((round) => readInspection(store, 1 + ((round * 7919) % entries))),
        unit: 'ms',
        budget: BUDGET,
      },
      ...lists.map(
        ([name, query]): Told => ({
          name: `log, ${name}`,
          value: time(() => listInspections(store, { ...page, ...query })),
          unit: 'ms',
          budget: BUDGET,
        }),
      ),
    ];
  } finally {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of this thread's processor time, the median of some rounds behind a first one. */
function time(work: (round: number) => unknown): number {
  const took = Array.from({ length: ROUNDS + 1 }, (_, round) => {
    const start = process.threadCpuUsage();
    work(round);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return median(took.slice(1));
}

if (import.meta.main) printTold(measureLog(Number(process.argv[2] ?? 100_000)));
