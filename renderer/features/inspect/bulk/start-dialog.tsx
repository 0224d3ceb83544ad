// Begins a bulk inspection: of all inputs, or of a random sample.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LEVELS, type Level, samplingPlan } from '../../../../server/domain/sampling/plan.ts';
import { activeLanguage, useT } from '../../../i18n/index.ts';
import { commit } from '../../../lib/commit.ts';
import { useCurrentRun } from '../../../runs/queries.ts';
import { Button, Dialog, ErrorBox, Field, Note, Select, toast } from '../../../ui/index.ts';
import styles from './bulk.module.css';
import { bulks } from './calls.ts';
import { handOver } from './hand-over.ts';
import { type Many, MOST, putBack } from './open.ts';
import { wakeReader } from './reader.ts';

export function StartBulk({ many: { name: given, sources } }: { readonly many: Many }) {
  const t = useT();
  const navigate = useNavigate();
  const total = sources.length;
  const [name, setName] = useState(given ?? t('bulk.defaultName', { count: total }));
  const [level, setLevel] = useState<Level | 'all'>('all');
  // If the answer is lost, the same inspection is not begun twice.
  const [id] = useState(() => crypto.randomUUID());
  const { data } = useCurrentRun();
  const run = data?.run?.state === 'open' ? data.run : undefined;
  const isTooMany = total > MOST;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      commit((pass) =>
        bulks.begin({ id, name: name.trim(), language: activeLanguage(), total, ...(level === 'all' ? {} : { level }) }, pass),
      ),
    onSuccess: () => {
      putBack();
      handOver(id, sources, wakeReader).catch((fault: unknown) => toast('bad', fault instanceof Error ? fault.message : String(fault)));
      wakeReader();
      void navigate({ to: '/bulk/$id', params: { id } });
    },
  });
  const planned = (one: Level) => samplingPlan(total, one);
  return (
    <Dialog
      title={t('bulk.start.title', { count: total })}
      isOpen
      onClose={putBack}
      confirm={
        <Button kind="primary" isDisabled={isTooMany || isPending || name.trim() === ''} onPress={() => mutate()}>
          {t('bulk.start')}
        </Button>
      }
    >
      <div className={styles.form}>
        {isTooMany ? <Note>{t('bulk.tooMany', { limit: MOST })}</Note> : <p>{t('bulk.start.help')}</p>}
        <p>{run ? t('bulk.start.run', { name: run.name }) : t('bulk.start.noRun')}</p>
        <Field label={t('bulk.name')} value={name} onChange={setName} maxLength={200} isRequired />
        <Select
          label={t('bulk.which')}
          value={level}
          onChange={setLevel}
          options={[
            { value: 'all', label: t('bulk.all', { count: total }) },
            ...LEVELS.map((one) => ({
              value: one,
              label: t('bulk.sample', { level: one, size: planned(one).size, total, letter: planned(one).letter }),
            })),
          ]}
        />
        {level === 'all' ? null : <p className={styles.help}>{t('bulk.sampleHelp')}</p>}
        {error ? <ErrorBox error={error} /> : null}
      </div>
    </Dialog>
  );
}
