// What of a pack waited for the store in, from the file beside it: passports, events and status lists put into the store, one by one, and what became of them out.

import type { ImportedEventCounts, PackRefusedEntry, PackReport } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { original } from '../domain/foreign/index.ts';
import { type Claim, fateOf } from '../domain/ownership/ownership.ts';
import type { PackHeader } from '../pack/pack.ts';
import type { Passport } from '../passport/model.ts';
import { putReceivedPassport } from '../store/received.ts';
import type { Trust } from '../trust/trust.ts';
import { storePassport } from './import.ts';
import { importEvents } from './import-events.ts';
import type { PackFault } from './pack-admit.ts';
import { checkedPassport } from './pack-check.ts';
import { toRecord } from './record.ts';
import { takeList, UNVOUCHED } from './status-set.ts';

/** As many refused entries are told one by one. */
export const TOLD = 100;

type Stored = Pick<PackReport, 'passports' | 'events' | 'received' | 'conflicts' | 'statusLists' | 'listsLeftOut'>;
type Numbered = Pick<PackHeader, 'series' | 'sequence'>;

export interface Refusals {
  count: number;
  readonly told: PackRefusedEntry[];
}

/** Passports first: events are kept with the passports that they name, and credentials are filed under them. What becomes of each, the ownership table says. */
export function putWaiting(
  desk: Desk,
  trust: Trust,
  claim: Claim,
  header: Numbered,
): { readonly stored: Stored; readonly refused: Refusals } {
  const counted = { passport: 0, events: 0, 'status-list': 0 };
  let [listsLeftOut, conflicts] = [0, 0];
  const refused: Refusals = { count: 0, told: [] };
  for (const kind of ['passport', 'events', 'status-list'] as const) {
    const next = desk.store.db.prepare(
      'SELECT entry, text, checked, fault FROM staging.waiting WHERE kind = ? AND entry > ? ORDER BY entry LIMIT 1',
    );
    for (let after = -1; ; ) {
      const row = next.get(kind, after) as Waiting | undefined;
      if (row === undefined) break;
      const { entry } = row;
      // Those of a pack that was moved ahead of them are checked here.
      const [text, fault] = kind === 'passport' && row.checked === 0 ? checkedPassport(row.text) : [row.text, row.fault];
      after = entry;
      const outcome = fault === null ? PUT[kind](text, { desk, trust, claim, header }) : (JSON.parse(fault) as PackFault);
      if (!('code' in outcome)) {
        counted[kind]++;
        conflicts += outcome.events?.conflicts ?? 0;
      } else {
        refused.count++;
        if (outcome.code === 'list-of-unknown-issuer') listsLeftOut++;
        if (refused.told.length < TOLD) refused.told.push({ entry, kind, code: outcome.code, detail: outcome.detail });
      }
    }
  }
  const { passport: passports, events, 'status-list': statusLists } = counted;
  const isReceived = passports + events > 0 && fateOf('pack', 'passport', claim.relation) === 'received';
  return {
    stored: {
      passports,
      events,
      ...(isReceived ? { received: true } : {}),
      ...(conflicts === 0 ? {} : { conflicts }),
      ...(statusLists === 0 ? {} : { statusLists }),
      ...(listsLeftOut === 0 ? {} : { listsLeftOut }),
    },
    refused,
  };
}

interface Waiting {
  readonly entry: number;
  readonly text: string;
  readonly checked: 0 | 1;
  readonly fault: string | null;
}

interface Putting {
  readonly desk: Desk;
  readonly trust: Trust;
  readonly claim: Claim;
  readonly header: Numbered;
}

type Put = (
  text: string,
  putting: Putting,
) => { readonly events?: ImportedEventCounts } | { readonly code: string; readonly detail: string };

const PUT: Readonly<Record<'passport' | 'events' | 'status-list', Put>> = {
  passport: (text, { desk, claim, header }) => {
    // As it was checked and written by pack-check.ts.
    const passport = JSON.parse(text) as Passport;
    if (fateOf('pack', 'passport', claim.relation) !== 'received') return notEvents(storePassport(passport, desk, claim));
    const record = toRecord(passport, { sample: passport.sample === true }, desk.now());
    putReceivedPassport(desk.store, { record, claim, series: header.series, sequence: header.sequence });
    return {};
  },
  events: (text, { desk, claim }) => importEvents(text, desk, () => claim),
  'status-list': (text, { desk: { store, now }, trust, claim }) => {
    const taken = takeList(store, text, { door: 'pack', source: claim.asserter }, { now: now(), trust });
    if (!taken.ok) return taken;
    return taken.standing === 'unvouched' ? UNVOUCHED : {};
  },
};

const notEvents = (outcome: ReturnType<typeof storePassport>): ReturnType<Put> =>
  'what' in outcome ? {} : { ...outcome, detail: original(outcome.detail) };
