// Asks which column of a table holds the codes, shows its first rows, and inspects each code once.
import { useState } from 'react';
import { codesIn } from '../../../../server/domain/tables/code-list.ts';
import { useT } from '../../../i18n/index.ts';
import { commit } from '../../../lib/commit.ts';
import { Button, Checkbox, Dialog, Foreign, Note, Scroll, Select, shown } from '../../../ui/index.ts';
import styles from './code-list-dialog.module.css';
import type { OpenList } from './open-lists.ts';

const PREVIEW = 6;
/** Policy: as many columns as a person can tell apart; a list of codes has a few. */
const MOST_COLUMNS = 50;

export interface CodeListDialogProps {
  readonly open: OpenList;
  readonly onClose: () => void;
  readonly onInspect: (codes: ReturnType<typeof codesIn>['codes']) => void;
}

export function CodeListDialog({ open: { name, list }, onClose, onInspect }: CodeListDialogProps) {
  const t = useT();
  const [column, setColumn] = useState(list.likely);
  const [isHeaded, setHeaded] = useState(list.isHeaded);
  const { codes, repeated, empty, isCut } = codesIn(list, column, isHeaded);
  const columns = Array.from({ length: Math.min(list.columns, MOST_COLUMNS) }, (_, index) => index);
  const [head] = list.rows;
  const titleOf = (index: number): string => {
    const title = isHeaded ? shown((head?.cells[index] ?? '').slice(0, 40)) : '';
    return title === '' ? t('inspect.list.column', { number: index + 1 }) : `${index + 1}: ${title}`;
  };
  return (
    <Dialog
      title={t('inspect.list.title')}
      isOpen
      onClose={onClose}
      wide
      confirm={
        <Button kind="primary" isDisabled={codes.length === 0} onPress={() => void commit(() => onInspect(codes))}>
          {t('inspect.list.inspect', { count: codes.length })}
        </Button>
      }
    >
      <div className={styles.list}>
        <Foreign as="p" text={name} size="line" />
        <Select
          label={t('inspect.list.which')}
          value={String(column)}
          onChange={(value) => setColumn(Number(value))}
          options={columns.map((index) => ({ value: String(index), label: titleOf(index) }))}
        />
        <Checkbox isSelected={isHeaded} onChange={setHeaded}>
          {t('inspect.list.headed')}
        </Checkbox>
        <Scroll className={styles.scroll} label={t('inspect.list.preview')}>
          <table className={styles.table}>
            <tbody>
              {list.rows.slice(0, PREVIEW).map(({ cells, line }, row) => (
                <tr key={line} className={isHeaded && row === 0 ? styles.head : ''}>
                  {columns.map((index) => (
                    <td key={index} data-chosen={index === column}>
                      {cells[index] ? <Foreign text={cells[index].slice(0, 80)} size="label" /> : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
        {repeated > 0 ? <p>{t('inspect.list.repeated', { count: repeated })}</p> : null}
        {empty > 0 ? <p>{t('inspect.list.empty', { count: empty })}</p> : null}
        {list.refused > 0 ? <Note>{t('inspect.list.refused', { count: list.refused })}</Note> : null}
        {isCut ? <Note>{t('inspect.list.cut', { count: codes.length })}</Note> : null}
      </div>
    </Dialog>
  );
}
