// Stores the staged passports, events and status lists of a pack, and reports the outcome of each.

import type { ImportedEventCounts, PackRefusedEntry, PackReport } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { type Claim, fateOf } from '../../domain/ownership/ownership.ts';
import type { Passport } from '../../domain/passport/model.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import type { AppContext } from '../app-context/index.ts';
import { importEvents, storePassport } from '../passports/index.ts';
import { takeList, UNVOUCHED } from '../trust/index.ts';
import type { PackFault } from './admit.ts';
import { checkWaiting } from './check.ts';
import type { EntryKind, PackHeader } from './format/pack.ts';
import { type PutAtOnce, putAsOwn, putAsReceived, putNone } from './put.ts';
import { OTHER_ORIGIN, originOf, takeSnapshot } from './registry-snapshot.ts';

/** The maximum number of refused entries that are reported individually. */
export const TOLD = 100;

type Stored = Pick<
  PackReport,
  'passports' | 'events' | 'received' | 'conflicts' | 'statusLists' | 'registrySnapshots' | 'listsLeftOut' | 'snapshotLeftOut'
>;
type Numbered = Pick<PackHeader, 'series' | 'sequence' | 'creator'>;

export interface Refusals {
  count: number;
  readonly told: PackRefusedEntry[];
}

/**
 * Stores passports first: events are kept with the passports that they name, and credentials are filed under them. The
 * ownership table decides the outcome of each entry.
 */
export function putWaiting(
  context: AppContext,
  trust: Trust,
  claim: Claim,
  header: Numbered,
  who: string,
): { readonly stored: Stored; readonly refused: Refusals } {
  const counted = { passport: 0, events: 0, 'status-list': 0, 'registry-snapshot': 0 };
  let [listsLeftOut, conflicts] = [0, 0];
  let isSnapshotLeftOut = false;
  const refused: Refusals = { count: 0, told: [] };
  const { db } = context.store;
  // If credentials were moved ahead, the waiting passports are not checked yet.
  while (checkWaiting(db));
  const passports = putPassports(context, claim, header);
  counted.passport = passports.put;
  const read = db.prepare('SELECT text, fault FROM staging.waiting WHERE entry = ?');
  const entriesOf = db.prepare('SELECT entry FROM staging.waiting WHERE kind = ? ORDER BY entry').pluck();
  for (const kind of ['passport', 'events', 'status-list', 'registry-snapshot'] as const) {
    for (const entry of kind === 'passport' ? passports.left : (entriesOf.all(kind) as number[])) {
      const { text, fault } = read.get(entry) as Waiting;
      const outcome =
        fault === null ? PUT[kind](text, { context, trust, claim, creator: header.creator, who }) : (JSON.parse(fault) as PackFault);
      if (!('code' in outcome)) {
        counted[kind]++;
        conflicts += outcome.events?.conflicts ?? 0;
      } else {
        refused.count++;
        if (outcome.code === 'list-of-unknown-issuer') listsLeftOut++;
        if (outcome.code === OTHER_ORIGIN) isSnapshotLeftOut = true;
        if (refused.told.length < TOLD) refused.told.push({ entry, kind, code: outcome.code, detail: outcome.detail });
      }
    }
  }
  const { passport, events, 'status-list': statusLists, 'registry-snapshot': registrySnapshots } = counted;
  const isReceived = passport + events > 0 && fateOf('pack', 'passport', claim.relation) === 'received';
  return {
    stored: {
      passports: passport,
      events,
      ...(isReceived ? { received: true } : {}),
      ...(conflicts === 0 ? {} : { conflicts }),
      ...(statusLists === 0 ? {} : { statusLists }),
      ...(registrySnapshots === 0 ? {} : { registrySnapshots }),
      ...(listsLeftOut === 0 ? {} : { listsLeftOut }),
      ...(isSnapshotLeftOut ? { snapshotLeftOut: true as const } : {}),
    },
    refused,
  };
}

function putPassports({ store: { db }, now }: AppContext, claim: Claim, header: Numbered): PutAtOnce {
  const fates = (['passport', 'state'] as const).map((kind) => fateOf('pack', kind, claim.relation));
  const at = now().toISOString();
  if (fates.every((fate) => fate === 'own')) return putAsOwn(db, at);
  return fates[0] === 'received' ? putAsReceived(db, claim, header, at) : putNone(db);
}

interface Waiting {
  readonly text: string;
  readonly fault: string | null;
}

interface Putting {
  readonly context: AppContext;
  readonly trust: Trust;
  readonly claim: Claim;
  /** The name that the maker of the pack gives itself. */
  readonly creator: string;
  /** Who applies the pack. */
  readonly who: string;
}

type Put = (
  text: string,
  putting: Putting,
) => { readonly events?: ImportedEventCounts } | { readonly code: string; readonly detail: string };

const PUT: Readonly<Record<Exclude<EntryKind, 'credential'>, Put>> = {
  // The text is as check.ts validated and wrote it. Received passports that are left here are refused ones.
  passport: (text, { context, claim }) => notEvents(storePassport(JSON.parse(text) as Passport, context, claim)),
  events: (text, { context, claim }) => importEvents(text, context, () => claim),
  'status-list': (text, { context: { store, now }, trust, claim }) => {
    const taken = takeList(store, text, { door: 'pack', source: claim.asserter }, { now: now(), trust });
    if (!taken.ok) return taken;
    return taken.standing === 'unvouched' ? UNVOUCHED : {};
  },
  'registry-snapshot': (text, { context, claim, creator, who }) =>
    takeSnapshot(context.store, text, { key: originOf(claim), name: creator }, { officer: who, now: context.now() }) ?? {},
};

const notEvents = (outcome: ReturnType<typeof storePassport>): ReturnType<Put> =>
  'what' in outcome ? {} : { ...outcome, detail: original(outcome.detail) };
