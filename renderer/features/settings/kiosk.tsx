// Makes this computer a kiosk, for administrators: its name, and the time after which it resets.
import { useState } from 'react';
import type { Kiosk, OfficerRules } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Field, Select } from '../../ui/index.ts';
import { useSettings } from '../../workbench/workbench.ts';
import styles from './settings.module.css';

const SECONDS = ['15', '30', '60', '120', '300'] as const;
const USUAL_SECONDS = 30;

interface KioskRulesProps {
  readonly kiosk: Kiosk | undefined;
  /** Asks for the confirmations that the change requires, and makes it. */
  readonly onChange: (rules: OfficerRules) => void;
}

export function KioskRules({ kiosk, onChange }: KioskRulesProps) {
  const t = useT();
  const { settings } = useSettings();
  const [edited, setEdited] = useState<{ readonly name: string; readonly seconds: string }>();
  const place = settings?.place ?? '';
  return (
    <section className={styles.form} aria-labelledby="kiosk-title">
      <h3 id="kiosk-title">{t('kiosk.title')}</h3>
      <p className={styles.note}>{t('kiosk.help')}</p>
      {edited ? (
        <>
          <Field
            label={t('kiosk.name')}
            help={t('kiosk.nameHelp')}
            value={edited.name}
            onChange={(name) => setEdited({ ...edited, name })}
            maxLength={200}
          />
          <Select
            label={t('kiosk.after')}
            options={[...new Set([...SECONDS, edited.seconds])].map((value) => ({
              value,
              label: t('kiosk.seconds', { count: Number(value) }),
            }))}
            value={edited.seconds}
            onChange={(seconds) => setEdited({ ...edited, seconds })}
          />
          <p>{place === '' ? t('kiosk.noPlace') : t('kiosk.place', { place })}</p>
          <div className={styles.officerActions}>
            <Button
              kind="primary"
              isDisabled={edited.name.trim() === '' || place === ''}
              onPress={() => {
                onChange({ kiosk: { name: edited.name.trim(), resetSeconds: Number(edited.seconds) } });
                setEdited(undefined);
              }}
            >
              {t('settings.save')}
            </Button>
            <Button onPress={() => setEdited(undefined)}>{t('common.cancel')}</Button>
          </div>
        </>
      ) : (
        <>
          {kiosk ? (
            <p className={styles.strong}>
              {kiosk.name} · {t('kiosk.after')} {t('kiosk.seconds', { count: kiosk.resetSeconds })}
            </p>
          ) : null}
          <div className={styles.officerActions}>
            <Button onPress={() => setEdited({ name: kiosk?.name ?? '', seconds: String(kiosk?.resetSeconds ?? USUAL_SECONDS) })}>
              {t(kiosk ? 'kiosk.change' : 'kiosk.begin')}
            </Button>
            {kiosk ? <Button onPress={() => onChange({ kiosk: null })}>{t('kiosk.end')}</Button> : null}
          </div>
        </>
      )}
    </section>
  );
}
