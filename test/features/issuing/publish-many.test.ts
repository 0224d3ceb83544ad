// Many passports published by threads: each as if it were published alone, and nothing stored that was signed from what has changed since.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { type PublishedOrRefused, publishMany } from '../../../server/features/issuing/index.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { statusIndexOf, takePlaces } from '../../../server/store/trust/own-status.ts';
import { changeDraft } from '../../fixtures/change-draft.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const COUNT = 60;
const code = (at: number): string => `DPP-${SAMPLE.gtin}-M${at}`;
const CODES = Array.from({ length: COUNT }, (_, at) => code(at));

function withDrafts() {
  const { context } = freshApp({ sample: true });
  asReal(context);
  const sample = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const { digitalProductPassportId: _, uniqueProductIdentifier: _1, batteryPassportIdentifier: _2, ...rest } = sample;
  const drafts = CODES.map((dppCode, at) => ({ ...rest, dppCode, serial: `M${at}` }));
  expect(importText(JSON.stringify(drafts), context).refused).toEqual([]);
  return context;
}

async function published(codes: readonly string[], context: ReturnType<typeof withDrafts>): Promise<readonly PublishedOrRefused[]> {
  const told: PublishedOrRefused[] = [];
  await publishMany(codes, context, (one) => told.push(one));
  return told;
}

// The first test: later ones find the threads of earlier ones.
it('lets the process end while the threads wait for more', async () => {
  const context = withDrafts();
  const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length;
  const before = ports();
  await published(CODES, context);
  expect(ports()).toBe(before);
});

it('gives each passport all its credentials, intact and each with a place of its own', async () => {
  const context = withDrafts();
  // The sample also has events, about which the drafts say nothing.
  const alone = credentialsByCode(context.store, SAMPLE.dppCode).filter(({ type }) => type !== 'DigitalTraceabilityEvent');
  expect(await published(CODES, context)).toEqual(CODES.map((dppCode) => ({ dppCode })));
  const trust = context.trust();
  const now = context.now();
  for (const dppCode of CODES) {
    const held = credentialsByCode(context.store, dppCode);
    expect(held.map(({ type, format }) => `${type} ${format}`)).toEqual(alone.map(({ type, format }) => `${type} ${format}`));
    for (const { format, body } of held) {
      const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, { now, trust });
      expect(evidence.find(({ check }) => check === 'integrity')?.outcome).toBe('passed');
    }
    expect(passportByCode(context.store, dppCode)?.publishedAt).toBeDefined();
  }
  const { db } = context.store;
  const named = new Set(CODES.flatMap((dppCode) => credentialsByCode(context.store, dppCode).map(({ credentialId }) => credentialId))).size;
  const placed = db.prepare('SELECT count(*) FROM status_places WHERE dpp_code LIKE ?').pluck().get(`DPP-${SAMPLE.gtin}-M%`);
  expect(placed).toBe(named);
  const counted = db.prepare('SELECT sum(given) FROM own_status_lists').pluck().get();
  expect(counted).toBe(db.prepare('SELECT count(*) FROM status_places').pluck().get());
});

it('gives no credential a second place, nor a place to a second credential', () => {
  const { store } = freshApp().context;
  const first = statusIndexOf(store, 'urn:a', 'A');
  const { list } = first;
  const other = { list, index: (first.index + 1) % 1000 };
  const free = { list, index: (first.index + 2) % 1000 };
  const take = (id: string, place: typeof first) => takePlaces(store, list, [[id, place]], 'A');
  store.db.prepare('DELETE FROM status_places WHERE dpp_code IS NULL').run();
  expect([take('urn:a', other), take('urn:b', first), take('urn:b', free), take('urn:c', free)]).toEqual([false, false, true, false]);
  expect([statusIndexOf(store, 'urn:a', 'A'), statusIndexOf(store, 'urn:b', 'A')]).toEqual([first, free]);
});

it('keeps the places of a passport when it is published again', async () => {
  const context = withDrafts();
  const places = () => context.store.db.prepare('SELECT * FROM status_places WHERE dpp_code IS NOT NULL ORDER BY credential_id').all();
  await published(CODES, context);
  const before = places();
  await published(CODES, context);
  expect(places()).toEqual(before);
});

it('reports a refused passport in its turn, and the others go on', async () => {
  const context = withDrafts();
  const { db } = context.store;
  changeDraft(db, code(40), '$.serial', 'X');
  db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(code(41));
  const told = await published([...CODES, 'DPP-none'], context);
  expect(told.map(({ dppCode }) => dppCode)).toEqual([...CODES, 'DPP-none']);
  expect(told.flatMap(({ dppCode, refused }) => (refused === undefined ? [] : [[dppCode, refused.code]]))).toEqual([
    [code(40), 'conflict'],
    [code(41), 'conflict'],
    ['DPP-none', 'not-found'],
  ]);
  expect(passportByCode(context.store, code(40))?.publishedAt).toBeUndefined();
});

it('signs again what was changed, and under the key that was rotated, while threads were signing', async () => {
  const context = withDrafts();
  const last = code(COUNT - 1);
  let told = 0;
  await publishMany(CODES, context, () => {
    told += 1;
    // The passports that follow are being signed by now.
    if (told !== 1) return;
    context.rotateKey({ compromised: true, who: 'Ana' });
    changeDraft(context.store.db, last, '$.modelName', 'CHANGED');
  });
  const { verificationMethod } = context.signer();
  for (const dppCode of CODES.slice(1)) {
    const vc = credentialsByCode(context.store, dppCode).find(({ format }) => format === 'vc');
    expect((JSON.parse(vc?.body ?? '{}') as { proof: unknown }).proof).toMatchObject({ verificationMethod });
  }
  expect(JSON.parse(passportByCode(context.store, last)?.document ?? '{}')).toMatchObject({ modelName: 'CHANGED' });
});

const IO = '/proc/self/io';
// Linux. A transaction writes some two hundred kilobytes for each passport; journals of its savepoints in a file, a megabyte.
it.skipIf(!existsSync(IO))(`keeps in memory what undoes a single passport (skipped where ${IO} is missing)`, async () => {
  const context = withDrafts();
  const written = (): number => Number(/^wchar: (\d+)$/m.exec(readFileSync(IO, 'utf8'))?.[1]);
  const before = written();
  await published(CODES, context);
  expect((written() - before) / COUNT).toBeLessThan(500_000);
});
