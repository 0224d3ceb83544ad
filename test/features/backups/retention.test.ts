// Which backups are kept, and that nothing else is deleted: damaged ones, those of others, and the newest whole one.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../../server/cli/backup.ts';
import { backupInto } from '../../../server/features/backups/into.ts';
import { backupName, keepBackups, kept, readKeep } from '../../../server/features/backups/retention.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { openStore } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const KEEP = { d: 7, w: 4, m: 12 };

describe('the choice', () => {
  it('reads days, weeks and months, and nothing else', () => {
    expect(readKeep('7d,4w,12m')).toEqual(KEEP);
    expect(readKeep('3m')).toEqual({ d: 0, w: 0, m: 3 });
    for (const text of ['', '0d', '7', '7d,7d', '7y', '7d,', '-1d', '99999d']) expect(readKeep(text)).toBeUndefined();
  });

  it('keeps of two years of daily backups 7 days, 4 weeks and 12 months', () => {
    const days = Array.from({ length: 730 }, (_, at) => ({ at: new Date(Date.UTC(2026, 10, 22) - at * 86_400_000).toISOString() }));
    const dates = [...kept(days, KEEP)].map(({ at }) => at.slice(0, 10)).sort();
    expect(dates).toEqual(
      [
        '2025-12-31',
        '2026-01-31',
        '2026-02-28',
        '2026-03-31',
        '2026-04-30',
        '2026-05-31',
        '2026-06-30',
        '2026-07-31',
        '2026-08-31',
        '2026-09-30',
      ]
        .concat(['2026-10-31', '2026-11-01', '2026-11-08', '2026-11-15'])
        .concat(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']),
    );
  });

  it('always keeps the one made last, whatever its clock said, and no more than was asked for', () => {
    const moment = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((at) => ({ at: at.toISOString() }));
    const number = fc.nat(9);
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 60 }), number, number, number, (newestFirst, d, w, m) => {
        const chosen = kept(newestFirst, { d, w, m });
        expect(chosen.has(newestFirst[0] as { at: string })).toBe(true);
        expect(chosen.size).toBeLessThanOrEqual(Math.max(1, d + w + m));
      }),
    );
  });
});

describe('deleting', () => {
  const folders = (name: string) => {
    const backups = join(root, name);
    mkdirSync(backups);
    const store = openStore(withNewStore(join(root, `${name}-data`)));
    const make = (at: string, keys?: Parameters<typeof writeBackup>[1]['keys']): string => {
      const now = new Date(at);
      writeBackup(store, { file: join(backups, backupName(now)), who: 'timer', now, ...(keys === undefined ? {} : { keys }) });
      return backupName(now);
    };
    return { backups, store, make };
  };
  const ONE = { d: 1, w: 0, m: 0 };

  it('counts and deletes whole backups of this desk only, and no file that a person named or linked', () => {
    const { backups, store, make } = folders('plain');
    const other = openStore(withNewStore(join(root, 'other')));
    const [first = '', second = '', third = '', fourth = ''] = ['01', '02', '03', '04'].map((day) => make(`2026-11-${day}T01:00:00Z`));
    const foreign = backupName(new Date('2026-10-01T01:00:00Z'));
    writeBackup(other, { file: join(backups, foreign), who: 'timer', now: new Date('2026-10-01T01:00:00Z') });
    writeBackup(store, { file: join(backups, 'before-upgrade.backup'), who: 'Ana', now: new Date('2026-11-01T02:00:00Z') });
    // The newest is damaged: the one before it is the last good one.
    const bytes = readFileSync(join(backups, fourth));
    bytes.fill(0xff, 20_000, 20_100);
    writeFileSync(join(backups, fourth), bytes);
    copyFileSync(join(backups, first), join(backups, 'notes.txt'));
    const renamed = backupName(new Date('2026-10-31T01:00:00Z'));
    copyFileSync(join(backups, first), join(backups, renamed));
    const linked = backupName(new Date('2026-10-30T01:00:00Z'));
    symlinkSync(join(backups, first), join(backups, linked));
    const { deleted, left, ...rest } = keepBackups(store, backups, ONE);
    expect([deleted.toSorted(), rest.kept]).toEqual([[first, second], [third]]);
    expect(left.map(({ name }) => name).toSorted()).toEqual(['before-upgrade.backup', foreign, renamed, fourth].toSorted());
    const stay = ['before-upgrade.backup', foreign, linked, renamed, third, fourth, 'notes.txt'];
    expect(readdirSync(backups).toSorted()).toEqual(stay.toSorted());
    store.close();
    other.close();
  });

  it('goes by the order of the log where a clock was wrong', () => {
    const { backups, store, make } = folders('clock');
    const ahead = make('2030-01-01T01:00:00Z');
    const before = make('2026-11-01T01:00:00Z');
    const last = make('2020-01-01T01:00:00Z');
    expect(keepBackups(store, backups, { d: 2, w: 0, m: 0 })).toMatchObject({ kept: [last, before], deleted: [ahead] });
    store.close();
  });

  it('counts backups before imports apart, and keeps the newest of them, even of one day', () => {
    const { backups, store, make } = folders('imports');
    const daily = [make('2026-11-01T01:00:00Z'), make('2026-11-01T02:00:00Z')];
    const [first, second, third] = ['03', '04', '05'].map((hour) => {
      const now = new Date(`2026-11-01T${hour}:00:00Z`);
      return basename(backupInto(store, { folder: backups, keep: 2, series: 'before-import', who: 'import', now }).file);
    });
    expect(readdirSync(backups).toSorted()).toEqual([second, third, ...daily].toSorted());
    const { kept, deleted, left } = keepBackups(store, backups, ONE);
    expect([kept, deleted]).toEqual([[daily[1]], [daily[0]]]);
    expect(left.map(({ name, why }) => [name, why.includes('before an import')])).toEqual([second, third].map((name) => [name, true]));
    expect(first).toMatch(/^before-import-20261101T030000000Z\.backup$/);
    store.close();
  });

  it('keeps the last one with the keys beside those without', () => {
    const { backups, store, make } = folders('keys');
    const keys = { passphrase: 'correct horse battery staple', files: {} };
    const [former, sealed] = [make('2026-11-01T01:00:00Z', keys), make('2026-11-02T01:00:00Z', keys)];
    const [plain, last] = [make('2026-11-03T01:00:00Z'), make('2026-11-04T01:00:00Z')];
    const { kept: stay, deleted } = keepBackups(store, backups, ONE);
    expect([stay.toSorted(), deleted.toSorted()]).toEqual([[sealed, last].toSorted(), [former, plain].toSorted()]);
    store.close();
  });

  it('is asked for by the command, after the new backup is whole', () => {
    const data = withNewStore(join(root, 'commanded'));
    const backups = join(root, 'by-command');
    mkdirSync(backups);
    const order = [backups, '--into', '--without-keys', '--by', 'timer', '--data', data];
    expect(run(order)).toBe(0);
    const [first = ''] = readdirSync(backups);
    expect(first).toMatch(/^desk-\d{8}T\d{9}Z\.backup$/);
    expect(run([...order, '--keep', '1d'])).toBe(0);
    expect(readdirSync(backups)).toHaveLength(1);
    expect(existsSync(join(backups, first))).toBe(false);
    expect(() => run([...order, '--keep', 'all'])).toThrow(/days, weeks and months/);
    expect(() => run([join(root, 'x.backup'), '--keep', '1d', '--without-keys', '--data', data])).toThrow(/--into/);
  });
});
