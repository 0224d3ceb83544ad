// The name of the officer and the place of inspection, suggested in every decision.
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, ErrorBox, Field, Form } from '../../ui/index.ts';
import { useSignedIn } from '../../workbench/officers.ts';
import { LINE_LIMIT, useSave } from '../../workbench/use-save.ts';
import styles from './settings.module.css';

export function Person({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  const signedIn = useSignedIn();
  const [officer, setOfficer] = useState(settings.officer);
  const [place, setPlace] = useState(settings.place);
  const tooLong = (text: string) => {
    const count = [...text.trim()].length;
    return count > LINE_LIMIT ? t('settings.tooLong', { limit: LINE_LIMIT, count }) : undefined;
  };
  const wrong = tooLong(officer) !== undefined || tooLong(place) !== undefined;
  const changed = (signedIn === undefined && officer.trim() !== settings.officer) || place.trim() !== settings.place;
  const submit = () => !wrong && changed && save({ ...(signedIn === undefined ? { officer: officer.trim() } : {}), place: place.trim() });
  return (
    <Card title={t('settings.person')} icon={<UserRound aria-hidden />}>
      <Form className={styles.form} onSubmit={submit}>
        {signedIn === undefined ? (
          <Field label={t('settings.officer')} autoComplete="name" value={officer} onChange={setOfficer} error={tooLong(officer)} />
        ) : (
          <p>{t('settings.personSignedIn', { name: signedIn.name })}</p>
        )}
        <Field label={t('settings.place')} value={place} onChange={setPlace} error={tooLong(place)} />
        <p className={styles.note}>{t('settings.personHelp')}</p>
        {error ? <ErrorBox error={error} /> : null}
        <Button kind="primary" type="submit" isDisabled={!changed || wrong} className={styles.start ?? ''}>
          {t('settings.save')}
        </Button>
      </Form>
    </Card>
  );
}
