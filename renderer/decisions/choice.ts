// Tracks the chosen, unrecorded decision: function keys choose, Escape cancels, leaving the item warns.
import { useEffect, useRef } from 'react';
import type { DecisionKind } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { standsAlone } from '../lib/commit.ts';
import { askBeforeLeaving } from '../lib/leaving.ts';
import { isAsking, isKeyOf } from '../lib/shortcuts.ts';
import { onScanArrived } from '../scan/arrivals.ts';
import { toast } from '../ui/index.ts';

const KINDS = ['released', 'held', 'referred'] as const satisfies readonly DecisionKind[];

/** `onScan`: a scan arrived, so the form may concern another item. */
export function useChoiceKeys(
  chosen: DecisionKind | undefined,
  onChoose: (kind: DecisionKind | undefined) => void,
  onScan: () => void,
): void {
  const latest = useRef({ chosen, onChoose, onScan });
  useEffect(() => {
    latest.current = { chosen, onChoose, onScan };
  });
  useEffect(() => onScanArrived(() => latest.current.onScan()), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isAsking()) return;
      const wanted = KINDS.find((kind) => isKeyOf(kind, event));
      if (wanted === undefined && (!isKeyOf('cancel', event) || latest.current.chosen === undefined)) return;
      event.preventDefault();
      latest.current.onChoose(wanted);
      // A choice is shown at once and closed again if a scanner made it.
      const close = () => latest.current.onScan();
      void standsAlone(close).then((isAlone) => {
        if (!isAlone) close();
      });
    };
    // Registered before the screen's own Escape handler, which leaves the item.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

const choosing = new Set<object>();

/** Whether a decision is chosen but not yet sent. */
export const isChoosing = (): boolean => choosing.size > 0;

/**
 * Reports a choice that was left unrecorded when the next item arrived. Call the returned function with the chosen decision, with `undefined` once
 * it was sent or cancelled, and with whether it was sent without an answer.
 */
export function useLeftOpen(id: number): (chosen: DecisionKind | undefined, isUnsure?: boolean) => void {
  const t = useT();
  const latest = useRef<{ t: typeof t; chosen?: DecisionKind; isUnsure?: boolean; isGone?: boolean }>({ t });
  const say = (chosen: DecisionKind) => {
    const { t, isUnsure } = latest.current;
    toast('bad', t(isUnsure ? 'inspections.leftUnsure' : 'inspections.left', { id, decision: t(`decision.${chosen}`) }), { about: [id] });
  };
  const leave = useRef(say);
  useEffect(() => {
    latest.current.t = t;
    leave.current = say;
  });
  useEffect(() => {
    const { current } = latest;
    current.isGone = false;
    const stay = askBeforeLeaving(() => current.chosen !== undefined);
    return () => {
      stay();
      choosing.delete(latest);
      current.isGone = true;
      if (current.chosen) leave.current(current.chosen);
    };
  }, []);
  return (chosen, isUnsure = false) => {
    latest.current.isUnsure = isUnsure;
    if (chosen === undefined || latest.current.isGone) choosing.delete(latest);
    else choosing.add(latest);
    if (chosen === undefined) delete latest.current.chosen;
    // Refused after the person had left the item.
    else if (latest.current.isGone) leave.current(chosen);
    else latest.current.chosen = chosen;
  };
}
