// Makes a current checkpoint of the logs for another desk to cosign.
import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, Card, ErrorBox, Facts, Field } from '../../ui/index.ts';
import { checkpoints } from './calls.ts';
import { Carried } from './carried.tsx';
import styles from './checkpoints.module.css';

const WHOLE = /^\d{1,15}$/;

export function Present() {
  const t = useT();
  const format = useFormat();
  const [since, setSince] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => checkpoints.make(since.trim() === '' ? {} : { since: Number(since) }),
  });
  const isWrong = since.trim() !== '' && !WHOLE.test(since.trim());
  return (
    <Card title={t('checkpoints.present')} icon={<Stamp aria-hidden />}>
      <div className={styles.form}>
        <p>{t('checkpoints.presentHelp')}</p>
        <Field
          label={t('checkpoints.since')}
          help={t('checkpoints.sinceHelp')}
          inputMode="numeric"
          maxLength={15}
          value={since}
          onChange={setSince}
          error={isWrong ? t('checkpoints.sinceWrong') : undefined}
        />
        <Button icon={<Stamp aria-hidden />} isDisabled={isPending || isWrong} onPress={() => mutate()}>
          {t('checkpoints.make')}
        </Button>
        {error ? <ErrorBox error={error} /> : null}
        {data === undefined || error ? null : (
          <>
            <Facts
              columns="one"
              facts={[
                { label: t('checkpoints.origin'), value: <code>{data.origin}</code> },
                { label: t('checkpoints.size'), value: format.number(data.size) },
                { label: t('checkpoints.root'), value: <code>{data.root}</code> },
                { label: t('checkpoints.key'), value: <code>{data.fingerprint}</code> },
                { label: t('checkpoints.begun'), value: data.since && format.dateTime(data.since) },
              ]}
            />
            <Carried note={data} name={`checkpoint-${data.size}.txt`} label={t('checkpoints.asText')} />
          </>
        )}
      </div>
    </Card>
  );
}
