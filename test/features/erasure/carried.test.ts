// Erasures beyond the store: evidence bundles made before and after, and backups that come back.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { eraseBecauseAsked } from '../../../server/features/erasure/index.ts';
import { inspectBundle } from '../../../server/features/evidence/index.ts';
import { inspect } from '../../../server/features/inspection/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { devicePublicKey } from '../../../server/store/audit-log/device.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { endFaults } from '../../../server/store/audit-log/signing.ts';
import { erasureState } from '../../../server/store/erasing/read.ts';
import type { Store } from '../../../server/store/store.ts';
import { bundleOf, LATER, post } from '../../fixtures/evidence.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ALL = ['officer', 'place', 'reference', 'note', 'photo'] as const;
const SETTINGS = { trustTwoPersons: false };
const blob = (bytes: Uint8Array): Blob => new Blob([Buffer.from(bytes)]);
const broken = (store: Store) => LOGS.filter((log) => firstBroken(store, log) !== undefined);

it('leaves a bundle made before as it was, and a bundle made after says what was erased', async () => {
  const desk = post();
  try {
    const { store } = desk.context;
    const scope = { kind: 'run', run: desk.run } as const;
    const before = bundleOf(desk, scope);
    const request = { inspections: [2, 3, 4, 5, 6, 7], run: desk.run, parts: ALL, who: 'Data office', why: 'request 17' };
    expect(eraseBecauseAsked(store, request, SETTINGS, LATER).left).toEqual([]);
    const after = bundleOf(desk, scope);
    const found = await Promise.all([before, after].map((bytes) => inspectBundle(blob(bytes))));
    expect(found).toMatchObject([{ state: 'as-signed' }, { state: 'as-signed' }]);
    const verdicts = found.map((one) => (one.state === 'as-signed' ? one.entries.map(({ headline, anew }) => [headline, anew]) : []));
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[1]).toHaveLength(6);
    const read = await readBundle(blob(after));
    if (!read.ok) throw new Error(read.detail);
    const { names } = read;
    expect(names.filter((name) => name.startsWith('photos/'))).toEqual([]);
    const texts = await Promise.all(
      names.filter((name) => !name.startsWith('trust/')).map(async (name) => (await read.content(name)).toString()),
    );
    for (const gone of ['"Ana"', '>Ana<', 'Gate 4', 'MRN 26DE0001', 'label torn'])
      expect([gone, texts.some((text) => text.includes(gone))]).toEqual([gone, false]);
    const page = (await read.content('report.html')).toString();
    expect(page).toContain('[erased by rule or on request]');
    expect(page).not.toContain('data:image/png;base64,');
  } finally {
    desk.close();
  }
});

it('refuses a bundle in which an erased text was filled in again, or a photo is missing that nobody erased', async () => {
  const desk = post();
  try {
    const { store } = desk.context;
    eraseBecauseAsked(store, { inspections: [2], parts: ['officer'], who: 'Data office', why: 'w' }, SETTINGS, LATER);
    store.db.exec('DROP TRIGGER decisions_no_update');
    store.db.exec("UPDATE decisions SET officer = 'Eve' WHERE id = 1");
    expect(() => bundleOf(desk)).toThrow();
  } finally {
    desk.close();
  }
});

it('erases again in a backup that comes back what was erased here, and signs it', () => {
  const data = withNewStore(join(temporaryFolder(), 'data'));
  const file = join(temporaryFolder(), 'desk.backup');
  const now = new Date('2027-06-01T12:00:00Z');
  const context = openApp({ folder: data, now: () => now });
  const scan = (serial: string) => inspect({ channel: 'manual', text: `(01)09520123456788(21)${serial}` }, context).inspections[0]?.id ?? 0;
  const decide = (id: number, officer: string) =>
    appendDecision(context.store, id, { decision: 'held', officer, place: 'Gate 4', reference: 'R 1', note: 'torn' }, now);
  decide(scan('A'), 'Ana Quartz');
  decide(scan('B'), 'Bo Zircon');
  writeBackup(context.store, { file, who: 'Ana', now });
  const hash = readInspection(context.store, 1)?.hash;
  eraseBecauseAsked(context.store, { inspections: [1], parts: ['officer', 'note'], who: 'Data office', why: 'request 17' }, SETTINGS, now);
  context.close();

  restoreBackup({ folder: data, file, who: 'Ana', now, reason: 'the disk failed' });
  const back = openApp({ folder: data, now: () => now });
  const { store } = back;
  expect(readInspection(store, 1)).toMatchObject({
    hash,
    decisions: [{ decision: 'held', officer: '', note: '', place: 'Gate 4', reference: 'R 1' }],
  });
  expect(readInspection(store, 2)?.decisions).toMatchObject([{ officer: 'Bo Zircon', note: 'torn' }]);
  expect(erasureState(store).newest).toMatchObject([{ cause: 'restore', officer: 'Ana', lines: 2, parts: ['officer', 'note'] }]);
  expect(broken(store)).toEqual([]);
  expect(endFaults(store, devicePublicKey(data) ?? '')).toEqual([]);
  back.close();
});
