// A store from before officers: what it holds reads as typed, its chains stay whole, and officers can be made in it.
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/index.ts';
import { beginOfficers } from '../../../server/features/officers/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { devicePublicKey } from '../../../server/store/audit-log/device.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { endFaults } from '../../../server/store/audit-log/signing.ts';
import { underSignIn } from '../../../server/store/officers/acting.ts';
import { listOfficers, officerRules } from '../../../server/store/officers/officers.ts';
import { storeFile, versionSince } from '../../../server/store/open.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const decision = { decision: 'held', officer: 'Ana', place: '', reference: '', note: '' } as const;

it('upgrades', async () => {
  const folder = temporaryFolder();
  oldLog(folder, 40);
  const old = new Database(storeFile(folder));
  expect(Number(old.pragma('user_version', { simple: true }))).toBeLessThan(versionSince('116-officers.sql'));
  old.close();
  const context = openApp({ folder, now: () => NOW });
  const { store } = context;
  expect([officerRules(store).isOn, listOfficers(store)]).toEqual([false, []]);
  expect(readInspection(store, 1)?.signedIn).toBeUndefined();
  const officer = { id: await beginOfficers(store, { name: 'Ana', secret: '482137' }, NOW), name: 'Ana' };
  const [entry] = underSignIn([officer], () => inspect({ channel: 'manual', text: 'X' }, context)).inspections;
  appendDecision(store, 1, decision, NOW);
  underSignIn([officer], () => appendDecision(store, entry?.id ?? 0, decision, NOW));
  expect(readInspection(store, 1)?.decisions.at(-1)?.signedIn).toBeUndefined();
  expect(readInspection(store, entry?.id ?? 0)).toMatchObject({ signedIn: [officer], decisions: [{ signedIn: [officer] }] });
  expect(LOGS.map((log) => firstBroken(store, log))).toEqual(LOGS.map(() => undefined));
  expect(endFaults(store, devicePublicKey(folder) ?? '')).toEqual([]);
  context.close();
});
