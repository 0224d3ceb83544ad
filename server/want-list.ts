// The log in; the copies that are still wanted out, one for each product or link; and what has come meanwhile is inspected again by itself.
import type { WantedCopy } from './contract.ts';
import { copiesIn } from './copies-in.ts';
import type { Desk } from './desk.ts';
import { type ExamineContext, examine } from './examine.ts';
import { inspect } from './inspect.ts';
import { type LinkOnly, linkOnlyInspections } from './log/link-only.ts';
import { inspectionsOfRequest } from './log/read.ts';
import { recognise } from './recognise/index.ts';
import type { Recognised } from './recognise/recognised.ts';
import { generationOf } from './store/generation.ts';
import { languageOf } from './store/settings.ts';

/** What a later copy would have to be about. */
const keyOf = ({ recognised, dppCode, text }: LinkOnly): string => {
  const { gtin, serial, batch, link } = recognised;
  if (dppCode !== undefined) return dppCode;
  if (gtin !== undefined) return JSON.stringify([gtin, serial ?? null, batch ?? null]);
  return link?.url ?? text;
};

interface Wanted {
  readonly newest: LinkOnly;
  readonly firstAt: string;
  readonly inspections: number;
}

function wanted(desk: Desk): Wanted[] {
  const groups = new Map<string, Wanted>();
  for (const entry of linkOnlyInspections(desk.store)) {
    const known = groups.get(keyOf(entry));
    groups.set(keyOf(entry), { newest: known?.newest ?? entry, firstAt: entry.at, inspections: (known?.inspections ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Whether there is more to say now than when it was inspected. */
function hasCome(entry: LinkOnly, context: ExamineContext): boolean {
  const item = itemOf(entry);
  if (item === undefined) return false;
  const [reason] = examine(item, context).verdict.reasons;
  return reason !== 'DPP-SIG-13' && reason !== 'DPP-SIG-20';
}

/** The reading that a person chose among several is in the log; the text alone would ask again. */
function itemOf({ text, channel, symbology, item, recognised }: LinkOnly): Recognised | undefined {
  const found = recognise({ text, channel, ...(symbology === undefined ? {} : { symbology }) })[item];
  if (found?.kind !== 'ambiguous') return found;
  return found.candidates.find(
    ({ gtin, serial, batch, cpv, tpx }) =>
      gtin === recognised.gtin &&
      (serial ?? undefined) === recognised.serial &&
      batch === recognised.batch &&
      cpv === recognised.cpv &&
      tpx === recognised.tpx,
  );
}

/** Still without a copy, the one met last first. */
export function wantList(desk: Desk): WantedCopy[] {
  const context: ExamineContext = { now: desk.now(), trust: desk.trust(), ...copiesIn(desk.store) };
  return wanted(desk)
    .filter(({ newest }) => !hasCome(newest, context))
    .map(({ newest: { id, at, recognised, dppCode }, firstAt, inspections }) => {
      const { gtin, serial, batch, link } = recognised;
      return {
        ...(gtin === undefined ? {} : { gtin }),
        ...(serial === undefined ? {} : { serial }),
        ...(batch === undefined ? {} : { batch }),
        ...(dppCode === undefined ? {} : { dppCode }),
        ...(link === undefined ? {} : { link: link.url }),
        inspections,
        firstAt,
        lastAt: at,
        lastInspection: id,
      };
    });
}

/** So many of them are named in the notice: the others are in the log. */
const NAMED = 10;
const seen = new WeakMap<Desk, number>();

/** Looks only when the store has changed since the last look. Each is inspected again once: its new entry in the log bears a name made of the old one's number. */
export function inspectWhatHasCome(desk: Desk): number {
  const generation = generationOf(desk.store);
  if (seen.get(desk) === generation) return 0;
  const context: ExamineContext = { now: desk.now(), trust: desk.trust(), ...copiesIn(desk.store) };
  const again: number[] = [];
  try {
    for (const { newest } of wanted(desk)) {
      const { id, item, text, channel, symbology, fileName, recognised } = newest;
      const requestId = `again-${String(id).padStart(12, '0')}`;
      if (inspectionsOfRequest(desk.store, requestId).length > 0 || !hasCome(newest, context)) continue;
      const { gtin, serial, batch } = recognised;
      const [first] = recognise({ text, channel, ...(symbology === undefined ? {} : { symbology }) });
      const { inspections } = inspect(
        {
          requestId,
          channel,
          text,
          language: languageOf(desk.settings()),
          ...(symbology === undefined ? {} : { symbology }),
          ...(fileName === undefined ? {} : { fileName }),
          ...(first?.kind === 'ambiguous' && gtin !== undefined
            ? { chosen: { gtin, ...(serial === undefined ? {} : { serial }), ...(batch === undefined ? {} : { batch }) } }
            : {}),
        },
        desk,
      );
      const answer = inspections.find((one) => one.item === item) ?? inspections[0];
      if (answer !== undefined) again.push(answer.id);
    }
    seen.set(desk, generation);
  } finally {
    // A store that is held too long by another program ends the look; what was inspected by then is told, and the rest is looked at again.
    if (again.length > 0) desk.notice('wanted-arrived', String(again.length), again.slice(0, NAMED));
  }
  return again.length;
}
