// A program ended with no warning while it publishes: each passport is as it was or published whole, also where its forms were in rows of their own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { damageIn } from '../../../server/store/integrity.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { issuedFor } from '../../../server/store/passports/published-credentials.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { ended, KILLS } from '../../fixtures/kills.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { CLI } from '../../fixtures/program.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const COUNT = 80;
const folder = join(temporaryFolder(), 'data');
const opened = () => openApp({ folder, baseUrl: 'https://maker.example' });
const CODES = Array.from({ length: COUNT }, (_, at) => `DPP-${SAMPLE.gtin}-K${at}`);
const publishing = (which: string) =>
  spawn(process.execPath, ['--no-warnings', CLI, 'publish', which, '--data', folder], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Returns how many are published. */
function published(): number {
  const context = opened();
  try {
    const { store } = context;
    expect(damageIn(store.db)).toEqual([]);
    for (const table of ['issued_rest', 'issued']) {
      const other = table === 'issued' ? 'issued_rest' : 'issued';
      expect(store.db.prepare(`SELECT count(*) FROM ${table} WHERE id NOT IN (SELECT id FROM ${other})`).pluck().get()).toBe(0);
    }
    const [trust, now] = [context.trust(), context.now()];
    return CODES.filter((dppCode) => {
      const forms = issuedFor(store, dppCode);
      const isPublished = passportByCode(store, dppCode)?.publishedAt !== undefined;
      expect([dppCode, forms.length > 0]).toEqual([dppCode, isPublished]);
      for (const { format, body } of forms) {
        const { evidence } = verifyCredential({ kind: format, text: body() ?? '', flags: [] }, { now, trust });
        expect(evidence.find(({ check }) => check === 'integrity')?.outcome).toBe('passed');
      }
      return isPublished;
    }).length;
  } finally {
    context.close();
  }
}

it(`after ${KILLS} kills each passport is a draft or published whole`, { timeout: 240_000 + KILLS * 60_000 }, async () => {
  const context = opened();
  loadSample(context);
  const {
    digitalProductPassportId: _,
    uniqueProductIdentifier: _1,
    batteryPassportIdentifier: _2,
    ...rest
  } = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const drafts = CODES.map((dppCode, at) => ({ ...rest, sample: false, dppCode, serial: `K${at}` }));
  expect(importText(JSON.stringify(drafts), context).refused).toEqual([]);
  context.close();
  let kills = 0;
  let before = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const isAgain = before > COUNT / 2;
    if (isAgain) {
      const again = opened();
      asPlainRows(again.store);
      again.close();
    }
    const { code } = await ended(publishing(isAgain ? '--again' : '--drafts'), {
      afterLines: 1 + ((kill * 7) % 20),
      milliseconds: (kill * 13) % 60,
    });
    if (code === null) kills += 1;
    const now = published();
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  expect(kills).toBeGreaterThan(0);
  expect(await ended(publishing('--drafts'))).toMatchObject({ code: 0 });
  expect(published()).toBe(COUNT);
});
