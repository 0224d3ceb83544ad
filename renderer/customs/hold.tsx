// Helps with a suspended release: grounds, the four working days, the notices of Article 28, and a text to hand on.
import { Download as DownloadIcon, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { HoldGround, Inspection, RecordedHold } from '../../server/contract/index.ts';
import { inForce } from '../decisions/in-force.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Button, Card, Checkbox, Facts, Field, Fold, Select, saveText, useNow } from '../ui/index.ts';
import { customs, useCustoms } from './calls.ts';
import styles from './customs.module.css';
import { useHoldText } from './hold-text.ts';
import { NOTICES } from './notices.ts';
import { daysLeft, GROUNDS, HOLD_COUNTRIES, today } from './periods.ts';
import { RecordForm } from './record-form.tsx';

/** Renders nothing unless the item is held, or was suspended before. */
export function HoldCard({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { data } = useCustoms(inspection.id);
  const isHeld = inForce(inspection.decisions)?.decision === 'held';
  const hold = data?.hold;
  if (!isHeld && hold === undefined) return null;
  return (
    <Card title={t('hold.title')} icon={<Hourglass aria-hidden />}>
      {hold === undefined ? <p>{t('hold.lead')}</p> : <Suspended inspection={inspection} hold={hold} isHeld={isHeld} />}
      {isHeld ? (
        <Fold key={hold?.at} title={t(hold === undefined ? 'hold.begin' : 'hold.change')}>
          <HoldForm inspection={inspection} before={hold} />
        </Fold>
      ) : null}
    </Card>
  );
}

function Suspended({
  inspection,
  hold,
  isHeld,
}: {
  readonly inspection: Inspection;
  readonly hold: RecordedHold;
  readonly isHeld: boolean;
}) {
  const t = useT();
  const format = useFormat();
  const text = useHoldText(inspection, hold);
  const last = hold.workingDays.at(-1) ?? '';
  const left = daysLeft(hold.workingDays, today(new Date(useNow())));
  return (
    <>
      {isHeld ? (
        <p className={styles.timer} data-left={left}>
          {left > 0 ? t('hold.left', { count: left, day: format.date(last) }) : t('hold.over', { day: format.date(last) })}
        </p>
      ) : (
        <p>{t('hold.noLonger')}</p>
      )}
      <Facts
        facts={[
          { label: t('hold.suspendedOn'), value: format.date(hold.suspendedOn) },
          { label: t('hold.country'), value: format.country(hold.country) },
          { label: t('hold.workingDays'), value: hold.workingDays.map((day) => format.date(day)).join(', ') },
          {
            label: t('hold.skipped'),
            value: hold.skipped.map(({ day, why }) => `${format.date(day)} (${t(`hold.why.${why}`)})`).join(', ') || undefined,
          },
        ]}
      />
      <ul className={styles.result}>
        {hold.grounds.map((ground) => (
          <li key={ground}>
            ({ground}) {t(`hold.ground.${ground}`)}
          </li>
        ))}
      </ul>
      {hold.note === '' ? null : <p className={styles.text}>{hold.note}</p>}
      <p className={styles.muted}>
        {hold.officer}
        <HowSigned signedIn={hold.signedIn} /> · <time dateTime={hold.at}>{format.dateTime(hold.at)}</time> ·{' '}
        {t('hold.edition', { edition: hold.holidays })}
      </p>
      <Fold title={t('hold.notices')}>
        <p>{t('hold.noticesLead')}</p>
        {NOTICES.map(({ paragraph, texts }) => (
          <div key={paragraph}>
            <strong>{t(paragraph === 1 ? 'hold.dangerous' : 'hold.nonConforming')}</strong>
            <ul className={styles.result}>
              {texts.map(({ language, text: notice }) => (
                <li key={language} lang={language}>
                  {notice}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Fold>
      <div>
        <Button icon={<DownloadIcon aria-hidden />} onPress={() => saveText(`hold-${inspection.id}.txt`, 'text/plain;charset=utf-8', text)}>
          {t('hold.export')}
        </Button>
      </div>
    </>
  );
}

function HoldForm({ inspection, before }: { readonly inspection: Inspection; readonly before: RecordedHold | undefined }) {
  const t = useT();
  const format = useFormat();
  const [grounds, setGrounds] = useState<readonly HoldGround[]>(before?.grounds ?? []);
  const [country, setCountry] = useState(before?.country ?? '');
  const [suspendedOn, setSuspendedOn] = useState(before?.suspendedOn ?? today());
  const [daysOff, setDaysOff] = useState(before?.daysOff.join(' ') ?? '');
  const [note, setNote] = useState(before?.note ?? '');
  const days = [...new Set(daysOff.split(/[\s,;]+/).filter((day) => day !== ''))];
  const isComplete = grounds.length > 0 && country !== '' && suspendedOn !== '';
  return (
    <RecordForm
      inspection={inspection}
      content={isComplete ? { grounds, country, suspendedOn, daysOff: days, note } : undefined}
      send={customs.hold}
      action={t('hold.record')}
    >
      {(officerField) => (
        <>
          <fieldset className={styles.grounds}>
            <legend>{t('hold.grounds')}</legend>
            {GROUNDS.map((ground) => (
              <Checkbox
                key={ground}
                isSelected={grounds.includes(ground)}
                onChange={(is) => setGrounds(GROUNDS.filter((one) => (one === ground ? is : grounds.includes(one))))}
              >
                ({ground}) {t(`hold.ground.${ground}`)}
              </Checkbox>
            ))}
          </fieldset>
          <div className={styles.fields}>
            <Select
              label={t('hold.country')}
              value={country}
              onChange={setCountry}
              options={[
                { value: '', label: t('hold.choose') },
                ...HOLD_COUNTRIES.map((value) => ({ value, label: format.country(value) })),
              ]}
            />
            <Field type="date" label={t('hold.suspendedOn')} value={suspendedOn} onChange={setSuspendedOn} />
            <Field label={t('hold.daysOff')} help={t('hold.daysOffHelp')} maxLength={300} value={daysOff} onChange={setDaysOff} />
            {officerField}
          </div>
          <Field label={t('hold.note')} lines={3} maxLength={4000} value={note} onChange={setNote} />
        </>
      )}
    </RecordForm>
  );
}
