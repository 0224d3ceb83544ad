// What of a pack waited for the store in, from the file beside it: passports, events and status lists put into the store, one by one, and what became of them out.
import type { PackRefusedEntry, PackReport } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import type { Trust } from '../trust/trust.ts';
import { importPassport } from './import.ts';
import { importEvents } from './import-events.ts';
import { takeList, UNVOUCHED } from './status-set.ts';

/** As many refused entries are told one by one. */
export const TOLD = 100;

type Stored = Pick<PackReport, 'passports' | 'events' | 'statusLists' | 'listsLeftOut'>;

export interface Refusals {
  count: number;
  readonly told: PackRefusedEntry[];
}

/** Passports first: events are kept with the passports that they name, and credentials are filed under them. */
export function putWaiting(desk: Desk, trust: Trust, maker: string): { readonly stored: Stored; readonly refused: Refusals } {
  const counted = { passport: 0, events: 0, 'status-list': 0 };
  let listsLeftOut = 0;
  const refused: Refusals = { count: 0, told: [] };
  for (const kind of ['passport', 'events', 'status-list'] as const) {
    const next = desk.store.db.prepare('SELECT entry, text FROM staging.waiting WHERE kind = ? AND entry > ? ORDER BY entry LIMIT 1');
    for (let after = -1; ; ) {
      const row = next.get(kind, after) as { entry: number; text: string } | undefined;
      if (row === undefined) break;
      const { entry, text } = row;
      after = entry;
      const outcome = PUT[kind](text, desk, trust, maker);
      if (!('code' in outcome)) counted[kind]++;
      else {
        refused.count++;
        if (outcome.code === 'list-of-unknown-issuer') listsLeftOut++;
        if (refused.told.length < TOLD) refused.told.push({ entry, kind, code: outcome.code, detail: outcome.detail });
      }
    }
  }
  const { passport: passports, events, 'status-list': statusLists } = counted;
  return {
    stored: { passports, events, ...(statusLists === 0 ? {} : { statusLists }), ...(listsLeftOut === 0 ? {} : { listsLeftOut }) },
    refused,
  };
}

type Put = (text: string, desk: Desk, trust: Trust, maker: string) => object | { readonly code: string; readonly detail: string };

const PUT: Readonly<Record<'passport' | 'events' | 'status-list', Put>> = {
  passport: (text, desk) => {
    const parsed = parseStrictJson(text);
    return parsed.ok ? importPassport(parsed.value, desk) : parsed;
  },
  events: importEvents,
  'status-list': (text, { store, now }, trust, maker) => {
    const taken = takeList(store, text, { door: 'pack', source: maker }, { now: now(), trust });
    return taken.ok && taken.standing === 'unvouched' ? { ...taken, ...UNVOUCHED } : taken;
  },
};
