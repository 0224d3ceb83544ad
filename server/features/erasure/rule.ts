// Sets the rule by which personal data are erased, and applies it in slices.
import type { ErasablePart, ErasureRule, ErasureRuleRequest, ErasureState, Settings } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { ERASABLE_LOGS, ERASABLE_PARTS } from '../../domain/log/erasure-line.ts';
import { Refusal } from '../../lib/problem.ts';
import { dueBefore } from '../../store/erasing/due.ts';
import { appendErasure, ERASED_AT_ONCE, type ErasedSlice, eraseTargets, finishErasing } from '../../store/erasing/erase.ts';
import { erasureState, ruleInForce } from '../../store/erasing/read.ts';
import { readSetting, removeSetting, writeSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { needTwo } from '../trust/index.ts';

/** Throws a Refusal without a reason, and where two persons are required. The rule is applied within the next minutes. */
export function setRule(
  store: Store,
  { who, secondPerson, why, days }: ErasureRuleRequest,
  settings: Pick<Settings, 'trustTwoPersons'>,
  now: Date,
): ErasureState {
  needTwo({ who, secondPerson }, settings);
  requireSaid(who, why);
  store.db
    .transaction(() => {
      const chosen = ERASABLE_PARTS.flatMap((part) => (days[part] === undefined ? [] : [[part, days[part]] as const]));
      appendErasure(store, {
        action: 'rule',
        at: now.toISOString(),
        officer: who,
        why,
        days: Object.fromEntries(chosen),
        ...defined({ secondPerson }),
      });
      removeSetting(store, 'erasedOn');
    })
    .immediate();
  return erasureState(store);
}

export function requireSaid(who: string, why: string): void {
  const [pointer, detail] = who.trim() === '' ? ['/who', 'say who does it'] : why.trim() === '' ? ['/why', 'say why'] : [];
  if (pointer !== undefined) throw new Refusal('bad-body', detail ?? '', { errors: [{ pointer, detail: detail ?? '' }] });
}

const DAY = 86_400_000;

export interface RuleSlice extends ErasedSlice {
  /** Whether the rule was applied completely. */
  readonly isOver: boolean;
}

const DONE: RuleSlice = { erased: 0, left: [], isOver: true };

/**
 * Applies one slice of the rule, or nothing if it was already applied today. The logs record the erasures, so another
 * process or the next start continues where the last slice ended. `isAgain`: applies it even if it was applied today.
 */
export function eraseByRule(store: Store, now: Date, { isAgain = false } = {}): RuleSlice {
  const today = now.toISOString().slice(0, 10);
  if (!isAgain && readSetting(store, 'erasedOn') === today) return DONE;
  const rule = ruleInForce(store);
  if (rule !== undefined) {
    for (const { parts, before } of periodsOf(rule, now)) {
      for (const log of ERASABLE_LOGS) {
        const slice = sliceOf(store, rule, now, `${today} ${rule.number} ${log} ${parts.join()}`, (after) =>
          dueBefore(store, log, parts, { before, after, limit: ERASED_AT_ONCE }),
        );
        if (slice !== undefined) return { ...slice, isOver: false };
      }
    }
    finishErasing(store);
  }
  reached.delete(store.db);
  writeSetting(store, 'erasedOn', today);
  return DONE;
}

/** Parts with the same period are erased together. */
function periodsOf({ days }: ErasureRule, now: Date): readonly { readonly parts: readonly ErasablePart[]; readonly before: string }[] {
  const chosen = ERASABLE_PARTS.filter((part) => days[part] !== undefined);
  return [...Map.groupBy(chosen, (part) => days[part] ?? 0)].map(([period, parts]) => ({
    parts,
    before: new Date(now.getTime() - period * DAY).toISOString(),
  }));
}

/** How far this process has come today, so that a slice skips what earlier slices erased. */
const reached = new WeakMap<Store['db'], Map<string, number>>();

/** Returns undefined if there is nothing more to erase. Skips lines that cannot be erased. */
function sliceOf(
  store: Store,
  { number, officer, why }: ErasureRule,
  now: Date,
  name: string,
  due: (after: number) => ReturnType<typeof dueBefore>,
): ErasedSlice | undefined {
  const own = reached.get(store.db) ?? new Map<string, number>();
  reached.set(store.db, own);
  for (;;) {
    const targets = due(own.get(name) ?? 0);
    if (targets.length === 0) return undefined;
    const slice = eraseTargets(store, targets, { at: now.toISOString(), officer, why, cause: 'rule', rule: number });
    own.set(name, targets.at(-1)?.number ?? 0);
    if (slice.erased > 0) return slice;
  }
}
