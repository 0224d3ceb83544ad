// Describes the result of an attempt with a scanner: one row per setting, with what to change.
import { useFormat, useT } from '../../i18n/index.ts';
import { IDLE_MS } from '../../lib/pace.ts';
import { shown } from '../../ui/index.ts';
import type { After, Before, Finding, Separator } from './examine.ts';

export const SETTINGS = ['layout', 'letters', 'before', 'after', 'separator', 'pace'] as const;

export interface Row {
  readonly setting: (typeof SETTINGS)[number];
  readonly outcome: 'ok' | 'change' | 'not-checked';
  readonly found: string;
  readonly todo?: string;
}

export function useRows(): (finding: Finding) => readonly Row[] {
  const t = useT();
  const format = useFormat();
  const ms = (value: number): string => format.number(Math.round(value));
  const unknown = { outcome: 'not-checked', found: t('scannerSetup.unknown') } as const;

  const layout = (is: Finding['layout']): Omit<Row, 'setting'> => {
    if (is === 'unknown') return unknown;
    if (is === 'same') return { outcome: 'ok', found: t('scannerSetup.layout.same') };
    return { outcome: 'change', found: t(`scannerSetup.layout.${is}`), todo: t('scannerSetup.layout.todo') };
  };
  const letters = (is: Finding['letters']): Omit<Row, 'setting'> => {
    if (is === 'unknown') return unknown;
    if (is === 'right') return { outcome: 'ok', found: t('scannerSetup.letters.right') };
    const todo = t(is === 'caps-lock' ? 'scannerSetup.letters.todoCapsLock' : 'scannerSetup.letters.todo');
    return { outcome: 'change', found: t(`scannerSetup.letters.${is}`), todo };
  };
  const before = (it: Before): Omit<Row, 'setting'> => {
    if (it.is === 'unknown') return unknown;
    if (it.is === 'nothing') return { outcome: 'ok', found: t('scannerSetup.before.nothing') };
    if (it.is === 'aim') return { outcome: 'ok', found: t('scannerSetup.before.aim', { text: shown(it.text) }) };
    return { outcome: 'change', found: t('scannerSetup.before.text', { text: shown(it.text) }), todo: t('scannerSetup.before.todo') };
  };
  const after = (it: After): Omit<Row, 'setting'> => {
    if (it.is === 'unknown') return unknown;
    if (it.is === 'Enter' || it.is === 'Tab') return { outcome: 'ok', found: t('scannerSetup.after.key', { key: it.is }) };
    const todo = t('scannerSetup.after.todo');
    if (it.is === 'text') return { outcome: 'change', found: t('scannerSetup.after.text', { text: shown(it.text) }), todo };
    return { outcome: 'change', found: t('scannerSetup.after.nothing', { ms: ms(IDLE_MS) }), todo };
  };
  const separator = (it: Separator): Omit<Row, 'setting'> => {
    if (it.is === 'unknown') return unknown;
    if (it.is === 'sent') return { outcome: 'ok', found: t('scannerSetup.separator.sent', { key: it.way }) };
    const todo = t('scannerSetup.separator.todo');
    if (it.is === 'lost') return { outcome: 'change', found: t('scannerSetup.separator.lost'), todo };
    return { outcome: 'change', found: t('scannerSetup.separator.replaced', { text: shown(it.by) }), todo };
  };
  const pace = ({ is, meanMs, longestMs }: Finding['pace']): Omit<Row, 'setting'> => {
    if (is === 'taken') return { outcome: 'ok', found: t('scannerSetup.pace.taken', { ms: ms(meanMs) }) };
    const todo = t('scannerSetup.pace.todo');
    if (is === 'slow') return { outcome: 'change', found: t('scannerSetup.pace.slow', { ms: ms(meanMs) }), todo };
    return { outcome: 'change', found: t('scannerSetup.pace.pauses', { ms: ms(longestMs) }), todo };
  };

  return (finding) => [
    { setting: 'layout', ...layout(finding.layout) },
    { setting: 'letters', ...letters(finding.letters) },
    { setting: 'before', ...before(finding.before) },
    { setting: 'after', ...after(finding.after) },
    { setting: 'separator', ...separator(finding.separator) },
    { setting: 'pace', ...pace(finding.pace) },
  ];
}
