// Lists the missing copies, one for each product or link of which only a code or an address was scanned.
import type { WantedCopy } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { type LinkOnly, linkOnlyInspections } from '../../store/audit-log/link-only.ts';
import type { AppContext } from '../app-context/index.ts';
import { copiesIn, type ExamineContext, examine, inspectedItem } from '../inspection/index.ts';

/** Identifies what a later copy would have to be about. */
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

function wanted(context: AppContext): Wanted[] {
  const groups = new Map<string, Wanted>();
  for (const entry of linkOnlyInspections(context.store)) {
    const known = groups.get(keyOf(entry));
    groups.set(keyOf(entry), { newest: known?.newest ?? entry, firstAt: entry.at, inspections: (known?.inspections ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** True if a copy is held now. */
function hasCome(entry: LinkOnly, moment: Pick<ExamineContext, 'now' | 'trust'>, { store }: AppContext): boolean {
  const item = inspectedItem(entry);
  if (item === undefined) return false;
  const [reason] = examine(item, { ...moment, ...copiesIn(store) }).verdict.reasons;
  return reason !== 'DPP-SIG-13' && reason !== 'DPP-SIG-20';
}

/** Returns the entries that still have no copy, the most recently met one first. */
export function wantList(context: AppContext): WantedCopy[] {
  const moment = { now: context.now(), trust: context.trust() };
  return wanted(context)
    .filter(({ newest }) => !hasCome(newest, moment, context))
    .map(({ newest: { id, at, recognised, dppCode }, firstAt, inspections }) => {
      const { gtin, serial, batch, link } = recognised;
      return {
        ...defined({ gtin, serial, batch, dppCode }),
        ...(link === undefined ? {} : { link: link.url }),
        inspections,
        firstAt,
        lastAt: at,
        lastInspection: id,
      };
    });
}
