// What prevents saving: each mistake with a button that leads to its field.
import { Trash2 } from 'lucide-react';
import type { FieldError, PassportForm } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { withKeys } from '../../../lib/with-keys.ts';
import { Button, Card, shown } from '../../../ui/index.ts';
import { type Path, pathOf } from './document.ts';
import styles from './editing.module.css';
import { useMark } from './editors.tsx';
import { mistakeText, placeAt } from './mistakes.ts';

/** The most mistakes shown. */
const SHOWN = 30;

interface ToCorrectProps {
  readonly form: PassportForm;
  readonly mistakes: readonly FieldError[];
  /** Removes a value for which the form has no field. */
  readonly onRemove: (path: Path) => void;
}

export function ToCorrect({ form, mistakes, onRemove }: ToCorrectProps) {
  const t = useT();
  const mark = useMark();
  const format = useFormat();
  return (
    <Card title={t('edit.toCorrect')}>
      {mistakes.length === 0 ? (
        <p role="status">{t('edit.ready')}</p>
      ) : (
        <ul className={styles.mistakes} data-mistakes>
          {withKeys(mistakes.slice(0, SHOWN), ({ pointer, code }) => `${pointer} ${code}`).map(({ key, item }) => {
            const { pointer = '' } = item;
            const { label, type, group } = placeAt(form, pointer, format.language);
            const isElsewhere = group === undefined && pointer !== '' && pointer !== '/defaultLanguage';
            return (
              <li key={key}>
                {isElsewhere ? (
                  <Button icon={<Trash2 aria-hidden />} onPress={() => onRemove(pathOf(pointer).slice(0, 1))}>
                    {t('edit.remove', { label: shown(pathOf(pointer)[0] ?? '') })}
                  </Button>
                ) : (
                  <button type="button" className={styles.jump} onClick={() => showField(pointer, group)}>
                    {label}
                  </button>
                )}
                <span>{mistakeText(item, type, t, mark)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** After an attempt to save: puts the focus on the first mistake of the list. */
export const showMistakes = (): void => document.querySelector<HTMLElement>('[data-mistakes] button')?.focus();

const FOCUSABLE = 'input, textarea, button';

/** Opens the group of a field and puts the focus there; if nothing was entered yet, into the nearest field around it. */
export function showField(pointer: string, group: string | undefined): void {
  const details = group === undefined ? null : document.querySelector<HTMLDetailsElement>(`[data-group="${CSS.escape(group)}"] details`);
  if (details !== null) details.open = true;
  let tries = 10;
  const find = (): void => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = document.querySelector(`[data-at="${CSS.escape(at)}"]`);
      const target = place?.querySelector<HTMLElement>(FOCUSABLE);
      if (target === undefined || target === null) continue;
      place?.scrollIntoView({ block: 'center' });
      target.focus();
      return;
    }
    // The content of a group is rendered only after the group was opened: try again in the next frame.
    tries -= 1;
    if (tries > 0) requestAnimationFrame(find);
  };
  find();
}
