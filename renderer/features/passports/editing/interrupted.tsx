// Shows both sets of entries if another window edited, saved or discarded the same edit, and lets a person choose.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Category, JsonObject, PassportEdit } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Refused } from '../../../lib/api.ts';
import { commitOrLeave } from '../../../lib/commit.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button, Card, ErrorBox, Loading, Note, original } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import type { Autosave } from './autosave.ts';
import { Differences } from './differences.tsx';
import styles from './editing.module.css';
import { beginEdit, compareEdit, readEdit } from './queries.ts';
import { carryOver, forgetAutosave } from './use-autosave.ts';

interface InterruptedProps {
  readonly edit: PassportEdit;
  readonly document: JsonObject;
  readonly autosave: Autosave;
}

/** Milliseconds after the last key before the entries are compared again. */
const PACE = 500;

/** Another window has changed the edit. */
export function Conflict({ edit: { id }, document, autosave }: InterruptedProps) {
  const t = useT();
  const compared = useSettled(document, PACE);
  const { data, error, refetch } = useQuery({
    queryKey: ['edit-conflict', id, compared],
    queryFn: async () => {
      const [other, found] = await Promise.all([readEdit(id), compareEdit(id, compared)]);
      return { other, found };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isGone = error instanceof Refused && error.problem.status === 404;
  useEffect(() => {
    if (isGone) autosave.end();
  }, [isGone, autosave]);
  return (
    <Card title={t('edit.conflict')}>
      <div className={styles.stack}>
        <Note urgent>{t('edit.conflictText')}</Note>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {data === undefined ? (
          error ? null : (
            <Loading />
          )
        ) : (
          <>
            <Differences found={data.found} before={t('edit.before.conflict')} after={t('edit.after.conflict')} />
            <div className={styles.row}>
              <Button onPress={() => commitOrLeave(() => autosave.resume(data.other, data.other.document))}>{t('edit.takeOther')}</Button>
              <Button kind="primary" onPress={() => commitOrLeave(() => autosave.resume(data.other, document))}>
                {t('edit.keepMine')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** The edit was saved or discarded in another window, or saved here while more was entered. */
export function Ended({ edit, document }: Omit<InterruptedProps, 'autosave'>) {
  const t = useT();
  const navigate = useNavigate();
  const [fault, setFault] = useState<unknown>();
  const { dppCode, id } = edit;
  const category: Category = CATEGORIES.find((one) => one === document.category) ?? 'other';
  const start = dppCode === undefined ? { category, language: String(document.defaultLanguage ?? 'en') } : { passport: original(dppCode) };
  const go = async () => {
    try {
      const begun = await beginEdit(start);
      carryOver(begun, document);
      forgetAutosave(id);
      await navigate({ to: '/edit/$id', params: { id: begun.id } });
    } catch (thrown) {
      setFault(thrown);
    }
  };
  return (
    <Card title={t('edit.ended')}>
      <div className={styles.stack}>
        <Note urgent>{t('edit.endedText')}</Note>
        {fault === undefined ? null : <ErrorBox error={fault} />}
        <div className={styles.row}>
          <Button kind="primary" onPress={go}>
            {t('edit.carryOver')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
