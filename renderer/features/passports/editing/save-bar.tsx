// The bar at the end of the form: whether the entries are kept, save, and discard after a question.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PassportEdit } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { ActionDialog, Button, original } from '../../../ui/index.ts';
import type { Kept } from './autosave.ts';
import styles from './editing.module.css';
import { discardEdit } from './queries.ts';
import { forgetAutosave } from './use-autosave.ts';

interface SaveBarProps {
  readonly edit: PassportEdit;
  readonly kept: Kept;
  readonly canSave: boolean;
  readonly onSave: () => void;
}

export function SaveBar({ edit: { id, dppCode }, kept: { state, review }, canSave, onSave }: SaveBarProps) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const discard = async () => {
    // The workbench no longer has an edit that ended: only the entries of this window are discarded.
    if (state !== 'gone') await discardEdit(id, review.revision);
    forgetAutosave(id);
    await client.invalidateQueries({ queryKey: ['edits'] });
    await navigate(dppCode === undefined ? { to: '/passports' } : { to: '/passports/$id', params: { id: original(dppCode) } });
  };
  const shownState = state === 'conflict' || state === 'gone' ? 'failed' : state;
  return (
    <div className={styles.bar}>
      <span className={styles.state}>{t(`edit.state.${shownState}`, { time: format.dateTime(review.changedAt) })}</span>
      <Button icon={<Trash2 aria-hidden />} onPress={() => setAsking(true)}>
        {t('edit.discard')}
      </Button>
      <Button kind="primary" icon={<Save aria-hidden />} isDisabled={!canSave} onPress={onSave}>
        {t('edit.save')}
      </Button>
      <ActionDialog
        title={t('edit.discardTitle')}
        isOpen={asking}
        action={t('edit.discard')}
        isDangerous
        onClose={() => setAsking(false)}
        run={discard}
      >
        <p>{t('edit.discardText')}</p>
      </ActionDialog>
    </div>
  );
}
