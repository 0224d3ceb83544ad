// What of a pack waited for the store in, from the file beside it: passports, events and status lists put into the store, one by one, and what became of them out.

import type { ImportedEventCounts, PackRefusedEntry, PackReport } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { original } from '../domain/foreign/index.ts';
import { type Claim, fateOf } from '../domain/ownership/ownership.ts';
import type { PackHeader } from '../pack/pack.ts';
import { parsePassport } from '../passport/model.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { putReceivedPassport } from '../store/received.ts';
import type { Trust } from '../trust/trust.ts';
import { importPassport } from './import.ts';
import { importEvents } from './import-events.ts';
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
    const next = desk.store.db.prepare('SELECT entry, text FROM staging.waiting WHERE kind = ? AND entry > ? ORDER BY entry LIMIT 1');
    for (let after = -1; ; ) {
      const row = next.get(kind, after) as { entry: number; text: string } | undefined;
      if (row === undefined) break;
      const { entry, text } = row;
      after = entry;
      const outcome = PUT[kind](text, { desk, trust, claim, header });
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
    const read = parseStrictJson(text);
    if (!read.ok) return read;
    if (fateOf('pack', 'passport', claim.relation) !== 'received') return notEvents(importPassport(read.value, desk, claim));
    const parsed = parsePassport(read.value);
    if (!parsed.ok) return { code: 'passport-invalid', detail: `the passport has ${parsed.errors.length} mistakes` };
    const { passport } = parsed;
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

const notEvents = (outcome: ReturnType<typeof importPassport>): ReturnType<Put> =>
  'what' in outcome ? {} : { ...outcome, detail: original(outcome.detail) };
